//! Captains who are named before the battle (WH-SETUP-5, WH-SETUP-6).

use super::Table;
use super::ask::{self, choose, one_of};
use crate::dice::{Die, Pool, Score};
use crate::table::{Asked, Heading, Opt, Roll, Tone, Words};
use crate::warbands_and_heroes::book::{CaptainTrait, UnitTrait};
use crate::warbands_and_heroes::event::Event;
use crate::warbands_and_heroes::state::UnitId;

/// Captains for as many Units as players like: one each, and none for a Hero.
pub(super) async fn add(t: &Table) {
    loop {
        let free = t.look(|b| b.units_where(|id, unit| unit.captain.is_none() && !b.class(id).has(UnitTrait::Hero)));
        if free.is_empty() {
            return;
        }
        let head = Heading::new("captain", Asked::Anyone, "Captain for", Words::NONE);
        let Some(unit) = one_of(t, head, free, Some("Done")).await else { return };
        let (own, rolled) = match ask_trait(t, unit).await {
            0 => rolled_trait(t, unit).await,
            at => (CaptainTrait::ALL[usize::from(at) - 1], None),
        };
        t.emit(Event::Captained(unit, own, rolled));
    }
}

#[inline(never)]
fn ask_trait(t: &Table, unit: UnitId) -> impl Future<Output = u8> {
    let seat = t.look(|b| b.seat_of(unit));
    let rows = CaptainTrait::ALL.into_iter().map(|own| Opt::new(own.id(), own.name()));
    choose(t, ask::head(("trait", seat), "Which trait?", unit), [Opt::new("roll", "Roll a d8")].into_iter().chain(rows))
}

async fn rolled_trait(t: &Table, unit: UnitId) -> (CaptainTrait, Option<crate::table::Rolled>) {
    let seat = t.look(|b| b.seat_of(unit));
    let roll = Roll::new("Captain", Pool { count: 1, die: Die::D8 }, Score::Read);
    let faces = ask::faces(t.roll(ask::head(("trait-roll", seat), "Captain's trait", unit), roll).await);
    let own = faces.first().and_then(|face| CaptainTrait::of_face(*face)).unwrap_or(CaptainTrait::Resolute);
    let rolled = ask::rolled(("Captain", Die::D8, Score::Read), (faces, 1), (Tone::Good, own.name()), Words::NONE);
    (own, Some(rolled))
}
