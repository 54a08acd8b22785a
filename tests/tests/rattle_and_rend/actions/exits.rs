//! Sections 2 and 17: leaving bad ground (F-EXIT).

use rattle_and_rend::book::Band;
use umpire_engine::table::{AnswerError, Diagram, Words};
use umpire_tests::play::{Play, duel_on, play};

/// Shooters sprint from bad ground.
fn leaving() -> Play {
    duel_on("ogrekin", "dwarves", "rough hazardous").says("act: sprint, who: red-4, react: none-more").shows("leaving")
}

/// RR-Q-12, RR-TERR-9: only what lies on the table is a row, none of it comes first.
#[test]
fn only_terrain_on_the_table_is_asked_about() {
    let asked = |terrain: &str| {
        let game = duel_on("ogrekin", "dwarves", terrain).says("act: sprint, who: red-4, react: none-more");
        game.shows("leaving").options().into_iter().map(|option| option.0).collect::<Vec<_>>()
    };
    assert_eq!(asked("rough"), ["open", "rough-roll", "rough-pay", "stay"]);
    assert_eq!(asked("hazardous blocking"), ["open", "hazard-roll", "hazard-pay", "stay"]);
    assert_eq!(asked("rough hazardous").len(), 6);
    let bare = duel_on("ogrekin", "dwarves", "blocking inspiring").says("act: sprint, who: red-4, react: none-more");
    bare.shows("move");
}

/// RR-TERR-2, RR-FLOW-EXIT
#[test]
fn rough_ground_is_left_by_guile_or_for_one() {
    assert_eq!(leaving().says("leaving: rough-roll").roll().name, "Guile");
    let out = leaving().says("leaving: rough-roll, roll: 11 1, leaving: open").shows("move");
    assert_eq!(out.told().text, Words::of("A band more than its MOV"));
    leaving().says("leaving: rough-pay, leaving: open, move:").shows("act");
}

/// RR-TERR-2: who fails stays inside, and the Action goes on.
#[test]
fn who_fails_to_leave_rough_ground_moves_inside_it() {
    let stuck = leaving().says("leaving: rough-roll, roll: 10 10").shows("move");
    assert_eq!(stuck.told().text, Words::of("Stay inside that terrain"));
    assert!(!stuck.is_out("red-4"));
    let charge = duel_on("ogrekin", "dwarves", "rough")
        .says("act: charge, who: red-4, target: blue-2, react: none-more, leaving: rough-roll, roll: 1 1, move:");
    charge.shows("confirm").says("confirm: blue-2").shows("facts");
}

/// RR-TERR-4, GAP 32
#[test]
fn who_fails_to_leave_a_hazard_is_removed() {
    let failed = leaving().says("leaving: hazard-roll, roll: 10 10");
    assert!(failed.is_out("red-4"));
    // The Action is over, and the Turn is not.
    assert_eq!(failed.shows("act").active(), "red");
    leaving().says("leaving: hazard-pay, leaving: open, move:").shows("act");
}

/// RR-TERR-4, GAP 130: pay or roll is chosen before the dice; staying is free.
#[test]
fn who_declines_stays_inside() {
    let stays = leaving().says("leaving: stay").shows("move");
    assert_eq!((stays.momentum(), stays.told().text), ((10, 12), Words::of("Stay inside that terrain")));
    stays.says("move:").shows("act");
}

/// RR-TERR-6
#[test]
fn a_second_piece_needs_a_second_test() {
    let second = leaving().says("leaving: rough-pay").shows("leaving");
    assert_eq!((leaving().deed(), second.deed()), ("Shooters I: leaving".into(), "Shooters I: more?".into()));
    assert_eq!(second.labels()[0], "Nothing else: goes on");
    assert!(!second.offers().contains(&"stay".into()), "it is out already");
    assert_eq!(second.clone().says("leaving: hazard-pay").momentum(), (7, 12));
    let lost = second.says("leaving: hazard-roll, roll: 1 1");
    assert!(lost.is_out("red-4"));
    leaving().says("leaving: open").shows("move");
}

/// RR-TERR-6: one test covers the whole movement of the Action.
#[test]
fn a_held_up_move_needs_no_second_test() {
    duel_on("dwarves", "ogrekin", "rough")
        .says("act: sprint, who: red-2, react: none, leaving: rough-pay, leaving: open, move:")
        .says("react: suppress-blue-4, answer: accept, facts: close, roll: 1 1 1")
        .shows("move")
        .says("move:")
        .shows("act");
}

/// RR-TERR-2: whoever stayed inside is told so again.
#[test]
fn a_held_up_ally_stays_inside_too() {
    let held = duel_on("dwarves", "ogrekin", "rough")
        .says("act: maneuver, who: red-1, react: none, leaving: open, move:, react: none, roll: 10 1, ally: red-2")
        .says("leaving: stay, move:, react: suppress-blue-4, answer: accept, facts:, roll: 1 1");
    assert_eq!(held.shows("move").told().text, Words::of("Stay inside that terrain"));
}

