//! The bands every distance is measured in (RR-RNG-1).

use umpire_engine::table::Reach;

/// A distance, base centre to base centre.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Band {
    /// Base to base: touching.
    B2B,
    /// Short.
    S,
    /// Medium.
    M,
    /// Long: nothing reaches farther.
    L,
}

impl Band {
    /// Millimetres; touching has none of its own.
    pub const fn mm(self) -> u16 {
        match self {
            Band::B2B => 0,
            Band::S => 80,
            Band::M => 160,
            Band::L => 240,
        }
    }

    /// The band above, at most L (RR-RNG-3).
    pub const fn up(self) -> Band {
        match self {
            Band::B2B => Band::S,
            Band::S => Band::M,
            Band::M | Band::L => Band::L,
        }
    }

    /// What the screen says of a reach.
    pub const fn within(self) -> &'static str {
        match self {
            Band::B2B => "touching",
            Band::S => "in 80 mm",
            Band::M => "in 160 mm",
            Band::L => "in 240 mm",
        }
    }

    /// A move of up to this band, with its pivots (RR-MOVE-2).
    pub const fn reach(self) -> Reach {
        let way = match self {
            Band::B2B | Band::S => "straight, up to",
            Band::M => "1 pivot, up to",
            Band::L => "2 pivots, up to",
        };
        let at = (self as u8).saturating_sub(1);
        Reach { band: Some((at, &["S", "M", "L"])), way, ..Reach::new(self.mm(), "MM") }
    }
}
