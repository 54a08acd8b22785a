//! Quests that nobody sees before the end.

use dragon_rampant::book::UnitType::{HeavyFoot, LightMissiles};
use umpire_engine::table::Kind;

use super::Tests;
use crate::fixture::{BattlePlay, fresh, plain, to_deployment};

fn sworn(red: u64, blue: u64) -> BattlePlay {
    let side = plain(&[HeavyFoot, LightMissiles]);
    let play = fresh(&[&side, &side]).says("rules: traits, rules: house, house: qsecret");
    let play = to_deployment(play).says("deploy: done").shows("quests");
    // Everybody marks enemies, whether the Quests need it or not: that shows nothing.
    play.says(&format!("quests: {red} {blue}, champion: 0, avenge: 0, champion: 1, avenge: 1")).shows("unit")
}

/// HR-QSECRET, DR-GLORY-2: what is asked and told is the same whatever was sworn.
#[test]
fn nothing_shows_what_was_sworn() {
    let seen = |play: BattlePlay| {
        let play = play.says("unit: red-1, order: move, test: 6 6, move: done, unit: end");
        play.with(|game| format!("{:?} {:?} {:?}", game.question(), game.news(), game.log()))
    };
    assert_eq!(seen(sworn(0, 0)), seen(sworn(1 << 13 | 1, 1 << 6)));
}

/// FLOW-ENDGAME: at the end all of them are on the list.
#[test]
fn secret_quests_are_shown_at_the_end() {
    let play = sworn(1, 1 << 3).says("unit: battle, end: agreed").shows("judged");
    let Kind::Tick(tick) = play.question().kind else { panic!("a list") };
    let rows: Vec<(&str, u8)> = tick.facts.iter().map(|fact| (fact.key.word, fact.key.number)).collect();
    assert_eq!(rows, [("stand-firm", 1), ("gods", 2), ("old", 1), ("old", 2)]);
    assert!(sworn(1, 0).fulfils("stand-firm"));
}
