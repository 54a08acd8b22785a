//! A game as a text file: who made it, what its dice are drawn from, what it started from, the tape line by line,
//! and a checksum over it all. An answer from afar has a word behind it that says so.

mod reading;

use core::fmt::{self, Write};

use heapless::Vec;
use umpire_rules::table::{Match, Tape};

use self::reading::{Reading, unhex};
use crate::dice::{Dice, Origin};
use crate::seal::{Hash, Hex, Moment};
use crate::warbands::KEPT_BYTES;

/// The first line of every save; the number counts up when the lines after it change.
const TITLE: &str = "pocket-umpire save 3";
/// The first lines of saves that older programs wrote.
const OLD_TITLES: [&str; 2] = ["pocket-umpire save 1", "pocket-umpire save 2"];
/// Stands behind an answer that came by cable and not by a thumb.
const AFAR: &str = " console";
/// The same behind the moment of a seat that pressed by cable.
const PRESSED_AFAR: &str = "console";
/// Bytes no save is longer than: a full tape of the shortest lines takes a third of it.
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
    /// What it started from: the warbands there were to choose from.
    pub opening: Vec<u8, KEPT_BYTES>,
    /// Every answer.
    pub tape: Tape,
}

/// A file taken apart as far as it can be read, whether or not it fits together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft<'t> {
    /// What was read: of the tape, the lines before the one that cannot be read.
    pub save: Save<'t>,
    /// The seal that was shown, as it stands in the file.
    pub seal: Option<Hash>,
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

impl Save<'_> {
    /// Writes the file.
    pub fn write(&self, out: &mut dyn Write) -> fmt::Result {
        let opening = |piece: &mut dyn FnMut(&[u8])| piece(&self.opening);
        lines((self.game, self.edition), &self.origin, opening, &self.tape, out)
    }

    /// The line of the file that says what the game started from.
    pub const fn opening_line(&self) -> usize {
        if matches!(self.origin, Origin::Sealed(_)) { 7 } else { 5 }
    }

    /// How many lines stand before the first answer.
    pub const fn head(&self) -> usize {
        self.opening_line() + 1
    }
}

/// Writes a game as it lies on the table, without a copy of its tape.
pub fn write(game: &dyn Match, dice: &Dice, out: &mut dyn Write) -> fmt::Result {
    lines(game.edition(), dice.origin(), |piece| game.opening(piece), &game.tape(), out)
}

fn lines(
    (game, edition): (&str, u16),
    origin: &Origin,
    opening: impl FnOnce(&mut dyn FnMut(&[u8])),
    tape: &Tape,
    out: &mut dyn Write,
) -> fmt::Result {
    let mut sum = Summed { out, crc: !0 };
    writeln!(sum, "{TITLE}\ngame {game}\nedition {edition}")?;
    match origin {
        Origin::Sealed(seal) => {
            write!(sum, "seal {}\nsecret {}\nmoments", Hex(&seal.hash()), Hex(seal.secret()))?;
            for Moment { micros, afar } in seal.moments() {
                write!(sum, " {micros}{}", if *afar { AFAR } else { "" })?;
            }
        }
        Origin::Fixed(seed) => write!(sum, "seed {}", Hex(seed))?,
        Origin::None => sum.write_str("seed none")?,
    }
    sum.write_str("\nopening ")?;
    let (mut none, mut wrote) = (true, Ok(()));
    opening(&mut |bytes| {
        none &= bytes.is_empty();
        wrote = wrote.and_then(|()| write!(sum, "{}", Hex(bytes)));
    });
    wrote?;
    if none {
        sum.write_str("none")?;
    }
    writeln!(sum, "\nanswers {}", tape.records())?;
    for (line, at) in tape.iter().zip(1..) {
        write!(sum, "{}", Hex(line))?;
        sum.write_str(if tape.is_marked(at) { AFAR } else { "" })?;
        sum.write_char('\n')?;
    }
    let crc = !sum.crc;
    writeln!(sum.out, "crc32 {crc:08x}")
}

