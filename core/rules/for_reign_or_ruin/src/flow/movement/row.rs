//! What a mover may do: the rows of its page, only those that are possible (FR-UI-1).

use super::distance::Did;
use super::{happened, number};
use crate::book::{Attribute, Charged, Distance, InCombat, Order, Stat};
use crate::state::{Battle, Element, ElementId, Flag};
use umpire_engine::table::{EnumSet, Member};

/// A row of a mover's page, in the order of the page. The first that is there ends the move, or its first half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Row {
    /// It has moved.
    Moved,
    /// It does not move; it may rotate where it is not in close combat (FR-MOV-15).
    Stays,
    /// It stays in its unit.
    With,
    /// It evades out of close combat (FR-MOV-11).
    Evades,
    /// It did not get out.
    Held,
    /// The rout has ended it (FR-MOV-16).
    Gone,
    /// It touches an enemy (FR-MOV-14).
    Contact,
    /// Terrain, friends, making way, enemies (FR-TURN-2G, FR-TURN-2H).
    Happened,
    /// It joins a unit (FR-ST-6).
    Join,
    /// It leaves its unit.
    Leave,
    /// A leader leads it (FR-MOV-5).
    Lead,
    /// A leader doubles his move (FR-MOV-6).
    Double,
    /// A leader names its enemy (FR-MOV-7).
    Point,
    /// Another stat line before its move (FR-MOV-9).
    StateNow,
    /// Another stat line after its move.
    StateEnd,
    /// Magic in place of its move (FR-MOV-4).
    Cast,
    /// Another mover of the same side and Init goes first (FR-MOV-1).
    Another,
    /// It moves at a later Init (FR-MOV-3).
    Delay,
}

impl Row {
    const ALL: [Row; 18] = [
        Row::Moved,
        Row::Stays,
        Row::With,
        Row::Evades,
        Row::Held,
        Row::Gone,
        Row::Contact,
        Row::Happened,
        Row::Join,
        Row::Leave,
        Row::Lead,
        Row::Double,
        Row::Point,
        Row::StateNow,
        Row::StateEnd,
        Row::Cast,
        Row::Another,
        Row::Delay,
    ];
}

impl Member for Row {
    fn bit(self) -> u32 {
        self as u32
    }

    fn of_bit(bit: u32) -> Self {
        Row::ALL[bit as usize]
    }
}

/// Some rows.
pub(super) type Rows = EnumSet<Row, u32>;

/// What changes nothing by itself: whoever has nothing else is not asked.
const IDLE: [Row; 2] = [Row::Stays, Row::With];

/// Whether a mover has anything to decide or to do.
pub(super) fn waits(b: &Battle, id: ElementId) -> bool {
    // Asked of forty movers after each answer: most of them just move.
    let first = first(b, id, Did::default());
    matches!(first, Row::Moved | Row::Evades) || of_its_own(b, id, Did::default()).any(|row| !IDLE.contains(&row))
}

/// Every row of its page.
pub(super) fn rows(b: &Battle, id: ElementId, did: Did) -> Rows {
    listed(b, id, did).collect()
}

/// The first of them.
pub(super) fn first(b: &Battle, id: ElementId, did: Did) -> Row {
    first_row(b, b.element(id), b.order_of(id), b.in_contact(id), did)
}

/// Every row of its page, one after the other: what comes behind the one that is wanted is not looked for.
pub(super) fn listed(b: &Battle, id: ElementId, did: Did) -> impl Iterator<Item = Row> {
    let others = move |row: &Row| match row {
        Row::Another => has_another(b, id),
        _ => may_delay(b, id),
    };
    let others = [Row::Another, Row::Delay].into_iter().filter(move |row| did.is_nothing() && others(row));
    of_its_own(b, id, did).chain(others)
}

