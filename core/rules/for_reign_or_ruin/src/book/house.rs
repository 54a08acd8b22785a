//! House rules (section 18 of the checklist): what a table may play otherwise than our rulings.

use super::Order;

/// One thing that can be played in two or three ways, in the order of the checklist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the table says what each is")]
#[repr(u8)]
pub enum HouseRule {
    HalfDice,
    LeaderInDestroyed,
    RoutEnd,
    TerrainStress,
    Redistribution,
    StressReference,
    OrderLimits,
    Collateral,
    TransferBlocksReform,
    EqualInitiative,
    RallyLimit,
    Berserker,
    CounterStock,
    UnconfirmedOrder,
}

/// What the row says, the ruling, and the other ways: together 25 letters with what is between them, for the log.
static ROWS: [(&str, &[&str]); 14] = [
    ("Half dice", &["round down", "round up"]),
    ("Leader in ruin", &["overflow", "its End", "+1 only"]),
    ("Rout ends", &["off or blocked", "off the table"]),
    ("Terrain stress", &["at least", "added"]),
    ("Redistribution", &["1 each", "voluntary"]),
    ("Morale since", &["step 13", "phase's end"]),
    ("Order limits", &["only Rout", "own table"]),
    ("Stray shots", &["all, once", "target side", "each target"]),
    ("Got stress", &["no reform", "may reform"]),
    ("Equal Init", &["roll-off", "alternate"]),
    ("Rally", &["once each", "once a leader"]),
    ("Berserker", &["may rout", "attacks"]),
    ("Order counters", &["unlimited", "counted"]),
    ("Unconfirmed", &["by its card", "Halt"]),
];

impl HouseRule {
    /// Every one, in the order of its number.
    pub const ALL: [HouseRule; 14] = [
        HouseRule::HalfDice,
        HouseRule::LeaderInDestroyed,
        HouseRule::RoutEnd,
        HouseRule::TerrainStress,
        HouseRule::Redistribution,
        HouseRule::StressReference,
        HouseRule::OrderLimits,
        HouseRule::Collateral,
        HouseRule::TransferBlocksReform,
        HouseRule::EqualInitiative,
        HouseRule::RallyLimit,
        HouseRule::Berserker,
        HouseRule::CounterStock,
        HouseRule::UnconfirmedOrder,
    ];

    /// Its number in the checklist: FR-HR-1 is the first.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// What the row says.
    pub fn name(self) -> &'static str {
        ROWS[self as usize].0
    }

    /// What players call the ruling, and the other ways.
    pub fn settings(self) -> &'static [&'static str] {
        ROWS[self as usize].1
    }
}

/// How a table plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HouseRules {
    settings: [u8; 14],
    /// Which orders a commander may give, by his own order, where FR-HR-7 is on: a bit each.
    pub allowed: [u16; 9],
    /// Counters of each order a side has, where FR-HR-13 is on.
    pub stock: [u8; 9],
}

/// As the checklist rules.
impl Default for HouseRules {
    fn default() -> Self {
        let mut allowed = [ANY_ORDER; 9];
        // FR-CMD-6: the sheet's own limit is where players start from.
        allowed[Order::Rout as usize] = 1 << Order::Rout as u8;
        HouseRules { settings: [0; 14], allowed, stock: [STOCK; 9] }
    }
}

/// Every order.
const ANY_ORDER: u16 = 0x1ff;
/// Counters of an order before anybody has said how many there are.
const STOCK: u8 = 20;

impl HouseRules {
    /// Which way a rule is played: 0 is the ruling.
    pub const fn setting(&self, rule: HouseRule) -> u8 {
        self.settings[rule as usize]
    }

    /// Whether a rule is played another way than ruled.
    pub const fn has(&self, rule: HouseRule) -> bool {
        self.setting(rule) != 0
    }

    /// Plays a rule this way.
    pub const fn set(&mut self, rule: HouseRule, setting: u8) {
        self.settings[rule as usize] = setting;
    }

    /// Whether a commander who follows an order himself may give this one (FR-CMD-6, FR-HR-7).
    pub fn may_give(&self, own: Order, given: Order) -> bool {
        if self.has(HouseRule::OrderLimits) {
            self.allowed[own as usize] >> given as u8 & 1 == 1
        } else {
            own != Order::Rout || given == Order::Rout
        }
    }

    /// The setting after the one it is played by; the ruling again after the last.
    pub fn next(&self, rule: HouseRule) -> u8 {
        (self.setting(rule) + 1) % rule.settings().len() as u8
    }

    /// Every rule that is played another way.
    pub fn changed(&self) -> impl Iterator<Item = HouseRule> + '_ {
        HouseRule::ALL.into_iter().filter(|rule| self.has(*rule))
    }
}
