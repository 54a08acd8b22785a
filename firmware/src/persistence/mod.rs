//! What outlasts the power: the journal in flash, and what is kept in it.
//!
//! [`journal`] writes records that survive a cut at any byte. [`session_store`] keeps the running game there, answer by
//! answer; [`rosters`] and [`settings`] lie beside it. [`save_file`] is a game as text, for files and cables;
//! [`crash_report`] says why the last run ended.

pub mod crash_report;
pub mod journal;
pub mod rosters;
pub mod save_file;
pub mod session_store;
pub mod setting_names;
pub mod settings;
