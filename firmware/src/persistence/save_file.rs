//! A game as a text file: who made it, what its dice are drawn from, what it started from, the tape line by line,
//! and a checksum over it all. `tests/FORMAT.md` has it for whoever wants to check a game without this program.

mod reading;
#[cfg(test)]
mod tests;

use core::fmt::{self, Write};

use heapless::Vec;
use sha2::{Digest, Sha256};
use umpire_engine::table::checksum::Crc32;
use umpire_engine::table::{MAX_OPENING, Session, Standing, Tape};

use self::reading::{SaveReader, unhex};
use crate::fairness::dice::{Dice, Origin};
use crate::fairness::seal::{Hash, Hex, SealNumber};

/// The first line of every save; the number counts up when the lines after it change.
const TITLE: &str = "pocket-umpire save 4";
/// The first lines of saves that older programs wrote.
const OLD_TITLES: [&str; 3] = ["pocket-umpire save 1", "pocket-umpire save 2", "pocket-umpire save 3"];
/// The format of the tape's lines.
pub const TAPE_FORMAT: u8 = 3;
/// Stands in the place of a secret that is not told before the end.
const WITHHELD: &str = "withheld";
/// Bytes no save is longer than: a full tape of the shortest lines takes half of it.
pub const MAX_BYTES: usize = 64 * 1024;

/// A game taken from a file, not yet heard by any rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Save<'t> {
    /// The rulebook's id.
    pub game: &'t str,
    /// Its edition.
    pub edition: u16,
    /// What the dice are drawn from.
    pub origin: Origin,
    /// What it started from: the sides, and what each of them brought.
    pub opening: Vec<u8, MAX_OPENING>,
    /// Every answer.
    pub tape: Tape,
}

/// A file taken apart as far as it can be read, whether or not it fits together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft<'t> {
    /// What was read: of the tape, the lines before the one that cannot be read.
    pub save: Save<'t>,
    /// The first line that is not as it should be: after the answers, or instead of one.
    pub broken: Option<SaveError>,
}

/// Why a text is no saved game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SaveError {
    /// The line of the file that is not as it should be, from 1.
    pub line: usize,
    /// What should stand there.
    pub want: &'static str,
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} of the file is not as it was saved", self.line)
    }
}

impl core::error::Error for SaveError {}

impl Save<'_> {
    /// Writes the file.
    pub fn write(&self, out: &mut dyn Write) -> fmt::Result {
        let opening = |piece: &mut dyn FnMut(&[u8])| piece(&self.opening);
        finish((self.game, self.edition), &self.origin, opening, &self.tape, out)
    }

    /// The line of the file that says what the game started from.
    pub const fn opening_line(&self) -> usize {
        if matches!(self.origin, Origin::Sealed(_) | Origin::Withheld(..)) { 8 } else { 6 }
    }

    /// How many lines stand before the first answer.
    pub const fn head(&self) -> usize {
        self.opening_line() + 1
    }
}

/// What a save may tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Telling {
    /// The game is over: all of it.
    All,
    /// The game goes on: its secret stays where it is.
    NoSecret,
}

impl Telling {
    /// What a save of this game may tell now.
    pub fn of(game: &dyn Session) -> Self {
        if game.standing() == Standing::Over { Telling::All } else { Telling::NoSecret }
    }
}

/// Writes a game as it lies on the table, without a copy of its tape.
pub fn write(game: &dyn Session, dice: &Dice, telling: Telling, out: &mut dyn Write) -> fmt::Result {
    let withheld = match (dice.origin(), telling) {
        (Origin::Sealed(seal), Telling::NoSecret) => {
            Some(Origin::Withheld(seal.hash(), seal.numbers().iter().copied().collect()))
        }
        _ => None,
    };
    let origin = withheld.as_ref().unwrap_or(dice.origin());
    finish(game.edition(), origin, |piece| game.opening(piece), &game.tape(), out)
}

/// A hash over all that a save of this game says, its secret included: whoever writes its words down after the game
/// knows later whether a file is the game that was played, to its last step.
pub fn closing(game: &dyn Session, dice: &Dice) -> Hash {
    let mut sum = Hashed(Sha256::new().chain_update(CLOSING));
    let wrote = lines(game.edition(), dice.origin(), |piece| game.opening(piece), &game.tape(), &mut sum);
    wrote.expect("a hash takes all");
    sum.0.finalize().into()
}

/// The same of a file.
pub fn closing_of(save: &Save<'_>) -> Hash {
    let mut sum = Hashed(Sha256::new().chain_update(CLOSING));
    let opening = |piece: &mut dyn FnMut(&[u8])| piece(&save.opening);
    lines((save.game, save.edition), &save.origin, opening, &save.tape, &mut sum).expect("a hash takes all");
    sum.0.finalize().into()
}

