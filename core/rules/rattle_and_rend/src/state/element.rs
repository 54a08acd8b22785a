//! Elements on the table, and sets of them.

use crate::book::{Band, Deltas, StatName, Tactic, Tactics, Trait, Type, TypeLine};
use crate::warband::WarbandEntry;
use umpire_engine::table::{EnumSet, PieceId, Seat};

/// An Element, by its place in the list of all Elements: red's first, then blue's.
pub type ElementId = PieceId;

/// Where an Element is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    /// On the table.
    Table,
    /// In Ambush: it appears where it acts or reacts (RR-TAC-AMBUSHERS).
    Ambush,
    /// Kept off by Delayed Deployment (RR-DEP-DELAYED).
    Delayed,
    /// Held back by a Frenzied enemy (RR-REP-FRENZIED).
    Late,
    /// Aboard a Heavy (RR-TRN-3).
    Aboard(ElementId),
    /// Banished: back in the owner's first Turn of this Round, or after it (RR-ACT-BANISH-FOE).
    Banished(u8),
    /// Aboard a Heavy that is banished (RR-TRN-6).
    Away(ElementId),
    /// Out of play.
    Out,
}

/// What the Tacticians are set on (RR-TAC-TACTICIANS).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "each is named for what gets better")]
pub enum Mode {
    #[default]
    None,
    Fury,
    Guile,
    Mov,
    Rng,
}

/// One Element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Element {
    /// Whose it is.
    pub seat: Seat,
    /// Its roster entry.
    pub entry: WarbandEntry,
    /// Its number among its owner's Elements, from 1.
    pub number: u8,
    /// Its number among its owner's Elements of the same name, from 1; 0 where there is only one.
    pub like: u8,
    /// Where it is.
    pub place: Whereabouts,
    /// The Tactics it carries (RR-ARCH-5).
    pub tactics: Tactics,
    /// What its Tacticians are set on.
    pub mode: Mode,
    /// Whether it is bound by the Transport trait: faster, and lost on bad ground (RR-TRN-7).
    pub transport: bool,
    /// Whether it was put ahead by a Compelled warband, and has not acted since (RR-REP-COMPELLED).
    pub compelled: bool,
    /// Whether its Riders' free boarding or leaving of this Turn is used up (RR-TRN-8).
    pub rode: bool,
}

impl Element {
    /// Its type: the host's, where a Champion is attached (RR-ATT-6).
    pub const fn kind(&self) -> Type {
        self.entry.kind
    }

    fn line(&self) -> &'static TypeLine {
        self.kind().line()
    }

    /// Whether it is a Ward.
    pub const fn is_ward(&self) -> bool {
        matches!(self.entry.kind, Type::Ward)
    }

    /// Whether a Champion is attached to it or it is one: both can Rally.
    pub const fn leads(&self) -> bool {
        self.entry.champion.is_some() || matches!(self.entry.kind, Type::Champion)
    }

    /// Whether it is in play: its points count, on the table or in reserve.
    pub const fn in_play(&self) -> bool {
        !matches!(self.place, Whereabouts::Out | Whereabouts::Banished(_) | Whereabouts::Away(_))
    }

    /// Whether it stands on the table.
    pub const fn on_table(&self) -> bool {
        matches!(self.place, Whereabouts::Table)
    }

    /// What it is worth (RR-ATT-1: points add).
    pub fn points(&self) -> u8 {
        self.entry.points()
    }

    /// Whether it follows the Tacticians' plan: its host's type decides (RR-ATT-6).
    pub(crate) fn follows_plan(&self) -> bool {
        let taught = matches!(self.kind(), Type::Champion | Type::Fighters | Type::Shooters | Type::Skirmishers);
        taught && self.tactics.has(Tactic::Tacticians)
    }

    /// What its Tactics do to its numbers, summed.
    fn deltas(&self) -> Deltas {
        self.tactics.iter().fold(Deltas::default(), |sum, tactic| sum.plus(tactic.lasting(self.kind())))
    }

    /// How far it moves; a Flyer or a Transport starts from M. The Tacticians' step comes last (RR-RNG-3).
    pub fn mov(&self) -> Option<Band> {
        let fast = self.transport || self.entry.is(Trait::Flyer);
        let base = if fast { Band::M } else { self.line().mov? };
        let band = base.shifted(self.deltas().mov);
        Some(if self.mode == Mode::Mov { band.up() } else { band })
    }

    /// How far it reaches.
    pub fn rng(&self) -> Option<Band> {
        let band = self.line().rng?.shifted(self.deltas().rng);
        Some(if self.mode == Mode::Rng { band.up() } else { band })
    }

    /// How far it reaches, where it is sure to reach at all: Wards do nothing that asks for it.
    pub fn reach(&self) -> Band {
        self.rng().unwrap_or(Band::B2B)
    }

    /// A band as it counts in this Element's Reactions: Watchers see and step farther.
    pub fn alert(&self, band: Band) -> Band {
        self.tactics.iter().fold(band, |band, tactic| band.shifted(tactic.row().alert))
    }

    /// The number a check on this stat needs; Wards have only Will.
    pub fn stat(&self, stat: StatName) -> Option<u8> {
        let base = self.line().stats[stat as usize]? as i8;
        let mode = match (self.mode, stat) {
            (Mode::Fury, StatName::Fury) | (Mode::Guile, StatName::Guile) => -1,
            _ => 0,
        };
        Some((base + self.deltas().stats[stat as usize] + mode) as u8)
    }
}

/// Some of the Elements, in the order of the roster.
pub type ElementSet = EnumSet<ElementId, u16>;
