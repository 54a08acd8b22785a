//! Step 3, first half: how the warbands stand to each other, and where (RR-SET-7).

use super::{instruct, rolls};
use crate::rattle_and_rend::book::{Band, DEPLOYMENTS, Deployment, Reputation};
use crate::rattle_and_rend::event::Event;
use crate::rattle_and_rend::flow::Table;
use crate::rattle_and_rend::foe::Foe;
use crate::rattle_and_rend::state::State;
use crate::table::{Reach, Words};

/// Player A rolls for the deployment and takes a zone; Player B has the opposite one.
pub(super) async fn zones(t: &Table) {
    let first = t.look(|s| s.first);
    let at = rolls::line(t, &rolls::DEPLOYMENT, first).await.expect("this table has no other row");
    t.emit(Event::Deployed(DEPLOYMENTS[usize::from(at)].0));
    take(t).await;
    for seat in [first, first.foe()] {
        t.emit(Event::Zone(seat, t.look(deployment).zone()));
    }
}

/// How this game deploys.
pub(super) fn deployment(s: &State) -> Deployment {
    s.deployment.expect("the deployment is settled before the zones")
}

/// A Prepared Player B says where both zones lie (RR-REP-PREPARED).
#[inline(never)]
fn take(t: &Table) -> impl Future<Output = ()> {
    let (first, deployment) = t.look(|s| (s.first, deployment(s)));
    let [take, both] = deployment.places();
    if t.look(|s| s.side(first.foe()).reputation == Some(Reputation::Prepared)) {
        return instruct(t, ("zone", first.foe()), "Zones", Words::of("Prepared"), both, None);
    }
    instruct(t, ("zone", first), "Zones", Words::with("{} opposite", first.foe()), take, None)
}

impl Deployment {
    /// What a side calls its zone afterwards (RR-SET-13).
    const fn zone(self) -> &'static str {
        match self {
            Deployment::Corner => "own corner",
            Deployment::Side | Deployment::Delayed => "own edge",
            Deployment::Close => "own half",
            Deployment::Surrounded => "own strips",
        }
    }

    /// How a player takes one zone, or says where both lie.
    const fn places(self) -> [&'static str; 2] {
        match self {
            Deployment::Corner => ["Take a corner", "Name two opposite corners"],
            Deployment::Side | Deployment::Delayed => ["Take an edge", "Name two opposite edges"],
            Deployment::Close => ["Take half the board", "Halve the board"],
            Deployment::Surrounded => ["Take strip 1 or 2 of 4", "Mark 4 strips, name two"],
        }
    }

    /// How far from where its Elements may start.
    pub(super) const fn reach(self) -> Option<Reach> {
        let (band, way) = match self {
            Deployment::Corner => (Band::M, "corner"),
            Deployment::Side | Deployment::Delayed => (Band::S, "edge"),
            Deployment::Close => (Band::M, "centre"),
            Deployment::Surrounded => return None,
        };
        Some(Reach { way, ..band.reach() })
    }
}
