//! The five Reputations (section 9 of the checklist): what a warband does before the first Round.

/// What a warband is known for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
#[repr(u8)]
pub enum Reputation {
    Wary,
    Compelled,
    Devious,
    Prepared,
    Frenzied,
}

impl Reputation {
    /// Every Reputation, as printed.
    pub const ALL: [Reputation; 5] =
        [Reputation::Wary, Reputation::Compelled, Reputation::Devious, Reputation::Prepared, Reputation::Frenzied];

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        ["wary", "compelled", "devious", "prepared", "frenzied"][self as usize]
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        ["Wary", "Compelled", "Devious", "Prepared", "Frenzied"][self as usize]
    }
}
