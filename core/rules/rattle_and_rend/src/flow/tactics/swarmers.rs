//! Swarmers (RR-TAC-SWARMERS).

use super::TacticHooks;
use crate::book::house::SwarmJoins;
use crate::book::{Band, ModifierSource, Tactic};
use crate::flow::attack::{Swing, hit};
use crate::flow::check::Means;
use crate::flow::{Table, ask, deed};
use crate::grade::Grade;
use crate::state::{Element, ElementId, ElementSet, State};

/// All who touch the target join.
pub(crate) struct Swarmers;

impl TacticHooks for Swarmers {
    /// Everybody of them that touches the target attacks it too, with a Penalty.
    async fn beside_attack(t: &Table, attacker: ElementId, target: ElementId, lead: Grade) {
        if t.look(|s| lead == Grade::Failure && s.house.is(SwarmJoins::AfterHit)) {
            return;
        }
        let beside = t.look(|s| beside(s, attacker, target));
        if beside.is_empty() {
            return;
        }
        let seat = t.look(|s| s.element(attacker).seat);
        let deed = t.look(|s| deed::to(s, deed::by_side(seat, "{} may swarm"), Some(target)));
        let head = ask::head(("swarm", seat), "Who swarms?", "by touch").deed(deed);
        let joining = ask::several_in(t, head, beside, None).await;
        // Whoever attacks by touch stands there too, and so do the others who swarm it.
        let friend = joining.len() > 1 || t.look(|s| s.element(attacker).rng() == Some(Band::B2B));
        let swing = Swing::by(Means::Swarm).with(ModifierSource::Tactic(Tactic::Swarmers));
        let swing = if friend { swing.with(ModifierSource::Friend) } else { swing };
        for other in joining.iter() {
            hit(t, other, target, swing).await;
        }
    }
}

fn beside(s: &State, attacker: ElementId, target: ElementId) -> ElementSet {
    let joins = |(id, e): &(ElementId, &Element)| {
        *id != attacker && *id != target && !e.is_ward() && e.tactics.has(Tactic::Swarmers)
    };
    s.standing(s.element(attacker).seat).filter(joins).map(|(id, _)| id).collect()
}
