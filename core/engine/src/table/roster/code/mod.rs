//! A roster, or the result of a game, as a code that another device's camera or hand can carry: capital letters, digits and
//! little else, so that a QR code packs it closely.
//!
//! `PU1:R:GAME:2/5:PAYLOAD:CHECKSUM`. What is long goes in several numbered parts, each with a checksum of its own; each
//! payload begins with the checksum and the length of the whole, so that parts of two codes are never mixed.

mod base32;
mod collect;
mod error;
mod part;

use core::fmt::{self, Write};

use crate::table::checksum::Crc32;
use crate::table::roster::MAX_ROSTER;
use crate::table::roster::line::Both;

use self::base32::Base32Writer;
pub use self::collect::{CodeBytes, CodeProgress, code_parts, collect_part};
pub use self::error::CodeError;
pub use self::part::CodePart;

/// Counts up when codes are written otherwise than before.
const CODE_VERSION: u8 = 1;
/// The most bytes of a part: with all around them they are [`MAX_CODE`] letters.
const PART: usize = 170;
/// The most letters of a part: a QR code of version 9 and level L takes 335.
pub const MAX_CODE: usize = 332;
/// The most letters of a game's id.
const MAX_GAME: usize = 24;
/// Bytes before those of a part: the checksum of the whole, and its length.
const HEAD: usize = 6;

const _: () = assert!(
    "PU1:R:".len() + MAX_GAME + ":10/11:".len() + ((HEAD + PART) * 8).div_ceil(5) + ":01234567".len() <= MAX_CODE,
    "a part with the longest of ids fits a QR code"
);

/// What a code carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeKind {
    /// A roster: its version, and its bytes.
    Roster,
    /// What a game made of one: as [`RosterBook::result`](crate::table::RosterBook) hands it out.
    Result,
}

impl CodeKind {
    const fn letter(self) -> char {
        match self {
            CodeKind::Roster => 'R',
            CodeKind::Result => 'G',
        }
    }
}

/// Something that is to be written as a code.
///
/// ```
/// use umpire_engine::table::{CodeKind, CodePart, RosterCode};
///
/// let code = RosterCode { kind: CodeKind::Roster, game: "long-fray", bytes: &[1, 2, 3] };
/// let mut line = String::new();
/// code.write(1, &mut line)?;
/// assert_eq!(line, "PU1:R:LONG-FRAY:1/1:DWALYVIDAAAQEAY:62A2D44E");
/// let part = CodePart::read(&line.to_lowercase()).expect("typed by hand");
/// assert_eq!((part.game.as_str(), &part.bytes[..]), ("long-fray", &[1, 2, 3][..]));
/// # Ok::<(), std::fmt::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RosterCode<'b> {
    /// What it is.
    pub kind: CodeKind,
    /// The game it is of.
    pub game: &'b str,
    /// Its bytes.
    pub bytes: &'b [u8],
}

impl RosterCode<'_> {
    /// How many parts it has.
    pub fn parts(&self) -> u8 {
        parts(self.bytes.len())
    }

    /// Writes a part, from 1 on: nothing but what a QR code packs closely.
    pub fn write(&self, part: u8, out: &mut dyn Write) -> fmt::Result {
        let (mut whole, mut sum) = (Crc32::new(), Crc32::new());
        whole.add(self.bytes);
        let mut both = Both(out, &mut sum);
        write!(both, "PU{CODE_VERSION}:{}:", self.kind.letter())?;
        self.game.chars().try_for_each(|letter| both.write_char(letter.to_ascii_uppercase()))?;
        write!(both, ":{part}/{}:", self.parts())?;
        let (start, end) = span(self.bytes.len(), part);
        let mut payload = Base32Writer::new(&mut both);
        payload.add(&whole.done().to_le_bytes())?;
        payload.add(&(self.bytes.len() as u16).to_le_bytes())?;
        payload.add(&self.bytes[start..end])?;
        payload.end()?;
        write!(out, ":{:08X}", sum.done())
    }
}

/// How many parts so many bytes have.
const fn parts(length: usize) -> u8 {
    if length == 0 { 1 } else { length.div_ceil(PART) as u8 }
}

/// Where a part begins and ends: all are as long as the first but for the last.
fn span(length: usize, part: u8) -> (usize, usize) {
    let each = length.div_ceil(parts(length).into());
    let start = each * usize::from(part.saturating_sub(1));
    (start.min(length), (start + each).min(length))
}

/// Whether there can be a code of so many bytes.
const fn is_length(length: usize) -> bool {
    length > 0 && length <= MAX_ROSTER + 1
}
