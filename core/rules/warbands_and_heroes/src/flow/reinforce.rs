//! Reinforcements: Units that come in mid-battle (WH-SETUP-1, WH-SETUP-4).

use super::Table;
use super::ask::{self, choose, one_of};
use crate::event::Event;
use crate::roster::MAX_UNITS_IN_ALL;
use crate::scene::class_word;
use crate::state::Place;
use umpire_engine::table::{Arg, Asked, Heading, Opt, OptionKey, Seat, Words};

/// One Unit comes: one that waits, or one that no roster has.
pub(super) async fn reinforce(t: &Table) {
    let waits = t.look(|b| b.units_where(|_, unit| unit.place == Place::Waits));
    let head = Heading::new("reinforce", Asked::Anyone, "Who arrives?", Words::NONE);
    if !waits.is_empty()
        && let Some(unit) = one_of(t, head, waits, Some("Another")).await
    {
        let acts = acts_now(t).await;
        return t.emit(Event::Arrived(unit, acts));
    }
    if t.look(|b| b.units.len()) < MAX_UNITS_IN_ALL {
        join(t).await;
    }
}

async fn join(t: &Table) {
    let Some(seat) = ask_side(t).await else { return };
    let class = ask_class(t, seat).await;
    let acts = acts_now(t).await;
    t.emit(Event::Joined(seat, class, acts));
}

async fn ask_side(t: &Table) -> Option<Seat> {
    let seats = t.look(|b| b.seats());
    let row = |seat: Seat| Opt::new(seat.id(), Words::with("{}", seat));
    let head = Heading::new("joins", Asked::Anyone, "For which side?", Words::NONE);
    let at = choose(t, head, seats.iter().map(row).chain([Opt::new("none", "Nobody comes")])).await;
    seats.iter().nth(at.into())
}

#[inline(never)]
fn ask_class(t: &Table, seat: Seat) -> impl Future<Output = u8> {
    let classes = t.look(|b| b.classes.len() as u8);
    let row =
        |class: u8| Opt::new(OptionKey::numbered("class", class + 1), Words::with("{}", Arg::Given(class_word(class))));
    choose(t, ask::head(("class", seat), "Which class?", Words::NONE), (0..classes).map(row))
}

/// From the next round on, unless the players say otherwise.
async fn acts_now(t: &Table) -> bool {
    if t.look(|b| b.quick) {
        return true;
    }
    let head = Heading::new("acts-now", Asked::Anyone, "When does it act?", Words::NONE);
    let rows = [Opt::new("next", "From the next round"), Opt::new("now", "In this round already")];
    choose(t, head, rows).await == 1
}
