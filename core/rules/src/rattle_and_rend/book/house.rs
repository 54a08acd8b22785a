//! House rules (section 25 of the checklist): what a table may play otherwise than our rulings.

/// One thing that can be played in more than one way; the number is that of the checklist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the table below says what each is")]
#[repr(u8)]
pub enum Rule {
    BidsPaidBy = 1,
    NothingTies,
    SuperiorityTie,
    ReservesCount,
    FailedHazardExit,
    FailedReactionSwaps,
    IntimidateCritical,
    ManeuverCritical,
    TemptorDie,
    OmenPer,
    OmenReplaces,
    SpotWeakness,
    DetonateRadius,
    ZealotsCount,
    UnprintedTheme,
    LoserRollsTen,
    OffBoard,
    OnlyWards,
    RoundCap,
    FusiliersIgnoreCover,
    SneakThievesCover,
    AvengersPerCheck,
    PackHunters,
    RidersHeavies,
    FailedReactionTest,
    TakingFlag,
    GainsCapped,
    ThresholdsScale,
    Poisoners,
    Swarmers,
    DeviousRange,
    Resurrectionists,
}

/// A rule, what the row says, and its settings: the first is the ruling.
pub(super) type Row = (Rule, &'static str, &'static [&'static str]);

use Rule::*;

/// Every house rule, in the order of its number.
#[rustfmt::skip]
pub static HOUSE_RULES: [Row; 32] = [
    (BidsPaidBy,           "Bids paid by",       &["both", "winner"]),
    (NothingTies,          "0-0 ties",           &["roll off", "bid on"]),
    (SuperiorityTie,       "Superiority tie",    &["costs 3", "costs 1"]),
    (ReservesCount,        "Reserves in total",  &["yes", "no"]),
    (FailedHazardExit,     "Hazard exit fails",  &["removed", "stuck"]),
    (FailedReactionSwaps,  "Failed Reaction",    &["no swap", "swaps"]),
    (IntimidateCritical,   "Intimidate crit",    &["moves it", "-1 M", "both"]),
    (ManeuverCritical,     "Maneuver crit",      &["free Action", "any way too"]),
    (TemptorDie,           "Temptor die",        &["Bonus", "one die more"]),
    (OmenPer,              "Omen once per",      &["Turn", "Round"]),
    (OmenReplaces,         "Omen replaces",      &["one die", "all dice"]),
    (SpotWeakness,         "Spot Weakness",      &["one ally", "two allies"]),
    (DetonateRadius,       "Blast radius",    &["L", "M", "S"]),
    (ZealotsCount,         "Zealots count",      &["Total", "live points"]),
    (UnprintedTheme,       "Theme 18-20",        &["B picks", "roll again"]),
    (LoserRollsTen,        "Loser rolls 10",     &["no change", "-1"]),
    (OffBoard,             "Forced off board",   &["limited", "never"]),
    (OnlyWards,            "Only Wards left",    &["play on", "defeat"]),
    (RoundCap,             "Most Rounds",  &["no limit", "4", "6", "8"]),
    (FusiliersIgnoreCover, "Fusiliers cover",    &["ignored", "counts"]),
    (SneakThievesCover,    "Sneak-Thieves",      &["as listed", "all attacks"]),
    (AvengersPerCheck,     "Avengers attack",    &["one", "all"]),
    (PackHunters,          "Pack-Hunters",       &["same Action", "any"]),
    (RidersHeavies,        "Riders' Heavies",    &["carry 2", "Transports"]),
    (FailedReactionTest,   "Fodder/Blink fails", &["stays", "removed"]),
    (TakingFlag,           "Taking a flag",      &["a spend", "an Action"]),
    (GainsCapped,          "Gains capped",       &["all", "two Bonds"]),
    (ThresholdsScale,      "Morale scales",      &["no", "yes"]),
    (Poisoners,            "Poisoners",          &["check again", "Penalty"]),
    (Swarmers,             "Swarmers join",      &["always", "after a hit"]),
    (DeviousRange,         "Devious within",     &["M", "S"]),
    (Resurrectionists,     "Resurrecting",       &["all", "no Heavies", "Penalty"]),
];

const _: () = {
    let mut i = 0;
    while i < HOUSE_RULES.len() {
        assert!(HOUSE_RULES[i].0 as usize == i + 1, "the table is in the order of the numbers");
        i += 1;
    }
};

/// How a table plays: the setting of every rule, 0 for the ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct House([u8; HOUSE_RULES.len()]);

impl House {
    /// The setting of a rule.
    pub const fn of(&self, rule: Rule) -> u8 {
        self.0[rule as usize - 1]
    }

    /// Whether a rule is played by its second setting.
    pub const fn second(&self, rule: Rule) -> bool {
        self.of(rule) == 1
    }

    /// The next setting of a rule, the first after the last.
    #[must_use]
    pub fn turned(mut self, rule: Rule) -> Self {
        let settings = HOUSE_RULES[rule as usize - 1].2.len() as u8;
        let at = &mut self.0[rule as usize - 1];
        *at = (*at + 1) % settings;
        self
    }

    /// Every rule that is not played by the ruling, with its words and its setting.
    pub fn changed(&self) -> impl Iterator<Item = (Rule, &'static str, &'static str)> {
        let own = HOUSE_RULES.iter().zip(self.0).filter(|(_, setting)| *setting > 0);
        own.map(|(row, setting)| (row.0, row.1, row.2[usize::from(setting)]))
    }
}
