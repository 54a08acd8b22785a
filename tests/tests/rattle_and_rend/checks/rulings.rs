//! Rulings of section 24 on Actions and Reactions, in the game of all the rules.

use umpire_engine::table::{Diagram, Words};
use umpire_tests::play::Play;

use crate::written::meet;

/// 1 to 4 Fighters, 5 Champion, 6 Heavy.
const PLAIN: &str = "fighters / fighters / fighters / fighters / champion scheming-plot / heavy flyer";
/// 1 Shooters, 2 Fighters, 3 Skirmishers, 4 Heavy, 5 Champion, 6 and 7 Wards.
const MIXED: &str =
    "shooters / fighters / skirmishers / heavy flyer / champion banish-foe / ward reversal / ward vengeance";

pub(crate) const QUIET: &str = "tactics elites rangers / bond null";

pub(crate) fn plain(rest: &str) -> String {
    format!("{PLAIN} / {rest}")
}

pub(crate) fn mixed(rest: &str) -> String {
    format!("{MIXED} / {rest}")
}

fn game() -> Play {
    meet(&plain(QUIET), &mixed(QUIET), "")
}

/// GAP 26, RR-REACT-RALLY: towards whoever checks, or towards the enemy that forced it; no Ward moves.
#[test]
fn a_rally_goes_to_the_ally_or_to_its_attacker() {
    let rally = game()
        .says("act: stand, who: red-1, target: blue-2, react: none, facts:, roll: 9 1, react: rally-blue-5")
        .says("answer: accept, roll: 10 10")
        .shows("rally-who");
    assert_eq!(rally.offers(), ["blue-1", "blue-3", "blue-4", "blue-5", "done"]);
    assert_eq!(rally.says("rally-who: blue-1").told().text, Words::of("To it, or to its attacker"));
}

/// GAP 27, RR-REACT-SUPPRESS: an attack on the Shooters or on an ally they see, not any attack in reach.
#[test]
fn shooters_suppress_an_attack_on_an_ally_they_see() {
    let trigger =
        |target: &str| game().says(&format!("act: stand, who: red-1, target: {target}")).gist("suppress-blue-1");
    assert_eq!(trigger("blue-1"), "if within 160 mm, seen");
    assert_eq!(trigger("blue-2"), "sees ally, foe in 160");
}

/// GAP 29, RR-ACT-FEINT, RR-WILL-9: a Feint never leads off the board, and is told, not asked.
#[test]
fn a_feint_stays_on_the_board() {
    let feint = |faces: &str| {
        let aimed = game().says("act: feint, who: red-1, target: blue-2, react: none-more, move:, confirm: blue-2");
        aimed.says(&format!("roll: {faces}")).shows("feint").told().text
    };
    assert_eq!(feint("13 1"), Words::of("No Hazard, edge, contact"));
    assert_eq!(feint("13 13"), Words::of("Anywhere on the board"));
}

/// GAP 33, GAP 130: a Hazard is entered freely; leaving it is paid for or rolled for, and not both.
#[test]
fn a_hazard_asks_on_the_way_out_only() {
    let game = meet(&plain(QUIET), &plain(QUIET), "rough hazardous");
    let entered = game.says("act: sprint, who: red-1, react: none-more, leaving: open, move:").shows("act");
    let stuck = entered.says("act: sprint, who: red-2, react: none-more, leaving: rough-roll, roll: 1 1").shows("move");
    assert_eq!(stuck.told().text, Words::of("Stay inside that terrain"), "it is not asked to pay now");
}

/// GAP 36, RR-ATK-3: a Heavy fights in melee at any reach; its Champion's Distant Doom is a shot.
#[test]
fn a_heavy_shoots_by_distant_doom_only() {
    let red = "heavy flyer + champion distant-doom / fighters / fighters / fighters / dregs / dregs / tactics fusiliers elites / bond null";
    let game = meet(red, &plain(QUIET), "blocking");
    let melee = game.clone().says("act: stand, who: red-1, target: blue-1, react: none-more").shows("facts");
    assert_eq!(melee.facts(), ["friend", "outnumbered"]);
    let doom = game.says("act: distant-doom, target: blue-1, react: none-more").shows("facts");
    assert_eq!(doom.facts(), ["close"], "Fusiliers heed no cover (GAP 35)");
}

/// GAP 37, GAP 150, RR-ATK-5, RR-ATK-10: friends and numbers are facts of melee; contact with the target decides.
#[test]
fn contact_with_the_target_decides_between_melee_and_a_shot() {
    let shot = meet(&mixed(QUIET), &plain(QUIET), "").says("act: stand, who: red-1, target: blue-1, react: none-more");
    assert_eq!(shot.facts(), ["contact", "friend", "outnumbered", "close"]);
    let why = |facts: &str| shot.clone().says(&format!("facts: {facts}")).why();
    assert_eq!(why("contact outnumbered"), ["-Outnumbered"]);
    assert_eq!(why("contact friend outnumbered"), ["+Friend", "-Outnumbered"]);
    assert_eq!(why("close"), ["+In 80 mm"]);
    assert!(why("").is_empty());
}

