//! Rolling: the odds and the device's dice, or the faces of dice thrown at the table.

use umpire_rules::dice::Faces;
use umpire_rules::table::{Answer, Kind, Question, Roll, Thrown};

use super::dice::named;
use super::sheet::Sheet;
use super::why::explains;
use crate::band::{Aside, Check, OwnDice, Text, What};
use crate::key::{Act, Key};

/// Where the roll stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Rolling {
    /// Nothing is thrown yet; A throws the device's dice, or opens the entry of own ones.
    Ready { own: bool },
    /// The players have thrown; this die is being entered.
    Entering { faces: Faces, at: u8 },
}

impl Rolling {
    pub(super) fn new(roll: &Roll, own_dice: bool) -> Self {
        // What can be done before the dice are thrown must be seen before they are.
        if !own_dice || roll.pool.count == 0 || !roll.asides.is_empty() {
            return Rolling::Ready { own: own_dice && roll.pool.count > 0 };
        }
        Rolling::entry(roll)
    }

    fn entry(roll: &Roll) -> Self {
        // The picker starts in the middle: no face is further than half the die away.
        let middle = roll.pool.die.sides().div_ceil(2);
        let faces = core::iter::repeat_n(middle, roll.pool.count.into()).collect();
        Rolling::Entering { faces, at: 0 }
    }

    pub(super) fn stroke(&mut self, key: Key, roll: &Roll, own_dice: &mut bool) -> Act {
        match (self, key) {
            (Rolling::Ready { .. }, Key::B) => return Act::Undo,
            (Rolling::Ready { own: false }, Key::A) => {
                *own_dice = false;
                return Act::Roll;
            }
            (Rolling::Ready { .. }, Key::Up | Key::Down) => {
                let at = u8::from(key == Key::Down);
                return if at < roll.asides.len() as u8 { Act::Say(Answer::Pick(at)) } else { Act::Stay };
            }
            (Rolling::Ready { own: own @ true }, Key::X) => (*own, *own_dice) = (false, false),
            (ready @ Rolling::Ready { .. }, Key::A | Key::X) if roll.pool.count > 0 => {
                *own_dice = true;
                *ready = Rolling::entry(roll);
            }
            (Rolling::Entering { faces, at }, Key::A) if usize::from(*at) + 1 == faces.len() => {
                return Act::Say(Answer::Dice(faces.clone(), Thrown::Table));
            }
            (Rolling::Entering { faces, at }, Key::A | Key::Right) => *at = (*at + 1).min(faces.len() as u8 - 1),
            (Rolling::Entering { at, .. }, Key::Left) => *at = at.saturating_sub(1),
            (Rolling::Entering { faces, at }, Key::Up | Key::Down) => {
                let (face, sides) = (&mut faces[usize::from(*at)], roll.pool.die.sides());
                *face = match key {
                    Key::Up if *face == sides => 1,
                    Key::Up => *face + 1,
                    _ if *face == 1 => sides,
                    _ => *face - 1,
                };
            }
            (entering @ Rolling::Entering { .. }, Key::B) => {
                *entering = Rolling::Ready { own: !roll.asides.is_empty() };
            }
            (entering @ Rolling::Entering { .. }, Key::X) => {
                *own_dice = false;
                *entering = Rolling::Ready { own: false };
            }
            _ => {}
        }
        Act::Stay
    }

    pub(super) fn stack(&self, mut sheet: Sheet, question: &Question) {
        let Kind::Roll(roll) = &question.kind else { return sheet.foot(&[]) };
        match self {
            Rolling::Ready { own } => {
                sheet.top(question);
                let head = sheet.head_of(question);
                let named = head.title.eq_ignore_ascii_case(roll.name);
                // A note that has no room beside a long name stands on the page.
                let note = if head.has_room_for_note() { Text::new() } else { head.note };
                let below = roll.asides.len() * Aside::HEIGHT;
                sheet.push(sheet.room() - below, What::Check(Check::page_of(roll, named, note)));
                for (key, aside) in [Key::Up, Key::Down].into_iter().zip(&roll.asides) {
                    let label = sheet.text(&aside.label);
                    sheet.push(Aside::HEIGHT, What::Aside(Aside { key, seat: aside.seat, label }));
                }
                let (go, other) = if *own { ("Enter", "Device") } else { ("Roll", "Own dice") };
                match explains(&question.head, None) {
                    true => sheet.foot(&[(Key::A, go), (Key::X, other), (Key::Y, "Why")]),
                    false => sheet.foot(&[(Key::A, go), (Key::B, "Back"), (Key::X, other)]),
                }
            }
            Rolling::Entering { faces, at } => {
                let seat = question.head.asked.seat();
                let title = named(roll.name, roll.score);
                sheet.strip(None);
                sheet.heading(seat, &title, "your dice");
                let dice = OwnDice { seat, sides: roll.pool.die.sides(), faces: faces.clone(), at: *at };
                sheet.push(sheet.room(), What::OwnDice(dice));
                let last = usize::from(*at) + 1 == faces.len();
                sheet.foot(&[(Key::A, if last { "Done" } else { "Next" }), (Key::B, "Back"), (Key::X, "Device")])
            }
        }
    }
}