/// Reads a file back, and refuses it at the first line that is not as [`Save::write`] wrote it.
pub fn read(text: &str) -> Result<Save<'_>, SaveError> {
    let Draft { save, seal, broken } = draft(text)?;
    if let (Origin::Sealed(own), Some(seal)) = (&save.origin, seal) {
        check(own.hash() == seal, SaveError { line: 5, want: "'secret' and what the seal in line 4 was made of" })?;
    }
    broken.map_or(Ok(save), Err)
}

/// Takes a file apart; one whose lines before the answers cannot be read is refused.
pub fn draft(text: &str) -> Result<Draft<'_>, SaveError> {
    if text.lines().next().is_some_and(|title| OLD_TITLES.contains(&title)) {
        let want = "'pocket-umpire save 3': this game is of older rules, and goes on only in the program that saved it";
        return Err(SaveError { line: 1, want });
    }
    let mut lines = Reading::of(text);
    let (rest, error) = lines.field(TITLE, "'pocket-umpire save 3'")?;
    check(rest.is_empty(), error)?;
    let (game, _) = lines.field("game ", "'game' and the name of the game")?;
    let (edition, error) = lines.field("edition ", "'edition' and a number")?;
    let edition = edition.parse().map_err(|_| error)?;
    let (origin, seal) = lines.origin()?;
    let (opening, error) = lines.field("opening ", "'opening' and hex digits, or 'opening none'")?;
    let opening = if opening == "none" { Vec::new() } else { unhex(opening).ok_or(error)? };
    let (count, error) = lines.field("answers ", "'answers' and how many follow")?;
    let count = count.parse().map_err(|_| error)?;
    let (tape, broken) = lines.answers(count);
    let broken = broken.or_else(|| lines.end().err());
    Ok(Draft { save: Save { game, edition, origin, opening, tape }, seal, broken })
}

