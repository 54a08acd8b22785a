//! The standard Reactions (section 18.3), each from its dice to what is left of the Action.

use super::super::book::{Band, Reaction, StatName, Terrain, Window};
use super::super::{Credit, ElementId, Event, Rend, State};
use super::ask::{self, Grid, element, tell};
use super::attack::{Swing, attack};
use super::check::Check;
use super::exit::Exit;
use super::forced::reposition;
use super::movement;
use super::window::{After, Way};
use crate::table::{Grade, Off, Picture};

/// Plays a declared Reaction out.
pub(super) async fn resolve(t: &Rend, (who, reaction): Way, window: Window, about: Option<ElementId>) -> After {
    let actor = t.look(|s| s.frame.actor).expect("Reactions answer an Action");
    let foe = if window == Window::Move { about.unwrap_or(actor) } else { actor };
    match reaction {
        Reaction::Intimidate => intimidate(t, who, foe).await,
        Reaction::Retaliate => retaliate(t, who, foe, window == Window::Declared).await,
        Reaction::Suppress => suppress(t, who, foe, window == Window::Move).await,
        Reaction::Evade => evade(t, who, foe).await,
        Reaction::Fodder => fodder(t, who, about.expect("Fodder stands in for somebody")).await,
        Reaction::Blink => blink(t, who, foe, window == Window::Move).await,
        _ => unreachable!("a Rally answers a Will check, and is played there"),
    }
}

/// RR-REACT-INTIMIDATE: no attack, so nothing on the table bears on it.
async fn intimidate(t: &Rend, heavy: ElementId, foe: ElementId) -> After {
    let then = ["The Action goes on", "The Action is lost", "Lost, and you move it"];
    let grade = Check::plain(heavy, StatName::Fury, "Intimidate", then).make(t).await;
    if grade == Grade::Failure {
        return After::GoesOn;
    }
    t.tell(Event::Reacted);
    t.tell(Event::Cancelled);
    if grade == Grade::Critical {
        let reach = t.look(|s| s.element(foe).mov()).unwrap_or(Band::B2B);
        reposition(t, foe, reach).await;
    }
    After::ActionLost
}

/// RR-REACT-RETALIATE, steps 2 and 3: the Fighters move; they strike together with the attacker.
async fn retaliate(t: &Rend, fighters: ElementId, foe: ElementId, moving: bool) -> After {
    let text = if moving { "Meet the attacker midway" } else { "End closer, or stay" };
    if movement::walk(t, fighters, ("Retaliate", text), (Picture::Towards, Some(foe))).await != Exit::Lost {
        t.tell(Event::Strikes(fighters));
        // Whoever stands and touches them still does: nothing to ask again. From farther off they may have
        // stepped out of sight, and a critical out of a Hazard leads anywhere.
        if !moving && t.look(|s| s.element(foe).rng() == Some(Band::B2B) && !s.has(Terrain::Hazardous)) {
            t.tell(Event::Aimed(Some(fighters)));
        }
    }
    After::GoesOn
}

/// RR-REACT-SUPPRESS: an attack from where everybody stands.
async fn suppress(t: &Rend, shooters: ElementId, foe: ElementId, moving: bool) -> After {
    let grade = attack(t, shooters, foe, Swing::default()).await;
    let alive = t.look(|s| s.over.is_none() && s.element(foe).in_play());
    match (grade, alive) {
        (Grade::Failure, _) if moving => After::Resumes,
        (Grade::Failure, _) => After::GoesOn,
        (_, alive) => {
            t.tell(Event::Reacted);
            if alive { After::Stopped } else { After::ActionLost }
        }
    }
}

/// RR-REACT-EVADE.
async fn evade(t: &Rend, skirmishers: ElementId, foe: ElementId) -> After {
    let then = ["They stay", "Move, not closer", "Move, next Action free"];
    let grade = Check::plain(skirmishers, StatName::Guile, "Evade", then).make(t).await;
    if grade != Grade::Failure {
        t.tell(Event::Reacted);
        let text = ("Evade", "Not closer to the enemy");
        movement::walk(t, skirmishers, text, (Picture::Move, Some(foe))).await;
    }
    if grade == Grade::Critical {
        let seat = t.look(|s| s.element(skirmishers).seat);
        t.tell(Event::Credited(seat, Credit::NextAction));
    }
    After::Resumes
}

/// RR-REACT-FODDER: a test of their own, which removes nobody (RR-WILL-2).
async fn fodder(t: &Rend, dregs: ElementId, ally: ElementId) -> After {
    let then = ["The Dregs stay unharmed", "They swap places", "Swap, and turn it back"];
    let grade = test_of_will(t, dregs, "Fodder", then).await;
    if grade == Grade::Failure {
        return After::GoesOn;
    }
    t.tell(Event::Reacted);
    let seat = t.look(|s| s.element(dregs).seat);
    tell(t, ("swap", seat), "Fodder", "Swap their places", (Picture::Swap, dregs, Some(ally), None)).await;
    t.tell(Event::Aimed(Some(dregs)));
    if grade == Grade::Critical {
        let grid = Grid { of: seat.foe(), off: turnable, preset: None, none: Some("None in range"), cost: ask::free };
        if let Some(turned) = element(t, ("redirect", seat), "Turn it on", "in range of it", grid).await {
            t.tell(Event::Redirected(turned));
        }
    }
    After::GoesOn
}

/// Whom an Action can be turned on: not its own Element, and nobody feints at a Ward.
fn turnable(s: &State, id: ElementId) -> Option<&'static Off> {
    let attack = s.frame.action.is_some_and(|action| action.attacks());
    let able = if attack { ask::only_live(s, id) } else { ask::only_movable(s, id) };
    able.or((s.frame.actor == Some(id)).then_some(&ask::ACTING))
}

/// RR-REACT-BLINK.
async fn blink(t: &Rend, ward: ElementId, foe: ElementId, moving: bool) -> After {
    let then = ["The Ward stays", "Put it at a friend", "And you move the enemy"];
    let grade = test_of_will(t, ward, "Blink", then).await;
    if grade != Grade::Failure {
        t.tell(Event::Reacted);
        let seat = t.look(|s| s.element(ward).seat);
        tell(t, ("place", seat), "Blink", "Touching a friend it sees", (Picture::Place, ward, None, None)).await;
        t.tell(Event::Moved);
    }
    if grade == Grade::Critical {
        let reach = t.look(|s| s.element(foe).mov()).unwrap_or(Band::B2B);
        reposition(t, foe, reach).await;
        if t.look(|s| !s.element(foe).in_play()) {
            return After::ActionLost;
        }
    }
    if moving { After::Resumes } else { After::GoesOn }
}

/// A Will check nobody forces: failing it costs nothing but the Reaction (RR-WILL-2, GAP 47).
async fn test_of_will(t: &Rend, who: ElementId, note: &'static str, then: [&'static str; 3]) -> Grade {
    super::will::check(t, who, note, then).make(t).await
}
