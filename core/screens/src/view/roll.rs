//! Rolling: the odds and the device's dice, or the faces of dice thrown at the table.

use core::fmt::Write;

use umpire_rules::dice::Faces;
use umpire_rules::table::{Answer, Kind, Question, Roll, Thrown};

use super::sheet::{PAGE, Sheet};
use crate::band::{Check, OwnDice, Text, What};
use crate::key::{Act, Key};
use crate::stack::Stack;

/// Where the roll stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Rolling {
    /// The device will throw.
    Ready,
    /// The players have thrown; this die is being entered.
    Entering { faces: Faces, at: u8 },
}

impl Rolling {
    pub(super) fn new(roll: &Roll, own_dice: bool) -> Self {
        if !own_dice || roll.pool.count == 0 {
            return Rolling::Ready;
        }
        // The picker starts in the middle: no face is further than half the die away.
        let middle = roll.pool.die.sides().div_ceil(2);
        let faces = core::iter::repeat_n(middle, roll.pool.count.into()).collect();
        Rolling::Entering { faces, at: 0 }
    }

    pub(super) fn stroke(&mut self, key: Key, roll: &Roll, own_dice: &mut bool) -> Act {
        match (self, key) {
            (Rolling::Ready, Key::B) => return Act::Undo,
            (Rolling::Ready, Key::A) => {
                *own_dice = false;
                return Act::Roll;
            }
            (ready @ Rolling::Ready, Key::X) => {
                *own_dice = true;
                *ready = Rolling::new(roll, true);
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
            (entering, Key::B) => *entering = Rolling::Ready,
            (entering, Key::X) => {
                *own_dice = false;
                *entering = Rolling::Ready;
            }
            _ => {}
        }
        Act::Stay
    }

    pub(super) fn stack(&self, mut sheet: Sheet, question: &Question) -> Stack {
        let Kind::Roll(roll) = &question.kind else { return sheet.foot(&[]) };
        let height = PAGE.1 - PAGE.0;
        match self {
            Rolling::Ready => {
                sheet.top(question);
                let head = sheet.head_of(question);
                let named = head.title.eq_ignore_ascii_case(roll.name);
                // A note that has no room beside a long name stands on the page.
                let note = if head.has_room_for_note() { Text::new() } else { head.note };
                sheet.push(height, What::Check(Check::new(roll, named, note)));
                sheet.foot(&[(Key::A, "Roll"), (Key::B, "Back"), (Key::X, "Own dice")])
            }
            Rolling::Entering { faces, at } => {
                let seat = question.asked.seat();
                let mut need = Text::new();
                let _ = write!(need, "need {}", roll.need); // nine letters at most
                sheet.strip(None);
                sheet.heading(seat, "Your dice", &need);
                let dice = OwnDice { seat, sides: roll.pool.die.sides(), faces: faces.clone(), at: *at };
                sheet.push(height, What::OwnDice(dice));
                let last = usize::from(*at) + 1 == faces.len();
                sheet.foot(&[(Key::A, if last { "Done" } else { "Next" }), (Key::B, "Back"), (Key::X, "Device")])
            }
        }
    }
}
