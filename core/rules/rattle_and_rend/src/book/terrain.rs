//! The kinds of terrain: what lies on the table is told once, and what does not is never asked about (RR-Q-12).

use umpire_engine::table::{EnumSet, Member};

/// A kind of terrain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
#[repr(u8)]
pub enum Terrain {
    Rough,
    Blocking,
    Hazardous,
    Inspiring,
}

impl Terrain {
    /// Every kind, with the key and the name of its row.
    pub const ALL: [(Terrain, &'static str, &'static str); 4] = [
        (Terrain::Rough, "rough", "Rough"),
        (Terrain::Blocking, "blocking", "Blocking"),
        (Terrain::Hazardous, "hazardous", "Hazardous"),
        (Terrain::Inspiring, "inspiring", "Inspiring"),
    ];
}

/// Several kinds of terrain.
pub type Terrains = EnumSet<Terrain, u8>;

impl Member for Terrain {
    fn bit(self) -> u32 {
        self as u32
    }

    fn of_bit(bit: u32) -> Self {
        Terrain::ALL[bit as usize].0
    }
}
