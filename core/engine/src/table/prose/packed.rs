//! How a text is packed.

use super::byte_of;
use super::fragments::{FRAGMENT_COUNT, FRAGMENTS};

/// The longest text, in letters.
pub const MAX_PROSE: usize = 384;

/// A text while it is packed: only the compiler does this.
pub struct PackedProse {
    bytes: [u8; MAX_PROSE],
    size: usize,
}

impl PackedProse {
    /// Packs a text.
    ///
    /// # Panics
    ///
    /// When it is too long, or has a letter that our faces do not have: it does not compile then.
    pub const fn of(text: &str) -> PackedProse {
        assert!(text.len() <= MAX_PROSE, "a text of so many letters has no room");
        let (text, mut at) = (text.as_bytes(), 0);
        let mut packed = PackedProse { bytes: [0; MAX_PROSE], size: 0 };
        while at < text.len() {
            let letter = text[at];
            assert!(letter == b'\n' || (letter >= b' ' && letter <= b'~'), "a text has letters of ASCII only");
            let (byte, letters) = match longest(text, at) {
                Some(fragment) => (byte_of(fragment), FRAGMENTS[fragment].len()),
                None => (letter, 1),
            };
            packed.bytes[packed.size] = byte;
            packed.size += 1;
            at += letters;
        }
        packed
    }

    /// How many bytes it came to.
    pub const fn size(&self) -> usize {
        self.size
    }

    /// Those bytes.
    pub const fn bytes<const SIZE: usize>(&self) -> [u8; SIZE] {
        let (mut bytes, mut at) = ([0; SIZE], 0);
        while at < SIZE {
            bytes[at] = self.bytes[at];
            at += 1;
        }
        bytes
    }
}

/// The longest fragment that a text has here.
const fn longest(text: &[u8], at: usize) -> Option<usize> {
    let first = text[at] as usize;
    let (mut fragment, end) = (STARTS[first] as usize, STARTS[first + 1] as usize);
    while fragment < end {
        if has(text, at, FRAGMENTS[fragment].as_bytes()) {
            return Some(fragment);
        }
        fragment += 1;
    }
    None
}

const fn has(text: &[u8], at: usize, fragment: &[u8]) -> bool {
    let mut letter = 1; // the first is known
    while letter < fragment.len() {
        if at + letter >= text.len() || text[at + letter] != fragment[letter] {
            return false;
        }
        letter += 1;
    }
    true
}

/// Where the fragments of each first letter begin: they are in the order of the alphabet, the longest first.
const STARTS: [u8; 128] = {
    let (mut starts, mut letter) = ([0; 128], 0);
    while letter < 128 {
        let mut fragment = 0;
        while fragment < FRAGMENT_COUNT && (FRAGMENTS[fragment].as_bytes()[0] as usize) < letter {
            fragment += 1;
        }
        starts[letter] = fragment as u8;
        letter += 1;
    }
    starts
};
