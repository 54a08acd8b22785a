//! Section 15: Morale.

use rattle_and_rend::book::{Bond, Reputation, Tactic, Trait, Type};
use rattle_and_rend::{Warband, WarbandEntry};
use umpire_engine::table::Seat;
use umpire_tests::play::{Play, play_with, roster, won};

/// Heavies of 3, 3, Fighters of 2, 2 and Dregs of 1, 1.
fn band(tactics: [Tactic; 2], bond: Bond) -> Warband {
    let entries = [
        WarbandEntry::with(Type::Heavy, Trait::Flyer),
        WarbandEntry::with(Type::Heavy, Trait::Flyer),
        WarbandEntry::plain(Type::Fighters),
        WarbandEntry::plain(Type::Fighters),
        WarbandEntry::plain(Type::Dregs),
        WarbandEntry::plain(Type::Dregs),
    ];
    roster(&entries, tactics, bond, Reputation::Wary)
}

const PLAIN: [Tactic; 2] = [Tactic::Elites, Tactic::Fusiliers];

/// Red has the first Turn against this warband.
fn against(blue: Warband) -> Play {
    play_with([band(PLAIN, Bond::Strife), blue]).fields("own-1", "own-2").sets_up("").red_begins()
}

/// Red's Heavies remove these of blue's in turn, and the Round ends.
fn after_losing(game: Play, lost: &[u8]) -> Play {
    let mut game = game;
    for (i, blue) in lost.iter().enumerate() {
        game = game.kills(["red-1", "red-2"][i % 2], &format!("blue-{blue}"));
    }
    game.says("act: pass, act: pass, end-round: pass")
}

/// Rolls these faces for every Will check that is due; how many there were, and with how many dice.
fn rolls(game: Play, face: u8) -> (Play, Vec<u8>) {
    let (mut game, mut dice) = (game, Vec::new());
    while game.asks() == "roll" {
        dice.push(game.roll().pool.count);
        game = game.clone().says(&format!("roll: {}", format!("{face} ").repeat(game.roll().pool.count.into())));
    }
    (game, dice)
}

/// RR-MORALE-1
#[test]
fn at_6_points_everybody_tests() {
    // 7 points are left: nobody tests.
    let calm = after_losing(against(band(PLAIN, Bond::Strife)), &[1, 3]);
    assert_eq!(calm.asks(), "bid");
    // 6 points are left: four Elements test, without a Penalty.
    let six = after_losing(against(band(PLAIN, Bond::Strife)), &[1, 2]);
    assert!(six.heard().contains(&"morale"));
    let (after, dice) = rolls(six, 20);
    assert_eq!((dice, after.asks().as_str()), (vec![2; 4], "bid"));
    assert_eq!(after.state().side(Seat::BLUE).morale, [true, false]);
}

/// RR-MORALE-1, RR-MORALE-2: dropping straight to 3 is one test, with a Penalty.
#[test]
fn at_3_points_everybody_tests_with_a_penalty() {
    let three = after_losing(against(band(PLAIN, Bond::Strife)), &[1, 3, 4, 5, 6]);
    assert!(three.why().contains(&"-Few left".to_string()));
    let (after, dice) = rolls(three, 20);
    assert_eq!((dice, after.asks().as_str()), (vec![1], "bid"));
    assert_eq!(after.state().side(Seat::BLUE).morale, [true, true]);
}

/// RR-MORALE-2, GAP 72: each test once, one a Round, the second at the next Initiative Phase.
#[test]
fn each_test_comes_once() {
    let (six, _) = rolls(after_losing(against(band(PLAIN, Bond::Strife)), &[1, 2]), 20);
    // Still 6: no test any more.
    let next = six.rounds(1);
    assert_eq!(next.asks(), "bid");
    // All but the first Fighters fail: 2 points are left, and the test at 3 waits for the next Round.
    let mut tests = after_losing(against(band(PLAIN, Bond::Strife)), &[1, 2]);
    for face in ["20 20", "1 1", "1 1", "1 1"] {
        tests = tests.says(&format!("roll: {face}"));
    }
    assert_eq!((tests.asks().as_str(), tests.momentum()), ("bid", (12, 2)));
    let third = tests.rounds(1).shows("roll");
    assert_eq!(third.roll().pool.count, 1);
    let fourth = third.says("roll: 20").rounds(1);
    assert_eq!(fourth.asks(), "bid");
}

/// RR-MORALE-3: Wards and passengers test, reserves do not.
#[test]
fn reserves_do_not_test_but_wards_and_passengers_do() {
    let entries = [
        WarbandEntry::with(Type::Heavy, Trait::Transport),
        WarbandEntry::with(Type::Ward, Trait::Pursuit),
        WarbandEntry::with(Type::Champion, Trait::DistantDoom),
        WarbandEntry::with(Type::Champion, Trait::DistantDoom),
        WarbandEntry::plain(Type::Fighters),
        WarbandEntry::plain(Type::Fighters),
        WarbandEntry::plain(Type::Shooters),
    ];
    let mixed = roster(&entries, [Tactic::Ambushers, Tactic::Elites], Bond::Strife, Reputation::Wary);
    let game = play_with([band(PLAIN, Bond::Strife), mixed]).fields("own-1", "own-2");
    let game = game.sets_up("ambush: blue-3, cargo: blue-4").red_begins();
    // Left: Transport 3, Ward 1, the Champion in ambush 1, the Champion aboard 1.
    let six = after_losing(game, &[5, 6, 7]);
    assert_eq!(six.state().live_points(Seat::BLUE), 6);
    let (_, dice) = rolls(six, 20);
    assert_eq!(dice.len(), 3, "the Transport, the Ward and the passenger");
}

