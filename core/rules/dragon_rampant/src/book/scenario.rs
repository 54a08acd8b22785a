//! The scenarios (section 22 of the checklist).

/// A scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum Scenario {
    /// Without one: Quests alone bring Glory.
    #[default]
    None,
    /// A: never rolled.
    Bloodbath,
    /// B.
    SacredMole,
    /// C.
    DeathChase,
    /// D.
    CrystalGale,
    /// E.
    Ringbearer,
    /// F.
    PotBoiler,
    /// G.
    Valley,
}

const ROWS: [(&str, &str); 8] = [
    ("none", "No scenario"),
    ("bloodbath", "Gory Bloodbath"),
    ("mole", "The Sacred Mole"),
    ("chase", "Death Chase"),
    ("crystals", "The Crystal Gale"),
    ("ring", "The Ringbearer"),
    ("pot", "Pot Boiler"),
    ("valley", "Valley of Death"),
];

impl Scenario {
    /// Every one: none, then A to G.
    pub const ALL: [Scenario; 8] = [
        Scenario::None,
        Scenario::Bloodbath,
        Scenario::SacredMole,
        Scenario::DeathChase,
        Scenario::CrystalGale,
        Scenario::Ringbearer,
        Scenario::PotBoiler,
        Scenario::Valley,
    ];

    /// The one of a die: B to G (DR-SETUP-1).
    pub const fn of_die(face: u8) -> Scenario {
        Scenario::ALL[face as usize + 1]
    }

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        ROWS[self as usize].0
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        ROWS[self as usize].1
    }
}