/// What the hash over a finished game begins with.
const CLOSING: &[u8] = b"pocket-umpire closing 2";

/// Writes all lines, and the checksum.
fn finish(
    game: (&str, u16),
    origin: &Origin,
    opening: impl FnOnce(&mut dyn FnMut(&[u8])),
    tape: &Tape,
    out: &mut dyn Write,
) -> fmt::Result {
    let mut sum = Summed { out, crc: Crc32::new() };
    lines(game, origin, opening, tape, &mut sum)?;
    let crc = sum.crc.done();
    writeln!(sum.out, "crc32 {crc:08x}")
}

/// Writes all lines but the last.
fn lines(
    (game, edition): (&str, u16),
    origin: &Origin,
    opening: impl FnOnce(&mut dyn FnMut(&[u8])),
    tape: &Tape,
    out: &mut dyn Write,
) -> fmt::Result {
    writeln!(out, "{TITLE}\ngame {game}\nedition {edition}\ntape {TAPE_FORMAT}")?;
    match origin {
        Origin::Sealed(seal) => {
            writeln!(out, "seal {}\nsecret {}", Hex(&seal.hash()), Hex(seal.secret()))?;
            numbers(seal.numbers(), out)?;
        }
        Origin::Withheld(hash, added) => {
            writeln!(out, "seal {}\nsecret {WITHHELD}", Hex(hash))?;
            numbers(added, out)?;
        }
        Origin::Fixed(seed) => writeln!(out, "seed {}", Hex(seed))?,
        Origin::None => out.write_str("seed none\n")?,
    }
    out.write_str("opening ")?;
    let (mut none, mut wrote) = (true, Ok(()));
    opening(&mut |bytes| {
        none &= bytes.is_empty();
        wrote = wrote.and_then(|()| write!(out, "{}", Hex(bytes)));
    });
    wrote?;
    if none {
        out.write_str("none")?;
    }
    writeln!(out, "\nlines {}", tape.line_count())?;
    tape.iter().try_for_each(|line| writeln!(out, "{}", Hex(line.bytes)))
}

/// Writes the numbers that players added, six digits each.
fn numbers(added: &[SealNumber], out: &mut dyn Write) -> fmt::Result {
    out.write_str("numbers")?;
    if added.is_empty() {
        out.write_str(" none")?;
    }
    added.iter().try_for_each(|number| write!(out, " {number:06}"))?;
    out.write_char('\n')
}

/// Reads a file back, and refuses it at the first line that is not as [`Save::write`] wrote it.
pub fn read(text: &str) -> Result<Save<'_>, SaveError> {
    let Draft { save, broken } = draft(text)?;
    if let Origin::Sealed(seal) = &save.origin {
        check(seal.is_sound(), SaveError { line: 6, want: "'secret' and what the seal in line 5 was made of" })?;
    }
    broken.map_or(Ok(save), Err)
}

/// Takes a file apart; one whose lines before the answers cannot be read is refused.
pub fn draft(text: &str) -> Result<Draft<'_>, SaveError> {
    if text.lines().next().is_some_and(|title| OLD_TITLES.contains(&title)) {
        let want = "'pocket-umpire save 4': this game was saved by an older program, and goes on only there";
        return Err(SaveError { line: 1, want });
    }
    let mut lines = SaveReader::of(text);
    let (rest, error) = lines.field(TITLE, "'pocket-umpire save 4'")?;
    check(rest.is_empty(), error)?;
    let (game, _) = lines.field("game ", "'game' and the name of the game")?;
    let (edition, error) = lines.field("edition ", "'edition' and a number")?;
    let edition = edition.parse().map_err(|_| error)?;
    let (format, error) = lines.field("tape ", "'tape 3'")?;
    check(format.parse() == Ok(TAPE_FORMAT), error)?;
    let origin = lines.origin()?;
    let (opening, error) = lines.field("opening ", "'opening' and hex digits, or 'opening none'")?;
    let opening = if opening == "none" { Vec::new() } else { unhex(opening).ok_or(error)? };
    let (count, error) = lines.field("lines ", "'lines' and how many follow")?;
    let count = count.parse().map_err(|_| error)?;
    let mut save = Save { game, edition, origin, opening, tape: Tape::new() };
    let broken = lines.answers(count, &mut save.tape).and_then(|()| lines.end()).err();
    Ok(Draft { save, broken })
}

const fn check(fits: bool, error: SaveError) -> Result<(), SaveError> {
    if fits { Ok(()) } else { Err(error) }
}

/// Sums up what is written.
struct Summed<'w> {
    out: &'w mut dyn Write,
    crc: Crc32,
}

impl Write for Summed<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.crc.add(text.as_bytes());
        self.out.write_str(text)
    }
}

/// Hashes what is written.
struct Hashed(Sha256);

impl Write for Hashed {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.update(text.as_bytes());
        Ok(())
    }
}