const fn check(fits: bool, error: SaveError) -> Result<(), SaveError> {
    if fits { Ok(()) } else { Err(error) }
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
    use crate::seal::Seal;

    fn saved() -> String {
        let tape = Tape::from_bytes(&[0x21, 9, 1, 0xc0, 7, 0x62, 3, 5, 0]).expect("three lines");
        let mut text = String::new();
        let opening = Vec::from_slice(&[1, 0xcd]).expect("two bytes fit");
        Save { game: "duel", edition: 2, origin: Origin::Fixed([0xab; 32]), opening, tape }
            .write(&mut text)
            .expect("a string takes all");
        text
    }

    fn sealed() -> String {
        let mut seal = Seal::new([0xcd; 32]);
        seal.press(Moment { micros: 1_234_567, afar: false });
        seal.press(Moment { micros: 2_345_678, afar: true });
        let text = saved();
        let mut sealed = String::new();
        let save = read(&text).expect("unaltered");
        Save { origin: Origin::Sealed(seal), ..save }.write(&mut sealed).expect("a string takes all");
        sealed
    }

    #[test]
    fn the_checksum_is_the_crc_32_everybody_knows() {
        assert_eq!(!crc(!0, b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn a_save_reads_as_it_was_written() {
        let text = saved();
        let save = read(&text).expect("unaltered");
        assert_eq!((save.game, save.edition, &save.origin), ("duel", 2, &Origin::Fixed([0xab; 32])));
        assert_eq!(save.tape.as_bytes(), [0x21, 9, 1, 0xc0, 7, 0x62, 3, 5, 0]);
        assert_eq!(save.opening, [1, 0xcd]);
        assert_eq!((save.head(), text.lines().nth(6)), (6, Some("210901")));
    }

    #[test]
    fn a_seal_is_written_with_its_secret_and_the_moments() {
        let text = sealed();
        let lines: std::vec::Vec<&str> = text.lines().collect();
        let save = read(&text).expect("unaltered");
        let Origin::Sealed(seal) = &save.origin else { panic!("it was sealed") };
        assert_eq!(lines[3], std::format!("seal {}", Hex(&seal.hash())));
        assert_eq!(lines[4], std::format!("secret {}", "cd".repeat(32)));
        assert_eq!(lines[5], "moments 1234567 2345678 console");
        assert_eq!((save.opening_line(), lines[6]), (7, "opening 01cd"));
        assert_eq!((save.head(), lines[8]), (8, "210901"));
        assert_eq!(seal.moments()[1], Moment { micros: 2_345_678, afar: true });
        let mut again = String::new();
        save.write(&mut again).expect("a string takes all");
        assert_eq!(again, text);
    }

    #[test]
    fn a_file_is_taken_apart_up_to_the_line_that_cannot_be_read() {
        let text = sealed().replace("c007", "c1");
        let Draft { save, broken, .. } = draft(&text).expect("its head is sound");
        assert_eq!((save.tape.as_bytes(), broken.map(|error| error.line)), (&[0x21, 9, 1][..], Some(10)));
    }

    #[test]
    fn another_secret_than_the_sealed_one_is_refused_even_with_the_right_sum() {
        let forged = sealed().replace("secret cd", "secret ce");
        let body = &forged[..forged.rfind("crc32").expect("it ends so")];
        let forged = std::format!("{body}crc32 {:08x}\n", !crc(!0, body.as_bytes()));
        assert_eq!(read(&forged).map_err(|error| error.line), Err(5));
        assert_eq!(draft(&forged).map(|draft| draft.broken), Ok(None), "the rest of it can be read");
    }

    #[test]
    fn answers_hear_afar_are_marked_and_files_without_marks_read_as_ever() {
        let mut save = read(&saved()).map(|save| save.tape).expect("unaltered");
        assert!(!save.any_marked());
        save.mark(2);
        let mut text = String::new();
        Save { game: "duel", edition: 2, origin: Origin::None, opening: Vec::new(), tape: save }
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
        for text in [saved(), sealed()] {
            refuses_all_but(&text);
        }
    }

    fn refuses_all_but(text: &str) {
        let last = text.lines().count();
        for at in 0..text.len() {
            assert!(read(&text[..at]).is_err(), "cut at {at}");
            let mut other = String::from(text).into_bytes();
            other[at] ^= 1;
            let other = String::from_utf8(other).expect("still letters");
            assert!(read(&other).is_err(), "altered at {at}");
        }
        for more in ["more\n", "more", "\n"] {
            assert_eq!(read(&(String::from(text) + more)).map_err(|e| e.line), Err(last + 1), "{more:?}");
        }
    }

    #[test]
    fn the_line_that_is_wrong_is_named() {
        let line = |text: &str| read(text).expect_err("altered").line;
        let text = saved();
        assert_eq!(line(""), 1);
        assert_eq!(line("hello\n"), 1);
        assert_eq!(line(&text.replace("save 3", "save 1")), 1);
        assert_eq!(line(&text.replace("save 3", "save 2")), 1);
        assert_eq!(line(&text.replace("edition 2", "edition two")), 3);
        assert_eq!(line(&text.replace("seed ab", "seed a")), 4);
        assert_eq!(line(&text.replace("answers 3", "answers 4")), 10, "the checksum is no answer");
        assert_eq!(line(&text.replace("c007", "c107")), 8, "a head that promises more than there is");
        assert_eq!(line(&text.replace("answers 3", "answers 2")), 9);
        assert_eq!(line(&text.replace("opening 01cd", "opening 01c")), 5);
        let text = sealed();
        assert_eq!(line(&text.replace("seal ", "sael ")), 4);
        assert_eq!(line(&text.replace("secret cd", "secret c")), 5);
        assert_eq!(line(&text.replace("moments 1234567", "moments soon")), 6);
        assert_eq!(line(&text.replace("moments", "moments 1 2 3 4 5")), 6, "there are six seats at most");
        assert_eq!(line(&text.replace("opening 01cd", "opening 01c")), 7);
    }
}
