//! Dice of the players' own: their faces one by one, or how many of them hit.

use core::fmt::Write;

use umpire_rules::dice::{Faces, Score, mean};
use umpire_rules::table::{Answer, Question, Roll, Thrown};

use super::dice::{fits, named};
use super::sheet::{PAGE, Sheet};
use super::tray;
use crate::band::{HitCount, OwnDice, Text, Turned, What, short};
use crate::die::Lie;
use crate::key::{Act, Key};

/// What is entered so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    faces: Faces,
    /// The die being entered.
    at: u8,
    /// The last die that was looked at: those behind it are not entered yet.
    far: u8,
    hits: u8,
    /// Whether hits are entered, and no faces.
    counts: bool,
}

/// The most dice that are entered side by side.
const FEW: usize = 12;

/// Whether players may count hits themselves: only where each die hits or does not.
pub(super) const fn may_count(roll: &Roll) -> bool {
    roll.hits_only && matches!(roll.score, Score::Each(_))
}

impl Entry {
    pub(super) fn new(roll: &Roll) -> Self {
        // The picker starts in the middle: no face is further than half the die away.
        let middle = roll.pool.die.sides().div_ceil(2);
        let faces: Faces = core::iter::repeat_n(middle, roll.pool.count.into()).collect();
        let counts = may_count(roll) && faces.len() > FEW;
        // And hits start where most throws end.
        Entry { faces, at: 0, far: 0, hits: (mean(roll.pool, roll.score) / 2) as u8, counts }
    }

    /// From faces to hits, or back.
    pub(super) fn turn(&mut self) {
        self.counts = !self.counts;
    }

    /// What the other way to enter them is called.
    pub(super) const fn other(&self) -> &'static str {
        if self.counts { "Faces" } else { "Hits" }
    }

    pub(super) fn stroke(&mut self, key: Key, roll: &Roll) -> Act {
        if self.counts {
            return self.count(key, roll);
        }
        let last = self.faces.len() as u8 - 1;
        match key {
            Key::A if self.at == last => return Act::Say(Answer::Dice(self.faces.clone(), Thrown::Table)),
            Key::A | Key::Right => self.at = (self.at + 1).min(last),
            Key::Left => self.at = self.at.saturating_sub(1),
            Key::Up | Key::Down => self.turn_die(key == Key::Up, roll.pool.die.sides()),
            _ => {}
        }
        self.far = self.far.max(self.at);
        Act::Stay
    }

    /// One face on. Whoever sorts many dice before entering them turns each face once: dice to come follow.
    fn turn_die(&mut self, up: bool, sides: u8) {
        let at = usize::from(self.at);
        let face = match self.faces[at] {
            face if up => face % sides + 1,
            1 => sides,
            face => face - 1,
        };
        let follow = self.faces.len() > FEW && self.at == self.far;
        let end = if follow { self.faces.len() } else { at + 1 };
        self.faces[at..end].fill(face);
    }

    fn count(&mut self, key: Key, roll: &Roll) -> Act {
        let most = roll.score.most_hits(roll.pool.count);
        self.hits = match key {
            Key::A => return Act::Say(Answer::Hits(self.hits)),
            Key::Up => self.hits + 1,
            Key::Down => self.hits.saturating_sub(1),
            Key::Right => self.hits + HitCount::LEAP,
            Key::Left => self.hits.saturating_sub(HitCount::LEAP),
            _ => self.hits,
        }
        .min(most);
        Act::Stay
    }

    /// Strip, head and page; what A does there.
    pub(super) fn push(&self, sheet: &mut Sheet, question: &Question, roll: &Roll) -> &'static str {
        let seat = question.heading.asked.seat();
        let (sides, height) = (roll.pool.die.sides(), PAGE.1 - PAGE.0);
        sheet.strip(None);
        let (title, note) = (named(roll.name, roll.score), "your dice");
        sheet.heading(seat, &title, if fits(seat, &title, note) { note } else { "" });
        if self.counts {
            let mut of = Text::new();
            let _ = write!(of, "hits of {}", roll.pool); // six letters
            let most = roll.score.most_hits(roll.pool.count);
            sheet.push(height, What::HitCount(HitCount { seat, hits: self.hits, most, of }));
            return "Done";
        }
        let at = usize::from(self.at);
        let done = if at + 1 == self.faces.len() { "Done" } else { "Next" };
        if self.faces.len() <= FEW {
            let dice = OwnDice { seat, sides, faces: self.faces.clone(), at: self.at };
            sheet.push(height, What::OwnDice(dice));
            return done;
        }
        let lies = self.faces.iter().enumerate().map(|(i, &face)| match i {
            // The one being entered is seen large, and its place is marked.
            _ if i == at => Lie::Asked(0, seat),
            _ if i <= usize::from(self.far) => Lie::Hit(face),
            _ => Lie::Ghost,
        });
        let mut place = Text::new();
        let _ = write!(place, "{} of {}", short(self.at + 1), self.faces.len()); // two digits each
        let turned = Turned { seat, face: self.faces[at], place, rows: (PAGE.0 as u8, PAGE.1 as u8) };
        tray::push_entry(sheet, sides, lies, turned);
        done
    }
}
