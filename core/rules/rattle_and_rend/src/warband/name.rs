//! Names players give, held in a fixed number of bytes.

/// A name a player gave, in so many bytes; shorter ones end with zeros.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct GivenName<const N: usize>([u8; N]);

impl<const N: usize> GivenName<N> {
    /// No name.
    pub const NONE: Self = GivenName([0; N]);

    /// This name, cut at a letter where it is too long. What is no letter, such as a line end, is left out.
    pub fn new(text: &str) -> Self {
        let mut name = GivenName::NONE;
        let mut at = 0;
        for letter in text.chars().filter(|letter| !letter.is_control()) {
            if !name.put(&mut at, letter) {
                break;
            }
        }
        name
    }

    /// These letters; none where they do not fit or one of them is no letter.
    pub fn of(letters: impl Iterator<Item = char>) -> Option<Self> {
        let mut name = GivenName::NONE;
        let mut at = 0;
        for letter in letters {
            if letter.is_control() || !name.put(&mut at, letter) {
                return None;
            }
        }
        Some(name)
    }

    fn put(&mut self, at: &mut usize, letter: char) -> bool {
        let end = *at + letter.len_utf8();
        let Some(room) = self.0.get_mut(*at..end) else { return false };
        letter.encode_utf8(room);
        *at = end;
        true
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|byte| *byte == 0).unwrap_or(N);
        core::str::from_utf8(&self.0[..end]).unwrap_or_default()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        N == 0 || self.0[0] == 0
    }
}

impl<const N: usize> Default for GivenName<N> {
    fn default() -> Self {
        GivenName::NONE
    }
}

impl<const N: usize> core::fmt::Debug for GivenName<N> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Debug::fmt(self.as_str(), f)
    }
}
