//! A game as a text file: who made it, the seed, what it started from, the tape line by line, and a checksum
//! over it all. An answer from afar has a word behind it that says so.

use core::fmt::{self, Write};

use heapless::Vec;
use umpire_rules::table::{Match, Tape, TapeError};

use crate::dice::Seed;
use crate::warbands::KEPT_BYTES;

/// The first line of every save; the number counts up when the lines after it change.
const TITLE: &str = "pocket-umpire save 2";
/// The first line of saves that older programs wrote.
const OLD_TITLE: &str = "pocket-umpire save 1";
/// Stands behind an answer that came by cable and not by a thumb.
const AFAR: &str = " console";
/// Lines before the first answer.
pub const HEAD: usize = 6;
/// Bytes no save is longer than: a full tape of the shortest lines takes a third of it.
pub const MAX_BYTES: usize = 64 * 1024;

/// A game taken from a file, not yet heard by any rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Save<'t> {
    /// The rulebook's id.
    pub game: &'t str,
    /// Its edition.
    pub edition: u16,
    /// What the dice are drawn from; none where the players rolled their own.
    pub seed: Option<Seed>,
    /// What it started from: the warbands there were to choose from.
    pub opening: Vec<u8, KEPT_BYTES>,
    /// Every answer.
    pub tape: Tape,
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

impl Save<'_> {
    /// Writes the file.
    pub fn write(&self, out: &mut dyn Write) -> fmt::Result {
        let opening = |piece: &mut dyn FnMut(&[u8])| piece(&self.opening);
        lines((self.game, self.edition), self.seed.as_ref(), opening, &self.tape, out)
    }
}

/// Writes a game as it lies on the table, without a copy of its tape.
pub fn write(game: &dyn Match, seed: Option<&Seed>, out: &mut dyn Write) -> fmt::Result {
    lines(game.edition(), seed, |piece| game.opening(piece), &game.tape(), out)
}

fn lines(
    (game, edition): (&str, u16),
    seed: Option<&Seed>,
    opening: impl FnOnce(&mut dyn FnMut(&[u8])),
    tape: &Tape,
    out: &mut dyn Write,
) -> fmt::Result {
    let mut sum = Summed { out, crc: !0 };
    writeln!(sum, "{TITLE}\ngame {game}\nedition {edition}")?;
    sum.write_str("seed ")?;
    match seed {
        Some(seed) => hex(seed, &mut sum)?,
        None => sum.write_str("none")?,
    }
    sum.write_str("\nopening ")?;
    let (mut none, mut wrote) = (true, Ok(()));
    opening(&mut |bytes| {
        none &= bytes.is_empty();
        wrote = wrote.and_then(|()| hex(bytes, &mut sum));
    });
    wrote?;
    if none {
        sum.write_str("none")?;
    }
    writeln!(sum, "\nanswers {}", tape.lines())?;
    for (line, at) in tape.iter().zip(1..) {
        hex(line, &mut sum)?;
        sum.write_str(if tape.is_marked(at) { AFAR } else { "" })?;
        sum.write_char('\n')?;
    }
    let crc = !sum.crc;
    writeln!(sum.out, "crc32 {crc:08x}")
}