/// What it may do whoever else waits.
fn of_its_own(b: &Battle, id: ElementId, did: Did) -> impl Iterator<Item = Row> {
    let (element, order, touches, first) = (b.element(id), b.order_of(id), b.in_contact(id), first(b, id, did));
    let (moves, goes) = (first == Row::Moved, order.row().distance != Distance::Stays);
    let single = move || element.group == 0 || b.members(id).len() == 1;
    let individual = move || !element.card.kind.is_unit() && single();
    let full_act = move || element.act > 0 && element.number(Stat::Act) == Some(element.act);
    let two_lines = move || !did.changes() && b.members(id).iter().any(|member| b.element(member).card.two_lines);
    Row::ALL.into_iter().filter(move |row| match row {
        Row::Moved | Row::Stays | Row::With | Row::Evades => *row == first,
        Row::Held => did.evaded.is_some(),
        Row::Gone => moves && order == Order::Rout,
        Row::Contact => moves && !touches && meets(b, id, order),
        Row::Happened => moves && !did.happened && happened::can(b, id),
        Row::Join => moves && !touches && !element.routs() && individual() && has_units(b, id),
        Row::Leave => first == Row::With && goes,
        Row::Lead => !b.leaders_of(id).is_empty(),
        Row::Double => {
            let leads = element.card.kind.is_leader() && !element.routs();
            moves && leads && full_act() && did.evaded.is_none() && individual()
        }
        Row::Point => {
            let points = order.row().needs_enemy && !did.pointed && !b.leaders(element.seat, 1).is_empty();
            moves && points && b.foes(id).len() > 1
        }
        Row::StateNow => two_lines(),
        Row::StateEnd => moves && two_lines(),
        Row::Cast => element.card.is(Attribute::Caster) && did.is_nothing() && single(),
        Row::Another | Row::Delay => false,
    })
}

/// Whether there is an enemy that it may touch.
fn meets(b: &Battle, id: ElementId, order: Order) -> bool {
    !b.contacts.is_full() && may_meet(b, order) && !b.foes_to_meet(id).is_empty()
}

/// Whether there is a unit that it could join.
fn has_units(b: &Battle, id: ElementId) -> bool {
    b.friends(id).iter().any(|friend| b.element(friend).card.kind.is_unit())
}

/// Whether another of its side and Init could go first.
fn has_another(b: &Battle, id: ElementId) -> bool {
    let seat = b.seat_of(id);
    number::waiting(b, b.moves_at(id)).without(id).iter().any(|other| b.seat_of(other) == seat)
}

/// Whether it may wait: once, and somebody must be left to move after it.
fn may_delay(b: &Battle, id: ElementId) -> bool {
    let (init, seat, members) = (b.moves_at(id), b.seat_of(id), b.members(id));
    let later = |other: ElementId, element: &Element| {
        let after = element.moves_at > init || element.moves_at == init && element.seat != seat;
        after && !element.is(Flag::Moved) && !members.has(other)
    };
    !b.element(id).is(Flag::Delayed) && init < Stat::Init.most() && !b.elements_where(later).is_empty()
}

/// What its order makes it do now (FR-ORD-1 to FR-ORD-9).
fn first_row(b: &Battle, element: &Element, order: Order, touches: bool, did: Did) -> Row {
    let goes = order.row().distance != Distance::Stays;
    match order.row().in_combat {
        InCombat::EvadesOut if touches && did.evaded.is_some() => Row::Moved,
        // One evade in a turn (FR-MOV-12).
        InCombat::EvadesOut if touches && !element.is(Flag::Evaded) => Row::Evades,
        InCombat::MovesOut if touches => Row::Moved,
        _ if touches => Row::Stays,
        _ if element.attached.is_some_and(|unit| b.element(unit).in_play()) && !element.routs() => Row::With,
        _ if goes => Row::Moved,
        _ => Row::Stays,
    }
}

/// Whether an order may end at an enemy: those that avoid it may still be caught at it.
fn may_meet(b: &Battle, order: Order) -> bool {
    match order {
        Order::Attack | Order::Defend | Order::Move | Order::March => true,
        // Where a rout ends only off the table it may run into somebody (FR-HR-3).
        Order::Rout => b.plays(crate::book::HouseRule::RoutEnd),
        _ => false,
    }
}

/// Whether an element that is charged evades (FR-MOV-10, FR-MOV-12, G-6).
pub(super) fn evades(b: &Battle, id: ElementId) -> bool {
    b.order_of(id).row().charged == Charged::Evades && !b.element(id).is(Flag::Evaded)
}
