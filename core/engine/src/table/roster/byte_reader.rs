//! Numbers and names in the bytes of a roster.

use heapless::String;

/// So many bytes off the front.
pub fn take_bytes<const N: usize>(from: &mut &[u8]) -> Option<[u8; N]> {
    let (first, rest) = from.split_first_chunk()?;
    *from = rest;
    Some(*first)
}

/// A text off the front: its length, and its letters.
pub fn take_text<const N: usize>(from: &mut &[u8]) -> Option<String<N, u8>> {
    let [length] = take_bytes(from)?;
    let (text, rest) = from.split_at_checked(length.into())?;
    *from = rest;
    let text = core::str::from_utf8(text).ok().filter(|text| !text.chars().any(char::is_control))?;
    String::try_from(text).ok()
}

/// Hands out a text as [`take_text`] reads it.
pub fn put_text(text: &str, out: &mut dyn FnMut(&[u8])) {
    out(&[text.len() as u8]);
    out(text.as_bytes());
}
