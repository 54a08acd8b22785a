//! Dice of the players' own: their faces one by one, or how many of them hit.

use core::fmt::Write;

use umpire_engine::dice::{Faces, Score};
use umpire_engine::table::{Answer, Question, Roll, Seat, Thrown};
use umpire_raster::die::DieLook;

use crate::bands::{AnyBand, EnteredDie, EnteredFaces, HitCountBand, OwnDiceBand, is_small};
use crate::intent::Intent;
use crate::key::Key;
use crate::pages::dice::{fits, named};
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::pages::{stakes, tray};
use crate::strings::{Text, short};

/// What is entered so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DiceEntry {
    /// 0 where a die was not turned yet.
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
const fn may_count(roll: &Roll) -> bool {
    roll.hits_only && matches!(roll.score, Score::Each(_))
}

impl DiceEntry {
    pub(crate) fn new(roll: &Roll) -> Self {
        // A face that is there before anybody threw would be taken by one press too many.
        let faces: Faces = core::iter::repeat_n(0, roll.pool.count.into()).collect();
        let counts = may_count(roll) && faces.len() > FEW;
        DiceEntry { faces, at: 0, far: 0, hits: 0, counts }
    }

    /// What was entered before; none where it was no dice of the players' own.
    pub(crate) fn showing(roll: &Roll, answer: &Answer) -> Option<Self> {
        let fresh = DiceEntry::new(roll);
        match answer {
            Answer::Hits(hits) => Some(DiceEntry { hits: *hits, counts: true, ..fresh }),
            Answer::Dice(faces, Thrown::Table) => Some(DiceEntry {
                faces: faces.clone(),
                far: (faces.len() as u8).saturating_sub(1),
                counts: false,
                ..fresh
            }),
            _ => None,
        }
    }

    /// Whether left goes from faces to hits, or back: from the first of them.
    pub(crate) const fn turns(&self, roll: &Roll) -> bool {
        may_count(roll) && (if self.counts { self.hits } else { self.at }) == 0
    }

    /// What the other way to enter them is called.
    pub(crate) const fn other(&self) -> &'static str {
        if self.counts { "Faces" } else { "Hits" }
    }

    pub(crate) fn on_key(&mut self, key: Key, roll: &Roll) -> Intent {
        if key == Key::Left && self.turns(roll) {
            self.counts = !self.counts;
            return Intent::Stay;
        }
        if self.counts {
            return self.count(key, roll);
        }
        let last = self.faces.len() as u8 - 1;
        match key {
            Key::A if self.missing() == Some(self.at) => {}
            Key::A | Key::X if self.at == last || key == Key::X => match self.missing() {
                None => return Intent::Answer(Answer::Dice(self.faces.clone(), Thrown::Table)),
                Some(die) => self.at = die,
            },
            Key::A | Key::Right => self.at = (self.at + 1).min(last),
            Key::Left => self.at = self.at.saturating_sub(1),
            Key::Up | Key::Down => self.turn_die(key == Key::Up, roll.pool.die.sides()),
            _ => {}
        }
        self.far = self.far.max(self.at);
        Intent::Stay
    }

    /// The first die that was not turned yet.
    fn missing(&self) -> Option<u8> {
        self.faces.iter().position(|face| *face == 0).map(|die| die as u8)
    }

    /// One face on, from the middle: no face is further than half the die away. Whoever sorts many dice before entering them turns each face once: dice to come follow.
    fn turn_die(&mut self, up: bool, sides: u8) {
        let at = usize::from(self.at);
        let face = match self.faces[at] {
            0 => sides.div_ceil(2),
            face if up => face % sides + 1,
            1 => sides,
            face => face - 1,
        };
        let follow = self.faces.len() > FEW && self.at == self.far;
        let end = if follow { self.faces.len() } else { at + 1 };
        self.faces[at..end].fill(face);
    }

    fn count(&mut self, key: Key, roll: &Roll) -> Intent {
        let most = roll.score.most_hits(roll.pool.count);
        self.hits = match key {
            Key::A | Key::X => return Intent::Answer(Answer::Hits(self.hits)),
            Key::Up => self.hits + 1,
            Key::Down => self.hits.saturating_sub(1),
            Key::Right => self.hits + HitCountBand::LEAP,
            Key::Left => self.hits.saturating_sub(HitCountBand::LEAP),
            _ => self.hits,
        }
        .min(most);
        Intent::Stay
    }

    /// What A does at this die; nothing before it is turned.
    fn done(&self) -> &'static str {
        if self.faces[usize::from(self.at)] == 0 {
            return "";
        }
        if usize::from(self.at) + 1 == self.faces.len() { "Done" } else { "Next" }
    }

    /// Strip, head and page; what A does there, which is nothing where a die has to be turned first.
    pub(crate) fn push(&self, builder: &mut PageBuilder, question: &Question, roll: &Roll) -> &'static str {
        let seat = question.heading.asked.seat();
        let (sides, height) = (roll.pool.die.sides(), PAGE.1 - PAGE.0);
        if is_small(roll) && !self.counts {
            let faces = core::array::from_fn(|die| self.faces.get(die).copied().unwrap_or(0));
            stakes::entry(builder, question, roll, EnteredFaces { seat, faces, at: self.at });
            return self.done();
        }
        if roll.score == Score::Read && self.faces.len() <= FEW {
            stakes::entry_head(builder, question, roll);
            return self.push_faces(builder, seat, (sides, PAGE.1 - builder.bottom()));
        }
        builder.strip(None);
        let (title, note) = (named(roll.name, roll.score), "your dice");
        builder.heading(seat, &title, if fits(seat, &title, note, false) { note } else { "" });
        if self.counts {
            let mut of = Text::new();
            let _ = write!(of, "hits of {}", roll.pool); // six letters
            let most = roll.score.most_hits(roll.pool.count);
            builder.push(height, AnyBand::HitCount(HitCountBand { seat, hits: self.hits, most, of }));
            return "Done";
        }
        self.push_faces(builder, seat, (sides, height))
    }

    /// The faces one by one; what A does there.
    fn push_faces(&self, builder: &mut PageBuilder, seat: Option<Seat>, (sides, height): (u8, usize)) -> &'static str {
        let at = usize::from(self.at);
        let done = self.done();
        if self.faces.len() <= FEW {
            let dice = OwnDiceBand { seat, sides, faces: self.faces.clone(), at: self.at };
            builder.push(height, AnyBand::OwnDice(dice));
            return done;
        }
        let looks = self.faces.iter().enumerate().map(|(i, &face)| match i {
            // The one being entered is seen large, and its place is marked.
            _ if i == at => DieLook::Asked(0, seat),
            _ if i <= usize::from(self.far) => DieLook::Hit(face),
            _ => DieLook::Ghost,
        });
        let mut place = Text::new();
        let _ = write!(place, "{} of {}", short(self.at + 1), self.faces.len()); // two digits each
        let turned = EnteredDie { seat, face: self.faces[at], place, rows: (PAGE.0 as u8, PAGE.1 as u8) };
        tray::push_entry(builder, sides, looks, turned);
        done
    }
}
