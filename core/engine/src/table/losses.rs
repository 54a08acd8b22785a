//! What pieces lose at the same moment.

use heapless::Vec;

use crate::table::PieceId;

/// What one piece loses of the figure on its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Loss {
    /// Which.
    pub piece: PieceId,
    /// How much.
    pub lost: u8,
    /// What is left of it.
    pub left: u8,
}

/// The most losses of one page: who has more of them tells them on several.
pub const MAX_LOSSES: usize = 6;

/// The losses of one page.
pub type Losses = Vec<Loss, MAX_LOSSES, u8>;
