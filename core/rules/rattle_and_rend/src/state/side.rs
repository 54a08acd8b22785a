//! One player: the warband's lasting rules, Momentum, and what lasts a Round.

use heapless::Vec;

use super::{ElementId, ElementSet};
use crate::book::{Bond, Reputation, Tactics};
use crate::warband::GivenName;

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayerSide {
    /// What the warband is called.
    pub name: GivenName<24>,
    /// The Tactics of all its Elements: those of the whole warband work while one carries them.
    pub tactics: Tactics,
    /// Its Bond.
    pub bond: Option<Bond>,
    /// The Focus of a Retinue.
    pub focus: Option<ElementId>,
    /// Its Reputation.
    pub reputation: Option<Reputation>,
    /// Where it deployed: text only, for whoever returns to it (RR-SET-13).
    pub zone: &'static str,
    /// Momentum left.
    pub now: u8,
    /// Total Momentum: what it is filled up to, and its cap.
    pub total: u8,
    /// Who may not act again at once (RR-TURN-6).
    pub last_acted: ElementSet,
    /// Rights to act for nothing (section 19).
    pub credits: Vec<Credit, 8>,
    /// Which Morale tests are behind it: at 6, and at 3 (RR-MORALE-2).
    pub morale: [bool; 2],
    /// Whether the next Will check has the Death-Defiers' Bonus.
    pub defiant: bool,
    /// What lasts until the end of the Round.
    pub round: RoundNotes,
    /// Momentum spent in all Rounds.
    pub spent: u8,
    /// The two highest dice of a roll of its own: the higher one counts first.
    pub best: [u8; 2],
    /// Its costliest loss so far, and the Round of it.
    pub worst: Option<(ElementId, u8)>,
    /// Elements it lost in the Round before.
    pub lost_before: u8,
    /// Whom it must remove in a Duel.
    pub prey: ElementSet,
    /// Strips of a Conquest it held when they were compared last.
    pub strips: Option<u8>,
}

/// What lasts until the end of the Round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RoundNotes {
    /// Whether the first Turn of the Round has begun (RR-FIRST-1).
    pub had_turn: bool,
    /// First-turn effects that are done.
    pub done: Tactics,
    /// Whether this is still the first Turn of the Round.
    pub first_turn: bool,
    /// The Soothsayers' Omen.
    pub omen: Option<u8>,
    /// The Turn in which it was used last.
    pub omen_turn: Option<u16>,
    /// Whether the Temptors have made their offer.
    pub offered: bool,
    /// Whether they hold a die.
    pub banked: bool,
    /// Whether the Pack-Hunters have hunted together.
    pub pack: bool,
    /// Whether the first Action and the first Reaction are behind it (Discipline).
    pub acted: [bool; 2],
    /// Elements it has lost.
    pub lost: u8,
}

/// A right to pay nothing for an Action or for declaring a Reaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Credit {
    /// For the next own Action, if this Element is given it (Maneuver).
    ActionOf(ElementId),
    /// For the next own Action, whoever takes it (Evade).
    NextAction,
    /// For the next own Action or Reaction (Temptors).
    Next,
    /// For an Action or Reaction of this Element, until the next Action is over (Counter-Punchers).
    Of(ElementId, CreditAge),
}

/// How long a Counter-Punchers' credit has lasted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CreditAge {
    /// It was earned in the Action under way.
    Earned,
    /// It waits for the next Action to be over.
    Waits,
}
