//! Summoning (DR-SUMM-1 to DR-SUMM-5, FLOW-SUMMON).

use super::menu;
use crate::event::MagicEvent;
use crate::flow::{Table, ask, order};
use crate::state::{Order, UnitId};
use umpire_engine::table::{Opt, Words};

/// A Summoner brings a unit; false where the dice failed, which ends the phase.
pub(in crate::flow) async fn summon(t: &Table, summoner: UnitId) -> bool {
    let Some(new) = ask_whom(t, summoner).await else { return true };
    if !order::test(t, summoner, Order::Summon).await {
        return false;
    }
    let room = ask_spot(t, summoner, new).await;
    t.emit(if room { MagicEvent::Summoned(new) } else { MagicEvent::NoSpot(new) }.into());
    true
}

#[inline(never)]
fn ask_whom(t: &Table, summoner: UnitId) -> impl Future<Output = Option<UnitId>> {
    let (seat, these) = t.look(|b| (b.seat_of(summoner), menu::waiting(b, summoner)));
    let head = ask::head(("summon", seat), "Summon whom?", "").why("It comes within 12\" of who summons it");
    ask::one_of(t, head, these, None)
}

/// Q-PLACE: within 12 inches, and 6 from every enemy.
#[inline(never)]
fn ask_spot(t: &Table, summoner: UnitId, new: UnitId) -> impl Future<Output = bool> {
    let seat = t.look(|b| b.seat_of(summoner));
    let head = ask::head(("spot", seat), "A legal spot?", Words::NONE).deed(ask::deed(t, summoner, "{}: Summon", new));
    let head = head.why("It comes within 12\" of the Summoner, and not within 6\" of any enemy.");
    let rows = [
        Opt::new("yes", "It is placed").gist("In 12\", 6\" from every enemy"),
        Opt::new("no", "No such spot").gist("It waits, to be called again"),
    ];
    let answer = ask::choose(t, head, rows);
    async { answer.await == 0 }
}
