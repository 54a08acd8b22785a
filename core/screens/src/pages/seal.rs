//! Witnessed dice, before a game begins: numbers on paper, twelve words to write down, then the numbers are entered.
//!
//! The order is what makes it binding: whoever enters a number wrote it down before the device showed anything, and
//! the device showed its words before it saw a number.

use core::fmt::Write;

use heapless::Vec;
use umpire_engine::table::{MAX_NAME, Seat};
use umpire_raster::text::TextSize;

use crate::bands::{AnyBand, LineBand, LineVoice, NameEntryBand};
use crate::intent::Intent;
use crate::key::Key;
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::strings::{Text, text};

/// Rows of a line of words, and of one to read.
const WORDS: usize = 26;
const LINE: usize = 25;
/// Rows of a line that says what for; and of all of them where text is large.
const REASON: usize = 22;
/// Pixels of a title between a mark and a note.
const ROOM: i32 = 154;
/// Digits of a number.
const DIGITS: usize = 6;
const _: () = assert!(4 * WORDS + 2 * REASON <= PAGE.1 - PAGE.0, "all words have room");
const _: () = assert!(DIGITS <= MAX_NAME, "a number has room where names are spelt");

/// Where the ceremony is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SealingStage {
    /// Players write their numbers on paper.
    Paper,
    /// The words are shown.
    Words,
    /// A seat enters its number.
    Number(Seat),
}

/// The ceremony.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SealingPage {
    words: [&'static str; 12],
    seats: u8,
    stage: SealingStage,
    digits: [u8; DIGITS],
    at: u8,
}

impl SealingPage {
    pub(crate) const fn new(words: [&'static str; 12], seats: u8) -> Self {
        SealingPage { words, seats, stage: SealingStage::Paper, digits: [0; DIGITS], at: 0 }
    }

    /// The seat's number was taken: the next one is asked.
    pub(crate) fn next(&mut self) {
        if let SealingStage::Number(Seat(seat)) = self.stage {
            self.ask(Seat(seat + 1));
        }
    }

    fn ask(&mut self, seat: Seat) {
        (self.stage, self.digits, self.at) = (SealingStage::Number(seat), [0; DIGITS], 0);
    }

    pub(crate) fn on_key(&mut self, key: Key) -> Intent {
        let last = DIGITS as u8 - 1;
        match (key, self.stage) {
            (Key::B, SealingStage::Words) => self.stage = SealingStage::Paper,
            (Key::B, SealingStage::Number(_)) if self.at > 0 => self.at -= 1,
            (Key::B, _) => return Intent::Undo,
            (Key::A, SealingStage::Paper) => self.stage = SealingStage::Words,
            (Key::A, SealingStage::Words) => self.ask(Seat(0)),
            (Key::A, SealingStage::Number(_)) => {
                return Intent::AddToSeed(self.digits.iter().fold(0, |number, digit| 10 * number + u32::from(*digit)));
            }
            (Key::Left, SealingStage::Number(_)) => self.at = self.at.checked_sub(1).unwrap_or(last),
            (Key::Right, SealingStage::Number(_)) => self.at = if self.at == last { 0 } else { self.at + 1 },
            (Key::Up, SealingStage::Number(_)) => self.turn(1),
            (Key::Down, SealingStage::Number(_)) => self.turn(9),
            _ => {}
        }
        Intent::Stay
    }

    fn turn(&mut self, by: u8) {
        let digit = &mut self.digits[usize::from(self.at)];
        *digit = (*digit + by) % 10;
    }

    #[inline(never)]
    pub(crate) fn layout(&self, mut builder: PageBuilder) {
        builder.strip(None);
        match self.stage {
            SealingStage::Paper => {
                builder.heading(None, "Witnessed dice", "1 of 3");
                let lines =
                    ["Each player writes six", "digits on paper, and", "shows them to nobody,", "not even to me."];
                lines.iter().for_each(|words| line(&mut builder, LINE, TextSize::Body, text(words)));
                let (height, size) = (builder.scale.rows(REASON, LINE), builder.scale.small());
                let reason = ["So nobody bends dice,", "no player, and not me."];
                reason.iter().for_each(|words| line(&mut builder, height, size, text(words)));
                builder.foot(&[(Key::A, "Written"), (Key::B, "Back")])
            }
            SealingStage::Words => {
                builder.heading(None, "Write these down", "2 of 3");
                let (words, height) = (builder.scale.rows(WORDS, LINE), builder.scale.rows(REASON, LINE));
                for three in self.words.chunks(3) {
                    line(&mut builder, words, TextSize::Body, spoken(three));
                }
                let size = builder.scale.small();
                let reason = ["At the end they show", "whether I changed dice."];
                reason.iter().for_each(|words| line(&mut builder, height, size, text(words)));
                builder.foot(&[(Key::A, "Written"), (Key::B, "Back")])
            }
            SealingStage::Number(seat) => {
                let name = builder.scene.name_of(seat);
                let mut title = Text::new();
                let _ = write!(title, "{name}'s number"); // a name has 16 letters
                let title = if TextSize::Small.width(&title) > ROOM { text(name) } else { title };
                builder.heading(Some(seat), &title, "3 of 3");
                let digits: Vec<u8, MAX_NAME> = self.digits.iter().map(|digit| b'0' + digit).collect();
                let letters = NameEntryBand {
                    seat: Some(seat),
                    text: digits,
                    at: self.at,
                    max: DIGITS as u8,
                    hint: text("as it stands on your paper"),
                };
                builder.push(PAGE.1 - PAGE.0, AnyBand::NameEntry(letters));
                builder.foot(&[(Key::A, if seat.0 + 1 < self.seats { "Next" } else { "Begin" }), (Key::B, "Back")])
            }
        }
    }
}

fn line(builder: &mut PageBuilder, height: usize, size: TextSize, text: Text) {
    builder.push(height, AnyBand::Line(LineBand { seat: None, text, size, voice: LineVoice::First, centred: false }));
}

/// Words with a gap between them that cannot be taken for a letter.
pub(crate) fn spoken(words: &[&str]) -> Text {
    let mut text = Text::new();
    for (at, word) in words.iter().enumerate() {
        let _ = write!(text, "{}{word}", if at > 0 { "  " } else { "" }); // three of six letters
    }
    text
}
