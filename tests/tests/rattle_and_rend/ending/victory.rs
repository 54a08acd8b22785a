//! Section 15: how a game ends.

use rattle_and_rend::book::{Bond, Reputation, Tactic, Trait, Type};
use rattle_and_rend::{Event, RattleAndRend, WarbandEntry, Whereabouts};
use umpire_engine::table::{Game, Seat};
use umpire_tests::play::{Play, duel, duel_on, play, play_with, roster, won};

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
    let hazard = play()
        .says("rules: elements, warband: dwarves, warband: dwarves, terrain: hazardous, deploy:, bid: 1 0, first: red");
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
    let hazard = play()
        .says("rules: elements, warband: dwarves, warband: dwarves, terrain: hazardous, deploy:, bid: 1 0, first: red");
    let mut game = hazard;
    for (i, blue) in ["blue-1", "blue-3", "blue-4", "blue-5", "blue-6"].into_iter().enumerate() {
        game = game.kills(["red-6", "red-2"][i % 2], blue);
    }
    let charge = "act: charge, who: red-2, target: blue-2, react: retaliate-blue-2, answer: accept";
    let over = game.says(charge).says("leaving: hazard-roll, roll: 1 1");
    assert_eq!(over.asks(), "over");
}

/// RR-VIC-1: the same for one that evades, whose enemy was to finish its move.
#[test]
fn the_last_one_lost_in_its_evasion_ends_the_game() {
    let mut game = duel_on("dwarves", "vampires", "hazardous");
    for (i, blue) in [1, 2, 3, 4, 6, 7, 8].into_iter().enumerate() {
        game = game.kills(["red-6", "red-2"][i % 2], &format!("blue-{blue}"));
    }
    let sprint = "act: sprint, who: red-2, leaving: open, move:, react: evade-blue-5, answer: accept";
    let over = game.says(sprint).says("roll: 8 1, leaving: hazard-roll, roll: 1 1");
    assert_eq!(over.asks(), "over");
}

