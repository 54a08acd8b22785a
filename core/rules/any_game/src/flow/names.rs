//! Names of the players, for those who want any.

use umpire_engine::table::{Asked, Heading, MAX_SEATS, Name, Seat};

use crate::label::LETTERS;
use crate::{Event, Table};

/// Names to start from: the colours, each side its own first.
static COLOURS: [&str; MAX_SEATS] = ["Red", "Blue", "Gold", "Green", "Violet", "White"];

/// Everybody gives one.
pub(crate) async fn names(t: &Table) {
    for seat in Seat::first(t.look(|s| s.sides())) {
        let name = Name { max: LETTERS, suggestions: &COLOURS[seat.index()..=seat.index()] };
        let given = t.name(Heading::new("name", Asked::Seat(seat), "Your name", ""), name).await;
        t.emit(Event::Named(seat, given));
    }
}
