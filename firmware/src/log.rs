//! The log for a debug probe, by defmt over RTT. A desk has none: there these macros read their arguments and say nothing.
//!
//! Errors are what players may suffer from, warnings what was caught; info tells every change of a game, debug what became
//! of it and every write to flash. `DEFMT_LOG` in `.cargo/config.toml` is the level that ships.

#[cfg(target_os = "none")]
pub(crate) use defmt::{debug, error, info, warn};

#[cfg(not(target_os = "none"))]
macro_rules! silent {
    ($words:literal $(, $argument:expr)* $(,)?) => {{ $( let _ = &$argument; )* }};
}

#[cfg(not(target_os = "none"))]
pub(crate) use {silent as debug, silent as error, silent as info, silent as warn};
