//! The board we run on. Every board module defines the same names; the target chooses one.

#[cfg_attr(target_os = "none", path = "pico_lcd_1_3/mod.rs")]
#[cfg_attr(not(target_os = "none"), path = "desktop/mod.rs")]
mod this;

pub use this::*;
