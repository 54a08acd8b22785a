//! One part of a code, taken apart.

use heapless::{String, Vec};

use super::{CODE_VERSION, CodeError, CodeKind, HEAD, MAX_GAME, PART, base32, is_length, parts, span};
use crate::table::checksum::Crc32;

/// A part of a code: its checksum holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodePart {
    /// What the whole is.
    pub kind: CodeKind,
    /// The id of the game it is of, as the shelf writes it.
    pub game: String<MAX_GAME, u8>,
    /// Which part, from 1.
    pub part: u8,
    /// Of how many.
    pub parts: u8,
    /// The checksum of the whole.
    pub sum: u32,
    /// How many bytes the whole has.
    pub length: u16,
    /// Those of this part.
    pub bytes: Vec<u8, PART, u8>,
}

impl CodePart {
    /// Whether a line is meant to be a code.
    pub fn is_meant(line: &str) -> bool {
        matches!(version(line), Ok(_) | Err(CodeError::Newer))
    }

    /// Takes a line apart. Small letters and blanks are forgiven.
    #[inline(never)] // called once, and it takes room
    pub fn read(line: &str) -> Result<Self, CodeError> {
        version(line)?;
        let (covered, sum) = line.rsplit_once(':').ok_or(CodeError::CutOff)?;
        let mut fields = covered.split(':').skip(1);
        let mut field = || fields.next();
        let (Some(kind), Some(game), Some(numbers), Some(payload)) = (field(), field(), field(), field()) else {
            return Err(CodeError::CutOff);
        };
        let sum = plain(sum);
        if sum.clone().count() < 8 {
            return Err(CodeError::CutOff);
        }
        if number(sum, 16) != Some(crc(covered)) || field().is_some() {
            return Err(CodeError::Damaged);
        }
        // Its checksum holds: what is wrong from here on was written so.
        from_fields(kind, game, numbers, payload).ok_or(CodeError::Edited)
    }

    /// Whether it is of the same code as another part.
    pub(super) fn is_beside(&self, other: &Self) -> bool {
        (self.kind, &self.game, self.sum, self.length) == (other.kind, &other.game, other.sum, other.length)
    }
}

fn from_fields(kind: &str, game: &str, numbers: &str, payload: &str) -> Option<CodePart> {
    let mut letters = plain(kind);
    let kind = match (letters.next()?, letters.next()) {
        ('R', None) => CodeKind::Roster,
        ('G', None) => CodeKind::Result,
        _ => return None,
    };
    let mut id = String::new();
    plain(game).try_for_each(|letter| id.push(letter.to_ascii_lowercase()).ok())?;
    let (part, of) = numbers.split_once('/')?;
    let (part, of) = (number(plain(part), 10)?, number(plain(of), 10)?);
    let payload: Vec<u8, { HEAD + PART }> = base32::read(plain(payload))?;
    let (&[a, b, c, d, low, high], bytes) = payload.split_first_chunk::<HEAD>()?;
    let length = u16::from_le_bytes([low, high]);
    let sound = is_length(length.into()) && of == parts(length.into()).into() && (1..=of).contains(&part);
    let (start, end) = span(length.into(), part as u8);
    (sound && end - start == bytes.len()).then_some(CodePart {
        kind,
        game: id,
        part: part as u8,
        parts: of as u8,
        sum: u32::from_le_bytes([a, b, c, d]),
        length,
        bytes: Vec::from_slice(bytes).ok()?,
    })
}

/// Which version of codes a line is of.
fn version(line: &str) -> Result<u8, CodeError> {
    let mut letters = plain(line.split(':').next().unwrap_or(""));
    if (letters.next(), letters.next()) != (Some('P'), Some('U')) {
        return Err(CodeError::NoCode);
    }
    match number(letters, 10) {
        Some(version) if version == u32::from(CODE_VERSION) => Ok(CODE_VERSION),
        Some(version) if version > u32::from(CODE_VERSION) => Err(CodeError::Newer),
        _ => Err(CodeError::NoCode),
    }
}

/// The letters of a text as they are counted: no blanks, all of them capitals.
fn plain(text: &str) -> impl Iterator<Item = char> + Clone {
    text.chars().filter(|letter| !letter.is_whitespace()).map(|letter| letter.to_ascii_uppercase())
}

/// A number of eight digits at most; none where there is none, or anything else.
fn number(digits: impl Iterator<Item = char>, base: u32) -> Option<u32> {
    let (mut sum, mut count) = (0_u32, 0);
    for digit in digits {
        (sum, count) = (sum.wrapping_mul(base).wrapping_add(digit.to_digit(base)?), count + 1);
    }
    (1..=8).contains(&count).then_some(sum)
}

fn crc(text: &str) -> u32 {
    let mut sum = Crc32::new();
    plain(text).for_each(|letter| sum.add(letter.encode_utf8(&mut [0; 4]).as_bytes()));
    sum.done()
}
