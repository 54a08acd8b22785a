//! Steps 7 and 8: every pair in contact.

mod attached;
mod attacks;
mod pairs;
mod priming;
mod random;
mod reach;
mod shown;
mod split;

use for_reign_or_ruin::book::{Order, Stat};
use for_reign_or_ruin::roster::ElementCard;
use for_reign_or_ruin::{Contact, Edge, Event, Extent};

use crate::fixture::{Carded, unit};
use crate::ranged::staged::{Staged, red, staged, touching};

/// Att 3, Imp 3, no reach, on Attack.
fn knights() -> ElementCard {
    unit("Knights").with(Stat::Imp, 3).with(Stat::Rch, 0).order(Order::Attack)
}

/// Att 4, no impetus, no reach, on Halt.
fn orcs() -> ElementCard {
    unit("Orcs").with(Stat::Att, 4).with(Stat::Imp, 0).with(Stat::Rch, 0)
}

/// Red's first came to blue's first by a forward move in this turn, fronts and edges as changed.
fn contact(change: impl FnOnce(&mut Contact)) -> Contact {
    let mut contact = Contact::new(red(1), red(2));
    change(&mut contact);
    contact
}

/// One against one, at the page of the pair.
fn duel(a: ElementCard, b: ElementCard, change: impl FnOnce(&mut Contact)) -> Staged {
    duel_at(a, b, change, [])
}

/// The same on a table where these things happened before.
fn duel_at(
    a: ElementCard,
    b: ElementCard,
    change: impl FnOnce(&mut Contact),
    before: impl IntoIterator<Item = Event>,
) -> Staged {
    let events = before.into_iter().chain([touching(contact(change))]);
    staged(&[a], &[b], events).begins("Close combat").shows("pair")
}

/// The end of red's, and of blue's.
fn edges(a: (Edge, Extent), b: (Edge, Extent)) -> impl FnOnce(&mut Contact) {
    move |contact| {
        (contact.ends[0].edge, contact.ends[0].extent) = a;
        (contact.ends[1].edge, contact.ends[1].extent) = b;
    }
}
