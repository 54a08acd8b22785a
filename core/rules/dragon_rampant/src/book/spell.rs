//! The spells (section 20 of the checklist).

use super::member;
use umpire_engine::table::EnumSet;

/// A spell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
#[repr(u8)]
pub enum Spell {
    AlmightyProd,
    BanishFear,
    HealThee,
    BefuddleThee,
    BogThee,
    DragonsBreath,
    PowerBolt,
    SharperBlades,
    StrongerShields,
    SodOff,
}

/// Some spells.
pub type Spells = EnumSet<Spell, u16>;

/// Whom a spell is cast on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpellTarget {
    /// A friend, and not the caster.
    OtherFriend,
    /// The caster or a friend.
    Friend,
    /// An enemy.
    Enemy,
    /// An enemy that is not Battered.
    SteadyEnemy,
    /// Anybody, the caster too.
    Anybody,
    /// Anybody under a spell but the caster.
    Bespelled,
}

/// How long a spell lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lasts {
    /// It is done at once.
    Instant,
    /// To the start of the caster's next phase.
    CasterPhase,
    /// To the end of the next phase of the target's owner.
    TargetPhase,
    /// Until the target rallies.
    TargetRallies,
}

/// What scripts and players call it; what the dice must come to; on whom; how long.
const ROWS: [(&str, &str, u8, SpellTarget, Lasts); 10] = [
    ("prod", "Almighty Prod", 6, SpellTarget::OtherFriend, Lasts::CasterPhase),
    ("banish", "Banish Fear", 6, SpellTarget::OtherFriend, Lasts::CasterPhase),
    ("heal", "Heal Thee", 7, SpellTarget::OtherFriend, Lasts::Instant),
    ("befuddle", "Befuddle Thee", 7, SpellTarget::SteadyEnemy, Lasts::TargetRallies),
    ("bog", "Bog Thee", 7, SpellTarget::Enemy, Lasts::TargetPhase),
    ("breath", "Dragon's Breath", 7, SpellTarget::Anybody, Lasts::TargetPhase),
    ("bolt", "Power Bolt", 7, SpellTarget::Enemy, Lasts::Instant),
    ("blades", "Sharper Blades", 7, SpellTarget::Friend, Lasts::CasterPhase),
    ("shields", "Stronger Shields", 7, SpellTarget::Friend, Lasts::CasterPhase),
    ("sod-off", "Sod-off Spell", 8, SpellTarget::Bespelled, Lasts::Instant),
];

member!(Spell);

impl Spell {
    /// Every one, in the book's order.
    pub const ALL: [Spell; 10] = [
        Spell::AlmightyProd,
        Spell::BanishFear,
        Spell::HealThee,
        Spell::BefuddleThee,
        Spell::BogThee,
        Spell::DragonsBreath,
        Spell::PowerBolt,
        Spell::SharperBlades,
        Spell::StrongerShields,
        Spell::SodOff,
    ];

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        ROWS[self as usize].0
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        ROWS[self as usize].1
    }

    /// What two dice must come to.
    pub const fn difficulty(self) -> u8 {
        ROWS[self as usize].2
    }

    /// Whom it is cast on.
    pub const fn target(self) -> SpellTarget {
        ROWS[self as usize].3
    }

    /// How long it lasts.
    pub const fn lasts(self) -> Lasts {
        ROWS[self as usize].4
    }
}
