//! What can happen.

use umpire_engine::heapless::Vec;
use umpire_engine::table::{
    Beat, Given, Happening, MAX_SEATS, Revealed, Rolled, Seat, SeatSet, Show, TurnOrder, Words,
};

use crate::label::Label;
use crate::scene::given;
use crate::{BidSpec, Counting, DiceSpec, SideCounter, TableTracker, Tabletop};

/// Something that happens.
#[derive(Clone, Debug)]
pub enum Event {
    /// Something is done on the table: it is no longer set up.
    Begun,
    /// A player has a name.
    Named(Seat, Label),
    /// There is one more counter, last of all.
    CounterAdded(Label, i16),
    /// A counter is called so.
    CounterNamed(u8, Label),
    /// Every side starts with this, and has it.
    CounterStarts(u8, i16),
    /// A counter is gone.
    CounterRemoved(u8),
    /// A side has so much.
    Counted(u8, Seat, i16),
    /// There is one more tracker.
    TrackerAdded(Label, i16),
    /// A tracker is called so.
    TrackerNamed(u8, Label),
    /// A tracker is gone.
    TrackerRemoved(u8),
    /// A tracker stands there.
    Tracked(u8, i16),
    /// The time of turns is counted, up to so many minutes a side; 0 is no end.
    Clock(bool, u8),
    /// A side took so many seconds for its turn.
    TimeUsed(Seat, u16),
    /// The next turn.
    Next,
    /// A side begins, and the others follow as they sit; drawn by lot, or agreed.
    First(Seat, bool),
    /// One side was drawn, for whatever it was drawn for.
    Drawn(Seat),
    /// The order of turns was drawn: the seats, and what each showed.
    Ordered(Vec<Seat, MAX_SEATS>, [i8; MAX_SEATS]),
    /// A coin fell: heads, or tails.
    Coin(bool),
    /// These are the dice now.
    Dice(DiceSpec),
    /// Dice fell.
    Rolled(Seat, Rolled),
    /// This is what is bid now.
    Bid(BidSpec),
    /// What some sides gave in secret.
    Bids(SeatSet, Vec<Given, MAX_SEATS>),
    /// It is over.
    Over(Option<Seat>),
}

impl Event {
    /// Changes the table, and says what players are told.
    pub(crate) fn apply(self, s: &mut Tabletop) -> Option<Happening> {
        match self {
            Event::Begun => s.begun = true,
            Event::Named(seat, name) => s.players[seat.index()] = name,
            // The flow offers no more of either than there is room for.
            Event::CounterAdded(label, start) => drop(s.counters.push(SideCounter::new(label, start))),
            Event::CounterNamed(at, label) => s.counters[usize::from(at)].label = label,
            Event::CounterStarts(at, start) => {
                let counter = &mut s.counters[usize::from(at)];
                (counter.start, counter.now) = (start, [start; MAX_SEATS]);
            }
            Event::CounterRemoved(at) => drop(s.counters.remove(usize::from(at))),
            Event::Counted(at, seat, value) => return Some(counted(s, at, seat, value)),
            Event::TrackerAdded(label, now) => drop(s.trackers.push(TableTracker { label, now })),
            Event::TrackerNamed(at, label) => s.trackers[usize::from(at)].label = label,
            Event::TrackerRemoved(at) => drop(s.trackers.remove(usize::from(at))),
            Event::Tracked(at, value) => {
                s.trackers[usize::from(at)].now = value;
                return Some(line("tracker", None, Words::with2("{} is {}", given::tracker(at), value)));
            }
            Event::Clock(on, limit) => (s.clock, s.limit) = (on, limit),
            Event::TimeUsed(seat, seconds) => return Some(time_used(s, seat, seconds)),
            Event::Next => return Some(next(s)),
            Event::First(seat, drawn) => return Some(first(s, seat, drawn)),
            Event::Drawn(seat) => {
                let beat = Beat { big: Words::of("THIS ONE"), reason: Words::with("{} is drawn", seat), next: None };
                return Some(shown("drawn", Some(seat), Words::with("{} is drawn", seat), Show::Beat(beat)));
            }
            Event::Ordered(order, numbers) => return Some(ordered(s, order, numbers)),
            Event::Coin(heads) => {
                let (big, words) = if heads { ("HEADS", "Heads") } else { ("TAILS", "Tails") };
                let beat = Beat { big: Words::of(big), reason: Words::NONE, next: None };
                return Some(shown("coin", None, Words::of(words), Show::Beat(beat)));
            }
            Event::Dice(dice) => s.dice = dice,
            Event::Rolled(seat, rolled) => return Some(fallen(s, seat, rolled)),
            Event::Bid(bid) => s.bid = bid,
            Event::Bids(seats, given) => return Some(bids(s, seats, &given)),
            Event::Over(winner) => return Some(over(s, winner)),
        }
        None
    }
}

