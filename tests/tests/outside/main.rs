//! A rulebook from a folder that is not ours, *The Long Fray*: it is played, drawn, stored, taken back, verified and
//! exported by a table, screens and firmware that have never heard of it.

mod bench;
mod console;
mod corrections;
mod device;
mod home;
mod laws;
mod room;
mod rosters;
mod rules;
mod secrets;
