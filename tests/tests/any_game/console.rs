//! It by lines.

use any_game::AnyGame;
use serde_json::{Value, json};
use umpire::app::device::Device;
use umpire::board::desktop::Headless;
use umpire::fairness::dice::Dice;

/// What comes out of a game of two when these lines go in.
fn said(lines: &str) -> Vec<Value> {
    let headless =
        Headless::new(lines.as_bytes(), Vec::new(), Device::new(Dice::from_seed([7; 32]), None)).sit::<AnyGame>();
    let text = String::from_utf8(headless.into_output()).expect("the console speaks UTF-8");
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))).collect()
}

fn last(lines: &str) -> Value {
    said(lines).pop().expect("an answer")
}

/// AG-SAVE-2: a script plays it like any other.
#[test]
fn a_whole_game_is_played_by_lines() {
    let over = last("pick counter-1\npick blue\nnumber 6\npick roll\ndice 3 4\npick next\npick end\npick blue\n");
    assert_eq!(over["over"], json!({"winner": "blue", "why": "Points: 6"}));
}

/// AG-SAVE-2: what each side has of the first counter stands in the state.
#[test]
fn the_state_has_the_first_counter_of_each_side() {
    let state = last("pick counter-1\npick blue\nnumber 6\nstate\n");
    assert_eq!((&state["state"]["game"], &state["state"]["round"]), (&json!("any-game"), &json!(1)), "{state}");
    assert!(state.to_string().contains("points"), "{state}");
}

/// AG-COUNT-1: a number that nobody can have is refused, with what would be right.
#[test]
fn a_number_that_is_too_high_is_refused() {
    let wrong = last("pick counter-1\npick blue\nnumber 999\n");
    assert!(wrong["want"].as_str().is_some_and(|text| text.contains("250")), "{wrong}");
}
