//! Several Will checks of one event (RR-WILL-10): all dice, then all losses, then all moves.

use umpire_engine::table::Seat;
use umpire_tests::play::Play;

use crate::written::meet;

/// 1 and 2 Colossal, 3 and 4 Fighters, 5 Shooters.
const GIANTS: &str = "heavy colossal / heavy colossal / fighters / fighters / shooters";
/// 1 to 3 Fighters, 4 Heavy, 5 and 6 Wards, 7 Champion.
const WARDED: &str =
    "fighters / fighters / fighters / heavy flyer / ward detonate / ward vengeance / champion distant-doom";

fn giants(rest: &str, blue: &str) -> Play {
    meet(&format!("{GIANTS} / {rest}"), &format!("{WARDED} / {blue}"), "")
}

const QUIET: &str = "tactics elites rangers / bond null";

/// A Colossal aims at three.
fn three(blue: &str) -> Play {
    giants(QUIET, blue).says("act: stand, who: red-1, target: blue-1, also: blue-2, also: blue-3")
}

/// RR-TR-COLOSSAL, RR-WILL-10, GAP 91: one window for three targets, three Fury checks, then three Will checks.
#[test]
fn a_colossal_rolls_all_fury_before_any_will() {
    let aimed = three(QUIET).shows("react");
    let all = [
        "none",
        "intimidate-blue-4",
        "retaliate-blue-1",
        "retaliate-blue-2",
        "retaliate-blue-3",
        "detonate-blue-5",
        "none-more",
    ];
    assert_eq!(aimed.offers(), all);
    let mut play = aimed.says("react: none-more");
    for target in ["Fighters I", "Fighters II", "Fighters III"] {
        assert_eq!((play.asks().as_str(), play.note()), ("facts", target.to_string()));
        play = play.says("facts:, roll: 20 20");
    }
    for number in 1..=3 {
        assert_eq!((play.roll().name, play.seat(), play.why()), ("Will", "blue", vec!["-Critical hit".to_string()]));
        assert!((1..=3).all(|n| !play.is_out(&format!("blue-{n}"))), "nobody is lost before all have rolled");
        play = play.says(if number == 2 { "roll: 20" } else { "roll: 1" });
    }
    assert!(play.is_out("blue-1") && !play.is_out("blue-2") && play.is_out("blue-3"));
    assert_eq!(play.shows("push").says("push:").shows("act").active(), "red");
}

/// RR-TR-COLOSSAL: one, two or three, each once; its own modifiers each.
#[test]
fn a_colossal_may_aim_at_fewer() {
    let game = giants(QUIET, QUIET).says("act: stand, who: red-1, target: blue-1");
    let also = game.clone().shows("also");
    assert!(!also.offers().contains(&"blue-1".into()) && also.offers().contains(&"blue-6".into()));
    let one = game.clone().says("also: none, react: none-more, facts: friend, roll: 1 1 1").shows("act");
    assert_eq!(one.active(), "red");
    let two = game.says("also: blue-6, also: none, react: none-more, facts: friend");
    assert_eq!(two.says("roll: 1 1 1, facts:").roll().pool.count, 2);
}

/// RR-FLOW-WILL, RR-REACT-5: every forced check has its window, until a Reaction is declared.
#[test]
fn every_check_has_its_window_until_one_is_answered() {
    let mut play = three(QUIET).says("react: none");
    for _ in 0..3 {
        play = play.says("facts:, roll: 20 1");
    }
    let second = play.says("react: none, roll: 20 1").shows("react");
    let answered = second.says("react: rally-blue-7, answer: accept, roll: 1 1, roll: 20 1").shows("roll");
    assert_eq!(answered.says("roll: 20 1").shows("push").seat(), "red");
}

/// RR-WILL-10, RR-TERR-8, RR-FLOW-REMOVE: who failed, and then fell to a Hazard in somebody's Rally, is removed once.
#[test]
fn nobody_is_removed_twice() {
    let red = format!("{GIANTS} / {QUIET}");
    let mut play = meet(&red, &format!("{WARDED} / {QUIET}"), "hazardous")
        .says("act: stand, who: red-1, target: blue-1, also: blue-2, also: blue-3, react: none");
    for _ in 0..3 {
        play = play.says("facts:, roll: 20 1");
    }
    let (_, before) = play.momentum();
    let failed = play.says("react: none, roll: 1 1").shows("react");
    let rally = failed.says("react: rally-blue-7, answer: accept, roll: 20 20").shows("rally-who");
    let fallen = rally.says("rally-who: blue-1, leaving: hazard-roll, roll: 1 1");
    assert!(fallen.is_out("blue-1"));
    let (_, after) = fallen.momentum();
    let rest = fallen.says("rally-who: done, roll: 20 1, roll: 20 1");
    assert!(!rest.heard().contains(&"removed"), "{:?}", rest.heard());
    assert!(after < before && rest.momentum().1 == after, "its points are lost once");
}

