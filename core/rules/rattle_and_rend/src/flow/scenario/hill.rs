//! King of the Hill (RR-SCN-HILL): points in or touching the piece at the centre.

use super::{ScenarioVerdict, by_points, here, more, where_about, worth};
use crate::flow::Table;
use umpire_engine::table::Seat;

/// Most points on the hill; then most live points.
pub(super) async fn score(t: &Table) -> ScenarioVerdict {
    let red = holds(t, Seat::RED).await;
    let blue = holds(t, Seat::BLUE).await;
    match more([red, blue]) {
        None => t.look(by_points),
        winner => (winner, "Holds the hill"),
    }
}

async fn holds(t: &Table, seat: Seat) -> u8 {
    let on = where_about(t, ("on-hill", seat), "On the hill", "in or touching", here(t, seat)).await;
    worth(t, on)
}
