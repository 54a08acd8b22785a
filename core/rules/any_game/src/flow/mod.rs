//! The rules, as far as there are any: the table, and what is done at it.

mod bids;
mod counters;
mod dice;
mod lots;
mod names;
mod setup;
mod table;
mod trackers;
mod turns;

pub(crate) use self::counters::counter_asked;
pub(crate) use self::table::play;

use umpire_engine::table::{Asked, Heading, Off, Offer, Opt, OptionKey, Preset, Seat, Words, rows};

use crate::Table;

/// What one side cannot do.
pub(crate) static ALONE: Off = Off { short: "alone", full: "It takes two sides" };

/// What stands over a question to whoever's turn it is.
pub(crate) fn head(t: &Table, id: &'static str, title: impl Into<Words>, note: impl Into<Words>) -> Heading {
    Heading::new(id, Asked::Seat(t.look(|s| s.active())), title, note)
}

/// Picks one of the sides; the cursor starts on this one.
pub(crate) fn side(t: &Table, head: Heading, on: Seat) -> impl Future<Output = Seat> + use<'_> {
    let sides = t.look(|s| s.sides());
    let offer = Offer { preset: Preset::At(on.0), ..Offer::ROWS };
    let picked = t.offer(head, offer, &mut rows(Seat::first(sides), seat_row));
    async { Seat(picked.await) }
}

/// The row of a side.
pub(crate) fn seat_row(seat: Seat) -> Opt {
    Opt::new(seat.id(), Words::with("{}", seat))
}

/// One of several rows of the same word.
pub(crate) fn numbered(word: &'static str, at: u8) -> OptionKey {
    OptionKey::numbered(word, at + 1)
}
