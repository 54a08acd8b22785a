//! Capture the Flags (RR-SCN-FLAGS): two markers off the board win at once, else what is held after Round 4.

use super::{ScenarioVerdict, here, more, where_about, worth};
use crate::flow::Table;
use crate::state::{Marker, State};
use umpire_engine::table::Seat;

/// Markers that must leave the board.
const ENOUGH: u8 = 2;

/// RR-FLAG-5.
pub(super) fn carried_off(s: &State, seat: Seat) -> bool {
    count(s, |marker| marker == Marker::Off(seat)) >= ENOUGH
}

/// RR-FLAG-6: more markers sent off or carried; then more points near those still on the table.
pub(super) async fn score(t: &Table) -> ScenarioVerdict {
    let has = |seat| t.look(|s| s.markers_held(seat));
    if let Some(winner) = more([has(Seat::RED), has(Seat::BLUE)]) {
        return (Some(winner), "Holds more markers");
    }
    let red = near(t, Seat::RED).await;
    let blue = near(t, Seat::BLUE).await;
    match more([red, blue]) {
        None => (None, "Nobody is ahead"),
        winner => (winner, "More points at markers"),
    }
}

impl State {
    /// How many markers a side has sent off or carries.
    pub fn markers_held(&self, seat: Seat) -> u8 {
        count(self, |marker| match marker {
            Marker::Off(side) => side == seat,
            Marker::Carried(who, _) => self.element(who).seat == seat,
            Marker::Free => false,
        })
    }
}

fn count(s: &State, so: impl Fn(Marker) -> bool) -> u8 {
    s.markers.iter().filter(|marker| so(**marker)).count() as u8
}

/// Who is within M of a marker on the table, or of the centre where none is left (GAP 107).
async fn near(t: &Table, seat: Seat) -> u8 {
    let any = t.look(|s| s.markers.iter().any(|marker| !matches!(marker, Marker::Off(_))));
    let title = if any { "Near a marker" } else { "Near the centre" };
    let near = where_about(t, ("near", seat), title, "160 mm", here(t, seat)).await;
    worth(t, near)
}