/// Reads a file back, and refuses it at the first line that is not as [`Save::write`] wrote it.
pub fn read(text: &str) -> Result<Save<'_>, SaveError> {
    if text.lines().next() == Some(OLD_TITLE) {
        let want = "'pocket-umpire save 2': this game is of older rules, and goes on only in the program that saved it";
        return Err(SaveError { line: 1, want });
    }
    let mut lines = text.split_inclusive('\n').zip(1..);
    let mut last = 0;
    let mut sum = !0;
    let mut next = |want: &'static str| match lines.next() {
        Some((line, at)) => {
            last = at;
            let whole = line.strip_suffix('\n').map(|line| line.strip_suffix('\r').unwrap_or(line));
            // A file that went through a mail program has other line ends, and is still the same game.
            whole.map(|line| (line, at)).ok_or(SaveError { line: at, want })
        }
        None => Err(SaveError { line: last + 1, want }),
    };
    let mut field = |name: &str, want: &'static str| {
        let (line, at) = next(want)?;
        let error = SaveError { line: at, want };
        let value = line.strip_prefix(name).ok_or(error)?;
        if name != "crc32 " {
            sum = crc(crc(sum, line.as_bytes()), b"\n");
        }
        Ok((value, sum, error))
    };

    let (rest, _, error) = field(TITLE, "'pocket-umpire save 2'")?;
    check(rest.is_empty(), error)?;
    let (game, ..) = field("game ", "'game' and the name of the game")?;
    let (edition, _, error) = field("edition ", "'edition' and a number")?;
    let edition = edition.parse().map_err(|_| error)?;
    let (seed, _, error) = field("seed ", "'seed' and 64 hex digits, or 'seed none'")?;
    let seed = match seed {
        "none" => None,
        digits => Some(unhex::<32>(digits).and_then(|seed| seed.into_array().ok()).ok_or(error)?),
    };
    let (opening, _, error) = field("opening ", "'opening' and hex digits, or 'opening none'")?;
    let opening = if opening == "none" { Vec::new() } else { unhex(opening).ok_or(error)? };
    let (count, _, error) = field("answers ", "'answers' and how many follow")?;
    let count: u16 = count.parse().map_err(|_| error)?;
    let mut bytes: Vec<u8, { Tape::CAPACITY }> = Vec::new();
    let mut afar: Vec<u8, { Tape::CAPACITY / 16 }> = Vec::new();
    for at in 0..usize::from(count) {
        let (digits, _, error) = field("", "one answer in hex digits, and as many as line 6 says")?;
        let (digits, marked) = digits.strip_suffix(AFAR).map_or((digits, false), |digits| (digits, true));
        if at % 8 == 0 {
            afar.push(0).map_err(|_| error)?;
        }
        afar[at / 8] |= u8::from(marked) << (at % 8);
        let line = unhex::<33>(digits).ok_or(error)?;
        check(Tape::from_bytes(&line).is_ok_and(|one| one.lines() == 1), error)?;
        bytes.extend_from_slice(&line).map_err(|_| error)?;
    }
    let (stored, sum, error) = field("crc32 ", "'crc32' and the checksum of the lines above, unaltered")?;
    check(u32::from_str_radix(stored, 16) == Ok(!sum), error)?;
    let end = "nothing: the checksum is the last line";
    match next(end) {
        Ok((_, line)) => return Err(SaveError { line, want: end }),
        Err(error) => check(text.ends_with('\n'), error)?,
    }
    let mut tape = Tape::from_bytes(&bytes).map_err(|why| match why {
        TapeError::Torn { line } => SaveError { line: HEAD + usize::from(line), want: "a whole answer" },
        TapeError::TooLong => error,
    })?;
    let marked = (1..=count).filter(|line| afar[usize::from(line - 1) / 8] >> ((line - 1) % 8) & 1 == 1);
    marked.for_each(|line| tape.mark(line));
    Ok(Save { game, edition, seed, opening, tape })
}

const fn check(fits: bool, error: SaveError) -> Result<(), SaveError> {
    if fits { Ok(()) } else { Err(error) }
}

/// Writes bytes as hex digits.
pub fn hex(bytes: &[u8], out: &mut dyn Write) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
}

/// Bytes from hex digits.
fn unhex<const N: usize>(digits: &str) -> Option<Vec<u8, N>> {
    let nibble = |digit: u8| char::from(digit).to_digit(16);
    let (pairs, []) = digits.as_bytes().as_chunks() else { return None };
    let mut bytes = Vec::new();
    for [high, low] in pairs {
        bytes.push((nibble(*high)? << 4 | nibble(*low)?) as u8).ok()?;
    }
    Some(bytes)
}

/// Sums up what is written.
struct Summed<'w> {
    out: &'w mut dyn Write,
    crc: u32,
}

