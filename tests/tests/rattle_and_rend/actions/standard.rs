//! Section 17: the standard Actions.

use rattle_and_rend::book::Band;
use umpire_engine::table::{AnswerError, Diagram, Words};
use umpire_tests::play::{Play, duel, need};

fn game() -> Play {
    duel("ogrekin", "dwarves")
}

/// RR-ACT-0, GAP 13
#[test]
fn five_actions_cost_one_each() {
    let menu = game();
    assert_eq!(menu.offers(), ["charge", "stand", "feint", "maneuver", "sprint", "talk", "pass"]);
    for (action, rest) in [("charge", ", target: blue-2"), ("stand", ", target: blue-2"), ("sprint", "")] {
        let paid = menu.clone().says(&format!("act: {action}, who: red-4{rest}"));
        assert_eq!(paid.momentum(), (10, 12), "{action}");
    }
}

/// RR-ACT-DECL, RR-FLOW-ACTION
#[test]
fn an_action_is_declared_with_its_target_before_it_is_paid() {
    let declared = game().says("act: charge, who: red-4").shows("target");
    assert_eq!(declared.momentum(), (11, 12));
    let paid = declared.says("target: blue-3").shows("react");
    assert_eq!(paid.momentum(), (10, 12));
    let frame = paid.state().current;
    assert_eq!(paid.state().element(frame.target.expect("a target")).number, 3);
}

/// RR-ACT-DECL, GAP 45
#[test]
fn a_target_out_of_reach_is_exchanged_or_the_effect_is_lost() {
    let moved = game().says("act: charge, who: red-4, target: blue-2, react: none-more, move:").shows("confirm");
    assert_eq!((moved.seat(), moved.labels()[0].as_str()), ("red", "In 160 mm and in sight"));
    assert_eq!(moved.clone().says("confirm: none, aim: blue-5").note(), "Fighters IV");
    moved.says("confirm: none, aim: none").shows("act");
}

/// RR-FLOW-ACTION: the order of a Charge.
#[test]
fn a_charge_is_declared_moved_confirmed_and_struck() {
    duel("dwarves", "ogrekin")
        .says("act: charge, who: red-2, target: blue-3")
        .shows("react")
        .says("react: none")
        .shows("move")
        .says("move:")
        .shows("react")
        .says("react: none")
        .shows("confirm")
        .says("confirm: blue-3")
        .shows("react")
        .says("react: none")
        .shows("facts")
        .says("facts:")
        .shows("roll")
        .says("roll: 20")
        .shows("react")
        .says("react: none")
        .shows("roll");
}

/// RR-ACT-SPRINT
#[test]
fn a_sprint_is_a_band_more_than_mov() {
    let sprint = |red: &str, who: &str| {
        duel(red, "dwarves").says(&format!("act: sprint, who: {who}, react: none-more")).told().reach
    };
    assert_eq!(sprint("ogrekin", "red-1"), Some(Band::M.reach()));
    assert_eq!(sprint("vampires", "red-5"), Some(Band::L.reach()));
    assert_eq!(sprint("ghosts", "red-1"), Some(Band::L.reach()));
    game().says("act: sprint, who: red-1, react: none-more, move:").shows("act");
}

/// RR-ACT-CHARGE, RR-MOVE-5
#[test]
fn a_charge_moves_by_mov_and_attacks_with_a_penalty() {
    let charge = game().says("act: charge, who: red-3, target: blue-2, react: none-more");
    assert_eq!(charge.told().reach, Some(Band::S.reach()));
    let fury = charge.says("move:, confirm: blue-2, facts:");
    assert_eq!((fury.roll().pool.count, fury.why()), (1, vec!["-Charge".to_string()]));
}

/// RR-ACT-STAND
#[test]
fn stand_and_fight_does_not_move() {
    game().says("act: stand, who: red-3, target: blue-2, react: none-more").shows("facts");
}

