//! The captains' traits (section 12 of the checklist).

/// What is special about a captain, in the order of the d8.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum CaptainTrait {
    /// Others of his side may desert as the battle starts (WH-CAPT-1).
    Reprehensible,
    /// His Unit rolls fewer dice, and is harder to hit (WH-CAPT-2).
    Cowardly,
    /// Enemies near him that fail a Resolve test are hurt (WH-CAPT-3).
    Wicked,
    /// His side's initiative may be changed by one (WH-CAPT-4).
    Shrewd,
    /// His Unit passes tests of fear (WH-CAPT-5). The unit trait of this name is another.
    Resolute,
    /// Friends next to him hit once more in melee (WH-CAPT-6).
    Aggressive,
    /// His side rerolls two attack dice a round (WH-CAPT-7).
    Dangerous,
    /// Once a round a friend near him ignores what compels it (WH-CAPT-8).
    LevelHeaded,
}

impl CaptainTrait {
    /// Every one, in the order of the d8.
    pub const ALL: [CaptainTrait; 8] = [
        CaptainTrait::Reprehensible,
        CaptainTrait::Cowardly,
        CaptainTrait::Wicked,
        CaptainTrait::Shrewd,
        CaptainTrait::Resolute,
        CaptainTrait::Aggressive,
        CaptainTrait::Dangerous,
        CaptainTrait::LevelHeaded,
    ];

    /// The one that a face of the d8 brings (WH-SETUP-6).
    pub fn of_face(face: u8) -> Option<Self> {
        CaptainTrait::ALL.get(usize::from(face).checked_sub(1)?).copied()
    }

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        ["reprehensible", "cowardly", "wicked", "shrewd", "resolute", "aggressive", "dangerous", "level-headed"]
            [self as usize]
    }

    /// What it does, in 30 letters at most.
    pub const fn gist(self) -> &'static str {
        [
            "Others may desert at the start",
            "2 dice less, but harder to hit",
            "Who fails near him loses 1 FS",
            "Initiative by 1 up or down",
            "His Unit fears nothing",
            "Friends next to him: +1 hit",
            "2 attack dice again each round",
            "Frees one from a compulsion",
        ][self as usize]
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        ["Reprehensible", "Cowardly", "Wicked", "Shrewd", "Resolute", "Aggressive", "Dangerous", "Level-Headed"]
            [self as usize]
    }
}
