//! How many answers a quiet movement step takes.

use for_reign_or_ruin::book::{Order, Stat};
use for_reign_or_ruin::roster::ElementCard;

use umpire_engine::table::Kind;
use umpire_tests::play::say;

use crate::fixture::{BattlePlay, Carded, begun, unit};

fn army(group: impl Fn(u8) -> u8, init: impl Fn(u8) -> u8) -> Vec<ElementCard> {
    let card = |n: u8| unit(&format!("U{n}")).order(Order::Attack).grouped(group(n)).with(Stat::Init, init(n));
    (0..20).map(card).collect()
}

/// Everybody just moves; how many answers that takes, the page of the step included.
fn answers(play: &BattlePlay) -> u16 {
    play.with(|game| {
        let before = game.tape().answer_count();
        say(game, "step: begin").expect("a step");
        loop {
            let question = game.question().expect("a question").clone();
            match (question.heading.id, &question.kind) {
                ("move", Kind::Choose(choose)) => {
                    assert_eq!((choose.preset, choose.options[0].key.word), (0, "moved"));
                    say(game, "move: moved").expect("the first row");
                }
                ("roll-off", _) => say(game, "roll-off: 3 8").expect("a throw"),
                _ => return game.tape().answer_count() - before,
            }
        }
    })
}

/// FR-UI-1, FR-TURN-2: one answer a mover, one for the step, one for a roll-off.
#[test]
fn a_quiet_step_takes_one_answer_a_mover() {
    let (red, blue) = (army(|_| 0, |_| 5), army(|_| 0, |_| 5));
    assert_eq!(answers(&begun(&red, &blue)), 42);
    let (red, blue) = (army(|_| 0, |_| 5), army(|_| 0, |_| 6));
    assert_eq!(answers(&begun(&red, &blue)), 41, "no roll-off");
}

/// FR-UI-1, FR-MOV-2: groups of four take one answer each.
#[test]
fn a_quiet_step_of_groups_takes_one_answer_a_group() {
    let (red, blue) = (army(|n| n / 4 + 1, |_| 5), army(|n| n / 4 + 1, |_| 5));
    assert_eq!(answers(&begun(&red, &blue)), 12);
}
