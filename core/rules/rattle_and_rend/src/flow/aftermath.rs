//! After the verdict: what the game brings each warband of a campaign (RR-CAMP-4, RR-CAMP-5, RR-ESC-1).

use super::roll_off::one_die;
use crate::book::house::LoserRollsTen;
use crate::campaign::GameOutcome;
use crate::event::Event;
use crate::flow::Table;
use crate::foe::Foe;
use umpire_engine::dice::Score;
use umpire_engine::table::Seat;

/// Each side by its own campaign, the winner first.
pub(super) async fn aftermath(t: &Table) {
    let first = t.look(|s| s.over.flatten().unwrap_or(Seat::RED));
    for seat in [first, first.foe()] {
        let Some(side) = t.look(|s| s.campaigns[seat.index()]) else { continue };
        let outcome = t.look(|s| s.outcome(seat));
        let roll = match side.growth.is_rolled(outcome) {
            true => Some(roll(t, seat, outcome).await),
            false => None,
        };
        t.emit(Event::Grew(seat, roll));
    }
    t.emit(Event::Ended);
}

fn roll(t: &Table, seat: Seat, outcome: GameOutcome) -> impl Future<Output = u8> {
    let (id, note) = match outcome {
        GameOutcome::Won => ("growth-won", "6+: 1 point, 16+: 2"),
        _ if t.look(|s| s.house.is(LoserRollsTen::MinusOne)) => ("growth-lost", "1-10: lose 1, 16+: gain 1"),
        _ => ("growth-lost", "1-9: lose 1, 16+: gain 1"),
    };
    one_die(t, seat, (id, "Campaign"), Score::Read, note)
}
