//! Section 18.2: who may react when.

use umpire_engine::table::{Kind, Layout};
use umpire_tests::play::{duel, duel_on, play};

/// RR-REACT-10: W-DECL.
#[test]
fn heavies_and_the_declared_target_answer_a_declaration() {
    let charge = |target: &str| duel("dwarves", "ogrekin").says(&format!("act: charge, who: red-2, target: {target}"));
    assert_eq!(charge("blue-3").offers(), ["none", "intimidate-blue-6", "retaliate-blue-3", "none-more"]);
    assert_eq!(charge("blue-1").offers(), ["none", "intimidate-blue-6", "none-more"]);
    let feint = duel("dwarves", "ogrekin").says("act: feint, who: red-2, target: blue-3");
    assert_eq!(feint.offers(), ["none", "intimidate-blue-6", "none-more"], "a Feint is no attack");
}

/// RR-REACT-10: W-MOVE.
#[test]
fn shooters_skirmishers_and_wards_answer_a_move() {
    let moved = |blue: &str, steps: &str| duel("dwarves", blue).says(steps).says("move:").shows("react").offers();
    let ogres = moved("ogrekin", "act: sprint, who: red-2, react: none");
    assert_eq!(ogres, ["none", "suppress-blue-4", "suppress-blue-5", "none-more"]);
    let court = moved("vampires", "act: sprint, who: red-2");
    assert_eq!(court, ["none", "evade-blue-5", "evade-blue-6", "blink-blue-7", "blink-blue-8", "none-more"]);
    // Nobody among the Ghosts has a Reaction to a move: no window opens.
    duel("dwarves", "ghosts").says("act: sprint, who: red-2, react: none, move:").shows("act");
}

/// RR-REACT-10: W-TARGET.
#[test]
fn shooters_fighters_dregs_and_wards_answer_a_confirmed_target() {
    let confirmed = |blue: &str, target: &str, before: &str| {
        let charge = format!("act: charge, who: red-2, target: {target}{before}, move:");
        let play = duel("dwarves", blue).says(&charge);
        let play = if play.asks() == "react" { play.says("react: none") } else { play };
        play.says(&format!("confirm: {target}")).shows("react").offers()
    };
    let ogres = confirmed("ogrekin", "blue-3", ", react: none");
    assert_eq!(ogres, ["none", "retaliate-blue-3", "suppress-blue-4", "suppress-blue-5", "none-more"]);
    let ghosts = confirmed("ghosts", "blue-3", ", react: none");
    assert_eq!(ghosts, ["none", "retaliate-blue-3", "fodder-blue-1", "fodder-blue-2", "none-more"]);
    assert_eq!(confirmed("ghosts", "blue-1", ", react: none"), ["none", "fodder-blue-2", "none-more"]);
    assert_eq!(confirmed("vampires", "blue-7", ""), ["none", "blink-blue-7", "none-more"]);
}

/// RR-REACT-SUPPRESS: a Feint is a move, but no attack.
#[test]
fn shooters_answer_the_move_of_a_feint_and_not_its_aim() {
    let feint = duel("dwarves", "ogrekin").says("act: feint, who: red-2, target: blue-4, react: none, move:");
    feint.shows("react").says("react: none, confirm: blue-4").shows("roll");
}

/// RR-REACT-FODDER: any Action at an ally, a Feint too.
#[test]
fn dregs_answer_a_feint() {
    let feint = duel("ogrekin", "ghosts").says("act: feint, who: red-1, target: blue-3, react: none, move:");
    assert_eq!(feint.says("confirm: blue-3").offers(), ["none", "fodder-blue-1", "fodder-blue-2", "none-more"]);
}

/// RR-ACT-STAND: W-DECL and W-TARGET are one window where nothing moves.
#[test]
fn without_a_move_there_is_one_window() {
    let stand = duel("dwarves", "ogrekin").says("act: stand, who: red-2, target: blue-3");
    let all = ["none", "intimidate-blue-6", "retaliate-blue-3", "suppress-blue-4", "suppress-blue-5", "none-more"];
    assert_eq!(stand.offers(), all);
    stand.says("react: none").shows("facts");
}

