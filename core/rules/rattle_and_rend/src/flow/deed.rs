//! Who does what to whom, and at which moment of it: the heads of an Action under way.
//!
//! A name and what it does, `Fighters I: Charge`: right for one and for many. The latter has ten letters at most: with
//! more the longest name has no room beside it.

use crate::book::{Action, Reaction, ReactionWindow};
use crate::state::{Cause, ElementId, State};
use umpire_engine::table::{Deed, Moment, Seat, Words};

/// Somebody does this; `doing` has one `{}`, for its name.
pub(crate) fn by(s: &State, who: ElementId, doing: &'static str) -> Deed {
    Deed { by: (s.element(who).seat, Words::with(doing, who)), to: None, moment: None }
}

/// A side does this.
pub(crate) fn by_side(seat: Seat, doing: &'static str) -> Deed {
    Deed { by: (seat, Words::with(doing, seat)), to: None, moment: None }
}

/// The same, done to somebody.
pub(crate) fn to(s: &State, deed: Deed, whom: Option<ElementId>) -> Deed {
    Deed { to: whom.map(|whom| (s.element(whom).seat, whom.into())), ..deed }
}

/// The Action under way; none between two of them.
pub(crate) fn action(s: &State) -> Option<Deed> {
    let (actor, action) = s.current.actor.zip(s.current.action)?;
    // An ally to whom a weak spot was shown attacks.
    let lent = action == Action::SpotWeakness && s.current.leader != Some(actor);
    let doing = if lent { doing(Action::Stand) } else { doing(action) };
    Some(to(s, by(s, actor, doing), s.current.target.filter(|target| *target != actor)))
}

/// What a window is about, and at which moment it opens. `about` is who moves, is aimed at, or checks.
pub(crate) fn window(s: &State, window: ReactionWindow, about: Option<ElementId>) -> Option<Deed> {
    if window == ReactionWindow::Swap {
        return s.current.reactor.map(|reactor| by(s, reactor, "{}: success"));
    }
    let deed = match (window, about) {
        (ReactionWindow::Will, Some(on)) => forced(s, on),
        // An ally that an Action moves.
        (ReactionWindow::Move, Some(mover)) if s.current.actor != Some(mover) => by(s, mover, "{}: a move"),
        _ => action(s)?,
    };
    Some(Deed { moment: Some(moment(s.current.action?, window)), ..deed })
}

/// Who forces a Will check on this one.
fn forced(s: &State, on: ElementId) -> Deed {
    let cause = s.pending_checks.iter().find(|test| test.on == on && test.is_due()).map(|test| test.cause);
    match cause {
        Some(Cause::Attack(attacker)) => to(s, by(s, attacker, "{}: a hit"), Some(on)),
        Some(Cause::Effect(actor)) => to(s, by(s, actor, "{}: driving"), Some(on)),
        _ => by(s, on, "{}: Will"),
    }
}

/// A Reaction of this one.
pub(crate) fn reaction(s: &State, who: ElementId, reaction: Reaction) -> Deed {
    let (doing, aimed) = match reaction {
        Reaction::Intimidate => ("{}: Intimidate", true),
        Reaction::Retaliate => ("{}: Retaliate", true),
        Reaction::Suppress => ("{}: Suppress", true),
        Reaction::Evade => ("{}: Evade", true),
        Reaction::Fodder => ("{}: Fodder", false),
        Reaction::Blink => ("{}: Blink", false),
        Reaction::Rally => ("{}: Rally", false),
        Reaction::Defiance => ("{}: Defiance", false),
        Reaction::Vengeance => ("{}: Vengeance", false),
        Reaction::Reversal => ("{}: Reversal", false),
        Reaction::Confusion => ("{}: Confusion", true),
        Reaction::Sacrifice => ("{}: Sacrifice", false),
        Reaction::Pursuit => ("{}: Pursuit", true),
        Reaction::Detonate => ("{}: Detonate", false),
    };
    to(s, by(s, who, doing), s.current.actor.filter(|_| aimed))
}

/// An Action beside who takes it.
const fn doing(action: Action) -> &'static str {
    match action {
        Action::Charge => "{}: Charge",
        Action::Stand => "{}: attack",
        Action::Feint => "{}: Feint",
        Action::Maneuver => "{}: a call",
        Action::Sprint => "{}: Sprint",
        Action::BanishFoe => "{}: Banish",
        Action::BattleSummons => "{}: Summons",
        Action::CrashingWave => "{}: Wave",
        Action::DistantDoom => "{}: Doom",
        Action::PushToTheBrink => "{}: Push",
        Action::SchemingPlot => "{}: Plot",
        Action::SpotWeakness => "{}: Weakness",
        Action::TakeMarker => "{}: marker",
    }
}

/// Where in this Action a window opens: the moments that may come, and the one that is now.
fn moment(action: Action, window: ReactionWindow) -> Moment {
    let names: &[&str] = match (action, window) {
        (_, ReactionWindow::After) => &["after"],
        (_, ReactionWindow::DeclaredTarget) => &["declared", "Will"],
        (Action::Charge, _) => &["declared", "moved", "strikes", "Will"],
        (Action::Feint, _) => &["declared", "moved", "feints"],
        (Action::Stand | Action::DistantDoom | Action::SpotWeakness, _) => &["declared", "strikes", "Will"],
        (Action::PushToTheBrink, _) => &["declared", "Will"],
        _ => &["declared", "moved"],
    };
    let now = match window {
        ReactionWindow::Declared | ReactionWindow::DeclaredTarget | ReactionWindow::After => 0,
        ReactionWindow::Move => 1,
        ReactionWindow::Target if action == Action::Charge || action == Action::Feint => 2,
        ReactionWindow::Target => 1,
        ReactionWindow::Will | ReactionWindow::Swap => names.len() as u8 - 1,
    };
    Moment { names, now }
}
