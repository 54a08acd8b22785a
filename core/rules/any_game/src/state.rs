//! What lies on the table, whatever the game.

use umpire_engine::heapless::Vec;
use umpire_engine::table::{MAX_SEATS, Seat, SeatSet};

use crate::label::{self, Label};
use crate::{BidSpec, DiceSpec};

/// The most counters of a side.
pub const MAX_COUNTERS: usize = 6;
/// The most trackers of the table.
pub const MAX_TRACKERS: usize = 4;
/// The most that is counted: what a strip has room for.
pub const MOST: i16 = 250;
/// The last round.
pub(crate) const LAST_ROUND: u8 = 250;

/// Something that is counted for each side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideCounter {
    /// What it is called.
    pub label: Label,
    /// What each side starts with.
    pub start: i16,
    /// What each has.
    pub now: [i16; MAX_SEATS],
}

impl SideCounter {
    /// All start with the same.
    pub(crate) const fn new(label: Label, start: i16) -> Self {
        SideCounter { label, start, now: [start; MAX_SEATS] }
    }
}

/// Something that is counted once, for all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableTracker {
    /// What it is called.
    pub label: Label,
    /// What it is.
    pub now: i16,
}

/// The table.
#[derive(Clone, Debug)]
pub struct Tabletop {
    /// What each player is called; empty where the colour will do.
    pub players: [Label; MAX_SEATS],
    /// What is counted for each side; the first is what it is measured by.
    pub counters: Vec<SideCounter, MAX_COUNTERS>,
    /// What is counted for all.
    pub trackers: Vec<TableTracker, MAX_TRACKERS>,
    /// Every side, in the order of their turns.
    pub order: Vec<Seat, MAX_SEATS>,
    /// Whose turn it is: a place in the order.
    pub at: u8,
    /// The round, from 1.
    pub round: u8,
    /// Whether the time of each turn is counted.
    pub clock: bool,
    /// The minutes a side has; 0 where there is no end to them.
    pub limit: u8,
    /// Seconds each side has used.
    pub used: [u16; MAX_SEATS],
    /// The last dice.
    pub dice: DiceSpec,
    /// The last bid.
    pub bid: BidSpec,
    /// Whether anything was done yet but to set up.
    pub begun: bool,
    /// Who leads, or led last.
    pub leader: Option<Seat>,
    /// The last change of the lead: who lost it, who took it, and in which round.
    pub turned: Option<(Seat, Seat, u8)>,
    /// Whether it is over.
    pub over: bool,
}

impl Tabletop {
    /// So many sides, with a counter each.
    pub(crate) fn new(seats: u8) -> Self {
        let points = SideCounter::new(label::label(label::COUNTERS[1]), 0);
        Tabletop {
            players: [const { Label::new() }; MAX_SEATS],
            counters: [points].into_iter().collect(),
            trackers: Vec::new(),
            order: Seat::first(seats).collect(),
            at: 0,
            round: 1,
            clock: false,
            limit: 0,
            used: [0; MAX_SEATS],
            dice: DiceSpec::default(),
            bid: BidSpec::default(),
            begun: false,
            leader: None,
            turned: None,
            over: false,
        }
    }

    /// How many sides there are.
    pub(crate) fn sides(&self) -> u8 {
        self.order.len() as u8
    }

    /// Every side.
    pub(crate) fn all(&self) -> SeatSet {
        SeatSet::first(self.sides())
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.order.get(usize::from(self.at)).copied().unwrap_or(Seat::RED)
    }

    /// The place of the next turn, and whether a round begins with it.
    pub(crate) fn next(&self) -> (u8, bool) {
        let next = self.at + 1;
        if next < self.sides() { (next, false) } else { (0, true) }
    }

    /// Who throws the last dice again.
    pub(crate) fn roller(&self) -> Seat {
        self.dice.by.unwrap_or(self.active())
    }

    /// Who has most of the first counter, and is alone with that.
    pub fn ahead(&self) -> Option<Seat> {
        let first = self.counters.first()?;
        let sign = if label::is_better_low(&first.label) { -1 } else { 1 };
        let worth = |seat: Seat| sign * first.now[seat.index()];
        let best = self.all().iter().map(worth).max()?;
        self.all().iter().filter(|seat| worth(*seat) == best).collect::<SeatSet>().only()
    }

    /// Notes who leads now, and whom that cost the lead.
    pub(crate) fn note_lead(&mut self) {
        let Some(ahead) = self.ahead().filter(|_| self.sides() > 1) else { return };
        if let Some(before) = self.leader.filter(|before| *before != ahead) {
            self.turned = Some((before, ahead, self.round));
        }
        self.leader = Some(ahead);
    }

    /// Whether a side has used more time than it has.
    pub(crate) fn is_late(&self, seat: Seat) -> bool {
        self.limit > 0 && self.used[seat.index()] > u16::from(self.limit) * 60
    }
}
