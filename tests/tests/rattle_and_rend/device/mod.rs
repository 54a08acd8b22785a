//! Sections 22, 23 and 26: what the device keeps, shows and need not ask again.

mod beats;
mod first_minutes;
mod keeps;
mod laws;
mod look;
