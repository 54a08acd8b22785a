//! Heavies that carry others (section 6.3).

use heapless::Vec;

use super::ask;
use super::deed;
use super::exit::{Critical, Exit, exit};
use super::movement::is_aboard;
use crate::book::Type;
use crate::event::Event;
use crate::flow::Table;
use crate::state::{Element, ElementId, State, Whereabouts};
use crate::warband::MAX_ELEMENTS;
use umpire_engine::table::{Diagram, ExpectRoom, Opt, Words};

/// What can be done instead of moving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CarryBy {
    /// Move after all, or leave it at that.
    On,
    /// Get into this Heavy.
    Board(ElementId),
    /// Take this one aboard.
    Take(ElementId),
    /// ElementSet this one down.
    SetDown(ElementId),
}

/// Whether a Heavy could carry this Element (RR-TRN-1).
fn may_carry(s: &State, heavy: ElementId, other: ElementId) -> bool {
    let (carrier, passenger) = (s.element(heavy), s.element(other));
    let (fits, wards) = s.carries(heavy);
    // Who is aboard already is counted last: hardly anybody carries anything.
    let aboard = || s.aboard(heavy).iter().map(|id| s.element(id).points()).sum::<u8>();
    fits > 0
        && heavy != other
        && carrier.seat == passenger.seat
        && passenger.kind() != Type::Heavy
        && (wards || !passenger.is_ward())
        && aboard() + passenger.points() <= fits
}

/// Whether a Transport plays any part in this Element's move.
pub(super) fn concerns(s: &State, who: ElementId) -> bool {
    is_aboard(s, who) || ways(s, who, false).len() > 1
}

/// Whether it could still get in or take somebody in for nothing, after its move.
pub(super) fn is_free(s: &State, who: ElementId) -> bool {
    s.element(who).on_table() && ways(s, who, true).len() > 1
}

/// What took the place of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ride {
    /// Nothing.
    None,
    /// Somebody got in.
    In,
    /// This one got out.
    Out(ElementId),
}

/// Gets in or out, if the players want; what of that took the place of the move.
pub(super) async fn instead(t: &Table, who: ElementId) -> Ride {
    if let Whereabouts::Aboard(heavy) = t.look(|s| s.element(who).place) {
        let free = t.look(|s| s.rides_free(who, heavy));
        get_out(t, who, heavy).await;
        return if free { Ride::None } else { Ride::Out(who) };
    }
    let moved = t.look(|s| s.current.movers.has(who));
    while t.look(|s| ways(s, who, moved).len()) > 1 {
        let at = usize::from(ask_ways(t, who, moved).await);
        let way = t.look(|s| ways(s, who, moved)[at]);
        let (passenger, heavy) = match way {
            CarryBy::On => return Ride::None,
            CarryBy::Board(heavy) => (who, heavy),
            CarryBy::Take(passenger) | CarryBy::SetDown(passenger) => (passenger, who),
        };
        let free = t.look(|s| s.rides_free(passenger, heavy));
        // Whoever boards leaves the ground it stands on; one that is taken aboard does so too (RR-TERR-9).
        // A Ward is put aboard, and moves nowhere (RR-EL-5).
        let walks = !matches!(way, CarryBy::SetDown(_)) && t.look(|s| !s.element(passenger).is_ward());
        if walks && exit(t, passenger, Critical::IsPlain).await != Exit::Free {
            return Ride::In;
        }
        let ride = match way {
            CarryBy::SetDown(passenger) => {
                get_out(t, passenger, heavy).await;
                Ride::Out(passenger)
            }
            _ => {
                t.emit(Event::Put(passenger, Whereabouts::Aboard(heavy)));
                Ride::In
            }
        };
        if !free || passenger == who {
            return ride;
        }
    }
    Ride::None
}

/// RR-TRN-5.
pub(super) async fn get_out(t: &Table, who: ElementId, heavy: ElementId) {
    let seat = t.look(|s| s.element(who).seat);
    let what = (Diagram::Place, who, Some(heavy), None);
    ask::tell(t, ("get-out", seat), "Gets out", "Touching the Heavy", what).await;
    t.emit(Event::Put(who, Whereabouts::Table));
    t.emit(Event::Moved);
}

/// RR-TRN-6: the Heavy is gone, and who was aboard is put where it stood.
pub(super) fn bail_out(t: &Table, who: ElementId) -> impl Future<Output = ()> {
    let seat = t.look(|s| s.element(who).seat);
    ask::tell(t, ("bail-out", seat), "Bails out", "Where the Heavy stood", (Diagram::Place, who, None, None))
}

fn ways(s: &State, who: ElementId, only_free: bool) -> Vec<CarryBy, { MAX_ELEMENTS + 1 }> {
    let element = s.element(who);
    let mut ways = Vec::new();
    let on_table = |e: &Element| e.on_table();
    let fits = "a warband and one more fit";
    ways.push(CarryBy::On).expect_room(fits);
    if !on_table(element) {
        return ways;
    }
    for (id, other) in s.live(element.seat) {
        let free = |passenger, heavy| !only_free || s.rides_free(passenger, heavy);
        let way = if on_table(other) && may_carry(s, id, who) && free(who, id) {
            CarryBy::Board(id)
        } else if on_table(other) && may_carry(s, who, id) && free(id, who) {
            CarryBy::Take(id)
        } else if other.place == Whereabouts::Aboard(who) && free(id, who) {
            CarryBy::SetDown(id)
        } else {
            continue;
        };
        ways.push(way).expect_room(fits);
    }
    ways
}

#[inline(never)]
fn ask_ways(t: &Table, who: ElementId, moved: bool) -> impl Future<Output = u8> {
    let seat = t.look(|s| s.element(who).seat);
    let price = move |passenger, heavy| match t.look(|s| s.rides_free(passenger, heavy)) {
        true => "Free: the move is still due",
        false if passenger == who => "Instead of the move, and all",
        false => "Instead of the move",
    };
    let row = move |way: CarryBy| match way {
        CarryBy::On if moved => Opt::new("on", "Go on"),
        CarryBy::On => Opt::new("move", "Just move"),
        CarryBy::Board(heavy) => Opt::new(("board", heavy), Words::with("Get into {}", heavy)).gist(price(who, heavy)),
        CarryBy::Take(other) => Opt::new(("take", other), Words::with("Carry {}", other)).gist(price(other, who)),
        CarryBy::SetDown(other) => {
            Opt::new(("set-down", other), Words::with("Set down {}", other)).gist(price(other, who))
        }
    };
    let ways = t.look(|s| ways(s, who, moved));
    let deed = t.look(|s| deed::by(s, who, if moved { "{}: moved" } else { "{}: a move" }));
    ask::choose_in(t, ask::head(("ride", seat), "Ride", "if in reach").deed(deed), ways.into_iter().map(row))
}