/// RR-FLOW-REMOVE: one window after the whole event, however many were lost.
#[test]
fn one_window_follows_the_whole_event() {
    let mut play = three(QUIET).says("react: none");
    for _ in 0..3 {
        play = play.says("facts:, roll: 20 1");
    }
    for roll in ["roll: 1 1", "roll: 1 1", "roll: 20 1"] {
        play = play.says("react: none").says(roll);
    }
    let after = play.shows("push").says("push:").shows("react");
    assert_eq!(after.offers(), ["none", "vengeance-blue-6", "none-more"]);
    after.says("react: none").shows("act");
}

/// RR-WILL-10, RR-TAC-DEATH-DEFIERS: owners order their own where a failure makes the next one bold.
#[test]
fn owners_order_their_checks_where_it_matters() {
    let mut play = three("tactics death-defiers elites / bond null").says("react: none-more");
    for _ in 0..3 {
        play = play.says("facts:, roll: 20 1");
    }
    let order = play.shows("check-order");
    assert_eq!((order.seat(), order.offers()), ("blue", ["blue-1", "blue-2", "blue-3"].map(String::from).to_vec()));
    let failed = order.says("check-order: blue-3, roll: 1 1, check-order: blue-1");
    assert_eq!(failed.why(), ["+Defiant"]);
    assert!(failed.says("roll: 20 1 1").shows("roll").why().is_empty(), "the last is not asked for, nor is it bold");
}

/// RR-WILL-10, RR-REACT-DETONATE: in a blast the Active Player's Elements roll first.
#[test]
fn in_a_blast_the_active_player_rolls_first() {
    let blast = giants(QUIET, QUIET)
        .says("act: sprint, who: red-3, react: detonate-blue-5, answer: accept")
        .says("blast: red-5, blast: blue-1 blue-6");
    let mut play = blast;
    for (seat, faces) in [("red", "20"), ("red", "1"), ("blue", "1"), ("blue", "20")] {
        assert_eq!((play.asks().as_str(), play.seat()), ("roll", seat));
        assert!(!play.is_out("red-5") && !play.is_out("blue-1"), "results count together");
        play = play.says(&format!("roll: {faces}"));
    }
    assert!(play.is_out("red-5") && play.is_out("blue-1") && play.is_out("blue-5"));
    assert!(!play.is_out("red-3") && !play.is_out("blue-6"));
    // Whoever acted and withstood goes on, and then the Turn is lost.
    assert_eq!(play.shows("move").says("move:").shows("act").active(), "blue");
}

/// RR-WILL-10, GAP 142: the Active Player's Elements are moved first, wherever they stand in the list.
#[test]
fn the_active_players_elements_are_moved_first() {
    let both = giants(QUIET, QUIET)
        .says("act: pass, act: stand, who: blue-1, target: red-3, react: retaliate-red-3, answer: accept")
        .says("facts:, roll: 20 1, facts:, roll: 20 1")
        .shows("roll");
    assert_eq!(both.seat(), "blue", "blue is active, and rolls first");
    let moves = both.says("roll: 10 1, roll: 10 1").shows("push");
    assert_eq!(moves.seat(), "red", "blue's Fighters are pushed first");
    assert_eq!(moves.says("push:").shows("push").seat(), "blue");
}

/// RR-WILL-10, RR-TAC-AVENGERS: whom Avengers hit rolls before anybody is moved.
#[test]
fn avengers_strike_before_anybody_is_moved() {
    let mut play = three("tactics avengers elites / bond null").says("react: none-more");
    for _ in 0..3 {
        play = play.says("facts:, roll: 20 1");
    }
    let avenge = play.says("roll: 1 1, roll: 20 1, roll: 20 1").shows("avenge");
    let hit = avenge.says("avenge: blue-4, avenge-at: red-3, facts:, roll: 20 1").shows("roll");
    assert_eq!(hit.seat(), "red");
    let moves = hit.says("roll: 20 1").shows("push");
    assert_eq!(moves.seat(), "blue", "the Active Player's Element first, though it rolled last");
}

/// RR-REACT-RETALIATE, GAP 40, RR-VIC-4: both fall together, and both losses count.
#[test]
fn both_fall_together() {
    let both = giants("tactics elites rangers / bond strife", "tactics elites rangers / bond bloodlust")
        .says("act: stand, who: red-3, target: blue-1, react: retaliate-blue-1, answer: accept")
        .says("facts:, roll: 20 1, facts:, roll: 20 1, roll: 1 1, roll: 1 1");
    assert!(both.is_out("red-3") && both.is_out("blue-1"));
    // Red paid 2 and 1, and has 2 back for its own; blue paid 1 and 1, and has 2 back for its kill.
    assert_eq!((both.momentum(), both.active()), ((11, 12), "blue"));
    assert_eq!(both.state().live_points(Seat::RED), 10);
}

