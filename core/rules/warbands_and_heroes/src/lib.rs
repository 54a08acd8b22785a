//! Warbands and Heroes: units of a few numbers, pools of d6, and sides that act at the same time.
//!
//! From the bottom up: `book` holds the printed tables, `roster` what a side brings, `lesson` the guided first game, `icons`,
//! `help` and `reminders` what explains them; `state` is what lies on the table, `event` what changes it, `flow` the
//! chapters, `correct` what players put right by hand, `scene` what screens see; `muster` is the workbench for warbands.
//! Nothing names what stands above it. Rule IDs in comments and tests are those of our checklist of the rules.

#![no_std]
#![forbid(unsafe_code)]

pub mod book;
mod correct;
mod event;
mod flow;
mod game;
pub mod help;
pub mod icons;
mod lesson;
mod muster;
mod reminders;
pub mod roster;
mod scene;
mod state;

pub use event::Event;
pub use game::WarbandsAndHeroes;
pub use muster::{Muster, MusterChange, MusterDraft};
pub use reminders::TOPICS;
pub use state::{
    AttackCard, AttackPool, Battle, BattleSide, ClassCard, Flag, Place, Step, StrikeNumbers, Unit, UnitId, UnitSet,
};
