//! Warbands and Heroes: units of a few numbers, pools of d6, and sides that act at the same time.
//!
//! From the bottom up: `book` holds the printed tables, `roster` what a side brings. Nothing names what stands above
//! it. Rule IDs in comments and tests are those of our checklist of the rules.

pub mod book;
pub mod roster;

mod correct;
mod event;
mod flow;
mod game;
mod scene;
mod state;

pub use event::Event;
pub use game::WarbandsAndHeroes;
pub use state::{
    AttackCard, AttackPool, Battle, BattleSide, ClassCard, Flag, Place, Step, StrikeNumbers, Unit, UnitId, UnitSet,
};
