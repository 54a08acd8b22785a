//! Formations, what terrain does to them, and who may go through whom (FR-IN-13, FR-TER-1, FR-INT-1).

use super::Listed;

/// How troops stand on their base; individuals have none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum Formation {
    /// Loose order.
    Skirmish,
    /// Open order.
    Open,
    /// Close order.
    #[default]
    Close,
    /// An individual.
    None,
}

impl Formation {
    /// Every one.
    pub const ALL: [Formation; 4] = [Formation::Skirmish, Formation::Open, Formation::Close, Formation::None];

    /// What players call it.
    pub const fn name(self) -> &'static str {
        match self {
            Formation::Skirmish => "Skirmish",
            Formation::Open => "Open",
            Formation::Close => "Close",
            Formation::None => "None",
        }
    }
}

impl Listed for Formation {
    const ALL: &'static [Self] = &Formation::ALL;

    fn id(self) -> &'static str {
        match self {
            Formation::Skirmish => "skirmish",
            Formation::Open => "open",
            Formation::Close => "close",
            Formation::None => "none",
        }
    }
}

/// Ground that slows troops (FR-TERM-12); a road and what nobody enters are told, not ticked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Terrain {
    /// Half speed for all but skirmishers and individuals.
    Broken,
    /// The same, and more stress.
    Dense,
}

/// Least stress of a move in broken and dense terrain, by formation (FR-TER-1, p. 34).
static TERRAIN_STRESS: [[u8; 2]; 4] = [
    // broken, dense
    [0, 0], // Skirmish
    [0, 1], // Open
    [1, 2], // Close
    [0, 0], // individuals
];

impl Terrain {
    /// What a move in it raises the stress to, at least.
    pub fn stress(self, formation: Formation) -> u8 {
        TERRAIN_STRESS[formation as usize][self as usize]
    }

    /// Whether it halves the speed of this formation.
    pub const fn slows(formation: Formation) -> bool {
        matches!(formation, Formation::Open | Formation::Close)
    }
}

/// Stress to each of two that go through each other (FR-INT-1, p. 27).
static INTERPENETRATION: [[u8; 4]; 4] = [
    // Skirmish, Open, Close, individual
    [0, 0, 0, 0], // Skirmish
    [0, 0, 1, 0], // Open
    [0, 1, 1, 0], // Close
    [0, 0, 0, 0], // individuals
];

/// Stress to each of two friends, one of which goes through the other.
pub fn interpenetration(mover: Formation, passed: Formation) -> u8 {
    INTERPENETRATION[mover as usize][passed as usize]
}
