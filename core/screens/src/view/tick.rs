//! Ticking facts of the table, with the check they change below them.

use core::fmt::Write;

use heapless::Vec;
use umpire_rules::table::{Answer, Kind, MAX_FACTS, Question, Tick, Ticks};

use super::scroll::Scroll;
use super::sheet::{FULL, PAGE, Sheet};
use super::why::explains;
use crate::band::{Check, Foot, Text, TickRow, Weighed, What, bounds, short};
use crate::key::{Act, Key};
use crate::text::Size;

/// What is ticked so far, and where the cursor is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ticking {
    ticked: Ticks,
    scroll: Scroll,
    /// Rows of the page under the head.
    room: u8,
    /// What is ticked was to be said, and weighs too little or too much: the foot says so.
    refused: bool,
}

/// The least rows of a check below the facts.
const CHECK: usize = 30;

/// How many rows are listed at most, whatever is ticked: the screen keeps room for them.
fn most(tick: &Tick) -> usize {
    let plain = tick.facts.iter().filter(|fact| fact.only_if.is_none()).count();
    let beside = |other: usize, on: bool| {
        tick.facts
            .iter()
            .filter(|fact| fact.only_if.is_some_and(|only| (usize::from(only.0), only.1) == (other, on)))
            .count()
    };
    plain + (0..tick.facts.len()).map(|other| beside(other, true).max(beside(other, false))).sum::<usize>()
}

/// How many rows are seen at once, and how tall each is.
fn window(tick: &Tick, room: usize) -> (usize, usize) {
    if room < FULL {
        // Beside the check and the sum there is room for fewer.
        let below =
            if tick.check.is_some() { CHECK } else { 0 } + if tick.limit.is_some() { Weighed::HEIGHT } else { 0 };
        let rows = most(tick).clamp(1, (room - below) / 24);
        return (rows, ((room - below) / rows).min(37));
    }
    match (tick.check.is_some(), most(tick)) {
        (true, _) if tick.limit.is_some() => (3, 24),
        (false, 0..=4) if tick.limit.is_some() => (4, 30),
        (false, _) if tick.limit.is_some() => (5, 24),
        (_, 0..=1) => (1, 40),
        (true, 2) => (2, 27),
        (true, 3) => (3, 25),
        (true, 4) => (4, 25),
        (true, _) => (5, 24),
        (false, 2..=4) => (4, 37),
        (false, 5) => (5, 30),
        (false, _) => (6, 25),
    }
}

impl Ticking {
    pub(super) fn new(tick: &Tick, room: usize) -> Self {
        Ticking { ticked: tick.preset(), scroll: Scroll::default(), room: room as u8, refused: false }
    }

    /// Ticks what was ticked.
    pub(super) fn show(&mut self, answer: &Answer) {
        if let Answer::Ticks(ticked) = answer {
            self.ticked = *ticked;
        }
    }

    fn listed(&self, tick: &Tick) -> Vec<usize, MAX_FACTS> {
        (0..tick.facts.len()).filter(|&row| tick.listed(row, self.ticked)).collect()
    }

    /// The row under the cursor.
    pub(super) fn under(&self, tick: &Tick) -> Option<u8> {
        self.listed(tick).get(self.scroll.at()).map(|&row| row as u8)
    }

    pub(super) fn stroke(&mut self, key: Key, tick: &Tick, own_dice: &mut bool) -> Act {
        let list = self.listed(tick);
        let (window, _) = window(tick, self.room.into());
        self.refused = false;
        match key {
            Key::Up | Key::Down => self.scroll.step(key == Key::Down, list.len(), window),
            Key::A => {
                if let Some(&fact) = list.get(self.scroll.at()) {
                    self.ticked ^= 1 << fact;
                    // Rows may come and go with a tick; the cursor stays on its fact.
                    let list = self.listed(tick);
                    let at = list.iter().position(|&row| row == fact).unwrap_or(0);
                    self.scroll.keep(at, list.len(), window);
                }
            }
            Key::X | Key::Right if !tick.weighs_right(tick.counted(self.ticked)) => {
                self.refused = key == Key::X || tick.check.is_some();
            }
            Key::X => return self.say(tick, *own_dice),
            // With the other dice: those of the table, or those of the device again.
            Key::Right if tick.check.is_some() => {
                *own_dice = !*own_dice;
                return self.say(tick, *own_dice);
            }
            Key::B => return Act::Undo,
            _ => {}
        }
        Act::Stay
    }

    fn say(&self, tick: &Tick, own_dice: bool) -> Act {
        let said = Answer::Ticks(tick.counted(self.ticked));
        let rolls = tick.check.as_ref().is_some_and(|check| check.base.asides.is_empty());
        if rolls && !own_dice { Act::SayThenRoll(said) } else { Act::Say(said) }
    }

    pub(super) fn stack(&self, mut sheet: Sheet, question: &Question, own_dice: bool) {
        let Kind::Tick(tick) = &question.kind else { return sheet.foot(&[]) };
        sheet.top(question);
        let list = self.listed(tick);
        let (page, (window, height)) = (sheet.stack.end(), window(tick, self.room.into()));
        let large =
            height >= 37 && (0..tick.rows()).all(|row| TickRow::fits(Size::Large, &sheet.text(&tick.label(row))));
        for at in self.scroll.seen(list.len(), window) {
            let row = list[at];
            let what = TickRow {
                seat: question.head.asked.seat(),
                size: if large { Size::Large } else { Size::Body },
                label: sheet.text(&tick.label(row)),
                sign: match tick.limit {
                    Some(_) => short(tick.facts[row].weight),
                    None => short(tick.facts[row].sign()),
                },
                ticked: self.ticked >> row & 1 == 1,
                matters: tick.matters(row, self.ticked),
                on: at == self.scroll.at(),
                more: self.scroll.more(at, list.len(), window),
            };
            sheet.push(height, What::Tick(what));
        }
        let row = self.under(tick).and_then(|row| tick.facts.get(usize::from(row))).and_then(|fact| fact.help);
        let why = explains(&question.head, row).then_some((Key::Y, "Why"));
        let counted = tick.counted(self.ticked);
        if let Some(limit) = tick.limit {
            let top = page + window * height;
            sheet.stack.blank_to(top);
            sheet.push(Weighed::HEIGHT, What::Weighed(Weighed { now: tick.weight(counted), limit }));
        }
        match (tick.roll(counted), tick.limit) {
            (_, Some(limit)) if self.refused => {
                let mut why = Text::new();
                let _ = write!(why, "{} ticked: tick {}", tick.weight(counted), bounds(&limit)); // a unit of one word
                sheet.end(Foot::Say(why))
            }
            (Some(roll), _) => {
                let top = sheet.stack.end().max(page + window * height).max(PAGE.0 + 54);
                sheet.stack.blank_to(top);
                let named = sheet.text(&question.head.title).eq_ignore_ascii_case(roll.name);
                sheet.push(PAGE.1 - top, What::Check(Check::new(&roll, named)));
                let go = if own_dice { "Enter" } else { "Roll" };
                let go = if roll.asides.is_empty() { go } else { "Go on" };
                let other = if own_dice { "Device" } else { "Own dice" };
                sheet.foot(&[(Key::A, "Tick"), (Key::X, go), why.unwrap_or((Key::Right, other))])
            }
            (None, _) => sheet.foot(&[(Key::A, "Tick"), (Key::X, "Done"), why.unwrap_or((Key::B, "Back"))]),
        }
    }
}
