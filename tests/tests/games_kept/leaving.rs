//! Leaving a game, and coming back.

use umpire::games::SHELF;
use umpire_tests::desk::{blank, said};

use super::sitting::{ANY, BATTLE, bytes, games, parked, rows};

#[test]
fn a_game_that_is_left_waits_first_on_the_shelf_under_the_cursor() {
    let (flash, stands) = said(&parked(), &[]);
    assert_eq!((stands.asks.as_str(), stands.preset), ("game", 0));
    assert_eq!(rows(&stands)[..2], ["parked-1", "rattle-and-rend"]);
    assert_eq!(stands.options[0].1, "Warbands and Heroes");
    assert_eq!(stands.about[0][0], "round 1");
    assert_eq!(games(&flash).len(), 1);
}

/// Steps is the last but one of the pages that Y opens, and leaving its last row.
#[test]
fn by_buttons_a_game_is_left_from_the_page_of_steps() {
    let before = said(&blank(), &BATTLE).1;
    // The first key reads that a console plays along.
    let leave = ["b", "y", "left", "left", "down", "down", "down", "down", "a"].map(|key| format!("thumb {key}"));
    let leave = leave.each_ref().map(String::as_str);
    let (flash, stands) = said(&blank(), &[&BATTLE[..], &leave].concat());
    assert_eq!((stands.asks.as_str(), games(&flash).len()), ("game", 1), "{stands:?}");
    let (_, again) = said(&flash, &["thumb a"]);
    assert_eq!((&again.asks, &again.head, &again.options), (&before.asks, &before.head, &before.options));
}

#[test]
fn taken_up_again_it_asks_the_same_with_every_answer() {
    let (lying, before) = said(&blank(), &BATTLE);
    let left = parked();
    let (_, after_cut) = said(&lying, &[]);
    let (flash, again) = said(&left, &["pick parked-1"]);
    assert_eq!((&again.asks, &again.head, &again.options), (&before.asks, &before.head, &before.options));
    assert_eq!((&again.asks, &again.head, &again.options), (&after_cut.asks, &after_cut.head, &after_cut.options));
    assert_eq!(games(&flash), [], "it waits no more");
    // Nothing of it is changed by leaving it once more; but what notes the new noise comes with the next answer.
    let (flash, _) = said(&flash, &["park"]);
    assert_eq!(bytes(&flash, 0), bytes(&left, 0));
}

#[test]
fn dice_are_fresh_after_a_game_was_taken_up() {
    // The first game of the board has dice of a known seed, and these are not refreshed.
    let (left, _) = said(&blank(), &[&ANY[..], &["park"], &BATTLE, &["park"]].concat());
    let (flash, _) = said(&left, &["pick parked-1", "pick damage", "park"]);
    let (before, after) = (bytes(&left, 0), bytes(&flash, 0));
    assert_eq!(before.0, after.0, "the secret is the same");
    assert_eq!(after.1[..before.1.len()], before.1[..]);
    assert!(after.1.len() > before.1.len() + 1, "the answer, and before it that it was switched on again");
}

#[test]
fn the_last_one_left_comes_first_and_each_keeps_its_place_in_the_rules() {
    let (flash, _) = said(&parked(), &[&ANY[..], &["park \"Ann and Bob\""]].concat());
    let kept = games(&flash);
    assert_eq!((kept[0].0.as_str(), kept[1].0.as_str()), ("any-game", "warbands-and-heroes"));
    assert_eq!(kept[0].1, "\"Ann and Bob\"");
    let (flash, stands) = said(&flash, &["pick parked-2"]);
    assert!(stands.asks != "game" && games(&flash).len() == 1);
    // And whoever leaves this one has it first again.
    let (flash, _) = said(&flash, &["park"]);
    assert_eq!(games(&flash)[0].0, "warbands-and-heroes");
}

#[test]
fn a_game_keeps_its_name_when_it_is_left_again() {
    let (flash, _) = said(&blank(), &[&BATTLE[..], &["park Ann and Bob"]].concat());
    assert_eq!(games(&flash)[0].1, "Ann and Bob");
    let (flash, _) = said(&flash, &["pick parked-1", "park"]);
    assert_eq!(games(&flash)[0].1, "Ann and Bob");
}

#[test]
fn a_new_game_takes_nothing_from_those_that_wait() {
    let before = bytes(&parked(), 0);
    let (flash, _) = said(&parked(), &BATTLE);
    assert_eq!(bytes(&flash, 0), before);
    let (flash, _) = said(&flash, &["park"]);
    assert_eq!((games(&flash).len(), bytes(&flash, 1)), (2, before));
}

#[test]
fn a_workbench_waits_like_a_game() {
    let bench = SHELF.iter().find_map(|title| title.bench).expect("some game has one").id;
    let lines = [&format!("pick {bench}"), "pick new"];
    let (_, before) = said(&blank(), &lines);
    assert_ne!(before.asks, "game");
    let (flash, stands) = said(&blank(), &[&lines[..], &["park"]].concat());
    assert_eq!((rows(&stands)[0], games(&flash)[0].2.as_str()), ("parked-1", "not done yet"));
    let (_, again) = said(&flash, &["pick parked-1"]);
    assert_eq!((again.asks, again.head), (before.asks, before.head));
}
