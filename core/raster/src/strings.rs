//! Small numbers, written out.

use core::fmt::{Display, Write};

use heapless::String;

/// A number with a sign or two.
pub type Short = String<8, u8>;

/// A small value as text.
pub fn short(value: impl Display) -> Short {
    let mut text = Short::new();
    let _ = write!(text, "{value}"); // `>99.9%` and `12d100` are the longest
    text
}

/// A small number as text.
pub fn digits(n: u8) -> String<3> {
    let mut text = String::new();
    let _ = write!(text, "{n}"); // three digits at most
    text
}
