//! The battle, chapter by chapter.

mod activation;
mod attacks;
mod captains;
mod charge;
mod corrections;
mod device;
mod ending;
mod examples;
mod heroes;
mod house;
mod initiative;
mod laws;
mod morale;
mod other;
mod pictures;
mod presses;
mod quick;
mod resolve;
mod retreat;
mod setup;
mod shown;
mod story;
mod strength;
mod together;
mod walls;
mod why;
