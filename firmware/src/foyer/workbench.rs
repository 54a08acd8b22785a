//! Building rosters: the workbench of a game, and where what was made goes.

use core::pin::pin;

use heapless::Vec;
use umpire_engine::table::{BenchOpening, MAX_ROSTER, Opening, Roster, Runner, Session, Table, Workbench};

use crate::foyer::Choice;
use crate::games::{Host, Leave, SHELF, is_opened};
use crate::persistence::rosters::{KeepError, RosterBytes, RosterName, RosterStore};

/// Builds a roster, and keeps it. What cannot be kept is not lost: it lies on the workbench still.
pub(crate) async fn build<W: Workbench, H: Host>(host: &mut H, choice: Option<&Choice>) -> Leave {
    let mut opening = W::Opening::default();
    if !is_opened::<W, H>(&mut opening, host, choice) {
        return Leave::Before;
    }
    let table = Table::<W>::empty(&opening);
    let flow = pin!(W::play(&table));
    let mut live = Runner::new(&table, &mut opening, flow, W::play).expect("an empty tape fits all rules");
    host.play(&mut live, Some(&|live, rosters, _| keep::<W>(&table, live, rosters))).await
}

/// Keeps what was made; none where nothing was. The power may go before anybody hears of it: then it is asked once more,
/// and nothing has changed.
#[inline(never)] // a whole roster, as bytes
fn keep<W: Workbench>(
    table: &Table<W>,
    live: &dyn Session,
    rosters: &mut dyn RosterStore,
) -> Option<Result<(), KeepError>> {
    let title = SHELF.iter().find(|title| title.bench.is_some_and(|bench| bench.id == W::ID))?;
    let (name, bytes) = table.look(|state| {
        let made = W::made(state)?;
        let mut bytes = RosterBytes::new();
        let mut fits = bytes.push(W::Roster::VERSION).is_ok();
        made.encode(&mut |piece| fits &= bytes.extend_from_slice(piece).is_ok());
        Some((RosterName::try_from(made.name()).ok()?, fits.then_some(bytes)))
    })?;
    let before = if table.look(W::replaces) { before::<W>(live) } else { None };
    let (game, same) = (title.rosters.game, before.as_ref() == Some(&name));
    let kept = match &bytes {
        None => Err(KeepError::TooLong),
        Some(bytes) if !same && rosters.has(game, &name) => is_kept(rosters, game, &name, bytes),
        Some(bytes) => rosters.keep(game, &name, bytes).map(drop),
    };
    // One that was changed and has another name now is not kept twice.
    if let (Ok(()), Some(before), false) = (kept, &before, same) {
        let _ = rosters.forget(game, before); // it is the worst that both are there
    }
    Some(kept)
}

/// Whether the roster of this name is this very one.
#[inline(never)] // a whole roster once more
fn is_kept(rosters: &mut dyn RosterStore, game: &str, name: &str, bytes: &RosterBytes) -> Result<(), KeepError> {
    rosters.read(game, name).filter(|kept| kept == bytes).map(drop).ok_or(KeepError::Taken)
}

/// The name under which the roster was kept that lay on the workbench at the beginning.
#[inline(never)]
fn before<W: Workbench>(live: &dyn Session) -> Option<RosterName> {
    let mut bytes: Vec<u8, { MAX_ROSTER + 2 }> = Vec::new();
    live.opening(&mut |piece| drop(bytes.extend_from_slice(piece)));
    let bench = BenchOpening::<W::Roster>::decode(&bytes).filter(|bench| bench.kept)?;
    RosterName::try_from(bench.roster.name()).ok()
}
