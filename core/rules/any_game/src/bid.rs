//! Secret bids: what is bid, and what it is called when it is revealed.

/// What is given in secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BidKind {
    /// A number from 0 on.
    Number,
    /// Rock, paper or scissors.
    Throw,
    /// One of a few cards.
    Card,
}

impl BidKind {
    /// Every kind, in the order of its rows.
    pub(crate) const ALL: [BidKind; 3] = [BidKind::Number, BidKind::Throw, BidKind::Card];

    /// What each pick is called; nothing where it is a number.
    pub(crate) const fn names(self) -> &'static [&'static str] {
        match self {
            BidKind::Number => &[],
            BidKind::Throw => &["Rock", "Paper", "Scissors"],
            BidKind::Card => &["Card 1", "Card 2", "Card 3", "Card 4", "Card 5", "Card 6"],
        }
    }
}

/// What is bid, and up to what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BidSpec {
    /// What is given.
    pub kind: BidKind,
    /// The highest number.
    pub most: u8,
    /// How many cards there are.
    pub cards: u8,
}

impl Default for BidSpec {
    fn default() -> Self {
        BidSpec { kind: BidKind::Number, most: 10, cards: 3 }
    }
}
