//! The printed tables, row for row.

mod actions;
mod bands;
mod bonds;
mod elements;
pub mod house;
mod numbers;
mod reactions;
mod reputations;
mod setup;
mod sources;
mod tactics;
mod terrain;
mod traits;

pub use actions::Action;
pub use bands::Band;
pub use bonds::Bond;
pub use elements::{StatName, Type, TypeLine};
pub use house::{HOUSE_RULES, House, HouseRule};
pub use numbers::Deltas;
pub use reactions::{Reaction, ReactionWindow};
pub use reputations::Reputation;
pub use setup::{DENSITIES, DEPLOYMENTS, Density, Deployment, SCENARIOS, Scenario, SetupRow, THEMES, Theme, brings};
pub use sources::{ModifierSource, ModifierSources};
pub use tactics::{Tactic, TacticRow, Tactics};
pub use terrain::{Terrain, Terrains};
pub use traits::Trait;
