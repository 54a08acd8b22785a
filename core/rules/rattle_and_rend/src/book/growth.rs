//! What a warband of a campaign gains or loses by a game (section 21 of the checklist; p. 40).

/// One line of a d20 table: points, from which face to which.
pub type GrowthRow = (i8, u8, u8);

/// RR-CAMP-4.
#[rustfmt::skip]
pub static WINNER: [GrowthRow; 3] = [
    (0, 1,  5),
    (1, 6,  15),
    (2, 16, 20),
];

/// RR-CAMP-5: 10 is printed in two lines (GAP 114).
#[rustfmt::skip]
pub static LOSER: [GrowthRow; 3] = [
    (-1, 1,  10),
    (0,  10, 15),
    (1,  16, 20),
];
