//! Pocket Umpire: the handheld, on a board or on a desk.
//!
//! [`app`] is the whole device, generic over a [`board`]. [`persistence`] keeps what outlasts the power, [`fairness`] is
//! where dice come from, [`console`] the same game as lines in and JSON out; [`foyer`] asks what to play, [`homecoming`]
//! what becomes of what a game left, [`games`] is the shelf, [`self_test`] what its builder holds X for.

#![cfg_attr(target_os = "none", no_std)]

pub mod app;
pub mod board;
pub mod console;
pub mod fairness;
pub mod foyer;
pub mod games;
pub mod homecoming;
mod log;
pub mod persistence;
pub mod self_test;
