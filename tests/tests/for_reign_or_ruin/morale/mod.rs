//! Steps 10 to 13: redistribution, reform, checks, rallies.

mod check;
mod duty;
mod rally;
mod random;
mod reference;
mod reform;
mod rout;
mod special;
mod transfer;
mod types;

use for_reign_or_ruin::book::Attribute;
use for_reign_or_ruin::roster::ElementCard;

use crate::fixture::{BattlePlay, Carded, Fought, fresh, unit};

/// A battle in its first turn, from the menu on.
pub(crate) fn fights(play: BattlePlay) -> BattlePlay {
    let play = play.says("rules: fight");
    let play = if play.asks() == "deploy" { play.says("deploy: ok") } else { play };
    play.says("turn: begin")
}

/// A battle of these armies with house rules: each as often as it is turned.
pub(crate) fn housed(red: &[ElementCard], blue: &[ElementCard], rules: &[u8]) -> BattlePlay {
    let turned =
        rules.iter().fold(fresh(red, blue).says("rules: house"), |play, rule| play.says(&format!("house: hr-{rule}")));
    turned.says("house: done")
}

/// A side whose last element keeps the turn from ending before step 12, and has no part in what comes before.
pub(crate) fn held(blue: &[ElementCard]) -> Vec<ElementCard> {
    blue.iter().cloned().chain([shaky("Wisps").special(Attribute::Mindless)]).collect()
}

/// In step 10.
pub(crate) fn passing(red: &[ElementCard], blue: &[ElementCard]) -> BattlePlay {
    fights(fresh(red, &held(blue))).skips_to(10).says("step: begin")
}

/// A unit that can be given any stress, in step 12.
pub(crate) fn shaky(name: &str) -> ElementCard {
    unit(name).special(Attribute::Instable)
}

/// From the first step of a turn to the end of step 12, in which the instable elements get so much stress.
pub(crate) fn shaken(play: BattlePlay, typed: &str) -> BattlePlay {
    let play = play.skips_to(12).says("step: begin");
    typed.split(' ').fold(play, |play, stress| play.says(&format!("instable: {stress}")))
}

/// The same, and step 13 begins.
pub(crate) fn checking(red: &[ElementCard], blue: &[ElementCard], typed: &str) -> BattlePlay {
    shaken(fights(fresh(red, blue)), typed).skips_to(13).says("step: begin")
}

/// Skips what is left of a turn; the next one begins.
pub(crate) fn next_turn(play: BattlePlay) -> BattlePlay {
    let mut play = play;
    while play.asks() != "turn" {
        play = match play.asks().as_str() {
            "step" => play.says("step: skip"),
            "skip" => play.says("skip: skip"),
            other => panic!("{other} is asked"),
        };
    }
    play.says("turn: begin")
}

/// The steps of a turn that have a page, when all of them are skipped.
pub(crate) fn pages(play: BattlePlay) -> Vec<u8> {
    let (mut play, mut steps) = (play, Vec::new());
    while play.asks() != "turn" {
        play = match play.asks().as_str() {
            "step" => {
                steps.push(play.state().step.0);
                play.says("step: skip")
            }
            "skip" => play.says("skip: skip"),
            other => panic!("{other} is asked"),
        };
    }
    steps
}

/// What stands beside the title of the open question.
pub(crate) fn note(play: &BattlePlay) -> String {
    play.with(|game| game.question().expect("a question is open").heading.note.line(&*game.scene()).to_string())
}
