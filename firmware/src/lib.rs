//! Pocket Umpire: the handheld, on a board or on a desk.

#![cfg_attr(target_os = "none", no_std)]

pub mod app;
pub mod attendant;
pub mod battery;
pub mod beam;
pub mod board;
pub mod console;
pub mod device;
pub mod dice;
pub mod entropy;
pub mod foyer;
pub mod games;
pub mod lamp;
pub mod ledger;
pub mod light;
pub mod mishap;
pub mod rosters;
pub mod save;
pub mod seal;
pub mod settings;
pub mod sheet;
pub mod sound;
pub mod store;
mod workbench;
