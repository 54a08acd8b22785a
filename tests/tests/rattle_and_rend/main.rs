//! Rattle and Rend, rule by rule. The IDs are those of our checklist of the rules (v03 beta).
//!
//! Red's Elements among the Ogrekin: 1 and 2 Champions, 3 led Fighters, 4 and 5 Shooters, 6 Heavy.
//! The Dwarves: 1 Champion, 2 to 5 Fighters, 6 Heavy. The Vampires: 1 to 3 Champions, 4 led Fighters,
//! 5 and 6 Skirmishers, 7 and 8 Wards. The Ghosts: 1 and 2 Dregs, 3 and 4 Fighters, 5 and 6 Heavies.

mod actions;
mod bonds;
mod book;
mod campaign;
mod champions;
mod checks;
mod corrections;
mod device;
mod elements;
mod ending;
mod found;
mod house;
mod layers;
mod momentum;
mod muster;
mod reactions;
mod scenarios;
mod setup;
mod tactics;
mod transports;
mod turns;
mod warbands;
mod warding;
mod why;
mod will;
mod written;
