//! The seal of the dice: what was shown when the game began and, once it is over, the secret behind it.

use core::fmt::Write;

use heapless::Vec;
use umpire_engine::table::{MAX_SEATS, Seat, Session, Standing};
use umpire_raster::text::TextSize;

use crate::bands::{AnyBand, LineBand, LineVoice};
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::pages::seal::spoken;
use crate::strings::{Text, text};

/// What is known of the seal. The app fills it in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SealStatus {
    /// Twelve words of the hash.
    pub words: [&'static str; 12],
    /// The numbers that players added; none where nobody was asked.
    pub numbers: Vec<u32, MAX_SEATS>,
    /// What a finished game is known by; none while it goes on.
    pub closing: Option<[&'static str; 12]>,
    /// The secret, once somebody had it shown.
    pub secret: Option<[u8; 32]>,
}

/// Rows of a line of words, and of a line in small letters.
const TALL: usize = 25;
const LINE: usize = 21;
/// Bytes of a line of hex digits.
const BYTES: usize = 8;
const _: () = assert!(6 * TALL <= PAGE.1 - PAGE.0, "all lines have room");
const _: () = assert!(7 * LINE <= PAGE.1 - PAGE.0, "a secret and the numbers, too");

/// Whether there is a secret that could be shown now.
pub(crate) fn can_reveal(seal: Option<&SealStatus>, game: &dyn Session) -> bool {
    game.standing() == Standing::Over && seal.is_some_and(|seal| seal.secret.is_none())
}

/// The page: first what everybody may know; once the game is over, what showing the secret means; then the secret.
pub(crate) fn page(builder: &mut PageBuilder, seal: &SealStatus, game: &dyn Session, turned: bool) {
    match &seal.secret {
        Some(secret) => revealed(builder, seal, secret),
        None if turned && can_reveal(Some(seal), game) => before(builder),
        None => sealed(builder, seal),
    }
}

fn sealed(builder: &mut PageBuilder, seal: &SealStatus) {
    let (title, words) = match &seal.closing {
        Some(closing) => ("Closing words", closing),
        None => ("Seal", &seal.words),
    };
    builder.heading(None, title, "umpire verify");
    for three in words.chunks(3) {
        push(builder, TALL, TextSize::Body, LineVoice::First, spoken(three));
    }
    if seal.closing.is_some() {
        push(builder, TALL, TextSize::Small, LineVoice::Second, text("Write them down: no step of"));
        push(builder, TALL, TextSize::Small, LineVoice::Second, text("this game can change then."));
    } else if seal.numbers.is_empty() {
        push(builder, TALL, TextSize::Small, LineVoice::Second, text("Write them down, and the"));
        push(builder, TALL, TextSize::Small, LineVoice::Second, text("dice cannot change."));
    } else {
        numbers(builder, seal);
    }
}

/// What it means to show the secret.
fn before(builder: &mut PageBuilder) {
    builder.heading(None, "Show secret?", "");
    let lines = [
        "Every die can be checked",
        "with it. But these dice",
        "are known then: whoever",
        "goes back to play on",
        "rolls their own.",
    ];
    for line in lines {
        push(builder, TALL, TextSize::Body, LineVoice::First, text(line));
    }
}

/// The secret, what the seats added, and how to check the dice.
fn revealed(builder: &mut PageBuilder, seal: &SealStatus, secret: &[u8; 32]) {
    builder.heading(None, "Secret", "umpire verify");
    for bytes in secret.chunks(BYTES) {
        push(builder, LINE, TextSize::Small, LineVoice::First, hex(bytes));
    }
    numbers(builder, seal);
}

/// What each player added.
fn numbers(builder: &mut PageBuilder, seal: &SealStatus) {
    // Two seats have a line each, more of them share.
    let share = seal.numbers.len().div_ceil(3).max(1);
    for (row, numbers) in seal.numbers.chunks(share).enumerate() {
        let mut text = Text::new();
        for (at, number) in numbers.iter().enumerate() {
            let _ = write!(text, "{}{number:06}", if at > 0 { ", " } else { "" }); // six digits each
        }
        let line = LineBand {
            seat: Some(Seat((row * share) as u8)),
            text,
            size: TextSize::Small,
            voice: LineVoice::Second,
            centred: false,
        };
        builder.push(LINE, AnyBand::Line(line));
    }
}

/// Bytes as hex digits, in groups of four.
fn hex(bytes: &[u8]) -> Text {
    let mut text = Text::new();
    for (at, byte) in bytes.iter().enumerate() {
        let gap = if at > 0 && at % 2 == 0 { " " } else { "" };
        let _ = write!(text, "{gap}{byte:02x}"); // sixteen digits and three gaps
    }
    text
}

/// Pixels of a line.
const ROOM: i32 = 230;

fn push(builder: &mut PageBuilder, height: usize, size: TextSize, voice: LineVoice, text: Text) {
    // Tall lines have room for the next size.
    let size = if height >= TALL { builder.scale.fit(size, &text, ROOM) } else { size };
    builder.push(height, AnyBand::Line(LineBand { seat: None, text, size, voice, centred: false }));
}
