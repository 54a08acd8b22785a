//! Section 14: Turns, First Turns, and who may act.

pub(crate) mod again;
mod first_turns;
mod passes;