/// RR-VIC-3
#[test]
fn a_player_may_concede() {
    let asked = duel("ogrekin", "dwarves").says("act: talk").shows("talk");
    asked.clone().says("talk: stay").shows("act");
    let sure = asked.says("talk: concede").shows("concede");
    assert_eq!(sure.labels(), ["Fight on", "Blue wins"], "what it comes to is said first");
    assert_eq!(won(&sure.clone().says("concede: stay").shows("act")), None);
    assert_eq!(won(&sure.says("concede: concede")), Some(Some(Seat::BLUE)));
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

/// RR-VIC-1: whoever is banished will be back.
#[test]
fn the_banished_are_not_gone() {
    let mut state = duel("dwarves", "dwarves").state();
    let blue: Vec<_> = state.of(Seat::BLUE).map(|(id, _)| id).collect();
    for id in &blue[1..] {
        RattleAndRend::apply(&mut state, Event::Removed(*id));
    }
    RattleAndRend::apply(&mut state, Event::Put(blue[0], Whereabouts::Banished(2)));
    assert_eq!(state.verdict(), None);
    RattleAndRend::apply(&mut state, Event::Removed(blue[0]));
    assert_eq!(state.verdict().map(|verdict| verdict.0), Some(Some(Seat::RED)));
}

/// RR-VIC-1: reserves are in play.
#[test]
fn reserves_are_not_gone() {
    let mut state = duel("dwarves", "dwarves").state();
    let blue: Vec<_> = state.of(Seat::BLUE).map(|(id, _)| id).collect();
    for id in &blue[1..] {
        RattleAndRend::apply(&mut state, Event::Removed(*id));
    }
    for place in [Whereabouts::Ambush, Whereabouts::Delayed, Whereabouts::Late] {
        RattleAndRend::apply(&mut state, Event::Put(blue[0], place));
        assert_eq!(state.verdict(), None, "{place:?}");
    }
}

/// RR-VIC-2
#[test]
fn a_scenario_has_its_own_way_to_win() {
    let stand = whole_duel("red").says("act: stand, who: red-5, target: blue-3, also: none, react: none-more");
    assert_eq!(won(&stand.says("roll: 20 1, facts:, roll: 20 1, roll: 1")), Some(Some(Seat::RED)));
}

/// Ghosts against Ghosts in a Duel: each hunts the other's first Fighters, number 3.
fn whole_duel(roles: &str) -> Play {
    let game = play().fields("ghosts", "ghosts").says(&format!("roles: {roles}"));
    game.sets_up_with("scenario: duel, prey: blue-3", "deployment").sets_up("").red_begins()
}

/// RR-VIC-4, RR-SCN-DUEL: both meet their end at once; more live points win, as many are a draw.
#[test]
fn both_at_once_is_decided_by_points() {
    let mut state = whole_duel("red").state();
    let hunted: Vec<_> = [Seat::RED, Seat::BLUE].iter().filter_map(|seat| state.side(*seat).prey.first()).collect();
    for id in &hunted {
        RattleAndRend::apply(&mut state, Event::Removed(*id));
    }
    assert_eq!(state.verdict().map(|verdict| verdict.0), Some(None));
    let (dregs, _) = state.of(Seat::RED).next().expect("red's Dregs");
    RattleAndRend::apply(&mut state, Event::Removed(dregs));
    assert_eq!(state.verdict().map(|verdict| verdict.0), Some(Some(Seat::BLUE)));
}

/// HR 18
#[test]
fn the_house_may_count_wards_alone_as_beaten() {
    let house = "rules: house, house: setup, house-rule: hr-18, house-rule: back, house: done";
    let mut game = play().says(house).says("rules: elements, warband: dwarves, warband: vampires, terrain:, deploy:");
    game = game.says("bid: 1 0, first: red");
    for (i, blue) in (1..=6).enumerate() {
        game = game.kills(["red-6", "red-2"][i % 2], &format!("blue-{blue}"));
    }
    assert_eq!(won(&game), Some(Some(Seat::RED)));
}

/// RR-VIC-5: a Round of Wards alone is the last, unless the scenario has one of its own.
#[test]
fn wards_alone_wait_for_the_last_round() {
    let (fighters, ward) = (WarbandEntry::plain(Type::Fighters), WarbandEntry::with(Type::Ward, Trait::Pursuit));
    let entries = [fighters, fighters, fighters, fighters, fighters, ward, ward];
    let band = roster(&entries, [Tactic::Elites, Tactic::Fusiliers], Bond::Null, Reputation::Wary);
    let wards_in = |scenario: &str| {
        let setup = format!("scenario: {scenario}, terrain: hazardous");
        let mut game = play_with([band.clone()]).fields("own-1", "own-1").sets_up(&setup).red_begins();
        for i in 1..=5 {
            game = game.kills(["red-1", "red-2"][i % 2], &format!("blue-{i}"));
        }
        for i in [3, 4, 5, 1, 2] {
            game = game.says(&format!("act: sprint, who: red-{i}, leaving: hazard-roll, roll: 1 1"));
        }
        game
    };
    let kill = wards_in("kill");
    assert_eq!((won(&kill), kill.state().round), (Some(None), 2));
    let hill = wards_in("hill").shows("on-hill");
    assert_eq!((hill.state().round, hill.facts()), (4, vec!["red-6".into(), "red-7".into()]));
}

/// HR 04, RR-VIC-5: where reserves bring no Momentum and nobody else is left, no Round would ever end the game.
#[test]
fn reserves_without_momentum_end_the_game_by_points() {
    let entries = [WarbandEntry::plain(Type::Fighters); 6];
    let band = roster(&entries, [Tactic::Ambushers, Tactic::Elites], Bond::Null, Reputation::Wary);
    let house = "rules: house, house: bids, house-rule: hr-4, house-rule: back, house: done";
    let game = play_with([band]).says(house).fields("own-1", "own-1");
    let game = game.sets_up_with("terrain: hazardous", "ambush");
    let mut game = game.says("ambush: red-4 red-5 red-6, ambush: blue-5 blue-6").sets_up("");
    assert_eq!(game.momentum(), (6, 8));
    game = game.says("bid: 0 1, first: red");
    for i in 1..=4 {
        game = game.kills(["red-1", "red-2"][i % 2], &format!("blue-{i}"));
    }
    game = game.says("act: sprint, who: red-3, leaving: hazard-roll, roll: 1 1");
    game = game.says("act: sprint, who: red-1, leaving: hazard-roll, roll: 1 1");
    let second = game.says("act: pass, end-round: pass").shows("bid");
    assert_eq!(second.momentum(), (2, 0), "red still has one on the table");
    let lost = second.says("bid: 0 0, first: red, act: sprint, who: red-2, leaving: hazard-roll, roll: 1 1");
    let over = lost.says("act: pass, end-round: pass");
    assert_eq!((won(&over), over.state().round), (Some(Some(Seat::RED)), 3), "6 points to 4");
}
