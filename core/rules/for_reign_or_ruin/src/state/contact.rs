//! Who touches whom, and how (FR-ST-5).

use super::ElementId;
use crate::book::{Defence, UNKNOWN};

/// The most contacts at once.
pub const MAX_CONTACTS: usize = 48;

/// An edge of a base.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the sheet's own words")]
#[repr(u8)]
pub enum Edge {
    #[default]
    Front,
    Flank,
    Rear,
}

impl Edge {
    /// Every one.
    pub const ALL: [Edge; 3] = [Edge::Front, Edge::Flank, Edge::Rear];
    /// What players call them.
    pub const NAMES: [&str; 3] = ["front", "flank", "rear"];
}

/// How much of an edge touches (FR-CC-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum Extent {
    /// All of it.
    #[default]
    Full,
    /// At most attacks less one.
    Reduced,
    /// At most half.
    Limited,
}

impl Extent {
    /// Every one.
    pub const ALL: [Extent; 3] = [Extent::Full, Extent::Reduced, Extent::Limited];
    /// What players call them.
    pub const NAMES: [&str; 3] = ["full", "reduced", "limited"];
}

/// One end of a contact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touch {
    /// Who.
    pub id: ElementId,
    /// Which of its edges is touched.
    pub edge: Edge,
    /// How much of it.
    pub extent: Extent,
    /// What it defends (FR-CC-17).
    pub defence: Defence,
    /// Whether it defends an obstacle (FR-CC-6).
    pub obstacle: bool,
    /// How much of its Att strikes here, where it has several opponents; [`UNKNOWN`] before anybody has split it (FR-CC-10).
    pub att: u8,
    /// The same of its Imp.
    pub imp: u8,
}

impl Touch {
    /// By its front, with all of it, in the open.
    pub const fn new(id: ElementId) -> Self {
        let (edge, extent, defence) = (Edge::Front, Extent::Full, Defence::None);
        Touch { id, edge, extent, defence, obstacle: false, att: UNKNOWN, imp: UNKNOWN }
    }
}

/// Two enemies that touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contact {
    /// Who came, then who was there.
    pub ends: [Touch; 2],
    /// Whether it came about in this turn.
    pub new: bool,
    /// Whether it came about by a forward move (FR-CC-4).
    pub forward: bool,
    /// Whether it was fought in this turn.
    pub fought: bool,
}

impl Contact {
    /// Of this turn: one came to another by a forward move, both by their fronts.
    pub const fn new(came: ElementId, stood: ElementId) -> Self {
        Contact { ends: [Touch::new(came), Touch::new(stood)], new: true, forward: true, fought: false }
    }

    /// Whether this element is one of the two.
    pub fn has(&self, id: ElementId) -> bool {
        self.ends.iter().any(|touch| touch.id == id)
    }

    /// An element's own end, and the other; none where it is neither.
    pub fn seen_by(&self, id: ElementId) -> Option<(&Touch, &Touch)> {
        let [a, b] = &self.ends;
        if a.id == id { Some((a, b)) } else { (b.id == id).then_some((b, a)) }
    }

    /// Whom it touches.
    pub fn other(&self, id: ElementId) -> Option<ElementId> {
        self.seen_by(id).map(|(_, other)| other.id)
    }
}
