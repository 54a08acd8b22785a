//! The rulebook, as the engine plays it.

use crate::event::Event;
use crate::roster::{Army, PackedArmies};
use crate::state::Battle;
use crate::{correct, flow, help, icons, lesson, roster};
use umpire_engine::table::{Correction, Game, Happening, Help, Icon, Lesson, OptionKey, Seat, Shelved};

/// The rulebook.
pub struct ForReignOrRuin;

impl Game for ForReignOrRuin {
    const ID: &'static str = "for-reign-or-ruin";
    const TITLE: &'static str = "For Reign or Ruin";
    const EDITION: u16 = 1;
    const ICON: Icon = icons::GAME;
    const AGREED: &'static [&'static str] = &["rules", "name", "house", "limits", "allowed", "counters", "counter"];
    const LESSON: Option<&'static Lesson> = Some(&lesson::LESSON);
    type Opening = PackedArmies;
    type State = Battle;
    type Event = Event;

    fn open(armies: &PackedArmies) -> Battle {
        let mut battle = Battle::default();
        battle.muster(armies);
        battle
    }

    fn reopen(battle: &mut Battle, armies: &PackedArmies) {
        battle.muster(armies);
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
        matches!(
            question,
            "turn"
                | "step"
                | "move"
                | "shoot"
                | "pair"
                | "pass-near"
                | "check"
                | "rally"
                | "cast"
                | "spot"
                | "whom"
                | "quick"
        )
    }

    async fn play(table: &flow::Table) {
        flow::battle(table).await;
    }
}

impl Shelved for ForReignOrRuin {
    const SEATS: (u8, u8) = (2, 2);
    type Roster = Army;

    fn after(brought: Army, battle: &Battle, seat: Seat) -> Option<Army> {
        roster::after(brought, battle, seat)
    }
}
