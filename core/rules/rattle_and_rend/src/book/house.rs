//! House rules (section 25 of the checklist): what a table may play otherwise than our rulings.

/// The settings of one house rule, as a type: [`House::is`] tells whether one of them is played.
pub trait HouseSetting: Copy + 'static {
    /// The rule they are the settings of.
    const RULE: HouseRule;
    /// Every setting, the ruling first.
    const ALL: &'static [Self];

    /// Its place among them.
    fn number(self) -> u8;
}

/// A rule, what the row says, and its settings: the first is the ruling.
pub(super) type HouseRow = (HouseRule, &'static str, &'static [&'static str]);

macro_rules! house_rules {
    ($($rule:ident $words:literal { $($setting:ident $said:literal,)* })*) => {
        /// One thing that can be played in more than one way, in the order of the checklist.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[expect(missing_docs, reason = "the table says what each is")]
        #[repr(u8)]
        pub enum HouseRule {
            $($rule,)*
        }

        /// Every house rule, in the order of its number.
        pub static HOUSE_RULES: [HouseRow; 33] = [$((HouseRule::$rule, $words, &[$($said,)*]),)*];

        $(
            #[doc = concat!("How a table plays: ", $words, ".")]
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            #[expect(missing_docs, reason = "the table says what each is")]
            #[repr(u8)]
            pub enum $rule {
                $($setting,)*
            }

            impl HouseSetting for $rule {
                const RULE: HouseRule = HouseRule::$rule;
                const ALL: &'static [Self] = &[$($rule::$setting,)*];

                fn number(self) -> u8 {
                    self as u8
                }
            }
        )*
    };
}

house_rules! {
    BidsPaid "Bids paid by" { ByBoth "both", ByWinner "winner", }
    NothingTies "0-0 ties" { RollOff "roll off", BidOn "bid on", }
    SuperiorityTie "Superiority tie" { CostsThree "costs 3", CostsOne "costs 1", }
    ReservesCount "Reserves in total" { Yes "yes", No "no", }
    FailedHazardExit "Hazard exit fails" { Removed "removed", Stuck "stuck", }
    FailedReaction "Failed Reaction" { NoSwap "no swap", Swaps "swaps", }
    IntimidateCritical "Intimidate crit" { Moves "moves it", Robs "-1 M", Both "both", }
    ManeuverCritical "Maneuver crit" { FreeAction "free Action", AnyWayToo "any way too", }
    TemptorDie "Temptor die" { Bonus "Bonus", OneMore "one die more", }
    Omen "Omen once per" { PerTurn "Turn", PerRound "Round", }
    OmenReplaces "Omen replaces" { OneDie "one die", AllDice "all dice", }
    WeakSpot "Spot Weakness" { OneAlly "one ally", TwoAllies "two allies", }
    BlastRadius "Blast radius" { L "L", M "M", S "S", }
    ZealotsCount "Zealots count" { Total "Total", LivePoints "live points", }
    UnprintedTheme "Theme 18-20" { Picked "B picks", RolledAgain "roll again", }
    LoserRollsTen "Loser rolls 10" { NoChange "no change", MinusOne "-1", }
    OffBoard "Forced off board" { Limited "limited", Never "never", }
    OnlyWards "Only Wards left" { PlayOn "play on", Defeat "defeat", }
    RoundCap "Most Rounds" { NoLimit "no limit", Four "4", Six "6", Eight "8", }
    FusiliersCover "Fusiliers cover" { Ignored "ignored", Counts "counts", }
    ThievesHide "Sneak-Thieves" { AsListed "as listed", FromAllAttacks "all attacks", }
    AvengersAttack "Avengers attack" { One "one", All "all", }
    PackActs "Pack-Hunters" { Alike "same Action", AnyHow "any", }
    RidersHeavies "Riders' Heavies" { CarryTwo "carry 2", AreTransports "Transports", }
    FailedNerve "Fodder/Blink fails" { Stays "stays", Removed "removed", }
    TakingFlag "Taking a flag" { IsSpend "a spend", IsAction "an Action", }
    GainsCapped "Gains capped" { All "all", TwoBonds "two Bonds", }
    MoraleScales "Morale scales" { No "no", Yes "yes", }
    Poison "Poisoners" { CheckAgain "check again", Penalty "Penalty", }
    SwarmJoins "Swarmers join" { Always "always", AfterHit "after a hit", }
    DeviousWithin "Devious within" { M "M", S "S", }
    Raising "Resurrecting" { All "all", NoHeavies "no Heavies", Penalty "Penalty", }
    RallyMoves "Rally moves" { OthersOnly "others only", WhoChecksToo "itself too", }
}

in_order!(HOUSE_RULES, 0);

/// How a table plays: the setting of every rule, 0 for the ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct House([u8; HOUSE_RULES.len()]);

impl Default for House {
    fn default() -> Self {
        House([0; HOUSE_RULES.len()])
    }
}

impl HouseRule {
    /// Its number in the checklist: HR 1 is the first.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl House {
    /// The number of a rule's setting.
    pub const fn of(&self, rule: HouseRule) -> u8 {
        self.0[rule as usize]
    }

    /// Whether a rule is played by this setting.
    pub fn is<S: HouseSetting>(&self, setting: S) -> bool {
        self.of(S::RULE) == setting.number()
    }

    /// The setting a rule is played by.
    pub fn get<S: HouseSetting>(&self) -> S {
        S::ALL[usize::from(self.of(S::RULE))]
    }

    /// The next setting of a rule, the first after the last.
    #[must_use]
    pub fn turned(mut self, rule: HouseRule) -> Self {
        let settings = HOUSE_RULES[rule as usize].2.len() as u8;
        let at = &mut self.0[rule as usize];
        *at = (*at + 1) % settings;
        self
    }

    /// Every rule that is not played by the ruling, with its words and its setting.
    pub fn changed(&self) -> impl Iterator<Item = (HouseRule, &'static str, &'static str)> {
        let own = HOUSE_RULES.iter().zip(self.0).filter(|(_, setting)| *setting > 0);
        own.map(|(row, setting)| (row.0, row.1, row.2[usize::from(setting)]))
    }
}
