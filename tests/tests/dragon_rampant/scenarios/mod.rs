//! Section 22: scenarios.

mod bloodbath;
mod chase;
mod crystals;
mod laws;
mod mole;
mod pot;
mod ring;
mod told;
mod valley;

use dragon_rampant::roster::UnitEntry;
use dragon_rampant::{Ending, Team};

use crate::fixture::{BattlePlay, fresh, to_deployment};

/// A scenario about to be deployed; Red attacks.
pub(crate) fn of(scenario: &str, house: &str, red: &[UnitEntry], blue: &[UnitEntry]) -> BattlePlay {
    let steps = format!("rules: traits, rules: house, house: {house}, rules: pick, scenario: {scenario}, told: done");
    to_deployment(fresh(&[red, blue]).says(&steps))
}

/// A unit moves.
pub(crate) fn moves(play: BattlePlay, unit: &str) -> BattlePlay {
    play.says(&format!("unit: {unit}, order: move, test: 6 6, move: done"))
}

/// Why it ended, and the Glory of both teams' scenario.
pub(crate) fn ended(play: &BattlePlay) -> (Option<Ending>, i8, i8) {
    let battle = play.state();
    (battle.goal.ending, battle.scenario_glory(Team::Attackers), battle.scenario_glory(Team::Defenders))
}
