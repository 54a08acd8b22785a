//! A roster as one line of text, for any handheld, desk or file: `GAME vVERSION TEXT #CHECKSUM`.
//!
//! Version and checksum are written by us, and may be left out by hand: then it is a text of today's version.

use core::fmt::{self, Display, Write};

use crate::table::checksum::Crc32;
use crate::table::roster::RosterBook;

/// A line taken apart; its checksum holds, where it has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RosterLine<'l> {
    /// The game it is for.
    pub game: &'l str,
    /// The version it was written in; none where a hand wrote it.
    pub version: Option<u8>,
    /// What the game reads.
    pub text: &'l str,
}

/// Why a line is no roster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RosterLineError<'l> {
    /// It names no game, or has nothing behind it.
    Short,
    /// It is of a game that is not here.
    OtherGame(&'l str),
    /// A newer program wrote it.
    Newer {
        /// Its version.
        version: u8,
        /// The newest that is read here.
        known: u8,
    },
    /// It was altered or cut off on the way.
    Damaged,
}

impl<'l> RosterLine<'l> {
    /// Takes a line apart.
    pub fn read(line: &'l str) -> Result<Self, RosterLineError<'l>> {
        let line = line.trim();
        let (game, rest) = line.split_once(char::is_whitespace).ok_or(RosterLineError::Short)?;
        let mut rest = rest.trim_start();
        if let Some((before, sum)) = rest.rsplit_once(" #").filter(|(_, sum)| is_sum(sum)) {
            let covered = &line[..line.len() - sum.len() - 2];
            let mut crc = Crc32::new();
            crc.add(covered.as_bytes());
            if u32::from_str_radix(sum, 16) != Ok(crc.done()) {
                return Err(RosterLineError::Damaged);
            }
            rest = before;
        }
        let versioned =
            rest.split_once(' ').and_then(|(word, text)| Some((word.strip_prefix('v')?.parse().ok()?, text)));
        let (version, text) = versioned.map_or((None, rest), |(version, text)| (Some(version), text));
        match text.trim() {
            "" => Err(RosterLineError::Short),
            text => Ok(RosterLine { game, version, text }),
        }
    }

    /// Which version the text is of, for rosters of this book.
    pub fn version(&self, book: &RosterBook) -> Result<u8, RosterLineError<'l>> {
        match self.version {
            Some(version) if version > book.version => Err(RosterLineError::Newer { version, known: book.version }),
            version => Ok(version.unwrap_or(book.version)),
        }
    }

    /// Writes bytes of a roster as a line; none where they are no roster of this book that may play.
    pub fn write(book: &RosterBook, bytes: &[u8], out: &mut dyn Write) -> Option<fmt::Result> {
        let mut sum = Crc32::new();
        let mut both = Both(out, &mut sum);
        let wrote = write!(both, "{} v{} ", book.game, book.version);
        let wrote = wrote.and((book.write)(bytes, &mut both)?);
        Some(wrote.and_then(|()| write!(out, " #{:08x}", sum.done())))
    }
}

/// Whether this can be a checksum: eight digits.
fn is_sum(text: &str) -> bool {
    text.len() == 8 && text.bytes().all(|digit| digit.is_ascii_hexdigit())
}

/// Writes to both.
pub(super) struct Both<'b>(pub(super) &'b mut dyn Write, pub(super) &'b mut Crc32);

impl Write for Both<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.1.add(text.as_bytes());
        self.0.write_str(text)
    }
}

impl Display for RosterLineError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RosterLineError::Short => f.write_str("a roster is a game and its text"),
            RosterLineError::OtherGame(game) => write!(f, "no game here is called {game}"),
            RosterLineError::Newer { version, known } => {
                write!(f, "a newer program wrote it, in version {version}; {known} is the newest known here")
            }
            RosterLineError::Damaged => f.write_str("its checksum does not fit: it was altered or cut off on the way"),
        }
    }
}

impl core::error::Error for RosterLineError<'_> {}
