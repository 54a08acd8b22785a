//! The standard Reactions and the windows they are declared in (section 18.2 of the checklist).

use super::super::Element;
use super::Type;

/// What an Element can do in the other player's Turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
pub enum Reaction {
    Rally,
    Intimidate,
    Retaliate,
    Suppress,
    Evade,
    Fodder,
    Blink,
}

/// When a Reaction may be declared. W-AFTER and W-SWAP belong to Wards' traits, which come later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// W-DECL: the Action is declared and paid, nothing has moved.
    Declared,
    /// W-MOVE: an Element of the Active Player moves by its own will.
    Move,
    /// W-TARGET: the target is confirmed, the dice are not rolled.
    Target,
    /// W-DECL and W-TARGET in one, for an Action without movement.
    DeclaredTarget,
    /// W-WILL: an Element of the Reactive Player is about to make a forced Will check.
    Will,
}

impl Window {
    /// Whether an Action is still only declared.
    pub const fn declares(self) -> bool {
        matches!(self, Window::Declared | Window::DeclaredTarget)
    }

    /// Whether a target is about to be struck.
    pub const fn targets(self) -> bool {
        matches!(self, Window::Target | Window::DeclaredTarget)
    }
}

impl Reaction {
    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        match self {
            Reaction::Rally => "rally",
            Reaction::Intimidate => "intimidate",
            Reaction::Retaliate => "retaliate",
            Reaction::Suppress => "suppress",
            Reaction::Evade => "evade",
            Reaction::Fodder => "fodder",
            Reaction::Blink => "blink",
        }
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        match self {
            Reaction::Rally => "Rally",
            Reaction::Intimidate => "Intimidate",
            Reaction::Retaliate => "Retaliate",
            Reaction::Suppress => "Suppress",
            Reaction::Evade => "Evade",
            Reaction::Fodder => "Fodder",
            Reaction::Blink => "Blink",
        }
    }

    /// What must be true on the table, as the row that says so; `None` where the device knows it is.
    /// `aimed` is whether the reacting Element is itself the target.
    pub fn trigger(self, window: Window, aimed: bool, who: &Element) -> Option<&'static str> {
        let seen = ["In sight, touching", "In sight, 80 mm", "In sight, 160 mm", "In sight, 240 mm"];
        let ally_too = ["", "It and ally seen, 80 mm", "It and ally seen, 160 mm", "It and ally seen, 240 mm"];
        let moved = ["", "Moved within 80 mm", "Moved within 160 mm", "Moved within 240 mm"];
        match self {
            Reaction::Retaliate => None,
            Reaction::Rally => Some("In the Champion's sight"),
            Reaction::Suppress if window.targets() && !aimed => Some(ally_too[who.rng()? as usize]),
            Reaction::Intimidate | Reaction::Suppress => Some(seen[who.rng()? as usize]),
            Reaction::Evade => Some(moved[who.mov()? as usize]),
            Reaction::Fodder => Some("In sight, 80 mm"),
            Reaction::Blink if window == Window::Move => Some("In 80 mm, friend seen"),
            Reaction::Blink => Some("A friend is seen"),
        }
    }

    /// Whether Elements of this type have it. A Champion brings Rally even into its host.
    pub fn belongs_to(self, kind: Type, champion: bool) -> bool {
        kind.line().reaction == self || (champion && self == Reaction::Rally)
    }

    /// Every standard Reaction.
    pub const ALL: [Reaction; 7] = [
        Reaction::Intimidate,
        Reaction::Retaliate,
        Reaction::Suppress,
        Reaction::Evade,
        Reaction::Fodder,
        Reaction::Blink,
        Reaction::Rally,
    ];
}