/// RR-ACT-FEINT
#[test]
fn a_feint_leads_an_enemy_up_to_m_astray() {
    let feint = game().says("act: feint, who: red-1, target: blue-2, react: none-more, move:, confirm: blue-2");
    let roll = feint.roll();
    assert_eq!((roll.name, roll.pool.count, need(&roll)), ("Guile", 2, 10));
    feint.clone().says("roll: 9 9").shows("act");
    let led = feint.clone().says("roll: 10 9").shows("feint");
    let told = led.told();
    assert_eq!((led.seat(), told.picture, told.reach), ("red", Diagram::Push, Some(Band::M.reach())));
    assert_eq!(told.text, Words::of("No Hazard, edge, contact"));
    led.says("feint:").shows("act");
    assert_eq!(feint.says("roll: 10 10").told().text, Words::of("Anywhere on the board"));
}

/// RR-ACT-FEINT, RR-EL-5
#[test]
fn nobody_feints_at_a_ward() {
    let feint = duel("ogrekin", "vampires").says("act: feint, who: red-1");
    feint.clone().refuses("target: blue-7", AnswerError::NotNow);
    feint.says("target: blue-1, move:, react: none-more, confirm: none").refuses("aim: blue-8", AnswerError::NotNow);
}

/// RR-ACT-FEINT: with nobody to feint at the Action is not offered.
#[test]
fn against_wards_alone_there_is_no_feint() {
    let mut wards = duel("dwarves", "vampires");
    for (i, blue) in (1..=6).enumerate() {
        wards = wards.kills(["red-2", "red-6"][i % 2], &format!("blue-{blue}"));
    }
    assert!(!wards.offers().contains(&"feint".into()));
    wards.refuses("act: feint", AnswerError::NotNow);
}

/// RR-ACT-MANEUVER, GAP 131
#[test]
fn a_maneuver_calls_an_ally_up_to_its_mov() {
    let maneuver = game().says("act: maneuver, who: red-1, react: none-more, move:");
    assert_eq!(maneuver.roll().name, "Guile");
    maneuver.clone().says("roll: 9 9").shows("act");
    let ally = maneuver.says("roll: 10 1").shows("ally");
    assert_eq!(ally.offers(), ["red-2", "red-3", "red-4", "red-5", "red-6", "none"]);
    let comes = ally.clone().says("ally: red-4");
    let told = comes.told();
    assert_eq!((told.picture, told.reach), (Diagram::Towards, Some(Band::S.reach())));
    let done = comes.says("move:").shows("act");
    assert!(done.state().sides[0].credits.is_empty(), "a plain success gives nothing more");
    ally.says("ally: none").shows("act");
}

/// RR-ACT-MANEUVER, RR-EL-5
#[test]
fn a_maneuver_calls_no_ward() {
    let ally = duel("vampires", "dwarves").says("act: maneuver, who: red-1, react: none-more, move:, roll: 10 1");
    assert_eq!(ally.offers(), ["red-2", "red-3", "red-4", "red-5", "red-6", "none"]);
}

/// RR-ACT-MANEUVER: with no ally there is nobody to ask for.
#[test]
fn a_maneuver_of_the_last_one_calls_nobody() {
    let mut last = duel("dwarves", "dwarves").says("act: pass");
    for (i, red) in ["red-2", "red-3", "red-4", "red-5", "red-6"].into_iter().enumerate() {
        last = last.kills(["blue-2", "blue-6"][i % 2], red);
    }
    last.says("act: pass, act: maneuver, who: red-1, react: none-more, move:, roll: 10 10").shows("act");
}

/// RR-ACT-MANEUVER, RR-REACT-1: the ally's move opens a window of its own.
#[test]
fn an_ally_that_comes_can_be_suppressed() {
    let comes = duel("dwarves", "ogrekin")
        .says("act: maneuver, who: red-1, react: none, move:, react: none, roll: 10 1, ally: red-2, move:");
    assert_eq!(comes.shows("react").offers(), ["none", "suppress-blue-4", "suppress-blue-5", "none-more"]);
}
