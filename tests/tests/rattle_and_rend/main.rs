//! Rattle and Rend, rule by rule. The IDs are those of our checklist of the rules (v03 beta).
//!
//! Red's Elements among the Ogrekin: 1 and 2 Champions, 3 led Fighters, 4 and 5 Shooters, 6 Heavy.
//! The Dwarves: 1 Champion, 2 to 5 Fighters, 6 Heavy. The Vampires: 1 to 3 Champions, 4 led Fighters,
//! 5 and 6 Skirmishers, 7 and 8 Wards. The Ghosts: 1 and 2 Dregs, 3 and 4 Fighters, 5 and 6 Heavies.

mod actions;
mod arrivals;
mod arrivals_ambush;
mod attached;
mod attacks;
mod bids;
mod bids_rounds;
mod bonds;
mod book;
mod builder;
mod champions_banish;
mod champions_doom;
mod champions_plot;
mod champions_push;
mod champions_spot;
mod champions_summons;
mod champions_wave;
mod checks;
mod credits;
mod dice;
mod exits;
mod facts;
mod fodder;
mod heavies;
mod house;
mod ladder;
mod ledger;
mod markers;
mod momentum;
mod morale;
mod muster;
mod numbers;
mod questions;
mod reactions;
mod removal;
mod reputations;
mod scenarios;
mod setup;
mod setup_deployment;
mod simultaneous;
mod slots;
mod slots_blocked;
mod standing;
mod strikes;
mod tables;
mod tactics;
mod transport;
mod transport_loss;
mod transport_riders;
mod turns;
mod victory;
mod warbands;
mod warding;
mod warding_defiance;
mod warding_detonate;
mod warding_reversal;
mod warding_targets;
mod warding_vengeance;
mod wards;
mod will;
mod wills;
mod windows;
