//! Special rules of unit types (section 3 of the checklist).

use super::member;
use umpire_engine::table::EnumSet;

/// What is special about a unit type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Special {
    /// It must try to attack whom it sees and reaches (DR-SR-WILD).
    WildCharge,
    /// It may meet an attacker half way (DR-SR-COUNTER).
    CounterCharge,
    /// The same, against foot only (DR-SR-COUNTERFOOT).
    CounterChargeFoot,
    /// It may step back from an attacker and shoot (DR-SR-EVADE).
    Evade,
    /// Half a move and a shot as one order (DR-SR-SKIRMISH).
    Skirmish,
    /// It fights in rough ground as anywhere (DR-SR-RANGER).
    Ranger,
    /// It moves in rough ground as anywhere (DR-SR-FLEET).
    FleetFooted,
    /// It may form a wall (DR-SR-WALL).
    WallOfSpears,
    /// It is harder to shoot at (DR-SR-HARD).
    HardToTarget,
}

/// Some special rules.
pub type Specials = EnumSet<Special, u16>;

member!(Special);

impl Special {
    /// Every one.
    pub const ALL: [Special; 9] = [
        Special::WildCharge,
        Special::CounterCharge,
        Special::CounterChargeFoot,
        Special::Evade,
        Special::Skirmish,
        Special::Ranger,
        Special::FleetFooted,
        Special::WallOfSpears,
        Special::HardToTarget,
    ];

    /// What players call it.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; 9] = [
            "Wild Charge",
            "Counter-charge",
            "Counter-charge foot",
            "Evade",
            "Skirmish",
            "Ranger",
            "Fleet Footed",
            "Wall of Spears",
            "Hard to target",
        ];
        NAMES[self as usize]
    }
}

/// These, as a constant.
pub(super) const fn specials(these: &[Special]) -> Specials {
    let (mut bits, mut at) = (0, 0);
    while at < these.len() {
        bits |= 1 << these[at] as u16;
        at += 1;
    }
    Specials::of_bits(bits)
}