/// RR-MORALE-4
#[test]
fn who_fails_morale_is_removed_and_nothing_else_happens() {
    // Strife brings nothing for losses to Morale.
    let (after, _) = rolls(after_losing(against(band(PLAIN, Bond::Strife)), &[1, 2]), 1);
    assert!(after.is_over(), "all of them failed");
    assert_eq!(won(&after), Some(Some(Seat::RED)));
    let mut some = after_losing(against(band(PLAIN, Bond::Strife)), &[1, 2]);
    for face in ["1 1", "20 20", "20 20", "20 20"] {
        some = some.says(&format!("roll: {face}"));
    }
    assert!(some.is_out("blue-3"));
    assert_eq!((some.asks().as_str(), some.momentum()), ("bid", (12, 4)), "the total is counted after Morale");
}

/// RR-MORALE-5
#[test]
fn null_knows_no_morale() {
    let six = after_losing(against(band(PLAIN, Bond::Null)), &[1, 2]);
    assert_eq!((six.asks().as_str(), six.momentum()), ("bid", (12, 6)));
}

/// RR-MORALE-5: both test; who has fewer points first, then Player A.
#[test]
fn who_has_fewer_points_tests_first() {
    let both = |red: &[u8], blue: &[u8], roles: &str| {
        let game = play_with([band(PLAIN, Bond::Strife)]).fields("own-1", "own-1");
        let mut game = game.says(&format!("roles: {roles}")).sets_up("").red_begins();
        for (i, id) in blue.iter().enumerate() {
            game = game.kills(["red-1", "red-2"][i % 2], &format!("blue-{id}"));
        }
        game = game.says("act: pass");
        let left: Vec<u8> = (1..=6).filter(|id| !blue.contains(id)).collect();
        for (i, id) in red.iter().enumerate() {
            game = game.kills(&format!("blue-{}", left[i % 2]), &format!("red-{id}"));
        }
        let mut game = game.says("act: pass, act: pass, end-round: pass");
        let mut order = Vec::new();
        while game.asks() == "roll" {
            order.push(game.seat());
            let dice = "20 ".repeat(game.roll().pool.count.into());
            game = game.says(&format!("roll: {dice}"));
        }
        order
    };
    // Six each: Player A first.
    assert_eq!(both(&[3, 4, 5, 6], &[3, 4, 5, 6], "red"), ["red", "red", "blue", "blue"]);
    assert_eq!(both(&[3, 4, 5, 6], &[3, 4, 5, 6], "blue"), ["blue", "blue", "red", "red"]);
    // Red 6, blue 5: blue first, although red is Player A.
    assert_eq!(both(&[3, 4, 5, 6], &[2, 3, 4], "red"), ["blue", "blue", "blue", "red", "red"]);
}

/// RR-TAC-BUTCHERS, GAP 73
#[test]
fn butchers_do_not_mind_lost_dregs() {
    let butchers = || band([Tactic::Butchers, Tactic::Elites], Bond::Strife);
    // 6 live points and 1 of lost Dregs: no test.
    let calm = after_losing(against(butchers()), &[1, 3, 5]);
    assert_eq!((calm.asks().as_str(), calm.momentum()), ("bid", (12, 6)), "the total falls all the same");
    let six = after_losing(against(butchers()), &[1, 2, 5]);
    assert!(six.heard().contains(&"morale"), "5 live points and 1 of lost Dregs");
}

/// HR 28
#[test]
fn the_house_may_scale_the_thresholds() {
    let house = "rules: house, house: terrain, house-rule: hr-28, house-rule: back, house: done";
    // 18 points: half is 9, a quarter is 4.
    let big =
        roster(&[WarbandEntry::led(Type::Fighters, Trait::DistantDoom); 6], PLAIN, Bond::Strife, Reputation::Wary);
    let game = |house: &str| {
        let game = play_with([band(PLAIN, Bond::Strife), big.clone()]);
        let game = if house.is_empty() { game } else { game.says(house) };
        after_losing(game.fields("own-1", "own-2").sets_up("").red_begins(), &[1, 2, 3])
    };
    assert_eq!(game(house).shows("roll").state().live_points(Seat::BLUE), 9);
    assert_eq!(game("").asks(), "bid");
}

/// The learning game has no Morale.
#[test]
fn the_elements_only_have_no_morale() {
    let game = umpire_tests::play::duel("ghosts", "dwarves");
    let next = after_losing_to(game, &[2, 3, 6]);
    assert_eq!((next.asks().as_str(), next.momentum()), ("bid", (12, 5)));
}

/// Red's Heavies among the Ghosts remove these of blue's in turn, and the Round ends.
fn after_losing_to(game: Play, lost: &[u8]) -> Play {
    let mut game = game;
    for (i, blue) in lost.iter().enumerate() {
        game = game.kills(["red-5", "red-6"][i % 2], &format!("blue-{blue}"));
    }
    game.says("act: pass, act: pass, end-round: pass")
}
