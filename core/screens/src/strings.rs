//! Texts of a screen, written out into room of their own.

use core::fmt::Write;

use heapless::{LenType, String};
pub(crate) use umpire_raster::strings::{Short, digits, short};

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

/// Seconds as a clock shows them.
pub(crate) fn minutes(seconds: u16) -> Text {
    let mut text = Text::new();
    let _ = write!(text, "{}:{:02}", seconds / 60, seconds % 60); // seven letters at most
    text
}
