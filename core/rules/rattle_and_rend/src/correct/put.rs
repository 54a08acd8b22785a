//! How each thing is put right: it, and what would contradict it.

use super::item::Item;
use crate::event;
use crate::state::{Credit, CreditAge, ElementId, Marker, State, Whereabouts};
use umpire_engine::table::{Happening, Seat, Words};

/// What the log calls it.
const ID: &str = "put-right";

impl Item {
    /// Puts it right, to a value within its bounds.
    pub(super) fn put(self, s: &mut State, value: i16) -> Happening {
        let (number, so) = (value as u8, value == 1);
        let side = |seat, words| Happening::line(ID, Some(seat), None, words);
        match self {
            Item::Turn => turn(s, Seat(number)),
            Item::Round => round(s, number),
            Item::Momentum(seat) => {
                let before = core::mem::replace(&mut s.sides[seat.index()].now, number);
                let change = (i16::from(number) - i16::from(before)) as i8;
                Happening { change, ..side(seat, Words::of("Momentum put right")) }
            }
            Item::Sent(seat) => {
                send(s, seat, number);
                side(seat, Words::with("Markers off: {}", number))
            }
            Item::InPlay(id) => {
                if so {
                    come_back(s, id)
                } else {
                    leave(s, id)
                }
                line(s, id, if so { "{}: back" } else { "{}: out of play" })
            }
            Item::ActedLast(id) => {
                let last = &mut s.sides[s.elements[usize::from(id.0)].seat.index()].last_acted;
                *last = if so { last.and(id) } else { last.without(id) };
                line(s, id, if so { "{} acted last" } else { "{} may act" })
            }
            Item::Carries(id) => {
                let (from, to) = if so { (None, carried(id)) } else { (s.marker_of(id), Marker::Free) };
                let at = from.or_else(|| s.markers.iter().position(|marker| *marker == Marker::Free));
                s.markers[at.expect("a marker lies free")] = to;
                line(s, id, if so { "{} has a marker" } else { "{} has no marker" })
            }
            Item::FreeAction(id) => {
                credit(s, id, so, Credit::ActionOf(id));
                line(s, id, if so { "{} may act free" } else { "{} acts for 1" })
            }
            Item::FreeCounter(id) => {
                let age = if s.current.action.is_some() { CreditAge::Earned } else { CreditAge::Waits };
                credit(s, id, so, Credit::Of(id, age));
                line(s, id, if so { "{} counters free" } else { "{} counters for 1" })
            }
            Item::Compelled(id) => {
                s.elements[usize::from(id.0)].compelled = so;
                line(s, id, if so { "{} heeds no ground" } else { "{} heeds ground" })
            }
        }
    }
}

fn line(s: &State, id: ElementId, words: &'static str) -> Happening {
    Happening::line(ID, Some(s.element(id).seat), Some(id), Words::with(words, id))
}

/// A Turn begins as any other; nobody has passed in it.
fn turn(s: &mut State, seat: Seat) -> Happening {
    s.passes = 0;
    Happening { id: ID, ..event::turn(s, seat) }
}

/// The banished are due as many Rounds from now as before.
fn round(s: &mut State, round: u8) -> Happening {
    let by = i16::from(round) - i16::from(s.round);
    s.round = round;
    for element in &mut s.elements {
        if let Whereabouts::Banished(due) = &mut element.place {
            *due = (i16::from(*due) + by).clamp(0, u8::MAX.into()) as u8;
        }
    }
    Happening::line(ID, None, None, Words::with("Round is {}", round))
}

/// Free markers are sent off, or such as were sent lie free again. Who has won by that is seen after the next Action.
fn send(s: &mut State, seat: Seat, wanted: u8) {
    let off = s.markers.iter().filter(|marker| **marker == Marker::Off(seat)).count() as u8;
    let (from, to) = if wanted > off { (Marker::Free, Marker::Off(seat)) } else { (Marker::Off(seat), Marker::Free) };
    let changed = s.markers.iter_mut().filter(|marker| **marker == from).take(wanted.abs_diff(off).into());
    changed.for_each(|marker| *marker = to);
}

/// A marker that was taken in some Turn before.
const fn carried(who: ElementId) -> Marker {
    Marker::Carried(who, 0)
}

/// Out of play with no Will check, no loss to avenge, nothing gained: its passengers stand where it stood, its marker
/// lies there, and what was free for it lapses (GAP 147).
fn leave(s: &mut State, who: ElementId) {
    if let Some(at) = s.marker_of(who) {
        s.markers[at] = Marker::Free;
    }
    for passenger in s.aboard(who).iter() {
        s.elements[usize::from(passenger.0)].place = Whereabouts::Table;
    }
    s.elements[usize::from(who.0)].place = Whereabouts::Out;
    let seat = s.element(who).seat;
    s.sides[seat.index()].credits.retain(|credit| !is_for(credit, who));
}

/// On the table as any that return: with its passengers, and the total raised to the points in play (RR-MOM-6).
fn come_back(s: &mut State, who: ElementId) {
    event::put(s, who, Whereabouts::Table);
}

/// Something is free for an Element, or is not.
fn credit(s: &mut State, who: ElementId, free: bool, credit: Credit) {
    let seat = s.element(who).seat;
    if free {
        event::credit(s, seat, credit);
    } else {
        let kind = core::mem::discriminant(&credit);
        let same = |held: &Credit| core::mem::discriminant(held) == kind && is_for(held, who);
        s.sides[seat.index()].credits.retain(|held| !same(held));
    }
}

fn is_for(credit: &Credit, id: ElementId) -> bool {
    matches!(credit, Credit::ActionOf(who) | Credit::Of(who, _) if *who == id)
}
