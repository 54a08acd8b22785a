//! Section 15: how a game ends.

use umpire_rules::table::{Seat, Show};
use umpire_tests::play::{Play, duel, duel_on, play};

/// Red and blue are Dwarves, with red's Heavy and blue's first Fighters left.
fn last_two() -> Play {
    let mut game = duel("dwarves", "dwarves");
    for (i, blue) in ["blue-1", "blue-3", "blue-4", "blue-5", "blue-6"].into_iter().enumerate() {
        game = game.kills(["red-6", "red-2"][i % 2], blue);
    }
    game = game.says("act: pass");
    for red in 1..=5 {
        game = game.kills("blue-2", &format!("red-{red}"));
    }
    game.says("act: pass")
}

fn won(game: &Play) -> Option<Option<Seat>> {
    game.news().iter().find_map(|line| if let Show::Over(winner) = line.show { Some(winner) } else { None })
}

/// RR-VIC-1
#[test]
fn who_has_nobody_left_loses_at_once() {
    let over = last_two().kills("red-6", "blue-2");
    assert!(over.is_over());
    assert_eq!(won(&over), Some(Some(Seat::RED)));
    assert_eq!(over.asks(), "over");
    let mut other = duel("dwarves", "dwarves").says("act: pass");
    for (i, red) in (1..=6).enumerate() {
        other = other.kills(["blue-6", "blue-2"][i % 2], &format!("red-{red}"));
    }
    assert_eq!(won(&other), Some(Some(Seat::BLUE)));
}

/// RR-VIC-1: a Hazard wins games too.
#[test]
fn who_loses_its_last_to_a_hazard_loses() {
    let hazard =
        play().says("rules: elements, warband: dwarves, warband: dwarves, terrain: hazardous, bid: 1 0, first: red");
    let mut game = hazard;
    for (i, blue) in ["blue-1", "blue-3", "blue-4", "blue-5", "blue-6"].into_iter().enumerate() {
        game = game.kills(["red-6", "red-2"][i % 2], blue);
    }
    let over = game.says("act: pass, act: sprint, who: blue-2, react: none-more, leaving: hazard-roll, roll: 1 1");
    assert_eq!(won(&over), Some(Some(Seat::RED)));
}

/// RR-VIC-1: nothing is asked once the game is over, not even for the rest of an Action.
#[test]
fn the_last_one_lost_in_its_own_reaction_ends_the_game() {
    let hazard =
        play().says("rules: elements, warband: dwarves, warband: dwarves, terrain: hazardous, bid: 1 0, first: red");
    let mut game = hazard;
    for (i, blue) in ["blue-1", "blue-3", "blue-4", "blue-5", "blue-6"].into_iter().enumerate() {
        game = game.kills(["red-6", "red-2"][i % 2], blue);
    }
    let stand = "act: stand, who: red-2, target: blue-2, react: retaliate-blue-2, answer: accept";
    let over = game.says(stand).says("leaving: hazard-roll, roll: 1 1");
    assert_eq!(over.asks(), "over");
}

/// RR-VIC-1: the same for one that evades, whose enemy was to finish its move.
#[test]
fn the_last_one_lost_in_its_evasion_ends_the_game() {
    let mut game = duel_on("dwarves", "vampires", "hazardous");
    for (i, blue) in [1, 2, 3, 4, 6, 7, 8].into_iter().enumerate() {
        game = game.kills(["red-6", "red-2"][i % 2], &format!("blue-{blue}"));
    }
    let sprint = "act: sprint, who: red-2, leaving: open, move:, react: evade-blue-5, trigger: yes, answer: accept";
    let over = game.says(sprint).says("roll: 8 1, leaving: hazard-roll, roll: 1 1");
    assert_eq!(over.asks(), "over");
}

/// RR-VIC-3
#[test]
fn a_player_may_concede() {
    let asked = duel("ogrekin", "dwarves").says("act: talk").shows("talk");
    asked.clone().says("talk: stay").shows("act");
    assert_eq!(won(&asked.says("talk: concede")), Some(Some(Seat::BLUE)));
}

/// RR-VIC-4, GAP 110, GAP 40
#[test]
fn both_lost_together_is_a_draw() {
    let over = last_two()
        .says("act: stand, who: red-6, target: blue-2, react: retaliate-blue-2, answer: accept, move:")
        .says("confirm: blue-2, roll: 7 1, in-reach: yes, roll: 9 1, roll: 1 1, roll: 1 1");
    assert!(over.is_out("red-6") && over.is_out("blue-2"));
    assert_eq!(won(&over), Some(None));
}

/// RR-VIC-5, GAP 112
#[test]
fn who_has_only_wards_left_bids_and_passes() {
    let mut game = duel("dwarves", "vampires");
    for (i, blue) in (1..=6).enumerate() {
        game = game.kills(["red-6", "red-2"][i % 2], &format!("blue-{blue}"));
    }
    assert!(!game.is_over());
    let next = game.says("act: pass, end-round: pass").shows("bid");
    assert_eq!(next.momentum(), (12, 2));
    // The bid is won by red, and blue passes without being asked.
    let red = next.says("bid: 1 2").shows("first").says("first: blue");
    assert_eq!((red.asks().as_str(), red.active()), ("act", "red"));
}

/// RR-VIC-5
#[test]
fn a_ward_still_blinks_for_a_side_of_wards() {
    let mut game = duel("dwarves", "vampires");
    for (i, blue) in (1..=6).enumerate() {
        game = game.kills(["red-6", "red-2"][i % 2], &format!("blue-{blue}"));
    }
    let attacked = game.says("act: stand, who: red-3, target: blue-7");
    assert_eq!(attacked.offers(), ["none", "blink-blue-7", "none-more"]);
}

/// RR-VIC-5: nothing but Wards on both sides ends the game, and points decide.
#[test]
fn wards_alone_end_the_game_by_points() {
    let wards = |lost: &[u8]| {
        let mut game = duel_on("vampires", "vampires", "hazardous");
        for (i, blue) in (1..=6).chain(lost.iter().copied()).enumerate() {
            game = game.kills(["red-4", "red-5"][i % 2], &format!("blue-{blue}"));
        }
        game = game.says("act: pass, end-round: pass, bid: 1 0, first: red");
        for red in 1..=6 {
            game = game.says(&format!("act: sprint, who: red-{red}, leaving: hazard-roll"));
            let dice = "1 ".repeat(game.roll().pool.count.into());
            game = game.says(&format!("roll: {dice}"));
        }
        game
    };
    assert_eq!(won(&wards(&[])), Some(None));
    assert_eq!(won(&wards(&[7])), Some(Some(Seat::RED)));
}
