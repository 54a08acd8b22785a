//! The standard Reactions (section 18.3), each from its dice to what is left of the Action.

use super::ask::{self, Grid, element, tell};
use super::attack::{Swing, hit};
use super::available::fodder_for;
use super::check::{Check, Means, Purpose, Then};
use super::exit::Exit;
use super::extra_move::{self, ExtraMove};
use super::forced::{Shift, reposition};
use super::loss::{self, Loss};
use super::reaction_call::ReactionCall;
use super::window::After;
use super::{warding, will};
use crate::book::house::{FailedNerve, FailedReaction, IntimidateCritical};
use crate::book::{Band, Reaction, ReactionWindow, StatName};
use crate::event::Event;
use crate::flow::Table;
use crate::foe::Foe;
use crate::grade::Grade;
use crate::state::{Credit, ElementId, State};
use umpire_engine::table::{Diagram, Off};

/// Plays a declared Reaction out, for one of those who react.
pub(super) async fn resolve(t: &Table, call: ReactionCall, window: ReactionWindow, foe: ElementId) -> After {
    let who = call.who;
    let moving = window == ReactionWindow::Move;
    match call.reaction {
        Reaction::Intimidate => intimidate(t, who, foe).await,
        Reaction::Retaliate => retaliate(t, who, foe, window == ReactionWindow::Declared).await,
        Reaction::Suppress => suppress(t, who, foe, moving).await,
        Reaction::Evade => evade(t, who, foe).await,
        Reaction::Fodder => fodder(t, who).await,
        Reaction::Blink => blink(t, who, foe, moving).await,
        Reaction::Confusion => warding::confusion(t, who).await,
        Reaction::Pursuit => warding::pursuit(t, who, foe).await,
        Reaction::Detonate => warding::detonate(t, call.by).await,
        Reaction::Rally | Reaction::Sacrifice | Reaction::Defiance | Reaction::Vengeance | Reaction::Reversal => {
            unreachable!("these answer Will checks, losses and swaps, and are played there")
        }
    }
}

/// By house rule a Reaction that failed takes the Turn too (HR 06).
pub(super) fn swap_anyway(t: &Table) {
    if t.look(|s| s.house.is(FailedReaction::Swaps)) {
        t.emit(Event::Reacted);
    }
}

/// RR-REACT-INTIMIDATE: no attack, so nothing on the table bears on it.
async fn intimidate(t: &Table, heavy: ElementId, foe: ElementId) -> After {
    // Moved, robbed of a point, or both (HR 07).
    let rule = t.look(|s| s.house.get::<IntimidateCritical>());
    let then = match rule {
        IntimidateCritical::Moves => &["The Action goes on", "The Action is lost", "Lost, and you move it"],
        IntimidateCritical::Robs => &["The Action goes on", "The Action is lost", "Lost, and 1 Momentum"],
        _ => &["The Action goes on", "The Action is lost", "Lost, moved, 1 Momentum"],
    };
    let check = Check::plain(heavy, (StatName::Fury, Purpose::Reaction), "Intimidate", then);
    let grade = check.make(t).await;
    if grade == Grade::Failure {
        return After::GoesOn;
    }
    t.emit(Event::Reacted);
    if t.look(|s| !s.current.cancelled) {
        t.emit(Event::Cancelled);
    }
    if grade == Grade::Critical {
        if rule != IntimidateCritical::Moves {
            let seat = t.look(|s| s.element(foe).seat);
            t.emit(Event::Robbed(seat, 1, "Intimidated"));
        }
        if rule != IntimidateCritical::Robs {
            let reach = t.look(|s| s.element(heavy).alert(s.element(foe).mov().unwrap_or(Band::B2B)));
            reposition(t, foe, reach, Shift::Any).await;
        }
    }
    After::ActionLost
}

/// RR-REACT-RETALIATE, steps 2 and 3: the Fighters move; they strike together with the attacker.
async fn retaliate(t: &Table, fighters: ElementId, foe: ElementId, moving: bool) -> After {
    // Whoever stands and touches them cannot be come closer to: nobody moves, and nothing is asked again.
    if !moving && t.look(|s| s.element(foe).rng() == Some(Band::B2B)) {
        t.emit(Event::Strikes(fighters, foe));
        return After::GoesOn;
    }
    let text = if moving { "Meet the attacker midway" } else { "End closer, or stay" };
    let walk = ExtraMove::reacting(fighters, "Retaliate", text, Diagram::Towards, Some(foe));
    if extra_move::walk(t, fighters, walk).await != Exit::Lost {
        t.emit(Event::Strikes(fighters, foe));
    }
    After::GoesOn
}

