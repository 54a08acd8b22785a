//! Parts that come one after the other, in any order: what came so far, as bytes that can be kept.

use heapless::Vec;

use super::{CodeError, CodeKind, CodePart, MAX_GAME, span};
use crate::table::checksum::Crc32;
use crate::table::roster::MAX_ROSTER;

/// Room for what came so far, and for the whole.
pub type CodeBytes = Vec<u8, { MAX_ROSTER + 1 }>;

/// Before what came: a mark that no roster's version is, what and how many, which came, and the game. The parts stand
/// behind that in their order, without the gaps.
const MARK: u8 = 0xC0;
const FIXED: usize = 12;
const CAME: usize = 9;

/// How far a code came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeProgress {
    /// These parts did not come yet: part 1 is the lowest bit.
    Missing(u16),
    /// All came: the bytes are those of the code.
    Whole,
}

/// Puts a part to those that came before. Bytes that are no parts of a code are overwritten; those of another are not, and
/// stay as they are. Where the whole of it is wrong, what is in the bytes is of no use any more.
#[inline(never)] // called once, and it takes room
pub fn collect_part(came: &mut CodeBytes, part: &CodePart) -> Result<CodeProgress, CodeError> {
    let set = match head(came) {
        Some((first, set)) if part.is_beside(&first) => set,
        Some(_) => return Err(CodeError::OtherRoster),
        None => {
            begin(came, part);
            0
        }
    };
    let bit = 1_u16 << (part.part - 1);
    let all = (1_u32 << part.parts) as u16;
    let missing = !(set | bit) & all.wrapping_sub(1);
    if set & bit != 0 {
        return Ok(CodeProgress::Missing(missing));
    }
    let each = span(part.length.into(), 1).1;
    let before = each * (set & (bit - 1)).count_ones() as usize;
    let length = FIXED + part.game.len();
    let at = if missing == 0 {
        // The last one: nothing but the bytes is left.
        came.rotate_left(length);
        came.truncate(came.len() - length);
        before
    } else {
        came[CAME..CAME + 2].copy_from_slice(&(set | bit).to_le_bytes());
        length + before
    };
    came.extend_from_slice(&part.bytes).map_err(|_| CodeError::Edited)?;
    came[at..].rotate_right(part.bytes.len());
    if missing != 0 {
        return Ok(CodeProgress::Missing(missing));
    }
    let mut sum = Crc32::new();
    sum.add(came);
    let whole = sum.done() == part.sum && came.len() == usize::from(part.length);
    if whole { Ok(CodeProgress::Whole) } else { Err(CodeError::Edited) }
}

/// What these bytes are parts of, as a part without bytes of its own, and which are missing; none where they are none.
pub fn code_parts(came: &[u8]) -> Option<(CodePart, u16)> {
    let (part, set) = head(came)?;
    let missing = !set & ((1_u32 << part.parts) as u16).wrapping_sub(1);
    Some((part, missing))
}

fn begin(came: &mut CodeBytes, part: &CodePart) {
    came.clear();
    let kind = (part.kind == CodeKind::Result).into();
    let [a, b, c, d] = part.sum.to_le_bytes();
    let [low, high] = part.length.to_le_bytes();
    let fixed = [MARK, kind, part.parts, a, b, c, d, low, high, 0, 0, part.game.len() as u8];
    let _ = came.extend_from_slice(&fixed); // both have room: nothing else is there
    let _ = came.extend_from_slice(part.game.as_bytes());
}

/// What these bytes are parts of, and which came.
fn head(came: &[u8]) -> Option<(CodePart, u16)> {
    let (&[MARK, kind, parts @ 2..=15, a, b, c, d, low, high, even, odd, game], rest) =
        came.split_first_chunk::<FIXED>()?
    else {
        return None;
    };
    let game = rest.get(..usize::from(game)).filter(|game| game.len() <= MAX_GAME)?;
    let part = CodePart {
        kind: if kind == 0 { CodeKind::Roster } else { CodeKind::Result },
        game: core::str::from_utf8(game).ok()?.try_into().ok()?,
        part: 0,
        parts,
        sum: u32::from_le_bytes([a, b, c, d]),
        length: u16::from_le_bytes([low, high]),
        bytes: Vec::new(),
    };
    let set = u16::from_le_bytes([even, odd]);
    let came = (1..=parts).filter(|part| set >> (part - 1) & 1 == 1).map(|at| span(part.length.into(), at));
    let length: usize = came.map(|(start, end)| end - start).sum();
    (rest.len() == part.game.len() + length).then_some((part, set))
}
