//! Rolling: the odds and the device's dice, or the faces of dice thrown at the table.

use umpire_rules::table::{Answer, Kind, Question, Roll};

use super::enter::{Entry, may_count};
use super::sheet::Sheet;
use super::stakes;
use super::why::explains;
use crate::band::{Aside, Check, Text, What};
use crate::key::{Act, Key};

/// Where the roll stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Rolling {
    /// Nothing is thrown yet; A throws the device's dice, or opens the entry of own ones. Reasons are seen from the
    /// first one on.
    Ready { own: bool, first: u8 },
    /// The players have thrown.
    Entering(Entry),
}

impl Rolling {
    pub(super) fn new(roll: &Roll, own_dice: bool) -> Self {
        // What can be done before the dice are thrown must be seen before they are.
        if !own_dice || roll.pool.count == 0 || !roll.extras.is_empty() {
            return Rolling::Ready { own: own_dice && roll.pool.count > 0, first: 0 };
        }
        Rolling::Entering(Entry::new(roll))
    }

    /// What a key does, with so many lines listed before the reasons.
    pub(super) fn stroke(&mut self, key: Key, (roll, whom): (&Roll, usize), own_dice: &mut bool) -> Act {
        match (self, key) {
            (Rolling::Ready { .. }, Key::B) => return Act::Undo,
            (Rolling::Ready { own: false, .. }, Key::A) => {
                *own_dice = false;
                return Act::Roll;
            }
            (Rolling::Ready { .. }, Key::Up | Key::Down) if !roll.extras.is_empty() => {
                let at = u8::from(key == Key::Down);
                return if at < roll.extras.len() as u8 { Act::Say(Answer::Pick(at)) } else { Act::Stay };
            }
            (Rolling::Ready { first, .. }, Key::Up | Key::Left) => *first = first.saturating_sub(1),
            (Rolling::Ready { first, .. }, Key::Down | Key::Right) => *first = (*first + 1).min(most(roll, whom)),
            (Rolling::Ready { own: own @ true, .. }, Key::X) => (*own, *own_dice) = (false, false),
            (ready @ Rolling::Ready { .. }, Key::A | Key::X) if roll.pool.count > 0 => {
                *own_dice = true;
                *ready = Rolling::Entering(Entry::new(roll));
            }
            (entering @ Rolling::Entering(_), Key::B) => {
                *entering = Rolling::Ready { own: !roll.extras.is_empty(), first: 0 };
            }
            (Rolling::Entering(entry), Key::X) if may_count(roll) => entry.turn(),
            (entering @ Rolling::Entering(_), Key::X) => {
                *own_dice = false;
                *entering = Rolling::Ready { own: false, first: 0 };
            }
            (Rolling::Entering(entry), _) => return entry.stroke(key, roll),
            _ => {}
        }
        Act::Stay
    }

    pub(super) fn stack(&self, mut sheet: Sheet, question: &Question) {
        let Kind::Roll(roll) = &question.kind else { return sheet.foot(&[]) };
        match self {
            Rolling::Ready { own, first } => {
                if stakes::is_small(roll) {
                    small(&mut sheet, question, roll);
                } else {
                    stakes::roll(&mut sheet, question, roll, *first);
                }
                for (key, aside) in [Key::Up, Key::Down].into_iter().zip(&roll.extras) {
                    let label = sheet.text(&aside.label);
                    sheet.push(Aside::HEIGHT, What::Aside(Aside { key, seat: aside.seat, label }));
                }
                let (go, other) = if *own { ("Enter", "Device") } else { ("Roll", "Own dice") };
                match explains(&question.heading, None) {
                    true => sheet.foot(&[(Key::A, go), (Key::X, other), (Key::Y, "Why")]),
                    false => sheet.foot(&[(Key::A, go), (Key::B, "Back"), (Key::X, other)]),
                }
            }
            Rolling::Entering(entry) => {
                let done = entry.push(&mut sheet, question, roll);
                let other = if may_count(roll) { entry.other() } else { "Device" };
                sheet.foot(&[(Key::A, done), (Key::B, "Back"), (Key::X, other)])
            }
        }
    }
}

/// How far the reasons can be scrolled.
fn most(roll: &Roll, whom: usize) -> u8 {
    let (window, _) = stakes::window(roll.extras.len());
    if stakes::is_small(roll) { 0 } else { (whom + roll.why.len()).saturating_sub(window) as u8 }
}

/// The page of a few dice.
fn small(sheet: &mut Sheet, question: &Question, roll: &Roll) {
    sheet.top(question);
    let head = sheet.head_of(question);
    let named = head.title.eq_ignore_ascii_case(roll.name);
    // A note that has no room beside a long name stands on the page.
    let note = if head.has_room_for_note() { Text::new() } else { head.note };
    let below = roll.extras.len() * Aside::HEIGHT;
    sheet.push(sheet.room() - below, What::Check(Check::page_of(roll, named, note)));
}
