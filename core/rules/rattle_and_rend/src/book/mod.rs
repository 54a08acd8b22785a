//! The printed tables, row for row.

/// Checks while it is built that the rows of a table stand in the order of what they are of, a field of each.
macro_rules! in_order {
    ($table:ident, $of:tt) => {
        const _: () = {
            let mut i = 0;
            while i < $table.len() {
                assert!($table[i].$of as usize == i, concat!(stringify!($table), " is in order"));
                i += 1;
            }
        };
    };
}

mod actions;
mod bands;
mod bonds;
mod elements;
mod growth;
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
pub use growth::{GrowthRow, LOSER, WINNER};
pub use house::{HOUSE_RULES, House, HouseRule};
pub use numbers::Deltas;
pub use reactions::{Reaction, ReactionWindow};
pub use reputations::Reputation;
pub use setup::{DENSITIES, DEPLOYMENTS, Density, Deployment, SCENARIOS, Scenario, SetupRow, THEMES, Theme, brings};
pub use sources::{ModifierSource, ModifierSources};
pub use tactics::{Tactic, TacticRow, Tactics};
pub use terrain::{Terrain, Terrains};
pub use traits::Trait;