/// RR-REACT-SACRIFICE, RR-WILL-10: whoever has failed its own check of this event stands in for nobody.
#[test]
fn who_has_failed_stands_in_for_nobody() {
    let blue = "fighters / fighters / fighters / heavy flyer / ward sacrifice / ward vengeance / champion distant-doom \
                / tactics elites rangers / bond null";
    let game = meet(&format!("{GIANTS} / {QUIET}"), blue, "");
    let hit = game.says("act: stand, who: red-1, target: blue-1, also: blue-2, also: none, react: none");
    let hit = hit.says("facts:, roll: 20 1, facts:, roll: 20 1");
    let first = hit.clone().says("react: sacrifice-blue-5").shows("reactor");
    assert_eq!(first.offers(), ["blue-2", "blue-3", "blue-4", "blue-7", "none"]);
    let second = hit.says("react: none, roll: 1 1, react: sacrifice-blue-5").shows("reactor");
    assert_eq!(second.offers(), ["blue-3", "blue-4", "blue-7", "none"]);
}

/// RR-TR-COLOSSAL, GAP 46: a Ward that blinks away is aimed at anew, with whoever else is in reach.
#[test]
fn a_colossal_aims_anew_when_a_target_blinked_away() {
    let aimed = giants(QUIET, QUIET).says("act: stand, who: red-1, target: blue-1, also: blue-6, also: none");
    let blinked = aimed.says("react: blink-blue-6, answer: accept, roll: 9 1, place:").shows("confirm");
    let also = blinked.says("confirm: blue-1").shows("also");
    assert!(also.offers().contains(&"blue-6".into()), "it may be in reach still");
    let alone = also.says("also: none, facts:, roll: 1 1").shows("act");
    assert_eq!(alone.active(), "blue");
}

/// RR-REACT-RETALIATE, RR-TR-COLOSSAL, RR-WILL-10: of a Colossal's targets one strikes back; all Fury first, then the
/// Active Player's Will.
#[test]
fn one_of_three_strikes_back() {
    let aimed = giants(QUIET, QUIET).says("act: stand, who: red-1, target: blue-1, also: blue-2, also: none");
    let struck =
        aimed.says("react: retaliate-blue-2, answer: accept, move:, confirm: blue-1, also: blue-2, also: none");
    let back = struck.says("facts:, roll: 20 1, facts:, roll: 20 1").shows("in-reach");
    assert_eq!(back.seat(), "blue");
    let mut play = back.says("in-reach: yes, facts:, roll: 20 1");
    for (seat, faces) in [("red", "1 1"), ("blue", "20 1"), ("blue", "20 1")] {
        assert_eq!((play.asks().as_str(), play.seat(), play.roll().name), ("roll", seat, "Will"));
        assert!(!play.is_out("red-1"));
        play = play.says(&format!("roll: {faces}"));
    }
    assert!(play.is_out("red-1"));
    assert_eq!(play.says("push:, push:").shows("act").active(), "blue", "the fallen still pushed whom it hit");
}

/// RR-REACT-FODDER, RR-TR-COLOSSAL: Dregs stand in for one of several, and only that blow is turned and hampered.
#[test]
fn of_several_blows_one_is_turned() {
    let blue =
        format!("fighters / fighters / fighters / dregs / dregs / champion distant-doom / heavy flyer / {QUIET}");
    let aimed = meet(&format!("{GIANTS} / {QUIET}"), &blue, "")
        .says("act: stand, who: red-1, target: blue-1, also: blue-2, also: none")
        .says("react: fodder-blue-4, answer: accept, roll: 11 11")
        .shows("stand-in");
    assert_eq!(aimed.offers(), ["blue-1", "blue-2"]);
    let turned = aimed.says("stand-in: blue-2, swap:, redirect: red-3");
    let mut blows = Vec::new();
    let mut play = turned;
    while play.asks() == "facts" {
        let note = play.note();
        play = play.says("facts:");
        blows.push((note, play.why()));
        let faces = "1 ".repeat(play.roll().pool.count.into());
        play = play.says(&format!("roll: {faces}"));
    }
    let at = str::to_string;
    assert_eq!(
        blows,
        [(at("Fighters I"), vec!["-Redirected".to_string()]), (at("Fighters I"), vec![])],
        "red's own, then blue's"
    );
    assert_eq!(play.shows("act").active(), "blue");
}
