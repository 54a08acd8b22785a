//! The skirmish: warbands, Rounds, and how it ends (sections 10, 13 and 15).

use super::super::book::{Terrain, Type, WARBANDS};
use super::super::{Event, Rend};
use super::ask::{choose, tick};
use super::initiative::initiative;
use super::turn::turns;
use crate::table::{Asked, Fact, Opt, Seat, Tick, Words, bytes};

/// A whole game: two warbands, then Rounds until one of them is gone.
pub(in super::super) async fn game(t: &Rend) {
    muster(t, Seat::RED).await;
    muster(t, Seat::BLUE).await;
    terrain(t).await;
    // Scenario, deployment and Reputations will be asked for here (section 10).
    while t.look(|s| s.over.is_none()) {
        round(t).await;
    }
}

async fn muster(t: &Rend, seat: Seat) {
    let rows = WARBANDS.iter().map(|warband| Opt::new(warband.id, warband.name));
    let at = choose(t, ("warband", seat), Words::with("{} fields", seat), "12 points", rows).await;
    t.tell(Event::Mustered(seat, at));
}

/// RR-Q-12: what does not lie on the table is never asked about.
async fn terrain(t: &Rend) {
    let kinds = ask_terrain(t).await;
    t.tell(Event::Terrain(kinds as u8));
}

#[inline(never)]
fn ask_terrain(t: &Rend) -> impl Future<Output = u16> {
    let fact = |(_, key, name): (Terrain, &'static str, &'static str)| Fact {
        key: key.into(),
        label: name.into(),
        on: None,
        off: None,
        preset: false,
        only_if: None,
        weight: 0,
    };
    let facts = Tick { facts: Terrain::ALL.into_iter().map(fact).collect(), check: None, limit: None };
    tick(t, "terrain", Asked::Anyone, Words::of("Terrain"), Words::of("on the table"), facts)
}

/// RR-ROUND-1 to RR-ROUND-3.
async fn round(t: &Rend) {
    t.tell(Event::Round);
    t.tell(Event::Refilled);
    // Morale belongs between the new Round and its Momentum (RR-MORALE-1), defeat right after (step 5).
    let only_wards = t.look(|s| s.elements.iter().filter(|e| e.in_play()).all(|e| e.kind() == Type::Ward));
    if only_wards {
        return end(t, "Only Wards are left");
    }
    initiative(t).await;
    turns(t).await;
}

/// Whether a side is gone: tested when an event with all its Will checks is through (RR-VIC-1, RR-VIC-4).
pub(super) fn victory(t: &Rend) {
    let gone = |seat| t.look(|s| s.live(seat).next().is_none());
    if t.look(|s| s.over.is_none()) && (gone(Seat::RED) || gone(Seat::BLUE)) {
        end(t, if gone(Seat::RED) && gone(Seat::BLUE) { "Nobody is left" } else { "The other side is gone" });
    }
}

/// More live points win; as many on both sides is a draw (RR-VIC-4, RR-VIC-5).
fn end(t: &Rend, why: &'static str) {
    let [red, blue] = [Seat::RED, Seat::BLUE].map(|seat| t.look(|s| s.live_points(seat)));
    let winner = match red.cmp(&blue) {
        core::cmp::Ordering::Less => Some(Seat::BLUE),
        core::cmp::Ordering::Equal => None,
        core::cmp::Ordering::Greater => Some(Seat::RED),
    };
    t.tell(Event::Over(winner, why));
}

const _: () = assert!(bytes(game) <= 310 * size_of::<usize>(), "a suspended game fits into 1,240 bytes of the Pico");