/// RR-REACT-11, RR-REACT-SUPPRESS, RR-REACT-EVADE: the trigger's row says what the table must see.
#[test]
fn the_trigger_says_what_must_be_seen() {
    let stand = duel("dwarves", "ogrekin").says("act: stand, who: red-2, target: blue-4");
    assert_eq!(stand.gist("suppress-blue-4"), "if within 160 mm, seen", "they are the target");
    assert_eq!(stand.gist("suppress-blue-5"), "sees ally, foe in 160", "an ally is");
    let moves = duel("dwarves", "ogrekin").says("act: charge, who: red-2, target: blue-3, react: none, move:");
    assert_eq!(moves.gist("suppress-blue-4"), "if within 160 mm, seen", "a move is seen, whoever it is at");
    let evade = duel("dwarves", "vampires").says("act: sprint, who: red-2, move:");
    assert_eq!(evade.gist("evade-blue-5"), "if it moved in 160 mm", "their MOV");
}

/// RR-REACT-10: W-WILL; GAP 48.
#[test]
fn champions_answer_a_will_check_but_not_a_lone_one_its_own() {
    let hit = |target: &str| {
        let stand = format!("act: stand, who: red-2, target: {target}, react: none, facts:, roll: 9 1");
        duel("dwarves", "ogrekin").says(&stand).shows("react").offers()
    };
    assert_eq!(hit("blue-4"), ["none", "rally-blue-1", "rally-blue-2", "rally-blue-3", "none-more"]);
    assert_eq!(hit("blue-1"), ["none", "rally-blue-2", "rally-blue-3", "none-more"]);
    // RR-ATT-3, RR-ATT-5: an attached Champion rallies for its own host.
    assert_eq!(hit("blue-3"), ["none", "rally-blue-1", "rally-blue-2", "rally-blue-3", "none-more"]);
}

/// RR-FLOW-WILL: a check the terrain asks for opens no window, nor does the Active Player's own.
#[test]
fn only_forced_checks_of_the_reactive_player_open_a_window() {
    let hazard = duel_on("dwarves", "ogrekin", "hazardous");
    hazard.says("act: sprint, who: red-2, react: none, leaving: hazard-roll").shows("roll").says("roll: 10 1");
    let suppressed = duel("ogrekin", "ogrekin").says("act: sprint, who: red-3, react: none, move:");
    suppressed.says("react: suppress-blue-4, answer: accept, facts: close, roll: 11 1 1").shows("roll");
}

/// RR-REACT-10
#[test]
fn no_window_opens_for_who_cannot_pay() {
    let poor = play().says(
        "rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:, bid: 5 5, bid: 5 5, bid: 1 2, first: red",
    );
    assert_eq!(poor.momentum(), (1, 0));
    poor.says("act: stand, who: red-3, target: blue-2").shows("facts");
}

/// RR-REACT-10: saying no once is asked again, saying no for the Action is not.
#[test]
fn a_player_can_waive_the_whole_action() {
    let hit = "facts:, roll: 9 1";
    let stand = duel("dwarves", "ogrekin").says("act: stand, who: red-2, target: blue-4");
    stand.clone().says("react: none").says(hit).shows("react");
    stand.says("react: none-more").says(hit).shows("roll");
}

/// RR-REACT-10: the cursor starts on no.
#[test]
fn no_is_preselected() {
    let open = duel("dwarves", "ogrekin").says("act: stand, who: red-2, target: blue-4");
    let Kind::Choose(choose) = open.question().kind else { panic!("a choice") };
    assert_eq!((choose.preset, open.options()[0].0.as_str()), (0, "none"));
    assert_eq!(choose.layout, Layout::TwoLines);
    assert_eq!(open.seat(), "blue");
}
