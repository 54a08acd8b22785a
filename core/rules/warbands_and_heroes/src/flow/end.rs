//! The end: when one alliance is left, or the players have enough; then the fate of the routed (WH-ROUND-5, WH-UPK-6).

use super::ask::{self, choose, several};
use super::{Table, block};
use crate::event::Event;
use crate::scene::allies_word;
use crate::state::{Battle, Place};
use umpire_engine::table::{Arg, Asked, Heading, MAX_SEATS, Opt, Seat, Words};

/// After a round: over, if only one alliance still has Units in play and the players say so.
pub(super) async fn end_test(t: &Table) {
    if !t.look(|b| b.is_decided()) {
        return;
    }
    let nobody = t.look(|b| b.alive().is_empty() && b.units.iter().all(|unit| unit.place != Place::Waits));
    if nobody || ask_over(t).await {
        finish(t).await;
    }
}

/// WH-ROUND-5: players may end it at any time.
pub(super) async fn agree(t: &Table) {
    let head = Heading::new("end", Asked::Anyone, "End the battle?", Words::NONE);
    let rows = [Opt::new("no", "Fight on"), Opt::new("yes", "It is over")];
    if choose(t, head, rows).await == 1 {
        finish(t).await;
    }
}

fn ask_over(t: &Table) -> impl Future<Output = bool> {
    let head = Heading::new("over", Asked::Anyone, "Battle over?", "one side left");
    ask::yes(t, head, "It is over", "Fight on")
}

async fn finish(t: &Table) {
    block::land(t);
    fates(t).await;
    let (winner, why) = match t.look(|b| b.is_decided()) {
        true => match t.look(|b| strongest(b, |_| true)) {
            None => (None, "Nobody is left"),
            winner => (winner, "The field is theirs"),
        },
        false => (ask_winner(t).await, "The players ended it"),
    };
    t.emit(Event::Over(winner, why));
}

/// The side with most FS in play of these; none where nobody stands.
fn strongest(b: &Battle, of: impl Fn(Seat) -> bool) -> Option<Seat> {
    let strength = |seat: Seat| b.in_play(seat).iter().map(|id| u16::from(b.unit(id).strength)).sum::<u16>();
    b.alive().iter().filter(|seat| of(*seat)).max_by_key(|seat| (strength(*seat), core::cmp::Reverse(seat.0)))
}

/// The book names no victory: where several are left, the players say who has won.
async fn ask_winner(t: &Table) -> Option<Seat> {
    let letters = t.look(|b| {
        let has = |letter: &u8| b.alive().iter().any(|seat| b.sides[seat.index()].alliance == *letter);
        (0..MAX_SEATS as u8).filter(has).fold(0u8, |all, letter| all | 1 << letter)
    });
    let each = || (0..MAX_SEATS as u8).filter(move |letter| letters >> letter & 1 == 1);
    let row = |letter: u8| Opt::new(KEYS[usize::from(letter)], Words::with("{}", Arg::Given(allies_word(letter))));
    let head = Heading::new("winner", Asked::Anyone, "Who has won?", Words::NONE);
    let at = choose(t, head, [Opt::new("nobody", "Nobody")].into_iter().chain(each().map(row))).await;
    let letter = each().nth(usize::from(at).checked_sub(1)?)?;
    t.look(|b| strongest(b, |seat| b.sides[seat.index()].alliance == letter))
}

static KEYS: [&str; MAX_SEATS] = ["a", "b", "c", "d", "e", "f"];

/// WH-UPK-6: which routed Units come back to their warband.
async fn fates(t: &Table) {
    for seat in t.look(|b| b.seats()).iter() {
        let routed = t.look(|b| b.units_where(|_, unit| unit.seat == seat && unit.place == Place::Routed));
        if routed.is_empty() {
            continue;
        }
        let head = ask::head(("fate", seat), "Routed: keep whom?", Words::NONE);
        let kept = several(t, head, routed, routed, None).await;
        routed.except(kept).iter().for_each(|unit| t.emit(Event::Lost(unit)));
    }
}
