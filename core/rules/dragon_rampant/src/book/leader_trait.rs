//! What kind of Leader it is: 3d6 (section 7 of the checklist).

/// A Leader's trait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
#[repr(u8)]
pub enum LeaderTrait {
    Unworthy,
    Insipid,
    Cowardly,
    Weakling,
    Brutal,
    Wise,
    Brave,
    Strong,
    Commanding,
    Goader,
    Boneshaker,
    SkyDarkener,
    Formidable,
    Patient,
    Charmed,
    EighteenStrength,
    UnstoppableMarch,
}

/// What scripts and players call it; from 3 on, and the one that is chosen instead of a roll of 8 or more.
const ROWS: [(&str, &str); 17] = [
    ("unworthy", "Unworthy"),
    ("insipid", "Insipid"),
    ("cowardly", "Cowardly"),
    ("weakling", "Weakling"),
    ("brutal", "Brutal"),
    ("wise", "Wise"),
    ("brave", "Brave"),
    ("strong", "Strong"),
    ("commanding", "Commanding"),
    ("goader", "Goader"),
    ("boneshaker", "Boneshaker"),
    ("sky-darkener", "Sky Darkener"),
    ("formidable", "Formidable"),
    ("patient", "Patient"),
    ("charmed", "Charmed"),
    ("18-00", "18/00 Strength"),
    ("march", "Unstoppable March"),
];

impl LeaderTrait {
    /// Every one: the first sixteen by their roll from 3 to 18.
    pub const ALL: [LeaderTrait; 17] = [
        LeaderTrait::Unworthy,
        LeaderTrait::Insipid,
        LeaderTrait::Cowardly,
        LeaderTrait::Weakling,
        LeaderTrait::Brutal,
        LeaderTrait::Wise,
        LeaderTrait::Brave,
        LeaderTrait::Strong,
        LeaderTrait::Commanding,
        LeaderTrait::Goader,
        LeaderTrait::Boneshaker,
        LeaderTrait::SkyDarkener,
        LeaderTrait::Formidable,
        LeaderTrait::Patient,
        LeaderTrait::Charmed,
        LeaderTrait::EighteenStrength,
        LeaderTrait::UnstoppableMarch,
    ];

    /// The one of a roll of three dice.
    pub const fn of_roll(sum: u8) -> LeaderTrait {
        LeaderTrait::ALL[sum as usize - 3]
    }

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        ROWS[self as usize].0
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        ROWS[self as usize].1
    }

    /// Missed dice that the Leader's unit may reroll in each Attack (DR-TRAIT-10, DR-TRAIT-15, DR-TRAIT-18).
    pub const fn rerolls(self) -> u8 {
        match self {
            LeaderTrait::Strong => 1,
            LeaderTrait::Formidable => 2,
            LeaderTrait::EighteenStrength => 3,
            _ => 0,
        }
    }
}
