//! An element as it stands on the table (FR-ST-1 to FR-ST-7).

use super::ElementId;
use crate::book::{Formation, Order, Stat, UNKNOWN};
use crate::roster::ElementCard;
use umpire_engine::table::Seat;

/// Where an element is (FR-ST-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum Place {
    /// On the table.
    #[default]
    OnTable,
    /// More stress than it could bear.
    Destroyed,
    /// It ran off the table, or into something.
    RoutedOff,
}

impl Place {
    /// Every one.
    pub const ALL: [Place; 3] = [Place::OnTable, Place::Destroyed, Place::RoutedOff];
    /// What players call them.
    pub(crate) const NAMES: [&str; 3] = ["on the table", "destroyed", "routed off"];
}

/// Something that is so for an element, or is not. All but those marked last until the turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Flag {
    /// It was shot at or fought (FR-ST-1).
    Attacked,
    /// Its order was confirmed (FR-CMD-9).
    Confirmed,
    /// It was given an order (FR-CMD-4).
    Ordered,
    /// It has reformed itself (FR-REF-2).
    Reformed,
    /// Its rally was tried (FR-MOR-10); of a leader under FR-HR-11: he has tried one.
    RallyChecked,
    /// It has moved (FR-ST-4).
    Moved,
    /// It was put back to a later Init (FR-MOV-3).
    Delayed,
    /// It has evaded (FR-MOV-12).
    Evaded,
    /// It uses its second stat line: lasts (FR-IN-17).
    SecondLine,
    /// It was shot at in step 4 (FR-RNG-8).
    Targeted,
    /// It took a stray die in this step (FR-RNG-8, FR-CC-12).
    Strayed,
    /// It struck or was struck at as one of a pair (FR-CC-11).
    Fought,
    /// It has passed stress on, or had nobody to (FR-TRA-10).
    Gave,
    /// It changed to Rout in this step 13 (FR-MOR-11).
    RoutsNow,
    /// It is a brigade marker still: lasts (FR-IN-22).
    Hidden,
    /// It doubles its move (FR-MOV-6).
    Doubled,
}

/// Flags that outlast a turn.
const LASTING: u16 = 1 << Flag::SecondLine as u8 | 1 << Flag::Hidden as u8;

/// An element. Eighty of them lie in the memory of a small device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Element {
    /// Whose it is.
    pub seat: Seat,
    /// Its card; numbers that were asked for and kept stand there, too.
    pub card: ElementCard,
    /// Where it is.
    pub place: Place,
    /// Its stress.
    pub stress: u8,
    /// What a check compares it with (FR-MOR-2).
    pub stress_ref: u8,
    /// Stress gained in this turn (FR-STR-8).
    pub gained: u8,
    /// Stress that counts when the step is over (FR-STR-5).
    pub pending: u8,
    /// The End that players gave for this turn only; [`UNKNOWN`] where they did not.
    pub end_now: u8,
    /// Its order.
    pub order: Order,
    /// The order of whoever leads it in this turn (FR-MOV-5).
    pub led: Option<Order>,
    /// Act left in this turn.
    pub act: u8,
    /// The Init at which it moves in this turn; [`UNKNOWN`] where nobody has said.
    pub moves_at: u8,
    /// The unit it is in, at 0 cm (FR-ST-6).
    pub attached: Option<ElementId>,
    /// The group it moves with now; 0 where it is alone.
    pub group: u8,
    flags: u16,
}

const _: () = assert!(size_of::<Element>() <= 76, "eighty elements lie in 6 KB");

impl Element {
    /// As its card says.
    pub(crate) fn new(seat: Seat, card: &ElementCard) -> Self {
        let mut element = Element {
            seat,
            card: card.clone(),
            place: Place::OnTable,
            stress: card.stress,
            stress_ref: card.stress,
            gained: 0,
            pending: 0,
            end_now: UNKNOWN,
            order: card.order,
            led: None,
            act: 0,
            moves_at: card.number(0, Stat::Init),
            attached: None,
            group: card.group,
            flags: 0,
        };
        element.set(Flag::Hidden, card.hidden);
        element
    }

    /// Whether this is so for it.
    pub const fn is(&self, flag: Flag) -> bool {
        self.flags >> flag as u8 & 1 == 1
    }

    pub(crate) fn set(&mut self, flag: Flag, on: bool) {
        let bit = 1 << flag as u8;
        self.flags = if on { self.flags | bit } else { self.flags & !bit };
    }

    /// Whether it is on the table.
    pub fn in_play(&self) -> bool {
        self.place == Place::OnTable
    }

    /// The stat line it uses now.
    pub fn line(&self) -> usize {
        usize::from(self.is(Flag::SecondLine))
    }

    /// One of its numbers now; none where nobody has given it yet.
    pub fn number(&self, stat: Stat) -> Option<u8> {
        Some(self.card.number(self.line(), stat)).filter(|value| *value != UNKNOWN)
    }

    /// How it stands now.
    pub fn formation(&self) -> Formation {
        self.card.formation(self.line())
    }

    /// The order it follows in this turn: its leader's, or its own (FR-MOV-5).
    pub fn follows(&self) -> Order {
        self.led.unwrap_or(self.order)
    }

    /// Whether it routs.
    pub fn routs(&self) -> bool {
        self.order == Order::Rout
    }

    /// Its End; none where nobody has given it yet.
    pub fn end(&self) -> Option<u8> {
        self.number(Stat::End).or(Some(self.end_now).filter(|end| *end != UNKNOWN))
    }

    /// Whether it has more stress than it can bear (FR-STR-2); one whose End nobody knows bears any.
    pub fn is_over_end(&self) -> bool {
        self.end().is_some_and(|end| self.stress > end)
    }

    /// Whether it has so much Act; one whose Act nobody knows may have it.
    pub fn has_act(&self, act: u8) -> bool {
        self.act >= act || self.number(Stat::Act).is_none()
    }

    /// Hits that count when the step is over (FR-STR-5).
    pub(crate) fn suffer(&mut self, hits: u8) {
        self.pending = self.pending.saturating_add(hits);
    }

    /// What lasts a turn is over (FR-TURN-1).
    pub(crate) fn begin_turn(&mut self) {
        self.flags &= LASTING;
        (self.gained, self.pending, self.end_now, self.led) = (0, 0, UNKNOWN, None);
        self.act = self.number(Stat::Act).unwrap_or(0);
        self.moves_at = self.card.number(0, Stat::Init);
    }
}
