//! The standard Actions (section 17.1 of the checklist).

use crate::table::Icon;

/// What an Element can be told to do for a point of Momentum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
pub enum Action {
    Charge,
    Stand,
    Feint,
    Maneuver,
    Sprint,
}

impl Action {
    /// In the order of the turn menu.
    pub const ALL: [Action; 5] = [Action::Charge, Action::Stand, Action::Feint, Action::Maneuver, Action::Sprint];

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        match self {
            Action::Charge => "charge",
            Action::Stand => "stand",
            Action::Feint => "feint",
            Action::Maneuver => "maneuver",
            Action::Sprint => "sprint",
        }
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        match self {
            Action::Charge => "Charge",
            Action::Stand => "Stand and Fight",
            Action::Feint => "Feint",
            Action::Maneuver => "Maneuver",
            Action::Sprint => "Sprint",
        }
    }

    /// The same in one word, where there is little room.
    pub const fn short(self) -> &'static str {
        match self {
            Action::Stand => "Fight",
            action => action.name(),
        }
    }

    /// Its picture.
    pub const fn icon(self) -> Icon {
        match self {
            Action::Charge => Icon::Charge,
            Action::Stand => Icon::Stand,
            Action::Feint => Icon::Feint,
            Action::Maneuver => Icon::Maneuver,
            Action::Sprint => Icon::Sprint,
        }
    }

    /// Whether an enemy is named with it.
    pub const fn targets(self) -> bool {
        matches!(self, Action::Charge | Action::Stand | Action::Feint)
    }

    /// Whether its effect is an attack.
    pub const fn attacks(self) -> bool {
        matches!(self, Action::Charge | Action::Stand)
    }

    /// Whether the Element moves first.
    pub const fn moves(self) -> bool {
        !matches!(self, Action::Stand)
    }
}
