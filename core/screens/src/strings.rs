//! Texts of a screen, written out into room of their own.

use core::fmt::{Display, Write};

use heapless::{LenType, String};

/// A written-out text of a screen; the widest line has 30 letters.
pub(crate) type Text = String<40, u8>;

/// As much of a text as any line has room for.
#[inline(never)]
pub(crate) fn text(text: &str) -> Text {
    letters(text, 36)
}

/// The first so many letters of a text, or fewer: some take two bytes.
pub(crate) fn letters<const N: usize, L: LenType>(text: &str, most: usize) -> String<N, L> {
    let mut kept = String::new();
    let _ = text.chars().take(most).try_for_each(|letter| kept.push(letter)); // what has no room is cut
    kept
}

/// A number with a sign or two.
pub(crate) type Short = String<8, u8>;

/// A small value as text.
pub(crate) fn short(value: impl Display) -> Short {
    let mut text = Short::new();
    let _ = write!(text, "{value}"); // `>99.9%` and `12d100` are the longest
    text
}

/// A small number as text.
pub(crate) fn digits(n: u8) -> String<3> {
    let mut text = String::new();
    let _ = write!(text, "{n}"); // three digits at most
    text
}
