//! Conquest (RR-SCN-CONQUEST): three strips, and who has more points in each.

use super::{ScenarioVerdict, here, more, where_about, worth};
use crate::rattle_and_rend::flow::Table;
use crate::table::Seat;

/// The strip in the middle.
const CENTRE: usize = 1;

/// More strips win; then more points in the centre strip.
pub(super) async fn score(t: &Table) -> ScenarioVerdict {
    let red = spread(t, Seat::RED).await;
    let blue = spread(t, Seat::BLUE).await;
    let mut strips = [0; 2];
    for (red, blue) in red.into_iter().zip(blue) {
        if let Some(seat) = more([red, blue]) {
            strips[seat.index()] += 1;
        }
    }
    match (more(strips), more([red[CENTRE], blue[CENTRE]])) {
        (None, None) => (None, "Nobody is ahead"),
        (None, centre) => (centre, "Holds the centre strip"),
        (winner, _) => (winner, "Holds more strips"),
    }
}

/// A side's points in each strip: whoever is in neither of the first two is in the third.
async fn spread(t: &Table, seat: Seat) -> [u8; 3] {
    let first = where_about(t, ("strip", seat), "First strip", "who is in it?", here(t, seat)).await;
    let left = here(t, seat).iter().filter(|id| !first.has(*id)).collect();
    let centre = where_about(t, ("strip", seat), "Centre strip", "who is in it?", left).await;
    let (first, centre) = (worth(t, first), worth(t, centre));
    [first, centre, worth(t, here(t, seat)) - first - centre]
}
