//! A saved game, read line by line, and refused at the first that is not as it was written.

use heapless::Vec;
use umpire_engine::table::checksum::Crc32;
use umpire_engine::table::{MAX_LINE, MAX_SEATS, Tape, TapeError, TapeLine};

use super::{SaveError, WITHHELD, check};
use crate::fairness::dice::Origin;
use crate::fairness::seal::{Seal, SealNumber};

/// A text, line by line.
pub(super) struct SaveReader<'t> {
    /// What is still to be read.
    lines: &'t str,
    /// How many lines were.
    last: usize,
    /// The sum of those.
    sum: Crc32,
}

impl<'t> SaveReader<'t> {
    /// From its first line on.
    pub(super) const fn of(text: &'t str) -> Self {
        SaveReader { lines: text, last: 0, sum: Crc32::new() }
    }

    /// The next line without its end. A file that went through a mail program has other line ends, and is still the
    /// same game.
    fn next(&mut self, want: &'static str) -> Result<(&'t str, SaveError), SaveError> {
        self.last += 1;
        let error = SaveError { line: self.last, want };
        let (line, rest) = self.lines.split_once('\n').ok_or(error)?;
        self.lines = rest;
        Ok((line.strip_suffix('\r').unwrap_or(line), error))
    }

    /// What stands behind this word on the next line; the sum goes on over it.
    pub(super) fn field(&mut self, name: &str, want: &'static str) -> Result<(&'t str, SaveError), SaveError> {
        let (line, error) = self.next(want)?;
        let value = line.strip_prefix(name).ok_or(error)?;
        self.sum.add(line.as_bytes());
        self.sum.add(b"\n");
        Ok((value, error))
    }

    /// What the dice are drawn from.
    pub(super) fn origin(&mut self) -> Result<Origin, SaveError> {
        if self.lines.starts_with("seal ") {
            let (hash, error) = self.field("seal ", "'seal' and 64 hex digits")?;
            let hash = unhex32(hash).ok_or(error)?;
            let (secret, error) = self.field("secret ", "'secret' and 64 hex digits, or 'secret withheld'")?;
            let secret = if secret == WITHHELD { None } else { Some(unhex32(secret).ok_or(error)?) };
            let numbers = self.numbers()?;
            return Ok(match secret {
                None => Origin::Withheld(hash, numbers),
                Some(secret) => {
                    let mut seal = Seal::stored(secret, hash);
                    numbers.iter().for_each(|&number| seal.add(number));
                    Origin::Sealed(seal)
                }
            });
        }
        let (seed, error) = self.field("seed ", "'seal' or 'seed' and 64 hex digits, or 'seed none'")?;
        Ok(match seed {
            "none" => Origin::None,
            digits => Origin::Fixed(unhex32(digits).ok_or(error)?),
        })
    }

    /// The numbers that players added.
    fn numbers(&mut self) -> Result<Vec<SealNumber, MAX_SEATS>, SaveError> {
        let (numbers, error) = self.field("numbers ", "'numbers' and six digits for each seat, or 'numbers none'")?;
        let mut added = Vec::new();
        if numbers != "none" {
            for digits in numbers.split(' ') {
                let number = digits.parse().ok().filter(|_| digits.len() == 6 && !digits.starts_with('+'));
                added.push(number.ok_or(error)?).map_err(|_| error)?;
            }
        }
        Ok(added)
    }

    /// So many lines of a tape; those before the first that cannot be read are laid on it.
    pub(super) fn answers(&mut self, count: u16, tape: &mut Tape) -> Result<(), SaveError> {
        for _ in 0..count {
            let (digits, error) = self.field("", "one line of the tape in hex digits, and as many as 'lines' says")?;
            let line = unhex::<MAX_LINE>(digits).filter(|_| digits.bytes().all(|digit| !digit.is_ascii_uppercase()));
            let line = line.ok_or(error)?;
            let whole = TapeLine::read(&line).is_some_and(|(_, rest)| rest.is_empty());
            check(whole, error)?;
            // The line is whole: what can still be wrong is a step that takes back what is not there.
            tape.extend(&line).map_err(|why| match why {
                TapeError::Torn { .. } => SaveError { want: "a step that can be taken", ..error },
                TapeError::TooLong => SaveError { want: "a tape of 16 KiB at most", ..error },
            })?;
        }
        Ok(())
    }

    /// The checksum, and nothing after it.
    pub(super) fn end(&mut self) -> Result<(), SaveError> {
        let (line, error) = self.next("'crc32' and the checksum of the lines above, unaltered")?;
        let stored = line.strip_prefix("crc32 ").ok_or(error)?;
        check(stored.len() == 8 && u32::from_str_radix(stored, 16) == Ok(self.sum.done()), error)?;
        let more = SaveError { line: self.last + 1, want: "nothing: the checksum is the last line" };
        check(self.lines.is_empty(), more)
    }
}

/// A hash, a secret or a seed from hex digits.
fn unhex32(digits: &str) -> Option<[u8; 32]> {
    unhex::<32>(digits)?.into_array().ok()
}

/// Bytes from hex digits.
pub(super) fn unhex<const N: usize>(digits: &str) -> Option<Vec<u8, N>> {
    let nibble = |digit: u8| char::from(digit).to_digit(16);
    let (pairs, []) = digits.as_bytes().as_chunks() else { return None };
    let mut bytes = Vec::new();
    for [high, low] in pairs {
        bytes.push((nibble(*high)? << 4 | nibble(*low)?) as u8).ok()?;
    }
    Some(bytes)
}
