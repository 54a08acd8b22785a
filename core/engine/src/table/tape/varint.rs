//! LEB128 numbers of up to 14 bits: seven bits a byte, the low ones first.

use crate::table::ExpectRoom;
use heapless::Vec;

/// Reads a number; only its shortest form is read. Returns what follows it.
pub(super) fn read_varint(bytes: &[u8]) -> Option<(u16, &[u8])> {
    match *bytes {
        [low @ ..128, ref rest @ ..] => Some((low.into(), rest)),
        [low, high @ 1..128, ref rest @ ..] => Some((u16::from(low & 127) | u16::from(high) << 7, rest)),
        _ => None,
    }
}

/// Appends a number. There is room for two bytes.
pub(super) fn push_varint<const N: usize>(out: &mut Vec<u8, N>, number: u16) {
    let fits = "there is room for two bytes";
    if number < 128 {
        out.push(number as u8).expect_room(fits);
    } else {
        out.push(number as u8 | 128).expect_room(fits);
        out.push((number >> 7) as u8).expect_room(fits);
    }
}
