//! Every text behind *Why?*, and the fragments that pack them best.

mod every_text;
mod fragments;

pub use every_text::{every_text, rattle_and_rend, warbands_and_heroes};
pub use fragments::{best_fragments, write_fragments};
