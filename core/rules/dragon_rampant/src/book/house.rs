//! House rules (section 26 of the checklist): what a table may play otherwise than our rulings.

use super::member;
use umpire_engine::table::EnumSet;

/// One thing that can be played in two ways, in the order of the checklist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the table says what each is")]
#[repr(u8)]
pub enum HouseRule {
    Range12,
    FearDirection,
    EnchantedDefence,
    Venom,
    Mystical,
    BefuddleSticks,
    BefuddleNoFeelings,
    SodOff,
    Breath,
    BogFlyers,
    EvadeArmour,
    EvadeLoss,
    WildInvisible,
    WildLock,
    HateTarget,
    Wall6,
    FlyCover,
    Heal,
    HalfBase,
    Exits,
    Rally2,
    TraitBattered,
    SummonOff,
    WereBattered,
    BlastInvisible,
    BlastCover,
    ChaseReactions,
    Danger,
    Strike,
    First,
    StartOff,
    SecretQuests,
    TraitGlory,
    Superb,
    Centimetres,
    Teams,
}

/// The rules that are played the other way.
pub type HouseRules = EnumSet<HouseRule, u64>;

/// What scripts call it, and what is so where it is ticked: 22 letters at the most.
const ROWS: [(&str, &str); 36] = [
    ("range12", "Long range from 12"),
    ("feardir", "Fear in any fight"),
    ("enchdef", "Enchanted: attack only"),
    ("venom", "Venom 6: two hits"),
    ("myst", "Mystical: hits only"),
    ("befstick", "Befuddled stays"),
    ("befnf", "No Feelings: befuddled"),
    ("sodoff", "Sod-off ends any spell"),
    ("breath", "Breath: only Sod-off"),
    ("bogfly", "Bog holds Flyers"),
    ("evadearm", "Evade: Armour 1, cover"),
    ("evadeloss", "Evade shots: no loser"),
    ("wcinvis", "Invisible force charges"),
    ("wclock", "Wild: no other order"),
    ("hatetgt", "Hatred: free choice"),
    ("wall6", "Walls break below 6"),
    ("flycover", "Flyers ignore cover"),
    ("heal", "Healed loss counts"),
    ("halfbase", "Half of own roster"),
    ("exits", "Exits count as lost"),
    ("rally2", "Failed Rally costs 2"),
    ("traitbat", "Bad traits stay"),
    ("summoff", "Held back: Summon -1"),
    ("werebat", "Change ends Battered"),
    ("blastinvis", "Blast spares Invisible"),
    ("blastcover", "Blast destroys cover"),
    ("creact", "Chase: no reactions"),
    ("danger", "Danger: no tests"),
    ("strike", "Blow: no routs"),
    ("first", "First blow: declared"),
    ("a-off", "Start off the table"),
    ("qsecret", "Secret Quests"),
    ("traitglory", "Glory for the trait"),
    ("superb", "Superb cover"),
    ("unit", "Centimetres"),
    ("multi", "Teams count together"),
];

member!(HouseRule);

impl HouseRule {
    /// Every one.
    pub const ALL: [HouseRule; 36] = [
        HouseRule::Range12,
        HouseRule::FearDirection,
        HouseRule::EnchantedDefence,
        HouseRule::Venom,
        HouseRule::Mystical,
        HouseRule::BefuddleSticks,
        HouseRule::BefuddleNoFeelings,
        HouseRule::SodOff,
        HouseRule::Breath,
        HouseRule::BogFlyers,
        HouseRule::EvadeArmour,
        HouseRule::EvadeLoss,
        HouseRule::WildInvisible,
        HouseRule::WildLock,
        HouseRule::HateTarget,
        HouseRule::Wall6,
        HouseRule::FlyCover,
        HouseRule::Heal,
        HouseRule::HalfBase,
        HouseRule::Exits,
        HouseRule::Rally2,
        HouseRule::TraitBattered,
        HouseRule::SummonOff,
        HouseRule::WereBattered,
        HouseRule::BlastInvisible,
        HouseRule::BlastCover,
        HouseRule::ChaseReactions,
        HouseRule::Danger,
        HouseRule::Strike,
        HouseRule::First,
        HouseRule::StartOff,
        HouseRule::SecretQuests,
        HouseRule::TraitGlory,
        HouseRule::Superb,
        HouseRule::Centimetres,
        HouseRule::Teams,
    ];

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        ROWS[self as usize].0
    }

    /// What is so where it is ticked.
    pub const fn name(self) -> &'static str {
        ROWS[self as usize].1
    }
}
