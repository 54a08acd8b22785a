//! The hammer: random presses on the real app with the real games, on a simulated board, for as long as one likes, and laws that must
//! hold after every one of them.
//!
//! A [`shift`] is one pair of restless hands at one handheld: it begins with an empty flash, plays whatever comes up,
//! switches off now and then, and is repeated exactly by its number. A [`crew`] works many shifts at once.

pub mod again;
pub mod crew;
pub mod deed;
pub mod flaw;
mod handheld;
mod log;
mod power;
pub mod report;
pub mod shift;
mod shrink;
pub mod tally;
mod thumb;
mod watch;
