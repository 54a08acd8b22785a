//! The rulebooks of Pocket Umpire, a folder for each.
//!
//! A rulebook knows the [engine](umpire_engine) and no other rulebook. How to add one stands in this crate's
//! `README.md`.

#![no_std]
#![forbid(unsafe_code)]

pub mod rattle_and_rend;
pub mod warbands_and_heroes;
