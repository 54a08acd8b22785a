//! The harness: games played as tests.

pub mod aloud;
pub mod army;
pub mod battle;
pub mod craft;
pub mod fair;
pub mod fixture;
pub mod flash;
pub mod fray;
pub mod fuzz;
pub mod gallery;
pub mod game_play;
pub mod hammer;
pub mod laws;
pub mod noise;
pub mod picture;
pub mod pilot;
pub mod plain;
pub mod play;
pub mod presses;
pub mod random;
mod setup;
pub mod sheets;
pub mod story;
pub mod warbands;
pub mod way;
pub mod wide;
pub mod words;