/// RR-REACT-SUPPRESS: an attack from where everybody stands.
async fn suppress(t: &Table, shooters: ElementId, foe: ElementId, moving: bool) -> After {
    match hit(t, shooters, foe, Swing::by(Means::Suppress)).await {
        Grade::Failure if moving => After::Resumes,
        Grade::Failure => After::GoesOn,
        _ => {
            t.emit(Event::Reacted);
            After::Stopped
        }
    }
}

/// RR-REACT-EVADE.
async fn evade(t: &Table, skirmishers: ElementId, foe: ElementId) -> After {
    let then = &["They stay", "Move, not closer", "Move, next Action free"];
    let check = Check::plain(skirmishers, (StatName::Guile, Purpose::Reaction), "Evade", then);
    let grade = check.make(t).await;
    if grade != Grade::Failure {
        t.emit(Event::Reacted);
        let walk = ExtraMove::reacting(skirmishers, "Evade", "Not closer to the enemy", Diagram::Move, Some(foe));
        extra_move::walk(t, skirmishers, walk).await;
    }
    if grade == Grade::Critical {
        let seat = t.look(|s| s.element(skirmishers).seat);
        t.emit(Event::Credited(seat, Credit::NextAction));
    }
    After::Resumes
}

/// RR-REACT-FODDER: a test of their own, which removes nobody (RR-WILL-2).
async fn fodder(t: &Table, dregs: ElementId) -> After {
    let then = &["The Dregs stay unharmed", "They swap places", "Swap, and turn it back"];
    let grade = nerve(t, dregs, "Fodder", then).await;
    let seat = t.look(|s| s.element(dregs).seat);
    let allies = t.look(|s| fodder_for(s, dregs));
    let ally = match allies.first() {
        Some(_) if allies.len() > 1 && grade != Grade::Failure => {
            ask::one_of(t, ("stand-in", seat), "In whose place?", "Fodder", (allies, None)).await
        }
        one => one,
    };
    let Some(ally) = ally.filter(|_| grade != Grade::Failure) else { return After::GoesOn };
    t.emit(Event::Reacted);
    tell(t, ("swap", seat), "Fodder", "Swap their places", (Diagram::Swap, dregs, Some(ally), None)).await;
    t.emit(Event::Turned { from: ally, to: dregs, hampered: false });
    if grade == Grade::Critical {
        let grid = Grid {
            of: seat.foe(),
            off: turnable,
            among: None,
            preset: None,
            none: Some("None in range"),
            cost: ask::free,
            gist: ask::no_gist,
        };
        if let Some(turned) = element(t, ("redirect", seat), "Turn it on", "in range of it", grid).await {
            t.emit(Event::Turned { from: dregs, to: turned, hampered: true });
        }
    }
    After::GoesOn
}

/// Whom an Action can be turned on: not its own Element, and nobody feints at a Ward.
pub(super) fn turnable(s: &State, id: ElementId) -> Option<&'static Off> {
    let able = if s.current.moves_target() { ask::only_movable(s, id) } else { ask::only_standing(s, id) };
    able.or((s.current.actor == Some(id)).then_some(&ask::ACTING))
}

/// RR-REACT-BLINK.
async fn blink(t: &Table, ward: ElementId, foe: ElementId, moving: bool) -> After {
    let then = &["The Ward stays", "Put it at a friend", "And you move the enemy"];
    let grade = nerve(t, ward, "Blink", then).await;
    if grade != Grade::Failure {
        t.emit(Event::Reacted);
        let seat = t.look(|s| s.element(ward).seat);
        tell(t, ("place", seat), "Blink", "Touching a friend it sees", (Diagram::Place, ward, None, None)).await;
        t.emit(Event::Moved);
    }
    if grade == Grade::Critical {
        let reach = t.look(|s| s.element(ward).alert(s.element(foe).mov().unwrap_or(Band::B2B)));
        reposition(t, foe, reach, Shift::Any).await;
    }
    if moving { After::Resumes } else { After::GoesOn }
}

/// A Will check nobody forces: failing it costs nothing but the Reaction (RR-WILL-2, GAP 47); the Element by house
/// rule (HR 25).
async fn nerve(t: &Table, who: ElementId, note: &'static str, then: Then) -> Grade {
    let grade = will::check(t, who, Purpose::Nerve, note, then).make(t).await;
    if grade == Grade::Failure && t.look(|s| s.house.is(FailedNerve::Removed)) {
        loss::remove(t, who, Loss::Nerve);
    }
    grade
}
