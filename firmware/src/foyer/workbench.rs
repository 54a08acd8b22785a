//! Building rosters: the workbench of a game, and where what was made goes.

use core::pin::pin;

use heapless::Vec;
use umpire_engine::table::{MAX_ROSTER, Roster, RosterBook, Runner, Session, Table, Workbench};

use crate::foyer::Choice;
use crate::games::{Host, Leave, SHELF, is_opened};
use crate::persistence::rosters::{KeepError, OwnKey, RosterBytes, RosterKey, RosterName, RosterStore};

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
fn keep<W: Workbench>(
    table: &Table<W>,
    live: &dyn Session,
    rosters: &mut dyn RosterStore,
) -> Option<Result<(), KeepError>> {
    let title = SHELF.iter().find(|title| title.bench.is_some_and(|bench| bench.id == W::ID))?;
    let (key, replaces) = table.look(|state| Some((key_of(W::made(state)?)?, W::replaces(state))))?;
    let before = if replaces { before(&title.rosters, live) } else { None };
    let (game, same) = (title.rosters.game, before.as_ref() == Some(&key));
    let kept = keep_made(table, key.in_game(game), same, rosters);
    // One that was changed and has another name now, or is of a campaign now, is not kept twice.
    if let (Ok(()), Some(before), false) = (kept, &before, same) {
        let _ = rosters.forget(before.in_game(game)); // it is the worst that both are there
    }
    Some(kept)
}

/// Keeps it under this, in the place of itself, or where nobody else has it.
#[inline(never)] // a whole roster, as bytes
fn keep_made<W: Workbench>(
    table: &Table<W>,
    key: RosterKey<'_>,
    same: bool,
    rosters: &mut dyn RosterStore,
) -> Result<(), KeepError> {
    let mut bytes = RosterBytes::new();
    let mut fits = bytes.push(W::Roster::VERSION).is_ok();
    table.look(|state| {
        let made = W::made(state).into_iter();
        made.for_each(|made| made.encode(&mut |piece| fits &= bytes.extend_from_slice(piece).is_ok()));
    });
    match fits {
        false => Err(KeepError::TooLong),
        true if !same && rosters.has(key) => is_kept(rosters, key, &bytes),
        true => rosters.keep(key, &bytes).map(drop),
    }
}

/// Whether the roster that is kept under this is this very one.
#[inline(never)] // a whole roster once more
fn is_kept(rosters: &mut dyn RosterStore, key: RosterKey<'_>, bytes: &RosterBytes) -> Result<(), KeepError> {
    rosters.read(key).filter(|kept| kept == bytes).map(drop).ok_or(KeepError::Taken)
}

/// What a roster is kept under.
fn key_of(roster: &impl Roster) -> Option<OwnKey> {
    let [campaign, name] = [roster.campaign(), roster.name()].map(|text| RosterName::try_from(text).ok());
    Some(OwnKey { campaign: campaign?, name: name? })
}

/// What the roster was kept under that lay on the workbench at the beginning.
#[inline(never)] // a whole roster, as bytes
fn before(book: &RosterBook, live: &dyn Session) -> Option<OwnKey> {
    let mut bytes: Vec<u8, { MAX_ROSTER + 2 }> = Vec::new();
    live.opening(&mut |piece| drop(bytes.extend_from_slice(piece)));
    let (1, roster) = bytes.split_first()? else { return None };
    Some(OwnKey::of(book, roster)).filter(|key| !key.name.is_empty())
}
