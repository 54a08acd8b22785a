//! The numbers of a unit (section 3 of the checklist).

use super::Specials;

/// Which chapter a type stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Riders, and both Warbeasts (AMB-24).
    Mounted,
    /// Everybody else.
    Foot,
}

/// How a unit shoots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shooting {
    /// What two dice must come to.
    pub order: u8,
    /// What each die must show to hit.
    pub value: u8,
    /// How far, in inches.
    pub range: u8,
}

/// The numbers of a unit: those that are printed, or what its options make of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Profile {
    /// Mounted or foot.
    pub class: Class,
    /// What it costs.
    pub points: u8,
    /// What two dice must come to, to attack.
    pub attack: u8,
    /// What two dice must come to, to move.
    pub moves: u8,
    /// How it shoots, where it does.
    pub shoot: Option<Shooting>,
    /// What a Courage test must come to.
    pub courage: u8,
    /// Hits that take one Strength Point.
    pub armour: u8,
    /// What each die must show when it attacks.
    pub attack_value: u8,
    /// What each die must show when it is attacked.
    pub defence_value: u8,
    /// How far it moves, in inches.
    pub reach: u8,
    /// Strength Points it starts with: 6 or 12.
    pub strength: u8,
    /// Its special rules.
    pub specials: Specials,
}
