//! Taking back what somebody may not like to see again: every seat has to agree.

use core::fmt::Write;

use umpire_engine::table::{Crossed, Seat};
use umpire_raster::text::TextSize;

use crate::bands::{AgreedBand, AnyBand, BigWordBand, HoldBand, LineBand, LineVoice};
use crate::intent::Intent;
use crate::key::{Key, KeyEvent};
use crate::pages::agreement::Agreement;
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::strings::{Text, text};

/// What is to be taken back, and who has agreed so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ConsentPage {
    steps: u16,
    crossed: Crossed,
    /// Which dice, where there are any.
    dice: Text,
    agreement: Agreement,
}

/// Rows of a line, and where there is one more of them.
const LINE: usize = 25;
const CLOSE: usize = 25;
/// Rows of a large one.
const TALL: usize = 31;
/// Rows of the title of two.
const TITLE: usize = 34;
/// Pixels of a line behind a mark.
const ROOM: i32 = 208;

impl ConsentPage {
    /// Nobody has agreed yet.
    pub(crate) fn new(steps: u16, crossed: Crossed, dice: &str) -> Self {
        ConsentPage { steps, crossed, dice: text(dice), agreement: Agreement::default() }
    }

    /// What a key does; none while others have to be asked.
    pub(crate) fn on_key(&mut self, event: KeyEvent, seats: u8) -> Option<Intent> {
        if event == KeyEvent::down(Key::B) {
            return Some(Intent::Stay);
        }
        self.agreement.on_key(event, seats).then_some(Intent::GoBackAgreed(self.steps))
    }

    #[inline(never)]
    pub(crate) fn layout(&self, mut builder: PageBuilder) {
        builder.strip(None);
        let seats = builder.scene.seats();
        if seats == 2 {
            let title = BigWordBand { text: text("Take back?"), seat: None };
            builder.push(TITLE, AnyBand::BigWord(title));
            let first = builder.scale.rows(LINE, TALL);
            self.say_what(&mut builder, (first, LINE), true);
            builder.push(builder.room(), AnyBand::Hold(HoldBand { held: self.agreement.held }));
            return builder.foot(&[(Key::B, "Let it stand")]);
        }
        builder.alarm("Take back?");
        builder.blank_to(PAGE.1 - 4 * CLOSE - 2);
        self.say_what(&mut builder, (CLOSE, CLOSE), false);
        builder.push(CLOSE, AnyBand::Agreed(AgreedBand { seats, agreed: self.agreement.agreed }));
        let seat = (seats > 0).then_some(Seat(self.agreement.agreed));
        let who = asked(seat.map_or("You", |seat| builder.scene.name_of(seat)));
        say(&mut builder, CLOSE, (seat, who), LineVoice::First, false);
        builder.foot(&[(Key::A, "Agree"), (Key::B, "Let it stand")])
    }

    /// What is taken back, and that nobody gains by it.
    fn say_what(&self, builder: &mut PageBuilder, (first, second): (usize, usize), centred: bool) {
        let what = match self.crossed {
            Crossed { dice: true, .. } if !self.dice.is_empty() => self.dice.clone(),
            Crossed { dice: true, secret: true } => text("Dice and secrets fell."),
            Crossed { secret: true, .. } => text("Secrets were revealed."),
            _ => text("Dice were thrown."),
        };
        let mut then = Text::new();
        // Five digits at most.
        let _ = match (self.crossed.dice, self.steps) {
            (true, 1) => write!(then, "Rolled again: same faces"),
            (true, steps) => write!(then, "{steps} steps. The same dice"),
            (false, 1) => write!(then, "They are given anew"),
            (false, steps) => write!(then, "{steps} steps. Given anew"),
        };
        say(builder, first, (None, what), LineVoice::First, centred);
        say(builder, second, (None, then), LineVoice::Second, centred);
    }
}

fn say(builder: &mut PageBuilder, height: usize, (seat, text): (Option<Seat>, Text), voice: LineVoice, centred: bool) {
    let size = builder.scale.body();
    builder.push(height, AnyBand::Line(LineBand { seat, text, size, voice, centred }));
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
