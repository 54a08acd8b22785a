//! A game as a text file: who made it, what its dice are drawn from, what it started from, the tape line by line,
//! and a checksum over it all. `tests/FORMAT.md` has it for whoever wants to check a game without this program.

mod reading;

use core::fmt::{self, Write};

use heapless::Vec;
use sha2::{Digest, Sha256};
use umpire_rules::table::{MAX_OPENING, Session, Standing, Tape};

use self::reading::{Reading, unhex};
use crate::fairness::dice::{Dice, Origin};
use crate::fairness::seal::{Hash, Hex, Number};

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
    let mut sum = Summed { out, crc: !0 };
    lines(game, origin, opening, tape, &mut sum)?;
    let crc = !sum.crc;
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
fn numbers(added: &[Number], out: &mut dyn Write) -> fmt::Result {
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
    let mut lines = Reading::of(text);
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
    crc: u32,
}

impl Write for Summed<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.crc = crc(self.crc, text.as_bytes());
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
    use crate::fairness::seal::Seal;

    /// A pick, a done and a number, each with any check.
    const LINES: [&[u8]; 3] = [&[1, 0, 1, 9, 9, 1], &[6, 1, 0, 7, 7], &[3, 0, 2, 3, 3, 5, 0]];

    fn written(origin: Origin) -> String {
        let tape = Tape::from_bytes(&LINES.concat()).expect("three lines");
        let opening = Vec::from_slice(&[1, 0xcd]).expect("two bytes fit");
        let mut text = String::new();
        Save { game: "duel", edition: 2, origin, opening, tape }.write(&mut text).expect("a string takes all");
        text
    }

    fn saved() -> String {
        written(Origin::Fixed([0xab; 32]))
    }

    fn sealed() -> String {
        let mut seal = Seal::new([0xcd; 32]);
        [123_456, 7].into_iter().for_each(|number| seal.add(number));
        written(Origin::Sealed(seal))
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
        assert_eq!(save.tape.as_bytes(), LINES.concat());
        assert_eq!(save.opening, [1, 0xcd]);
        assert_eq!((save.head(), text.lines().nth(7)), (7, Some("010001090901")));
    }

    #[test]
    fn a_seal_is_written_with_its_secret_and_the_numbers() {
        let text = sealed();
        let lines: std::vec::Vec<&str> = text.lines().collect();
        let save = read(&text).expect("unaltered");
        let Origin::Sealed(seal) = &save.origin else { panic!("it was sealed") };
        assert_eq!(lines[4], std::format!("seal {}", Hex(&seal.hash())));
        assert_eq!(lines[5], std::format!("secret {}", "cd".repeat(32)));
        assert_eq!(lines[6], "numbers 123456 000007");
        assert_eq!((save.opening_line(), lines[7]), (8, "opening 01cd"));
        assert_eq!((save.head(), lines[9]), (9, "010001090901"));
        assert_eq!(seal.numbers(), [123_456, 7]);
        let mut again = String::new();
        save.write(&mut again).expect("a string takes all");
        assert_eq!(again, text);
    }

    #[test]
    fn a_game_that_goes_on_is_saved_without_its_secret() {
        let seal = Seal::new([0xcd; 32]);
        let text = written(Origin::Withheld(seal.hash(), Vec::new()));
        let lines: std::vec::Vec<&str> = text.lines().collect();
        assert_eq!((lines[5], lines[6]), ("secret withheld", "numbers none"));
        assert!(!text.contains("cdcdcd"));
        let save = read(&text).expect("unaltered");
        assert_eq!(save.origin, Origin::Withheld(seal.hash(), Vec::new()));
    }

    #[test]
    fn a_file_is_taken_apart_up_to_the_line_that_cannot_be_read() {
        let text = sealed().replace("0601000707", "060100");
        let Draft { save, broken } = draft(&text).expect("its head is sound");
        assert_eq!((save.tape.as_bytes(), broken.map(|error| error.line)), (LINES[0], Some(11)));
    }

    fn resummed(text: &str) -> String {
        let body = &text[..text.rfind("crc32").expect("it ends so")];
        std::format!("{body}crc32 {:08x}\n", !crc(!0, body.as_bytes()))
    }

    #[test]
    fn another_secret_than_the_sealed_one_is_refused_even_with_the_right_sum() {
        let forged = resummed(&sealed().replace("secret cd", "secret ce"));
        assert_eq!(read(&forged).map_err(|error| error.line), Err(6));
        assert_eq!(draft(&forged).map(|draft| draft.broken), Ok(None), "the rest of it can be read");
    }

    #[test]
    fn a_tape_of_another_format_is_refused_by_name() {
        let other = resummed(&saved().replace("tape 3", "tape 4"));
        assert_eq!(read(&other).map_err(|error| (error.line, error.want)), Err((4, "'tape 3'")));
    }

    #[test]
    fn whatever_is_altered_changes_the_closing_words() {
        let text = sealed();
        let closing = |text: &str| closing_of(&read(text).expect("a sound sum"));
        assert_eq!(closing(&text), closing(&text.replace('\n', "\r\n")));
        for (from, to) in [("0601000707", "0600000707"), ("numbers 123456", "numbers 123457"), ("01cd", "01ce")] {
            assert_ne!(closing(&text), closing(&resummed(&text.replace(from, to))), "{from}");
        }
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
        for old in ["save 1", "save 2", "save 3"] {
            assert_eq!(line(&text.replace("save 4", old)), 1, "{old}");
        }
        assert_eq!(line(&text.replace("edition 2", "edition two")), 3);
        assert_eq!(line(&text.replace("seed ab", "seed a")), 5);
        assert_eq!(line(&text.replace("lines 3", "lines 4")), 11, "the checksum is no line of a tape");
        assert_eq!(line(&text.replace("0601000707", "0601010707")), 9, "a head that promises more than there is");
        assert_eq!(line(&text.replace("lines 3", "lines 2")), 10);
        assert_eq!(line(&text.replace("opening 01cd", "opening 01c")), 6);
        let text = sealed();
        assert_eq!(line(&text.replace("seal ", "sael ")), 5);
        assert_eq!(line(&text.replace("secret cd", "secret c")), 6);
        assert_eq!(line(&text.replace("numbers 123456", "numbers soon")), 7);
        assert_eq!(
            line(&text.replace("numbers", "numbers 000001 000002 000003 000004 000005")),
            7,
            "six seats at most"
        );
        assert_eq!(line(&text.replace("000007", "7")), 7, "six digits each");
        assert_eq!(line(&text.replace("opening 01cd", "opening 01c")), 8);
    }
}
