//! Section 9: before the first turn.

mod announced;
mod deploying;
mod leaders;
mod presses;
mod roles;
mod rules;
mod warbands;
