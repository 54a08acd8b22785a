//! Warbands and Heroes: units of a few numbers, pools of d6, and sides that act at the same time.
//!
//! From the bottom up: `book` holds the printed tables, `roster` what a side brings, `icons`, `help` and `reminders` what
//! explains them, `muster` the workbench for warbands. Nothing names what stands above it. Rule IDs in comments and tests
//! are those of our checklist of the rules.

pub mod book;
pub mod help;
pub mod icons;
mod muster;
mod reminders;
pub mod roster;

pub use muster::{Muster, MusterChange, MusterDraft};
pub use reminders::TOPICS;