/// RR-TERR-7, RR-CRED-2
#[test]
fn who_has_too_little_rolls_or_stays() {
    let terrain = "rules: elements, warband: ogrekin, warband: dwarves, terrain: rough hazardous, deploy:";
    let poor = |bids: &str| {
        play().says(&format!("{terrain}, bid: 5 5, bid: 5 5, {bids}, first: red, act: sprint, who: red-4"))
    };
    let one = poor("bid: 0 1").says("react: none-more");
    assert_eq!(one.momentum(), (1, 1));
    assert_eq!(one.offers(), ["open", "rough-roll", "rough-pay", "hazard-roll", "stay"]);
    let none = poor("bid: 1 0").says("react: none-more");
    assert_eq!(none.momentum(), (0, 2));
    assert_eq!(none.offers(), ["open", "rough-roll", "hazard-roll", "stay"]);
    none.refuses("leaving: rough-pay", AnswerError::NotNow);
}

/// RR-Q-10, RR-Q-12
#[test]
fn only_terrain_on_the_table_is_offered() {
    let rough = duel_on("ogrekin", "dwarves", "rough").says("act: sprint, who: red-4, react: none-more");
    assert_eq!(rough.offers(), ["open", "rough-roll", "rough-pay", "stay"]);
    let hazard = duel_on("ogrekin", "dwarves", "hazardous").says("act: sprint, who: red-4, react: none-more");
    assert_eq!(hazard.offers(), ["open", "hazard-roll", "hazard-pay", "stay"]);
}

/// RR-TERR-8, RR-REACT-12
#[test]
fn reactions_and_bonus_moves_leave_terrain_like_any_move() {
    let game = duel_on("ogrekin", "dwarves", "rough hazardous");
    let hit = "act: stand, who: red-6, target: blue-2, react: none-more, facts:, roll: 7 1, roll: 10 10";
    let bonus = game.clone().says(hit).says("critical-will: move").shows("leaving");
    assert_eq!(bonus.seat(), "blue");
    let retaliate = game.says("act: stand, who: red-6, target: blue-2, react: retaliate-blue-2, answer: accept");
    assert_eq!(retaliate.shows("leaving").seat(), "blue");
    let evade = duel_on("ogrekin", "vampires", "rough").says("act: sprint, who: red-4, leaving: open, move:");
    evade.says("react: evade-blue-5, answer: accept, roll: 8 1").shows("leaving");
}

/// RR-TERR-8, GAP 50
#[test]
fn a_critical_on_the_way_of_a_bonus_move_gives_no_further_bonus() {
    let hit = "act: stand, who: red-6, target: blue-2, react: none-more, facts:, roll: 7 1, roll: 10 10";
    let bonus = duel_on("ogrekin", "dwarves", "hazardous").says(hit).says("critical-will: move");
    bonus.says("leaving: hazard-roll, roll: 20 20, leaving: open").shows("move").says("move:").shows("act");
}

/// RR-TERR-8: in a Reaction the critical counts.
#[test]
fn a_critical_on_the_way_of_a_reaction_is_a_move_more() {
    let retaliate = duel_on("ogrekin", "dwarves", "hazardous")
        .says("act: stand, who: red-6, target: blue-2, react: retaliate-blue-2, answer: accept, leaving: hazard-roll");
    let first = retaliate.says("roll: 20 20").shows("move");
    assert_eq!(first.told().reach, Some(Band::S.reach()));
    assert_eq!(first.told().picture, Diagram::Move, "in any direction");
    let second = first.says("move:, leaving: open").shows("move");
    assert_eq!((second.told().picture, second.told().reach), (Diagram::Towards, Some(Band::S.reach())));
    let struck = second.says("move:");
    assert_ne!(struck.asks(), "move", "there is no third");
    assert!(struck.state().current.strikers.len() == 1, "and they strike");
}

/// RR-TERR-4, RR-REACT-RETALIATE: Fighters lost on the way are nobody's target.
#[test]
fn a_target_lost_in_its_own_reaction_is_not_attacked() {
    let lost = duel_on("ogrekin", "dwarves", "hazardous")
        .says("act: stand, who: red-6, target: blue-2, react: retaliate-blue-2, answer: accept, leaving: hazard-roll")
        .says("roll: 1 1");
    assert!(lost.is_out("blue-2"));
    let again = lost.shows("aim");
    again.clone().refuses("aim: blue-2", AnswerError::NotNow);
    assert_eq!(again.says("aim: none").shows("act").active(), "red", "they did not strike");
}
