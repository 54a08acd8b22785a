//! The board we run on. Every board module defines the same names; the target chooses one.
//!
//! A handheld with an RP2040 is one file beside this one: its pins and what hangs on them. `rp2040/` does the rest.

pub mod beam;

#[cfg_attr(target_os = "none", path = "rp2040/mod.rs")]
#[cfg_attr(not(target_os = "none"), path = "desktop/mod.rs")]
mod this;

#[cfg(target_os = "none")]
#[cfg_attr(feature = "picosystem", path = "picosystem.rs")]
#[cfg_attr(not(feature = "picosystem"), path = "pico_lcd_1_3.rs")]
mod handheld;

pub use this::*;
