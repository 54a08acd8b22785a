//! Step 3, first half: how the warbands stand to each other, and where (RR-SET-7).

use super::{board, instruct, rolls};
use crate::book::{DEPLOYMENTS, Deployment, Reputation, Tactic};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::ask::head;
use crate::foe::Foe;
use crate::state::State;
use umpire_engine::table::{Reach, Seat, Words};

/// Player A rolls for the deployment and takes a zone; Player B has the opposite one. What was rolled, and whether the
/// zones are still to be taken: with the first placement, where nothing is asked before it.
pub(super) async fn zones(t: &Table) -> (Option<u8>, bool) {
    let first = t.look(|s| s.first);
    let (at, face) = rolls::line(t, &rolls::DEPLOYMENT, first, Words::NONE).await;
    t.emit(Event::Deployed(DEPLOYMENTS[usize::from(at.expect("this table has no other row"))].0));
    let open = t.look(|s| !is_asked_before_placing(s));
    if !open {
        take(t, rolls::rolled(face)).await;
    }
    for seat in [first, first.foe()] {
        t.emit(Event::Zone(seat, t.look(deployment).zone()));
    }
    (face, open)
}

/// Whether somebody is asked something between the deployment and the first placement: who waits elsewhere (RR-SET-8),
/// who stands ahead; or Player B says where the zones lie.
fn is_asked_before_placing(s: &State) -> bool {
    let (a, b) = (s.first, s.first.foe());
    let of = |seat: Seat| {
        s.fields(seat, Tactic::Ambushers)
            || s.side(seat).reputation == Some(Reputation::Frenzied)
            || s.standing(seat).any(|(id, _)| s.capacity(id) > 0)
    };
    let is = |seat: Seat, reputation| s.side(seat).reputation == Some(reputation);
    deployment(s) == Deployment::Delayed
        || of(a)
        || of(b)
        || is(a, Reputation::Compelled)
        || is(b, Reputation::Prepared)
}

/// What a deployment is called.
pub(super) fn name(deployment: Deployment) -> &'static str {
    DEPLOYMENTS[deployment as usize].2
}

/// How this game deploys.
pub(super) fn deployment(s: &State) -> Deployment {
    s.deployment.expect("the deployment is settled before the zones")
}

/// Player A takes a zone; a Prepared Player B says where both lie (RR-REP-PREPARED).
#[inline(never)]
fn take(t: &Table, note: Words) -> impl Future<Output = ()> {
    let (first, deployment) = t.look(|s| (s.first, deployment(s)));
    let prepared = t.look(|s| s.side(first.foe()).reputation == Some(Reputation::Prepared));
    let (seat, text) = match prepared {
        true => (first.foe(), Words::with("{} is Prepared, and says where", first.foe())),
        false => (first, Words::with2(deployment.takes(), first, first.foe())),
    };
    instruct(t, head(("zone", seat), name(deployment), note), text, Some(deployment.reach()), t.look(board::zones))
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

    /// How Player A takes a zone, and Player B the other.
    const fn takes(self) -> &'static str {
        match self {
            Deployment::Corner => "{} takes a corner, {} the opposite",
            Deployment::Side | Deployment::Delayed => "{} takes an edge, {} the opposite",
            Deployment::Close => "{} takes a half, {} the other",
            Deployment::Surrounded => "{} takes two, {} the others",
        }
    }

    /// The same, before they place.
    pub(super) const fn takes_first(self) -> &'static str {
        match self {
            Deployment::Corner => "First {} takes a corner",
            Deployment::Side | Deployment::Delayed => "First {} takes an edge",
            Deployment::Close => "First {} takes a half",
            Deployment::Surrounded => "First {} takes two strips",
        }
    }

    /// How far from where its Elements may start, or how many strips there are.
    const fn reach(self) -> Reach {
        match self {
            Deployment::Corner | Deployment::Close => Reach::new(160, "MM"),
            Deployment::Side | Deployment::Delayed => Reach::new(80, "MM"),
            Deployment::Surrounded => Reach::new(4, "strips"),
        }
    }
}
