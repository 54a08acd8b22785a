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
const IDLE: [Row; 4] = [Row::Stays, Row::With, Row::Another, Row::Delay];

/// Whether a mover has anything to decide or to do.
pub(super) fn waits(b: &Battle, id: ElementId) -> bool {
    // Asked of forty movers after each answer: most of them just move.
    let (element, touches) = (b.element(id), b.in_contact(id));
    let first = first_row(b, element, b.order_of(id), touches, Did::default());
    matches!(first, Row::Moved | Row::Evades)
        || !own_rows(b, id, Did::default()).except(IDLE.into_iter().collect()).is_empty()
}

/// Every row of its page.
pub(super) fn rows(b: &Battle, id: ElementId, did: Did) -> Rows {
    let own = own_rows(b, id, did);
    if !did.is_nothing() {
        return own;
    }
    let (init, seat, members) = (b.moves_at(id), b.seat_of(id), b.members(id));
    let another = || number::waiting(b, init).without(id).iter().any(|other| b.seat_of(other) == seat);
    // Somebody must be left to move after it.
    let later = |other: ElementId, element: &Element| {
        let after = element.moves_at > init || element.moves_at == init && element.seat != seat;
        after && !element.is(Flag::Moved) && !members.has(other)
    };
    let may_delay = !b.element(id).is(Flag::Delayed) && init < Stat::Init.most();
    own.and_if(another(), Row::Another).and_if(may_delay && !b.elements_where(later).is_empty(), Row::Delay)
}

/// What it may do by itself.
fn own_rows(b: &Battle, id: ElementId, did: Did) -> Rows {
    let (element, order, touches) = (b.element(id), b.order_of(id), b.in_contact(id));
    let members = b.members(id);
    let (single, leads) = (members.len() == 1, element.card.kind.is_leader() && !element.routs());
    let individual = single && !element.card.kind.is_unit();
    let first = first_row(b, element, order, touches, did);
    let moves = first == Row::Moved;
    let goes = order.row().distance != Distance::Stays;
    let two_lines = !did.changes() && members.iter().any(|member| b.element(member).card.two_lines);
    let full_act = element.act > 0 && element.number(Stat::Act) == Some(element.act);
    let meets = || {
        let room = !b.contacts.is_full() && !touches && may_meet(b, order);
        room && !b.foes_to_meet(id).is_empty()
    };
    let points = || order.row().needs_enemy && !did.pointed && !b.leaders(element.seat, 1).is_empty();
    let units = || b.friends(id).iter().any(|friend| b.element(friend).card.kind.is_unit());
    Rows::one(first)
        .and_if(did.evaded.is_some(), Row::Held)
        .and_if(moves && order == Order::Rout, Row::Gone)
        .and_if(moves && meets(), Row::Contact)
        .and_if(moves && !did.happened && happened::can(b, id), Row::Happened)
        .and_if(moves && individual && !touches && !element.routs() && units(), Row::Join)
        .and_if(first == Row::With && goes, Row::Leave)
        .and_if(!b.leaders_of(id).is_empty(), Row::Lead)
        .and_if(moves && individual && leads && full_act && did.evaded.is_none(), Row::Double)
        .and_if(moves && points() && b.foes(id).len() > 1, Row::Point)
        .and_if(two_lines, Row::StateNow)
        .and_if(two_lines && moves, Row::StateEnd)
        .and_if(single && element.card.is(Attribute::Caster) && did.is_nothing(), Row::Cast)
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
