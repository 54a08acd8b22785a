//! A map of the table, as an instruction shows it.

/// The table from above.
#[derive(PartialEq, Eq, Debug, Hash)]
pub struct TableMap {
    /// How wide and how deep it is, in the game's own unit.
    pub size: (u16, u16),
    /// What is on it, back to front.
    pub marks: &'static [MapMark],
}

/// A place on the map: from the left, and from the far side.
pub type MapPoint = (u16, u16);

/// Something on the map. An owner is an index into the diagram's list of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum MapMark {
    /// Ground that belongs to an owner: from its left far corner to its right near one.
    Zone(MapPoint, MapPoint, u8),
    /// The part of such ground that lies within so far of a place.
    Round(MapPoint, u16, (MapPoint, MapPoint), u8),
    /// A circle around a place.
    Circle(MapPoint, u16),
    /// A line across.
    Line(MapPoint, MapPoint),
    /// From here to there.
    Arrow(MapPoint, MapPoint),
    /// Where something is put: an owner's, or nobody's.
    Place(MapPoint, Option<u8>),
    /// How far it is from here to there, with its number.
    Measure(MapPoint, MapPoint, &'static str),
    /// Where a flag stands.
    Flag(MapPoint),
    /// A piece of ground so wide around a place: a hill, a wood.
    Ground(MapPoint, u16),
    /// A word in the middle of a place.
    Word(MapPoint, &'static str),
}
