//! Captains who are named before the battle (WH-SETUP-5, WH-SETUP-6).

use super::Table;
use super::ask::{self, choose, one_of};
use crate::book::{CaptainTrait, UnitTrait};
use crate::event::Event;
use crate::help;
use crate::state::UnitId;
use umpire_engine::dice::{Die, Pool, Score};
use umpire_engine::table::{Asked, Diagram, Heading, Opt, Roll, Tone, Words};

/// Captains for as many Units as players like: one each, and none for a Hero.
pub(super) async fn add(t: &Table) {
    loop {
        let free = t.look(|b| b.units_where(|id, unit| unit.captain.is_none() && !b.class(id).has(UnitTrait::Hero)));
        if free.is_empty() {
            return;
        }
        let head = Heading::new("captain", Asked::Anyone, "Captain for", Words::NONE);
        let Some(unit) = one_of(t, head, free, Some("Done")).await else { return };
        match ask_trait(t, unit).await {
            0 => {
                let own = roll_trait(t, unit).await;
                tell(t, unit, own).await;
            }
            at => t.emit(Event::Captained(unit, CaptainTrait::ALL[usize::from(at) - 1], None)),
        }
    }
}

/// What the trait does that was rolled.
#[inline(never)]
fn tell(t: &Table, unit: UnitId, own: CaptainTrait) -> impl Future<Output = ()> {
    let seat = t.look(|b| b.seat_of(unit));
    let head = ask::head(("captain-told", seat), own.name(), unit).help(help::captain(own));
    ask::tell(t, head, own.gist(), (Diagram::None, None, 0))
}

#[inline(never)]
fn ask_trait(t: &Table, unit: UnitId) -> impl Future<Output = u8> {
    let seat = t.look(|b| b.seat_of(unit));
    let rows = CaptainTrait::ALL.into_iter().map(|own| Opt::new(own.id(), own.name()).gist(own.gist()));
    choose(t, ask::head(("trait", seat), "Which trait?", unit), [Opt::new("roll", "Roll a d8")].into_iter().chain(rows))
}

async fn roll_trait(t: &Table, unit: UnitId) -> CaptainTrait {
    let seat = t.look(|b| b.seat_of(unit));
    let roll = Roll::new("Captain", Pool { count: 1, die: Die::D8 }, Score::Read);
    let faces = ask::faces(t.roll(ask::head(("trait-roll", seat), "Captain's trait", unit), roll).await);
    let own = faces.first().and_then(|face| CaptainTrait::of_face(*face)).unwrap_or(CaptainTrait::Resolute);
    let rolled = ask::rolled(
        ("Captain", Die::D8, Score::Read),
        (faces, 1),
        (Tone::Good, own.name()),
        Words::with("{} captain", own.name()),
    );
    t.emit(Event::Captained(unit, own, Some(rolled)));
    own
}
