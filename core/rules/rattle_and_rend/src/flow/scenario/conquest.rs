//! Conquest (RR-SCN-CONQUEST): three strips, and who has more points in each.

use super::{ScenarioVerdict, here, more, where_about, worth};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::setup::instruct;
use umpire_engine::table::{Asked, Diagram, Heading, HeldGround, Seat, Words};

/// The strip in the middle.
const CENTRE: usize = 1;

/// More strips win; then more points in the centre strip. Both see the board before it counts, and which Round follows
/// where nobody is ahead.
pub(super) async fn score(t: &Table, next: Option<u8>) -> ScenarioVerdict {
    let red = spread(t, Seat::RED).await;
    let blue = spread(t, Seat::BLUE).await;
    // The first strip is drawn nearest.
    let parts = [2, CENTRE, 0].map(|at| [red[at], blue[at]]);
    let ground = HeldGround { seats: [Seat::RED, Seat::BLUE], parts, unit: "strips" };
    let verdict = match (more(ground.held()), more(parts[CENTRE])) {
        (None, None) => (None, "Nobody is ahead"),
        (None, centre) => (centre, "Holds the centre strip"),
        (winner, _) => (winner, "Holds more strips"),
    };
    let head = Heading::new("held", Asked::Anyone, "Who holds what?", "");
    instruct(t, head, follows(verdict.0, more(ground.held()), next), None, Diagram::Held(ground)).await;
    t.emit(Event::Strips(ground.held()));
    verdict
}

/// What follows from it.
fn follows(winner: Option<Seat>, by_strips: Option<Seat>, next: Option<u8>) -> Words {
    match (winner, next) {
        (Some(seat), _) if by_strips.is_some() => Words::with("{} holds more", seat),
        (Some(seat), _) => Words::with("{} has more in the centre", seat),
        (None, Some(round)) => Words::with("The centre is level: Round {}", round),
        (None, None) => Words::of("The centre is level: a draw"),
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
