//! Building rosters: the workbench of a game, and where what was made goes.

use core::pin::pin;

use heapless::Vec;
use umpire_rules::table::{BenchOpening, MAX_ROSTER, Opening, Roster, Runner, Session, Source, Table, Workbench};

use crate::foyer::Choice;
use crate::games::{Host, Leave, SHELF, opening};
use crate::persistence::rosters::{KeepError, RosterBytes, RosterName};

/// Builds a roster, and keeps it. What cannot be kept is not lost: it lies on the workbench still.
pub(crate) async fn build<W: Workbench, H: Host>(host: &mut H, choice: Option<&Choice>) -> Leave {
    let Some(opening) = opening::<W, H>(host, choice) else { return Leave::Before };
    let table = Table::<W>::empty(&opening);
    let flow = pin!(W::play(&table));
    let mut live = Runner::new(&table, opening, flow, W::play).expect("an empty tape fits all rules");
    loop {
        match host.play(&mut live).await {
            Leave::Picked if settle::<W, H>(host, &table, &live) => return Leave::Picked,
            Leave::Picked => {
                let live: &mut dyn Session = &mut live;
                live.undo(1, false, Source::Thumb);
            }
            left => return left,
        }
    }
}

/// Keeps what was made; false where that cannot be.
#[inline(never)] // a whole roster, as bytes
fn settle<W: Workbench, H: Host>(host: &mut H, table: &Table<W>, live: &dyn Session) -> bool {
    let title = SHELF.iter().find(|title| title.bench.is_some_and(|bench| bench.id == W::ID));
    let made = table.look(|state| {
        let made = W::made(state)?;
        let mut bytes = RosterBytes::new();
        let mut fits = bytes.push(W::Roster::VERSION).is_ok();
        made.encode(&mut |piece| fits &= bytes.extend_from_slice(piece).is_ok());
        Some((RosterName::try_from(made.name()).ok()?, fits.then_some(bytes)))
    });
    let before = before::<W>(live);
    let (Some(title), Some((name, bytes)), Some(rosters)) = (title, made, host.rosters()) else { return true };
    let (game, same) = (title.rosters.game, before.as_ref() == Some(&name));
    let kept = match &bytes {
        None => Err(KeepError::TooLong),
        Some(_) if !same && rosters.has(game, &name) => Err(KeepError::Taken),
        Some(bytes) => rosters.keep(game, &name, bytes).map(drop),
    };
    // One that was changed and has another name now is not kept twice.
    if let (Ok(()), Some(before), false) = (kept, &before, same) {
        let _ = rosters.forget(game, before); // it is the worst that both are there
    }
    host.settled(kept);
    kept.is_ok()
}

/// The name under which the roster was kept that lay on the workbench at the beginning.
#[inline(never)]
fn before<W: Workbench>(live: &dyn Session) -> Option<RosterName> {
    let mut bytes: Vec<u8, { MAX_ROSTER + 2 }> = Vec::new();
    live.opening(&mut |piece| drop(bytes.extend_from_slice(piece)));
    let bench = BenchOpening::<W::Roster>::decode(&bytes).filter(|bench| bench.kept)?;
    RosterName::try_from(bench.roster.name()).ok()
}
