//! Who may pass stress to whom (FR-IN-14, FR-TRA-14).

use super::Listed;

/// How troops take others' fear. *Superior* here is the troop attribute, never the rank (G-51).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the matrix says what each is")]
#[repr(u8)]
pub enum MoraleType {
    #[default]
    Normal,
    Superior,
    Inferior,
    Indifferent,
}

impl MoraleType {
    /// Every one.
    pub const ALL: [MoraleType; 4] =
        [MoraleType::Normal, MoraleType::Superior, MoraleType::Inferior, MoraleType::Indifferent];

    /// What players call it.
    pub const fn name(self) -> &'static str {
        match self {
            MoraleType::Normal => "Normal",
            MoraleType::Superior => "Superior",
            MoraleType::Inferior => "Inferior",
            MoraleType::Indifferent => "Indifferent",
        }
    }
}

impl Listed for MoraleType {
    const ALL: &'static [Self] = &MoraleType::ALL;

    fn id(self) -> &'static str {
        match self {
            MoraleType::Normal => "normal",
            MoraleType::Superior => "superior",
            MoraleType::Inferior => "inferior",
            MoraleType::Indifferent => "indifferent",
        }
    }
}

/// May the giver (row) give to the receiver (column)? (FR-TRA-14; Mindless is the attribute and overrides.)
static MATRIX: [[bool; 4]; 4] = [
    // Normal, Superior, Inferior, Indifferent
    [true, false, true, false],  // Normal
    [true, true, true, false],   // Superior
    [false, false, true, false], // Inferior
    [false, false, false, true], // Indifferent
];

/// Whether stress may go from one type to another, neither of them Mindless.
pub fn may_give(giver: MoraleType, receiver: MoraleType) -> bool {
    MATRIX[giver as usize][receiver as usize]
}