/// GAP 39, GAP 44, RR-REACT-RETALIATE: midway towards who comes, closer to who stands, each within its own MOV.
#[test]
fn fighters_meet_who_comes_and_close_with_who_stands() {
    let meets = |red: &str, act: &str| {
        let fights = meet(red, &mixed("tactics harriers rangers / bond null"), "");
        let moved = fights.says(&format!("act: {act}, target: blue-2, react: retaliate-blue-2, answer: accept"));
        (moved.told().text, moved.told().picture, moved.told().reach.map(|reach| reach.value))
    };
    assert_eq!(
        meets(&plain(QUIET), "charge, who: red-1"),
        (Words::of("Meet the attacker midway"), Diagram::Towards, Some(160))
    );
    assert_eq!(
        meets(&mixed(QUIET), "stand, who: red-4"),
        (Words::of("End closer, or stay"), Diagram::Towards, Some(160))
    );
}

/// GAP 41, RR-REACT-REVERSAL: it answers a Reaction; nobody answers it, nor the Action it grants.
#[test]
fn a_reversal_is_not_reversed() {
    let both = meet(&mixed(QUIET), &mixed(QUIET), "");
    let lost = both.says("act: sprint, who: red-2, react: intimidate-blue-4, answer: accept, roll: 7 1");
    assert_eq!((lost.asks().as_str(), lost.seat()), ("react", "red"));
    assert_eq!(lost.offers(), ["none", "reversal-red-6"]);
    let declared = lost.clone().says("react: reversal-red-6, reactor: red-1").shows("answer");
    assert_eq!(declared.seat(), "blue", "who may deny it");
    let granted = declared.clone().says("answer: accept, roll: 11 1, action: charge, target: blue-2").shows("move");
    let struck = granted.says("move:, confirm: blue-2, facts: contact, roll: 20 1, roll: 1 1").shows("act");
    assert_eq!((struck.active(), struck.is_out("blue-2")), ("red", true), "no window opened, not even for Vengeance");
    assert_eq!(declared.clone().says("answer: accept, roll: 1 1").shows("act").active(), "blue");
    assert_eq!(declared.says("answer: deny, final-word: give-way").shows("act").active(), "blue");
    assert_eq!(lost.says("react: none").shows("act").active(), "blue");
}

/// GAP 42, RR-REACT-7: where nothing is rolled for a Reaction, it succeeds.
#[test]
fn what_needs_no_check_succeeds() {
    let blue = "fighters / fighters / fighters / heavy flyer / champion banish-foe / ward detonate / ward sacrifice";
    let game = || meet(&plain(QUIET), &format!("{blue} / {QUIET}"), "");
    let blast = game().says("act: sprint, who: red-1, react: detonate-blue-6, answer: accept, blast:, blast:");
    assert!(blast.is_out("blue-6"));
    assert_eq!(blast.says("roll: 10, move:").shows("act").active(), "blue");
    let stands = game().says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 9 1");
    let stands = stands.says("react: sacrifice-blue-7, reactor: blue-2, answer: accept, roll: 10 1 1, push:");
    assert_eq!(stands.shows("act").active(), "blue");
}

/// RR-TAC-AVENGERS, RR-REACT-VENGEANCE, RR-VIC-1: what a Reaction after the event costs is settled in the same Action.
#[test]
fn a_loss_on_the_way_to_vengeance_is_settled_too() {
    let blue = mixed("tactics avengers rangers / bond null");
    let banished = meet(
        &format!("fighters / fighters / fighters / fighters / champion banish-foe / heavy flyer / {QUIET}"),
        &blue,
        "hazardous",
    )
    .says("act: banish-foe, target: blue-1, react: none, roll: 20, banish:, roll: 20 1")
    .says("react: vengeance-blue-7, reactor: blue-2, answer: accept, roll: 9 1")
    .says("leaving: hazard-roll, roll: 1 1");
    assert!(banished.is_out("blue-2"));
    let avenged = banished.shows("avenge").says("avenge: none").shows("act");
    assert_eq!(avenged.active(), "blue", "the Fury check of the Vengeance succeeded");
}

/// RR-REACT-FODDER, RR-TAC-PACK-HUNTERS, RR-MOD-7: what turned one Feint of a pack does not hamper the next.
#[test]
fn what_turned_one_of_a_pack_does_not_hamper_the_next() {
    let red = plain("tactics pack-hunters rangers / bond null");
    let blue = format!("fighters / fighters / fighters / dregs / dregs / champion banish-foe / heavy flyer / {QUIET}");
    let turned = meet(&red, &blue, "")
        .says("act: feint, who: red-1, target: blue-1, join: red-2, react: none, move:, move:, aim: blue-1")
        .says("react: fodder-blue-4, answer: accept, roll: 11 11, swap:, redirect: red-3")
        .shows("roll");
    assert_eq!(turned.why(), ["-Redirected", "+Pack"]);
    let next = turned.says("roll: 20 1, feint:, aim: blue-2").shows("roll");
    assert_eq!(next.why(), ["+Pack"]);
}

/// HR 26, RR-FLAG-1: by house rule a marker is taken by an Action, of who could take one.
#[test]
fn a_marker_is_taken_by_an_action_by_house_rule() {
    let game = |house: &str| {
        let play = umpire_tests::play::play();
        let play = if house.is_empty() {
            play
        } else {
            play.says("rules: house, house: actions, house-rule: hr-26, house-rule: back, house: done")
        };
        play.fields("ogrekin", "ogrekin").sets_up("scenario: flags, terrain:").red_begins()
    };
    assert!(game("").offers().contains(&"marker".into()) && !game("").offers().contains(&"take-marker".into()));
    let taken = game("hr-26").says("act: take-marker, who: red-2, react: none-more").shows("act");
    assert_eq!(taken.momentum().0, 10);
    let again = taken.says("act: sprint, who: red-3, react: none-more, move:, act: take-marker").shows("who");
    assert!(!again.offers().contains(&"red-2".into()), "one marker each");
}
