//! House rules (section 17 of the checklist): what a table may play otherwise than our rulings.

/// One thing that can be played in two ways, in the order of the checklist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the table says what each is")]
#[repr(u8)]
pub enum HouseRule {
    HalfDice,
    BloodiedNerves,
    TopTie,
    Squares,
    Simultaneous,
    OwnCaptain,
    Shaken,
    RangedLimit,
    Aggressive,
    WallDie,
    NaturalSix,
    Losses,
    Dangerous,
    WallStrikes,
    MinDice,
}

/// What the row says, the ruling, and the other way; 16 letters, 12 and 12 at the most.
static ROWS: [(&str, [&str; 2]); 15] = [
    ("Half dice", ["round down", "round up"]),
    ("Bloodied nerves", ["no effect", "-1 Resolve"]),
    ("Tie at the top", ["none chooses", "may go last"]),
    ("Squares", ["diagonals", "orthogonal"]),
    ("Acting together", ["hurt later", "hurt at once"]),
    ("Captain's Unit", ["has its +1", "has no +1"]),
    ("Shaken", ["a marker", "a state"]),
    ("Ranged limit", ["sight", "squares"]),
    ("Aggressive", ["always +1", "after a hit"]),
    ("Wall's still die", ["stays", "one round"]),
    ("Resolve die 6", ["as printed", "fails"]),
    ("Old losses", ["healed", "kept"]),
    ("Dangerous", ["whole side", "own Unit"]),
    ("Wall strikes", ["enemies", "anybody"]),
    ("Fewest dice", ["1", "0"]),
];

/// The most squares of a ranged limit.
pub const MAX_RANGED_LIMIT: u8 = 48;

impl HouseRule {
    /// Every one, in the order of its number.
    pub const ALL: [HouseRule; 15] = [
        HouseRule::HalfDice,
        HouseRule::BloodiedNerves,
        HouseRule::TopTie,
        HouseRule::Squares,
        HouseRule::Simultaneous,
        HouseRule::OwnCaptain,
        HouseRule::Shaken,
        HouseRule::RangedLimit,
        HouseRule::Aggressive,
        HouseRule::WallDie,
        HouseRule::NaturalSix,
        HouseRule::Losses,
        HouseRule::Dangerous,
        HouseRule::WallStrikes,
        HouseRule::MinDice,
    ];

    /// Its number in the checklist: WH-HR-1 is the first.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// What the row says.
    pub fn name(self) -> &'static str {
        ROWS[self as usize].0
    }

    /// What players call the ruling, or the other way.
    pub fn setting(self, other: bool) -> &'static str {
        ROWS[self as usize].1[usize::from(other)]
    }
}

/// How a table plays: which rules are played the other way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HouseRules {
    others: u16,
    /// Squares that ranged attacks reach, where [`HouseRule::RangedLimit`] is on.
    pub ranged_limit: u8,
}

impl HouseRules {
    /// Whether a rule is played the other way.
    pub const fn has(self, rule: HouseRule) -> bool {
        self.others >> rule as u8 & 1 == 1
    }

    /// Plays a rule the other way, or by the ruling again.
    #[must_use]
    pub const fn turned(self, rule: HouseRule) -> Self {
        HouseRules { others: self.others ^ 1 << rule as u8, ..self }
    }

    /// Every rule that is played the other way.
    pub fn changed(self) -> impl Iterator<Item = HouseRule> {
        HouseRule::ALL.into_iter().filter(move |rule| self.has(*rule))
    }
}
