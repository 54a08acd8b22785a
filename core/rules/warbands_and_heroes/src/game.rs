//! The rulebook, as the engine plays it.

use super::event::Event;
use super::roster::{PackedWarbands, Warband};
use super::state::Battle;
use super::{correct, flow, help, icons, lesson, roster};
use umpire_engine::table::{Correction, Game, Happening, Help, Icon, Lesson, OptionKey, Seat, Shelved};

/// The rulebook.
pub struct WarbandsAndHeroes;

impl Game for WarbandsAndHeroes {
    const ID: &'static str = "warbands-and-heroes";
    const TITLE: &'static str = "Warbands and Heroes";
    const EDITION: u16 = 4;
    const ICON: Icon = icons::GAME;
    const AGREED: &'static [&'static str] =
        &["rules", "name", "alliance", "captain", "trait", "hold", "house", "ranged-limit"];
    const LESSON: Option<&'static Lesson> = Some(&lesson::LESSON);
    type Opening = PackedWarbands;
    type State = Battle;
    type Event = Event;

    fn open(warbands: &PackedWarbands) -> Battle {
        let mut battle = Battle::default();
        battle.muster(warbands);
        battle
    }

    fn reopen(battle: &mut Battle, warbands: &PackedWarbands) {
        battle.muster(warbands);
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
        matches!(question, "unit" | "initiative" | "quick")
    }

    async fn play(table: &flow::Table) {
        flow::battle(table).await;
    }
}

impl Shelved for WarbandsAndHeroes {
    const SEATS: (u8, u8) = (2, 6);
    type Roster = Warband;

    fn after(brought: Warband, battle: &Battle, seat: Seat) -> Option<Warband> {
        roster::after(brought, battle, seat)
    }
}
