//! What players may put right by hand (FR-UI-6): in any turn, at any question.

use crate::book::{Order, Stat};
use crate::event::{Event, StressEvent};
use crate::state::{Battle, ElementId, Flag, Place};
use umpire_engine::table::{Correction, CorrectionField, CorrectionTarget, Happening, Words};

/// What players call the orders.
static ORDERS: [&str; 9] = ["Attack", "Defend", "Harass", "Move", "March", "Reform", "Halt", "Retreat", "Rout"];
/// The most stress that is counted.
const MOST_STRESS: i16 = 99;

/// Flags that are put right one by one: their key, what players call them, and what each means.
const FLAGS: [(Flag, &str, &str, &str); 4] = [
    (Flag::Attacked, "attacked", "Was attacked", "No reform in this turn"),
    (Flag::Moved, "moved", "Has moved", "It moves no more in this turn"),
    (Flag::SecondLine, "second", "Second state", "Which of its stat lines counts"),
    (Flag::Hidden, "hidden", "Hidden", "It is a brigade marker still"),
];

/// Numbers of its card that are put right: all of them.
const STATS: usize = Stat::ALL.len();
/// Fields before the flags, and before the numbers.
const BEFORE_FLAGS: u8 = 8;
const BEFORE_STATS: u8 = BEFORE_FLAGS + FLAGS.len() as u8;

/// Hands out what may be put right of this, and what it is now. The order is the order of [`apply`].
pub(super) fn fields(b: &Battle, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
    if b.turn == 0 || b.over {
        return;
    }
    match target {
        CorrectionTarget::Game => {
            out(CorrectionField::number("turn", "Turn", b.turn.into(), (1, 99)).gist("Which turn it is"));
        }
        CorrectionTarget::Piece(id) if usize::from(id.0) < b.elements.len() => of_element(b, id, out),
        CorrectionTarget::Seat(_) | CorrectionTarget::Piece(_) => {}
    }
}

fn of_element(b: &Battle, id: ElementId, out: &mut dyn FnMut(CorrectionField)) {
    let element = b.element(id);
    let number =
        |key, label, now: u8, most: i16| CorrectionField::number(key, label, now.into(), (0, most.max(now.into())));
    out(number("stress", "Stress", element.stress, MOST_STRESS).gist("Only the number: none gained"));
    let order = number("order", "Order", element.order as u8, 8).gist("Swap its counter, too");
    out(CorrectionField { names: &ORDERS, ..order });
    out(number("act", "Act left", element.act, 9).gist("What it may still do this turn"));
    out(number("reference", "Stress before", element.stress_ref, MOST_STRESS).gist("More than this: it checks"));
    out(number("gained", "Gained", element.gained, MOST_STRESS).gist("Stress gained in this turn"));
    out(number("due", "Stress due", element.pending, MOST_STRESS).gist("Counts when the step is over"));
    let place = number("place", "Where", element.place as u8, 2).gist("On the table, or why it is not");
    out(CorrectionField { names: &Place::NAMES, ..place });
    out(number("group", "Group", element.group % 16, 15).gist("0: it moves alone"));
    for (flag, key, label, gist) in FLAGS {
        out(CorrectionField::flag(key, label, element.is(flag)).gist(gist));
    }
    for stat in Stat::ALL {
        let now = element.number(stat).unwrap_or(0);
        out(number(stat.name(), stat.name(), now, stat.most().into()).gist("As its card should say"));
    }
}

/// Puts it right.
pub(super) fn apply(b: &mut Battle, Correction { target, field, value }: Correction) -> Option<Happening> {
    let id = match target {
        CorrectionTarget::Piece(id) => id,
        CorrectionTarget::Game | CorrectionTarget::Seat(_) => {
            b.turn = value as u8;
            return Some(Happening::line("put-right", None, None, Words::with("Turn is {}", value)));
        }
    };
    let words = of_field(b, id, field, value as u8);
    Some(Happening::line("put-right", Some(b.seat_of(id)), Some(id), words))
}

fn of_field(b: &mut Battle, id: ElementId, field: u8, value: u8) -> Words {
    let seat = b.seat_of(id);
    let element = b.element_mut(id);
    match field {
        0 => {
            element.stress = value;
            Words::with2("{}: stress {}", id, value)
        }
        1 => {
            element.order = Order::ALL[usize::from(value)];
            Words::with2("{}: order {}", id, ORDERS[usize::from(value)])
        }
        2 => {
            element.act = value;
            Words::with2("{}: Act {}", id, value)
        }
        3 => {
            element.stress_ref = value;
            Words::with2("{}: before {}", id, value)
        }
        4 => {
            element.gained = value;
            Words::with2("{}: gained {}", id, value)
        }
        5 => {
            element.pending = value;
            Words::with2("{}: +{} due", id, value)
        }
        6 => {
            put(b, id, Place::ALL[usize::from(value)]);
            Words::with2("{}: {}", id, Place::NAMES[usize::from(value)])
        }
        7 => {
            element.group = if value == 0 { 0 } else { value + seat.0 * 16 };
            Words::with2("{}: group {}", id, value)
        }
        BEFORE_STATS.. => {
            let stat = Stat::ALL[usize::from(field - BEFORE_STATS) % STATS];
            let line = element.line();
            element.card.set_number(line, stat, value);
            Words::with2("{}: card, {}", id, stat.name())
        }
        _ => {
            let (flag, _, label, _) = FLAGS[usize::from(field - BEFORE_FLAGS)];
            element.set(flag, value == 1);
            Words::with2(if value == 1 { "{}: {}" } else { "{}: not: {}" }, id, label)
        }
    }
}

/// Off the table as an event would take it, or back on it.
fn put(b: &mut Battle, id: ElementId, place: Place) {
    let (was, seat) = (b.element(id).place, b.seat_of(id));
    match place {
        Place::OnTable => {
            b.element_mut(id).place = place;
            b.sides[seat.index()].lost = b.sides[seat.index()].lost.saturating_sub(1);
        }
        _ if was == Place::OnTable => {
            Event::from(StressEvent::Gone(id, place)).apply(b);
        }
        _ => b.element_mut(id).place = place,
    }
}
