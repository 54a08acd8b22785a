//! Taking back what somebody may not like to see again: every seat has to agree.

use core::fmt::Write;

use umpire_rules::table::{Crossed, Seat};

use crate::bands::{AgreedBand, AnyBand, LineBand, LineVoice};
use crate::intent::Intent;
use crate::key::Key;
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::raster::text::TextSize;
use crate::strings::{Text, text};

/// What is to be taken back, and who has agreed so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ConsentPage {
    steps: u16,
    crossed: Crossed,
    /// How many seats have agreed, in seat order.
    agreed: u8,
}

/// Rows of a line, and where there is one more of them.
const LINE: usize = 29;
const CLOSE: usize = 25;
/// Pixels of a line behind a mark.
const ROOM: i32 = 208;

impl ConsentPage {
    /// Nobody has agreed yet.
    pub(crate) const fn new(steps: u16, crossed: Crossed) -> Self {
        ConsentPage { steps, crossed, agreed: 0 }
    }

    /// What a key does; none while others have to be asked.
    pub(crate) fn on_key(&mut self, key: Key, seats: u8) -> Option<Intent> {
        match key {
            Key::A if self.agreed + 1 >= seats => Some(Intent::GoBackAgreed(self.steps)),
            Key::A => {
                self.agreed += 1;
                None
            }
            Key::B => Some(Intent::Stay),
            _ => None,
        }
    }

    #[inline(never)]
    pub(crate) fn layout(&self, mut builder: PageBuilder) {
        builder.strip(None);
        let seats = builder.scene.seats();
        // More than two see who has agreed.
        let (line, rows) = if seats > 2 { (CLOSE, 4 * CLOSE + 2) } else { (LINE, 3 * LINE + 4) };
        builder.alarm("Take back?");
        builder.stack.blank_to(PAGE.1 - rows);
        let what = match self.crossed {
            Crossed { dice: true, secret: true } => "Dice and secrets fell.",
            Crossed { secret: true, .. } => "Secrets were revealed.",
            _ => "Dice were thrown.",
        };
        let mut steps = Text::new();
        let plural = if self.steps == 1 { "" } else { "s" };
        let _ = write!(steps, "{} step{plural}, if all agree:", self.steps); // five digits at most
        say(&mut builder, line, None, text(what), LineVoice::First);
        say(&mut builder, line, None, steps, LineVoice::Second);
        if seats > 2 {
            builder.push(line, AnyBand::Agreed(AgreedBand { seats, agreed: self.agreed }));
        }
        let seat = (seats > 0).then_some(Seat(self.agreed));
        let who = asked(seat.map_or("You", |seat| builder.scene.name_of(seat)));
        say(&mut builder, line, seat, who, LineVoice::First);
        builder.foot(&[(Key::A, "Agree"), (Key::B, "Let it stand")])
    }
}

fn say(builder: &mut PageBuilder, height: usize, seat: Option<Seat>, text: Text, voice: LineVoice) {
    builder.push(height, AnyBand::Line(LineBand { seat, text, size: TextSize::Body, voice, centred: false }));
}

/// Who is asked, and as much of the question as a long name leaves room for.
fn asked(name: &str) -> Text {
    let words = ["A if you agree", "A to agree"].map(|words| {
        let mut who = Text::new();
        let _ = write!(who, "{name}: {words}"); // a name has 16 letters
        who
    });
    words.into_iter().find(|who| TextSize::Small.width(who) <= ROOM).unwrap_or_else(|| text(name))
}
