//! Taking back what somebody may not like to see again: every seat has to agree.

use core::fmt::Write;

use umpire_rules::table::{Crossed, Seat};

use super::sheet::{PAGE, Sheet};
use crate::band::{Alarm, Line, Text, Voice, What, text};
use crate::key::{Act, Key};
use crate::text::Size;

/// What is to be taken back, and who has agreed so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Consent {
    steps: u16,
    crossed: Crossed,
    /// How many seats have agreed, in seat order.
    agreed: u8,
}

/// Rows of a line.
const LINE: usize = 29;

impl Consent {
    /// Nobody has agreed yet.
    pub(super) const fn new(steps: u16, crossed: Crossed) -> Self {
        Consent { steps, crossed, agreed: 0 }
    }

    /// What a key does; none while others have to be asked.
    pub(super) fn stroke(&mut self, key: Key, seats: u8) -> Option<Act> {
        match key {
            Key::A if self.agreed + 1 >= seats => Some(Act::Agreed(self.steps)),
            Key::A => {
                self.agreed += 1;
                None
            }
            Key::B => Some(Act::Stay),
            _ => None,
        }
    }

    pub(super) fn stack(&self, mut sheet: Sheet) {
        sheet.strip(None);
        sheet.push(78, What::Alarm(Alarm { title: text("Take back?") }));
        sheet.stack.blank_to(PAGE.1 - 3 * LINE - 4);
        let what = match self.crossed {
            Crossed { dice: true, secret: true } => "Dice and secrets fell.",
            Crossed { secret: true, .. } => "Secrets were revealed.",
            _ => "Dice were thrown.",
        };
        let mut steps = Text::new();
        let plural = if self.steps == 1 { "" } else { "s" };
        let _ = write!(steps, "{} step{plural}, if all agree:", self.steps); // five digits at most
        let seat = (sheet.scene.seats() > 0).then_some(Seat(self.agreed));
        let mut who = Text::new();
        let name = seat.map_or("You", Seat::name);
        let _ = write!(who, "{name}: A if you agree"); // a colour
        let lines = [(None, text(what), Voice::First), (None, steps, Voice::Second), (seat, who, Voice::First)];
        for (seat, text, voice) in lines {
            sheet.push(LINE, What::Line(Line { seat, text, size: Size::Body, voice, centred: false }));
        }
        sheet.foot(&[(Key::A, "Agree"), (Key::B, "Let it stand")])
    }
}
