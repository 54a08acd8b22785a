//! The Actions (section 17 of the checklist): five for everybody, one for each Champion, and Reinforce.

use super::Trait;
use crate::icons;
use umpire_engine::table::Icon;

/// What an Element can be told to do for a point of Momentum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
#[repr(u8)]
pub enum Action {
    Charge,
    Stand,
    Feint,
    Maneuver,
    Sprint,
    BanishFoe,
    BattleSummons,
    CrashingWave,
    DistantDoom,
    PushToTheBrink,
    SchemingPlot,
    SpotWeakness,
    /// Taking a marker, where the house rules make that an Action (HR 26).
    TakeMarker,
}

/// What scripts call it, what players call it, the same in one word, its picture, and whose it is.
type ActionRow = (Action, &'static str, &'static str, &'static str, Icon, Option<Trait>);

#[rustfmt::skip]
static ACTIONS: [ActionRow; 13] = [
    (Action::Charge,         "charge",            "Charge",            "Charge",   icons::CHARGE,    None),
    (Action::Stand,          "stand",             "Stand and Fight",   "Fight",    icons::STAND,     None),
    (Action::Feint,          "feint",             "Feint",             "Feint",    icons::FEINT,     None),
    (Action::Maneuver,       "maneuver",          "Maneuver",          "Maneuver", icons::MANEUVER,  None),
    (Action::Sprint,         "sprint",            "Sprint",            "Sprint",   icons::SPRINT,    None),
    (Action::BanishFoe,      "banish-foe",        "Banish Foe",        "Banish",   icons::CHAMPION,  Some(Trait::BanishFoe)),
    (Action::BattleSummons,  "battle-summons",    "Battle Summons",    "Summons",  icons::CHAMPION,  Some(Trait::BattleSummons)),
    (Action::CrashingWave,   "crashing-wave",     "Crashing Wave",     "Wave",     icons::CHAMPION,  Some(Trait::CrashingWave)),
    (Action::DistantDoom,    "distant-doom",      "Distant Doom",      "Doom",     icons::CHAMPION,  Some(Trait::DistantDoom)),
    (Action::PushToTheBrink, "push-to-the-brink", "Push to the Brink", "Push",     icons::CHAMPION,  Some(Trait::PushToTheBrink)),
    (Action::SchemingPlot,   "scheming-plot",     "Scheming Plot",     "Plot",     icons::CHAMPION,  Some(Trait::SchemingPlot)),
    (Action::SpotWeakness,   "spot-weakness",     "Spot Weakness",     "Spot",     icons::CHAMPION,  Some(Trait::SpotWeakness)),
    (Action::TakeMarker,     "take-marker",       "Take a marker",     "Take",     icons::REINFORCE, None),
];

in_order!(ACTIONS, 0);

impl Action {
    /// The five for everybody, in the order of the turn menu.
    pub const STANDARD: [Action; 5] = [Action::Charge, Action::Stand, Action::Feint, Action::Maneuver, Action::Sprint];

    /// Those five, and the Champions'.
    pub const ALL: [Action; 12] = [
        Action::Charge,
        Action::Stand,
        Action::Feint,
        Action::Maneuver,
        Action::Sprint,
        Action::BanishFoe,
        Action::BattleSummons,
        Action::CrashingWave,
        Action::DistantDoom,
        Action::PushToTheBrink,
        Action::SchemingPlot,
        Action::SpotWeakness,
    ];

    fn row(self) -> &'static ActionRow {
        &ACTIONS[self as usize]
    }

    /// What scripts call it.
    pub fn id(self) -> &'static str {
        self.row().1
    }

    /// What players call it.
    pub fn name(self) -> &'static str {
        self.row().2
    }

    /// The same in one word, where there is little room.
    pub fn short(self) -> &'static str {
        self.row().3
    }

    /// Its picture.
    pub fn icon(self) -> Icon {
        self.row().4
    }

    /// The Champion's trait that gives it.
    pub fn of(self) -> Option<Trait> {
        self.row().5
    }

    /// Whether an enemy is named with it.
    pub const fn targets(self) -> bool {
        matches!(
            self,
            Action::Charge
                | Action::Stand
                | Action::Feint
                | Action::BanishFoe
                | Action::DistantDoom
                | Action::PushToTheBrink
        )
    }

    /// Whether its effect is an attack on the enemy named with it.
    pub const fn attacks(self) -> bool {
        matches!(self, Action::Charge | Action::Stand | Action::DistantDoom)
    }

    /// Whether it moves its target, which nothing does to a Ward (RR-EL-5).
    pub const fn moves_target(self) -> bool {
        matches!(self, Action::Feint | Action::PushToTheBrink)
    }

    /// Whether the Element moves first.
    pub const fn moves(self) -> bool {
        matches!(self, Action::Charge | Action::Feint | Action::Maneuver | Action::Sprint)
    }
}
