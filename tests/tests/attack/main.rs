//! What an attacker with a laptop and a week of time tried: one test for each way in, named for what it closes.

mod desk;
mod dice;
mod seal;
mod store;
mod tape;
