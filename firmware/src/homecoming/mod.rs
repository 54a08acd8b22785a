//! The way back from a game: what a game made of the rosters that were brought to it, and what becomes of that.
//!
//! When a finished game is left, what each seat takes home is put into the store ([`arrive`]), and only then the game is
//! put away. Before the shelf is shown, each seat is asked about its own ([`settle`]). What it says is done before the
//! place in the store is free: whenever the power goes, the old roster is there or the new one, and who was not heard is
//! asked again.

mod arrival;
mod arrive;
mod question;
mod visit;

use core::pin::pin;

use umpire_engine::table::{Game, Runner, Table};

pub(crate) use self::arrival::JournalArrivals;
pub use self::arrival::{ArrivalStore, MAX_ARRIVALS};
pub(crate) use self::arrive::{TakeHome, arrive, take_home};
use self::question::{BOTH, HomeEvent, Homecoming, LATER, LEAVE, TAKE};
use self::visit::{KeptSince, Visit, next, under};
use crate::games::{Host, Leave, SHELF};
use crate::persistence::rosters::{KeepError, RosterStore};

/// Asks about everything that waits, one after the other: whether rosters lie at other places now, since there are more, or
/// one stands otherwise in its campaign; or why nobody answered.
pub(crate) async fn settle(host: &mut impl Host) -> Result<bool, Leave> {
    let (mut at, mut moved) = (0, false);
    loop {
        let (asked, pick, of_campaign) = match pin!(ask(host, at)).await {
            Ok(Some(answer)) => answer,
            Ok(None) => return Ok(moved),
            // The rosters are others now: the same once more.
            Err(Leave::Anew) => continue,
            Err(left) => return Err(left),
        };
        match apply(host, asked, pick) {
            Some(Err(_)) => at = asked, // that was said, and it is asked once more
            Some(Ok(())) => (at, moved) = (asked + 1, moved || pick == BOTH || of_campaign),
            None => at = asked + 1,
        }
    }
}

/// Asks about the next that waits from this place on: where it lies, what was picked, and whether it is of a campaign. None
/// where nothing waits.
async fn ask(host: &mut impl Host, from: u8) -> Result<Option<(u8, u8, bool)>, Leave> {
    let table = Table::<Homecoming>::empty(&());
    let Some(at) = receive(host, from, &table) else { return Ok(None) };
    let flow = pin!(Homecoming::play(&table));
    let mut live = Runner::new(&table, (), flow, Homecoming::play).expect("an empty tape fits all rules");
    let of_campaign = table.look(Visit::of_campaign);
    match host.play(&mut live, None).await {
        Leave::Picked => Ok(Some((at, table.look(|visit| visit.picked.unwrap_or(LEAVE)), of_campaign))),
        // Who goes back leaves it as it was; what counts in a campaign is asked about again.
        Leave::Before => Ok(Some((at, if of_campaign { LATER } else { LEAVE }, of_campaign))),
        left => Err(left),
    }
}

/// Lays the next one on the table.
#[inline(never)] // all that is known of it
fn receive(host: &mut impl Host, from: u8, table: &Table<Homecoming>) -> Option<u8> {
    let mut found = None;
    host.with_arrivals(&mut |rosters, arrivals| {
        found = next(from, rosters, arrivals).map(|(at, visit)| {
            table.emit(HomeEvent::Arrived(visit));
            at
        });
    });
    found
}

/// Does what was picked, and says what came of it; none where nothing was to be kept.
#[inline(never)]
fn apply(host: &mut impl Host, at: u8, pick: u8) -> Option<Result<(), KeepError>> {
    let mut kept = None;
    host.with_arrivals(&mut |rosters, arrivals| {
        kept = match pick {
            TAKE | BOTH => keep(at, pick == BOTH, rosters, arrivals),
            _ => None,
        };
        if pick == LEAVE || kept == Some(Ok(())) {
            arrivals.clear(at);
        }
    });
    kept.inspect(|kept| host.settled(*kept))
}

/// Keeps what lies in this place, under its own name or beside the one that has it. What was kept meanwhile is looked at
/// once more: another's roster is never replaced.
#[inline(never)] // two rosters, as bytes
fn keep(
    at: u8,
    beside: bool,
    rosters: &mut dyn RosterStore,
    arrivals: &mut dyn ArrivalStore,
) -> Option<Result<(), KeepError>> {
    let (label, left) = arrivals.read(at)?;
    let visit = Visit::of(&label, &left, rosters)?;
    let book = &SHELF[usize::from(label.title)].rosters;
    let stored = match beside {
        true if visit.twin => Ok(true),
        true => match under(book, &left, &visit.beside) {
            Some(bytes) => rosters.keep(visit.key.renamed(book.game, &visit.beside), &bytes),
            None => Err(KeepError::Nameless),
        },
        false if visit.since != KeptSince::Same => Err(KeepError::Taken),
        false => rosters.keep(visit.key.in_game(book.game), &left),
    };
    Some(stored.map(drop))
}
