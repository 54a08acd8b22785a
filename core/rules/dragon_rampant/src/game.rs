//! The rulebook, as the engine plays it.

use crate::event::Event;
use crate::roster::{PackedWarbands, Warband};
use crate::state::Battle;
use crate::{correct, flow, help, icons, lesson};
use umpire_engine::table::{Correction, Game, Happening, Help, Icon, Lesson, OptionKey, Shelved};

/// The rulebook.
pub struct DragonRampant;

impl Game for DragonRampant {
    const ID: &'static str = "dragon-rampant";
    const TITLE: &'static str = "Dragon Rampant";
    const EDITION: u16 = 3;
    const ICON: Icon = icons::GAME;
    const AGREED: &'static [&'static str] = &["sizes", "rules", "scenario", "told", "house", "name", "teams", "phases"];
    const LESSON: Option<&'static Lesson> = Some(&lesson::LESSON);
    type Opening = PackedWarbands;
    type State = Battle;
    type Event = Event;

    fn open(warbands: &PackedWarbands) -> Battle {
        let mut battle = Battle::default();
        battle.muster(warbands);
        battle
    }

    fn apply(battle: &mut Battle, event: Event) -> Option<Happening> {
        event.apply(battle)
    }

    fn correct(battle: &mut Battle, correction: Correction) -> Option<Happening> {
        correct::apply(battle, correction)
    }

    fn help(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
        help::battle(question, row)
    }

    fn begins(question: &str) -> bool {
        matches!(question, "unit" | "wild" | "rally-whom")
    }

    async fn play(table: &flow::Table) {
        flow::battle(table).await;
    }
}

impl Shelved for DragonRampant {
    const SEATS: (u8, u8) = (2, 6);
    type Roster = Warband;
}