impl Write for Summed<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.crc = crc(self.crc, text.as_bytes());
        self.out.write_str(text)
    }
}

/// CRC-32 as in Ethernet and PNG, without its last inversion.
pub(crate) fn crc(sum: u32, bytes: &[u8]) -> u32 {
    bytes.iter().fold(sum, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 })
    })
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::string::String;

    use super::*;

    fn saved() -> String {
        let tape = Tape::from_bytes(&[0x21, 9, 1, 0xc0, 7, 0x62, 3, 5, 0]).expect("three lines");
        let mut text = String::new();
        let opening = Vec::from_slice(&[1, 0xcd]).expect("two bytes fit");
        Save { game: "duel", edition: 2, seed: Some([0xab; 32]), opening, tape }
            .write(&mut text)
            .expect("a string takes all");
        text
    }

    #[test]
    fn the_checksum_is_the_crc_32_everybody_knows() {
        assert_eq!(!crc(!0, b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn a_save_reads_as_it_was_written() {
        let text = saved();
        let save = read(&text).expect("unaltered");
        assert_eq!((save.game, save.edition, save.seed), ("duel", 2, Some([0xab; 32])));
        assert_eq!(save.tape.as_bytes(), [0x21, 9, 1, 0xc0, 7, 0x62, 3, 5, 0]);
        assert_eq!(save.opening, [1, 0xcd]);
        assert_eq!(text.lines().nth(6), Some("210901"));
    }

    #[test]
    fn answers_hear_afar_are_marked_and_files_without_marks_read_as_ever() {
        let mut save = read(&saved()).map(|save| save.tape).expect("unaltered");
        assert!(!save.any_marked());
        save.mark(2);
        let mut text = String::new();
        Save { game: "duel", edition: 2, seed: None, opening: Vec::new(), tape: save }
            .write(&mut text)
            .expect("a string takes all");
        assert_eq!(text.lines().skip(6).take(3).collect::<std::vec::Vec<_>>(), ["210901", "c007 console", "62030500"]);
        let tape = read(&text).expect("unaltered").tape;
        assert_eq!([1, 2, 3].map(|line| tape.is_marked(line)), [false, true, false]);
        assert!(read(&text.replace(" console", "")).is_err(), "the checksum covers the mark");
        assert!(read(&text.replace(" console", " thumb")).is_err());
    }

    #[test]
    fn other_line_ends_are_the_same_game() {
        let text = saved();
        assert_eq!(read(&text.replace('\n', "\r\n")), read(&text));
    }

    #[test]
    fn every_cut_and_every_altered_letter_is_refused() {
        let text = saved();
        for at in 0..text.len() {
            assert!(read(&text[..at]).is_err(), "cut at {at}");
            let mut other = text.clone().into_bytes();
            other[at] ^= 1;
            let other = String::from_utf8(other).expect("still letters");
            assert!(read(&other).is_err(), "altered at {at}");
        }
        for more in ["more\n", "more", "\n"] {
            assert_eq!(read(&(text.clone() + more)).map_err(|e| e.line), Err(11), "{more:?}");
        }
    }

    #[test]
    fn the_line_that_is_wrong_is_named() {
        let line = |text: &str| read(text).expect_err("altered").line;
        let text = saved();
        assert_eq!(line(""), 1);
        assert_eq!(line("hello\n"), 1);
        assert_eq!(line(&text.replace("save 2", "save 1")), 1);
        assert_eq!(line(&text.replace("edition 2", "edition two")), 3);
        assert_eq!(line(&text.replace("seed ab", "seed a")), 4);
        assert_eq!(line(&text.replace("answers 3", "answers 4")), 10, "the checksum is no answer");
        assert_eq!(line(&text.replace("c007", "c107")), 8, "a head that promises more than there is");
        assert_eq!(line(&text.replace("answers 3", "answers 2")), 9);
        assert_eq!(line(&text.replace("opening 01cd", "opening 01c")), 5);
    }
}
