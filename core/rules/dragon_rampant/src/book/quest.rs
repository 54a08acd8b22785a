//! The Quests (section 23 of the checklist).

use super::member;
use umpire_engine::table::EnumSet;

/// A Quest, in the order of the checklist: DR-QUEST-1 is the first; then three of the table's own (DR-CUSTOM-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the table says what each is")]
#[repr(u8)]
pub enum Quest {
    StandFirm,
    Unsoiled,
    Cleave,
    Gods,
    Cower,
    NoMagic,
    HitHard,
    DestroyMore,
    HalfFall,
    Arrows,
    Champions,
    MightyBlow,
    Tremble,
    Avenge,
    FirstBlow,
    MakeRun,
    PoorAim,
    TasteBlades,
    EveryBlade,
    DriveOut,
    Rain,
    OwnOfOne,
    OwnOfTwo,
    OwnOfThree,
}

/// Some Quests.
pub type Quests = EnumSet<Quest>;

/// What it is worth, what scripts call it, and players.
const ROWS: [(u8, &str, &str); 24] = [
    (3, "stand-firm", "Stand firm"),
    (3, "unsoiled", "Clean blade"),
    (3, "cleave", "Cleave them in half"),
    (3, "gods", "The gods listened"),
    (3, "cower", "They will cower"),
    (3, "no-magic", "No magic today"),
    (3, "hit-hard", "Hit hard, hit fast"),
    (2, "destroy-more", "Destroy more"),
    (2, "half-fall", "Half shall fall"),
    (2, "arrows", "Arrows first"),
    (2, "champions", "Smite champions"),
    (2, "mighty-blow", "A mighty blow"),
    (2, "tremble", "They will tremble"),
    (2, "avenge", "Avenge the fallen"),
    (1, "first-blow", "The first blow"),
    (1, "run", "Make them run"),
    (1, "poor-aim", "Their aim is poor"),
    (1, "taste-blades", "Taste our blades"),
    (1, "every-blade", "Every blade drawn"),
    (1, "drive-out", "Drive them out"),
    (1, "rain", "Missiles shall rain"),
    // DR-CUSTOM-1: all agree what they are, and whether they are fulfilled.
    (1, "own-1", "Your own: small"),
    (2, "own-2", "Your own: fair"),
    (3, "own-3", "Your own: great"),
];

member!(Quest);

impl Quest {
    /// Every one.
    pub const ALL: [Quest; 24] = [
        Quest::StandFirm,
        Quest::Unsoiled,
        Quest::Cleave,
        Quest::Gods,
        Quest::Cower,
        Quest::NoMagic,
        Quest::HitHard,
        Quest::DestroyMore,
        Quest::HalfFall,
        Quest::Arrows,
        Quest::Champions,
        Quest::MightyBlow,
        Quest::Tremble,
        Quest::Avenge,
        Quest::FirstBlow,
        Quest::MakeRun,
        Quest::PoorAim,
        Quest::TasteBlades,
        Quest::EveryBlade,
        Quest::DriveOut,
        Quest::Rain,
        Quest::OwnOfOne,
        Quest::OwnOfTwo,
        Quest::OwnOfThree,
    ];

    /// Its number in the checklist.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The Glory it brings.
    pub const fn glory(self) -> u8 {
        ROWS[self as usize].0
    }

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        ROWS[self as usize].1
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        ROWS[self as usize].2
    }

    /// When it is fulfilled, in 26 letters.
    pub const fn gist(self) -> &'static str {
        GISTS[self as usize]
    }
}

/// In the order of the checklist.
const GISTS: [&str; 24] = [
    "No unit of yours runs",
    "The Leader's unit idles",
    "3 foes gone in one turn",
    "Never 2 of yours Battered",
    "3 foes Battered at once",
    "A caster, and no spell",
    "Their dearest, in one turn",
    "Take more units than lost",
    "Take half of their units",
    "Missiles take the most SP",
    "Their dearest unit falls",
    "2 destroyed in one turn",
    "2 foes Battered at once",
    "One you name in secret",
    "The first Attack is yours",
    "Theirs fail Courage first",
    "No unit lost to missiles",
    "3 SP taken in one turn",
    "Each unit attacked once",
    "One flees off the table",
    "One halved by missiles",
    "Agreed, and small",
    "Agreed, and fair",
    "Agreed, and great",
];
