//! Workbenches in use, as a test.

use rattle_and_rend::Builder;
use umpire_engine::table::Roster;
use warbands_and_heroes::Muster;

use crate::game_play::GamePlay;

impl GamePlay<Muster> {
    /// The warband that lies there, as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        self.state().warband.write(&mut text).expect("a string takes all");
        text
    }
}

impl GamePlay<Builder> {
    /// The warband that lies there, as text.
    pub fn text(&self) -> String {
        self.state().kept.to_string()
    }
}
