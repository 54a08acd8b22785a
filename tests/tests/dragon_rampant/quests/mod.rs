//! Section 23: Quests, each fulfilled and failed.

mod easy;
mod hard;
pub(crate) mod law;
mod middling;
mod reader;
mod secret;

use dragon_rampant::book::UnitType::{self, EliteFoot, HeavyFoot, LightMissiles, RavenousHordes};
use umpire_engine::table::Kind;

use crate::fixture::{BattlePlay, fresh, plain, to_deployment};

/// Both sides: a Leader of Heavy Foot, three that shoot, three that die of one volley, and the dearest.
pub(crate) const SIDE: [UnitType; 8] =
    [HeavyFoot, LightMissiles, LightMissiles, LightMissiles, RavenousHordes, RavenousHordes, RavenousHordes, EliteFoot];

/// Red has these Quests, Blue none; it is Red's first phase.
pub(crate) fn sworn(quests: &str) -> BattlePlay {
    sworn_with(quests, "")
}

/// The same, with house rules.
pub(crate) fn sworn_with(quests: &str, house: &str) -> BattlePlay {
    let play = fresh(&[&plain(&SIDE), &plain(&SIDE)]).says(&format!("rules: traits, rules: house, house: {house}"));
    to_deployment(play).says(&format!("deploy: done, quests: {quests}, quests:"))
}

/// Answers what is asked as this table says, until something else is asked.
#[track_caller]
pub(crate) fn run(mut play: BattlePlay, answers: &[(&str, &str)]) -> BattlePlay {
    for _ in 0..40 {
        let asks = play.asks();
        let Some((id, answer)) = answers.iter().find(|(id, _)| *id == asks) else { return play };
        play = play.says(&format!("{id}: {answer}"));
    }
    panic!("{} is asked again and again", play.asks())
}

/// A unit shoots at another with so many hits; who tests Courage rolls these dice, and retreats fully.
#[track_caller]
pub(crate) fn shoots(play: BattlePlay, by: &str, at: &str, hits: u8, courage: &str) -> BattlePlay {
    let play = play.says(&format!("unit: {by}, order: shoot, test: 6 6"));
    run(play, &[("shoot-at", at), ("aim", ""), ("shoot", &format!("hits {hits}"))]).then_tests(courage, "full")
}

/// A unit attacks another: hits of both, and the dice of whoever tests.
#[track_caller]
pub(crate) fn attacks(play: BattlePlay, by: &str, at: &str, hits: [u8; 2], courage: &str) -> BattlePlay {
    let play = play.says(&format!("unit: {by}, order: attack, test: 6 6"));
    let (own, other) = (format!("hits {}", hits[0]), format!("hits {}", hits[1]));
    run(play, &[("target", at), ("react", "stand"), ("ground", ""), ("attack", &own), ("defend", &other)])
        .then_tests(courage, "full")
}

pub(crate) trait Tests {
    /// Courage is tested with these dice, and retreats go like this.
    fn then_tests(self, courage: &str, retreat: &str) -> Self;
    /// The phase ends, and whoever must rally does.
    fn passes(self) -> Self;
    /// A whole turn goes by.
    fn turn(self) -> Self;
    /// Whether the device has Red's Quest as fulfilled when the battle ends here.
    fn fulfils(&self, quest: &str) -> bool;
}

impl Tests for BattlePlay {
    #[track_caller]
    fn then_tests(self, courage: &str, retreat: &str) -> Self {
        run(self, &[("courage", courage), ("retreat", retreat), ("leader", "no")])
    }

    #[track_caller]
    fn passes(self) -> Self {
        self.says("unit: end").then_tests("6 6", "full")
    }

    #[track_caller]
    fn turn(self) -> Self {
        self.passes().passes()
    }

    #[track_caller]
    fn fulfils(&self, quest: &str) -> bool {
        let play = self.clone().says("unit: battle, end: agreed").shows("judged");
        let Kind::Tick(tick) = play.question().kind else { panic!("a list") };
        let fact = tick.facts.iter().find(|fact| fact.key.word == quest && fact.key.number == 1);
        fact.unwrap_or_else(|| panic!("no {quest}")).preset
    }
}
