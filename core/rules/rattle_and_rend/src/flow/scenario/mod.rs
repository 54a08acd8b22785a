//! What is fought for: the end that comes at once, and the score after the last Round (sections 11 and 15).

mod conquest;
mod flags;
mod hill;
mod verdict;

use core::cmp::Ordering;

use super::setup::{Points, which};
use crate::book::Scenario;
use crate::event::Event;
use crate::flow::Table;
use crate::state::{ElementSet, State};
use umpire_engine::table::{Seat, Words};

/// Who won, if anybody, and the line that says why.
pub(super) type ScenarioVerdict = (Option<Seat>, &'static str);

/// The Round is over: after the last one the scenario is scored (RR-SCN-0). A hill or a conquest that is still
/// tied goes on for one more Round.
pub(super) async fn score(t: &Table) {
    let (scenario, round, limit) = t.look(|s| (s.scenario, s.round, s.last_round()));
    if limit.is_none_or(|limit| round < limit) {
        return;
    }
    let goes_on = matches!(scenario, Scenario::KingOfTheHill | Scenario::Conquest) && limit == Some(round);
    let (winner, why) = match scenario {
        Scenario::KingOfTheHill => hill::score(t).await,
        Scenario::CaptureTheFlags => flags::score(t).await,
        Scenario::Conquest => conquest::score(t, goes_on.then_some(round + 1)).await,
        Scenario::KillThemAll | Scenario::Duel => t.look(by_points),
    };
    if winner.is_some() || !goes_on {
        t.emit(Event::Over(winner, why));
    }
}

/// More live points win (RR-SCN-HILL, HR 19).
fn by_points(s: &State) -> ScenarioVerdict {
    let winner = s.ahead();
    (winner, if winner.is_some() { "More points are left" } else { "Nobody is ahead" })
}

/// The side that has more of something, red's number first.
fn more([red, blue]: [u8; 2]) -> Option<Seat> {
    match red.cmp(&blue) {
        Ordering::Less => Some(Seat::BLUE),
        Ordering::Equal => None,
        Ordering::Greater => Some(Seat::RED),
    }
}

/// Which of a side's Elements on the table are in some place, asked of their owner.
fn where_about(
    t: &Table,
    (id, seat): (&'static str, Seat),
    title: &'static str,
    note: impl Into<Words>,
    of: ElementSet,
) -> impl Future<Output = ElementSet> {
    let all = t.look(|s| Points::of(s, of)).all();
    which(t, (id, seat), title, note, of, (0, all))
}

/// A side's Elements on the table.
fn here(t: &Table, seat: Seat) -> ElementSet {
    t.look(|s| s.standing(seat).map(|(id, _)| id).collect())
}

/// What some Elements are worth together.
fn worth(t: &Table, who: ElementSet) -> u8 {
    t.look(|s| Points::of(s, who)).all()
}