fn line(id: &'static str, seat: Option<Seat>, words: Words) -> Happening {
    Happening::line(id, seat, None, words)
}

fn shown(id: &'static str, seat: Option<Seat>, words: Words, show: Show) -> Happening {
    Happening { show, ..line(id, seat, words) }
}

fn counted(s: &mut Tabletop, at: u8, seat: Seat, value: i16) -> Happening {
    let now = &mut s.counters[usize::from(at)].now[seat.index()];
    let change = if at == 0 { (value - *now).clamp(-128, 127) as i8 } else { 0 };
    *now = value;
    if at == 0 {
        s.note_lead();
    }
    Happening { change, ..line("counter", Some(seat), Words::with2("{} is {}", given::counter(at), value)) }
}

/// A side that passes its limit is told once.
fn time_used(s: &mut Tabletop, seat: Seat, seconds: u16) -> Happening {
    let before = s.is_late(seat);
    let used = &mut s.used[seat.index()];
    *used = used.saturating_add(seconds);
    let words = Words::with("{} used", given::time(seat));
    if before || !s.is_late(seat) {
        return line("time", Some(seat), words);
    }
    let reason = Words::with2("{} had {} minutes", seat, s.limit);
    shown("time", Some(seat), words, Show::Beat(Beat { big: Words::of("TIME"), reason, next: None }))
}

fn next(s: &mut Tabletop) -> Happening {
    let (at, begins) = s.next();
    s.at = at;
    if begins {
        s.round = s.round.saturating_add(1).min(crate::state::LAST_ROUND);
        return shown("round", None, Words::with("Round {}", s.round), Show::Round(s.round));
    }
    let seat = s.active();
    shown("turn", Some(seat), Words::of("The turn begins"), Show::Turn(seat))
}

fn first(s: &mut Tabletop, seat: Seat, drawn: bool) -> Happening {
    let sides = s.sides();
    s.order = (0..sides).map(|at| Seat((seat.0 + at) % sides)).collect();
    s.at = 0;
    let words = Words::of("goes first");
    if !drawn {
        return line("first", Some(seat), words);
    }
    let beat = Beat { big: Words::of("FIRST"), reason: Words::with("{} goes first", seat), next: Some(seat) };
    shown("first", Some(seat), words, Show::Beat(beat))
}

fn ordered(s: &mut Tabletop, order: Vec<Seat, MAX_SEATS>, numbers: [i8; MAX_SEATS]) -> Happening {
    (s.order, s.at) = (order, 0);
    let blocks = s.order.iter().map(|seat| SeatSet::one(*seat)).collect();
    shown("order", None, Words::of("The order of turns"), Show::Order(TurnOrder { blocks, numbers, last: "" }))
}

/// What they come to stands in the log, too.
fn fallen(s: &Tabletop, seat: Seat, rolled: Rolled) -> Happening {
    let words = match s.dice.counting {
        Counting::AtLeast | Counting::AtMost => {
            Words::with2(if rolled.hits == 1 { "{}: {} hit" } else { "{}: {} hits" }, given::DICE, rolled.hits)
        }
        Counting::Sum => Words::with2("{}: {} in all", given::DICE, s.dice.total(&rolled.faces)),
        Counting::Read => Words::with("{}", given::DICE),
    };
    shown("dice", Some(seat), words, Show::Rolled(rolled))
}

fn bids(s: &Tabletop, seats: SeatSet, given: &[Given]) -> Happening {
    let numbers = given.iter().map(|given| *given as i16).collect();
    let revealed = Revealed { seats, numbers, names: s.bid.kind.names(), ..Revealed::numbers([]) };
    shown("bids", None, Words::of("Bids"), Show::Revealed(revealed))
}

fn over(s: &mut Tabletop, winner: Option<Seat>) -> Happening {
    s.over = true;
    let words = match winner {
        Some(seat) => Words::with2("{}: {}", given::counter(0), s.counters[0].now[seat.index()]),
        None => Words::of("Nobody wins"),
    };
    shown("over", winner, words, Show::Over(winner))
}
