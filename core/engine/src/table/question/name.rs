//! A question for a name.

/// A name that the players give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name {
    /// The most letters.
    pub max: u8,
    /// Names to start from.
    pub suggestions: &'static [&'static str],
}
