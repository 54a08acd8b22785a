//! Texts of several sentences, packed to half their letters while the program is compiled.
//!
//! Letters are themselves; every byte that no letter needs stands for a fragment, such as `the ` or `tion`. Where several
//! fragments fit the longest is taken, so the same letters are always the same bytes.

mod fragments;
mod packed;

use core::fmt::{self, Write};

use heapless::String;

pub use self::fragments::FRAGMENT_COUNT;
use self::fragments::FRAGMENTS;
pub use self::packed::{MAX_PROSE, PackedProse};

/// A text as it lies in flash: [`prose!`](crate::prose) makes one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Prose {
    packed: &'static [u8],
}

/// A text, packed where it is written.
///
/// ```
/// use umpire_engine::prose;
/// use umpire_engine::table::Prose;
///
/// static WHY: Prose = prose!("The highest die moves the first token.");
/// assert_eq!(WHY.unpack(), "The highest die moves the first token.");
/// assert!(WHY.size() < WHY.unpack().len());
/// ```
#[macro_export]
macro_rules! prose {
    ($text:expr) => {{
        const PACKED: $crate::table::PackedProse = $crate::table::PackedProse::of($text);
        const BYTES: [u8; PACKED.size()] = PACKED.bytes();
        $crate::table::Prose::of_packed(&BYTES)
    }};
}

impl Prose {
    /// No text.
    pub const NONE: Prose = Prose { packed: &[] };

    /// What [`PackedProse`] came to.
    pub const fn of_packed(packed: &'static [u8]) -> Prose {
        Prose { packed }
    }

    /// Whether there is nothing to read.
    pub const fn is_empty(&self) -> bool {
        self.packed.is_empty()
    }

    /// How many bytes of flash it takes.
    pub const fn size(&self) -> usize {
        self.packed.len()
    }

    /// Its letters.
    pub fn unpack(&self) -> String<MAX_PROSE> {
        self.unpack_in("\"")
    }

    /// Its letters, with this sign for every `"`: what players measure in.
    pub fn unpack_in(&self, length_sign: &str) -> String<MAX_PROSE> {
        let mut text = String::new();
        let _ = self.write_in(length_sign, &mut text); // what is longer was not compiled
        text
    }

    /// Writes its letters, with this sign for every `"`.
    pub fn write_in(&self, length_sign: &str, out: &mut dyn Write) -> fmt::Result {
        self.packed.iter().try_for_each(|&byte| match fragment_of(byte) {
            Some(fragment) => out.write_str(FRAGMENTS[fragment]),
            None if byte == b'"' => out.write_str(length_sign),
            None => out.write_char(char::from(byte)),
        })
    }
}

impl fmt::Display for Prose {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.write_in("\"", f)
    }
}

impl fmt::Debug for Prose {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

/// The fragment that a byte stands for; none for a letter, a blank and the end of a line.
const fn fragment_of(byte: u8) -> Option<usize> {
    match byte {
        127.. => Some(byte as usize - 127),
        11..32 => Some(byte as usize - 11 + 129),
        _ => None,
    }
}

/// The byte that stands for a fragment.
const fn byte_of(fragment: usize) -> u8 {
    if fragment < 129 { fragment as u8 + 127 } else { fragment as u8 - 129 + 11 }
}
