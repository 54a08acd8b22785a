//! Ticking facts of the table, with the check they change below them.

use heapless::Vec;
use umpire_rules::table::{Answer, Kind, MAX_FACTS, Question, Tick};

use super::scroll::Scroll;
use super::sheet::{PAGE, Sheet};
use crate::band::{Check, Text, TickRow, What};
use crate::key::{Act, Key};
use crate::stack::Stack;
use crate::text::Size;

/// What is ticked so far, and where the cursor is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ticking {
    ticked: u16,
    scroll: Scroll,
}

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
fn window(tick: &Tick) -> (usize, usize) {
    match (tick.check.is_some(), most(tick)) {
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
    pub(super) fn new(tick: &Tick) -> Self {
        let ticked = tick.facts.iter().enumerate().fold(0, |bits, (i, fact)| bits | u16::from(fact.preset) << i);
        Ticking { ticked, scroll: Scroll::default() }
    }

    fn listed(&self, tick: &Tick) -> Vec<usize, MAX_FACTS> {
        (0..tick.facts.len()).filter(|&row| tick.listed(row, self.ticked)).collect()
    }

    pub(super) fn stroke(&mut self, key: Key, tick: &Tick, own_dice: &mut bool) -> Act {
        let list = self.listed(tick);
        let (window, _) = window(tick);
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
        if tick.check.is_some() && !own_dice { Act::SayThenRoll(said) } else { Act::Say(said) }
    }

    pub(super) fn stack(&self, mut sheet: Sheet, question: &Question, own_dice: bool) -> Stack {
        let Kind::Tick(tick) = &question.kind else { return sheet.foot(&[]) };
        sheet.top(question);
        let list = self.listed(tick);
        let labels: Vec<Text, MAX_FACTS> = tick.facts.iter().map(|fact| sheet.text(&fact.label)).collect();
        let (window, height) = window(tick);
        let large = height >= 37 && labels.iter().all(|label| TickRow::fits(Size::Large, label));
        for at in self.scroll.seen(list.len(), window) {
            let row = list[at];
            let what = TickRow {
                seat: question.asked.seat(),
                size: if large { Size::Large } else { Size::Body },
                label: labels[row].clone(),
                sign: tick.facts[row].sign(),
                ticked: self.ticked >> row & 1 == 1,
                matters: tick.matters(row, self.ticked),
                on: at == self.scroll.at(),
                more: self.scroll.more(at, list.len(), window),
            };
            sheet.push(height, What::Tick(what));
        }
        match tick.roll(tick.counted(self.ticked)) {
            Some(roll) => {
                let top = (PAGE.0 + window * height).max(PAGE.0 + 54);
                sheet.stack.blank_to(top);
                let named = sheet.text(&question.title).eq_ignore_ascii_case(roll.name);
                sheet.push(PAGE.1 - top, What::Check(Check::new(&roll, named, Text::new())));
                let (go, other) = if own_dice { ("Enter", "Device") } else { ("Roll", "Own dice") };
                sheet.foot(&[(Key::A, "Tick"), (Key::X, go), (Key::Right, other)])
            }
            None => sheet.foot(&[(Key::A, "Tick"), (Key::X, "Done"), (Key::B, "Back")]),
        }
    }
}
