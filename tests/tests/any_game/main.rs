//! *Any game*: a rulebook of our own for every other game on the table.

mod bids;
mod clock;
mod console;
mod corrections;
mod counters;
mod device;
mod dice;
mod ending;
mod laws;
mod lots;
mod pictures;
mod story;
mod turns;
mod why;
