//! The printed tables, row for row.

mod actions;
mod bands;
mod elements;
mod reactions;
mod sources;
mod terrain;
mod warbands;

pub use actions::Action;
pub use bands::Band;
pub use elements::{StatName, Type, TypeLine};
pub use reactions::{Reaction, Window};
pub use sources::{SOURCES, Source, Sources};
pub use terrain::Terrain;
pub use warbands::{Entry, Trait, WARBANDS, Warband};
