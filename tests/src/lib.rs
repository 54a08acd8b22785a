//! The harness: games played as tests.

pub mod aloud;
pub mod fair;
pub mod fixture;
pub mod flash;
pub mod gallery;
pub mod picture;
pub mod play;
pub mod random;
mod setup;
pub mod story;
pub mod warbands;
pub mod words;
pub mod wrap;
