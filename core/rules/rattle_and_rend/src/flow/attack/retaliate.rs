//! Retaliate: whoever is attacked strikes back.

use super::blow::{Swing, blow};
use super::gated;
use crate::book::{Band, Reaction};
use crate::event::Event;
use crate::flow::ask::{choose_in, head};
use crate::flow::check::Means;
use crate::flow::{Table, deed, tactics};
use crate::grade::Grade;
use crate::state::ElementId;
use umpire_engine::table::{Opt, Words};

/// RR-REACT-RETALIATE, step 4: whoever means to strike back must dare to, before the attacker's dice.
pub(crate) async fn dare_back(t: &Table) {
    let strikers = t.look(|s| s.current.strikers);
    for fighters in strikers.iter() {
        if gated(t, fighters) && t.look(|s| !s.current.dared.has(fighters) && s.element(fighters).on_table()) {
            let dares = tactics::gate(t, fighters).await;
            t.emit(Event::Dared(fighters, dares));
        }
    }
}

/// RR-REACT-RETALIATE, steps 5 to 8: the Fighters' own Fury, if the attacker is in their reach. They strike even
/// where the attack they answer was lost.
pub(crate) async fn strike_back(t: &Table) {
    dare_back(t).await;
    let strikers = t.look(|s| s.current.strikers);
    let Some(attacker) = t.look(|s| s.current.attacker) else { return };
    for fighters in strikers.iter() {
        if t.look(|s| s.over.is_some() || !s.element(attacker).on_table() || !s.element(fighters).on_table()) {
            continue;
        }
        let (reach, touching) = t.look(|s| {
            let touch = s.element(attacker).rng() == Some(Band::B2B) && s.current.target == Some(fighters);
            (s.element(fighters).alert(s.element(fighters).reach()), touch && !s.current.moved)
        });
        if !touching && ask_reach(t, (fighters, attacker), reach).await == 1 {
            continue;
        }
        if blow(t, fighters, attacker, Swing::by(Means::Retaliate)).await != Grade::Failure {
            t.emit(Event::Reacted);
        }
    }
}

/// Whether those who strike back reach their attacker.
#[inline(never)]
fn ask_reach(t: &Table, (fighters, attacker): (ElementId, ElementId), reach: Band) -> impl Future<Output = u8> {
    let seat = t.look(|s| s.element(fighters).seat);
    let deed = t.look(|s| deed::to(s, deed::reaction(s, fighters, Reaction::Retaliate), Some(attacker)));
    let rows = [Opt::new("yes", Words::with("It is {}", reach.within())), Opt::new("no", "Out of reach")];
    choose_in(t, head(("in-reach", seat), "In reach?", "").deed(deed), rows)
}
