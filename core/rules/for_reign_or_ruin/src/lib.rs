//! For Reign or Ruin: armies of forty elements, a turn of 17 steps, stress and orders.
//!
//! From the bottom up: `book` holds the sheet's tables, `roster` what a side brings, `icons` and `help` what explains them;
//! `state` is what lies on the table, `event` what changes it, `flow` the chapters, `correct` what players put right by
//! hand, `scene` what screens see; `muster` is the workbench for armies. Nothing names what stands above it. Rule IDs in
//! comments and tests are those of our checklist.

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

pub use event::{
    CombatEvent, CommandEvent, Event, MagicEvent, MoraleEvent, MoveEvent, OrderCause, OrderEvent, SetupEvent,
    StressCause, StressEvent, TurnEvent,
};
pub use game::ForReignOrRuin;
pub use muster::{Belonging, Muster, MusterChange, MusterDraft};
pub use reminders::TOPICS;
pub use state::{
    Attacks, Battle, BattleSide, Contact, Edge, Element, ElementId, ElementSet, Extent, Flag, MAX_CONTACTS,
    MoralePhase, NearMemory, Place, Priming, Touch, Within,
};
