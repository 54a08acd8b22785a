//! A saved game, read line by line, and refused at the first that is not as it was written.

use heapless::Vec;
use umpire_rules::table::{MAX_SEATS, Tape, TapeError};

use super::{AFAR, PRESSED_AFAR, SaveError, check, crc};
use crate::dice::Origin;
use crate::seal::{Hash, Moment, Seal};

/// Takes up the lines of a tape; the first that no tape can go on with, from 1.
fn whole(bytes: &[u8], tape: &mut Tape) -> Option<u16> {
    match Tape::from_bytes(bytes) {
        Ok(whole) => {
            *tape = whole;
            None
        }
        Err(TapeError::TooLong) => Some(1),
        Err(TapeError::Torn { line }) => {
            let mut sound = 0;
            for _ in 1..line {
                sound += 2 + usize::from(bytes[sound] & 31);
            }
            whole(&bytes[..sound], tape);
            Some(line)
        }
    }
}

/// A text, line by line.
pub(super) struct Reading<'t> {
    /// What is still to be read.
    lines: &'t str,
    /// How many lines were.
    last: usize,
    /// The sum of those.
    sum: u32,
}

impl<'t> Reading<'t> {
    /// From its first line on.
    pub(super) const fn of(text: &'t str) -> Self {
        Reading { lines: text, last: 0, sum: !0 }
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
        self.sum = crc(crc(self.sum, line.as_bytes()), b"\n");
        Ok((value, error))
    }

    /// What the dice are drawn from, and the seal as it was shown.
    pub(super) fn origin(&mut self) -> Result<(Origin, Option<Hash>), SaveError> {
        if self.lines.starts_with("seal ") {
            let (seal, error) = self.field("seal ", "'seal' and 64 hex digits")?;
            let seal = unhex32(seal).ok_or(error)?;
            let (secret, error) = self.field("secret ", "'secret' and 64 hex digits")?;
            let mut own = Seal::new(unhex32(secret).ok_or(error)?);
            let (moments, error) = self.field("moments", "'moments' and microseconds, one number for each seat")?;
            let mut moments = moments.split_ascii_whitespace().peekable();
            while let Some(micros) = moments.next() {
                let micros = micros.parse().map_err(|_| error)?;
                check(own.moments().len() < MAX_SEATS, error)?;
                own.press(Moment { micros, afar: moments.next_if_eq(&PRESSED_AFAR).is_some() });
            }
            return Ok((Origin::Sealed(own), Some(seal)));
        }
        let (seed, error) = self.field("seed ", "'seal' or 'seed' and 64 hex digits, or 'seed none'")?;
        let origin = match seed {
            "none" => Origin::None,
            digits => Origin::Fixed(unhex32(digits).ok_or(error)?),
        };
        Ok((origin, None))
    }

    /// So many lines of a tape, or those before the first that cannot be read.
    pub(super) fn answers(&mut self, count: u16) -> (Tape, Option<SaveError>) {
        let first = self.last + 1;
        let mut bytes: Vec<u8, { Tape::CAPACITY }> = Vec::new();
        let mut afar: Vec<u8, { Tape::CAPACITY / 16 }> = Vec::new();
        let mut answer = |at: usize| {
            let (digits, error) = self.field("", "one answer in hex digits, and as many as 'answers' says")?;
            let (digits, marked) = digits.strip_suffix(AFAR).map_or((digits, false), |digits| (digits, true));
            let line = unhex::<33>(digits).ok_or(error)?;
            check(line.first().is_some_and(|head| line.len() == 2 + usize::from(head & 31)), error)?;
            if at.is_multiple_of(8) {
                afar.push(0).map_err(|_| error)?;
            }
            bytes.extend_from_slice(&line).map_err(|_| error)?;
            afar[at / 8] |= u8::from(marked) << (at % 8);
            Ok(())
        };
        let broken = (0..usize::from(count)).find_map(|at| answer(at).err());
        let mut tape = Tape::new();
        // Each line is whole: what can still be wrong is a step that takes back what is not there.
        let torn = whole(&bytes, &mut tape);
        let torn = torn.map(|line| SaveError { line: first + usize::from(line - 1), want: "a step that can be taken" });
        for line in 1..=tape.records() {
            if afar[usize::from(line - 1) / 8] >> ((line - 1) % 8) & 1 == 1 {
                tape.mark(line);
            }
        }
        (tape, torn.or(broken))
    }

    /// The checksum, and nothing after it.
    pub(super) fn end(&mut self) -> Result<(), SaveError> {
        let (line, error) = self.next("'crc32' and the checksum of the lines above, unaltered")?;
        let stored = line.strip_prefix("crc32 ").ok_or(error)?;
        check(stored.len() == 8 && u32::from_str_radix(stored, 16) == Ok(!self.sum), error)?;
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
