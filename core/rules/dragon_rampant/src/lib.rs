//! Dragon Rampant: units of 6 or 12 Strength, orders on two dice, and Courage that is tested in packets.
//!
//! From the bottom up: `book` holds the printed tables, `roster` what a side brings, `icons`, `help` and `reminders` what
//! explains them; `lesson` is the guided first game; `state` is what lies on the table, `event` what changes it, `flow` the
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

pub use event::{Cause, DamageEvent, Event, MagicEvent, Nerve, PhaseEvent, ScenarioEvent, SetupEvent};
pub use game::DragonRampant;
pub use muster::{Muster, MusterChange, MusterDraft};
pub use state::{
    Battle, BattleSide, Clash, Departure, Edge, Ending, FightRole, Flag, Goal, Ledger, Mole, Ongoing, Order, Packet,
    PhaseOrder, Place, Step, Tally, Team, Unit, UnitId, UnitSet,
};
