//! Section 1 in the game of all the rules: what follows a grade, and in which order.

use umpire_tests::play::Play;

use crate::written::meet;

/// Four Fighters, a Champion and a Heavy: nothing in them opens a window but Retaliate and Intimidate.
const PLAIN: &str = "fighters / fighters / fighters / fighters / champion scheming-plot / heavy flyer";

fn hooks(red: &str, blue: &str) -> Play {
    meet(&format!("{PLAIN} / {red}"), &format!("{PLAIN} / {blue}"), "")
        .says("act: stand, who: red-1, target: blue-1, react: none-more, facts:, roll: 9 1")
}

/// RR-DICE-8: Fellowship hears of a grade before Counter-Punchers do.
#[test]
fn hooks_follow_a_grade_in_their_order() {
    let will = hooks("tactics elites harriers / bond null", "tactics counter-punchers elites / bond fellowship");
    assert_eq!((will.roll().name, will.momentum()), ("Will", (9, 11)));
    let critical = will.says("roll: 20 20").shows("critical-will");
    assert_eq!(critical.heard(), ["rolled", "gained", "credit"]);
    assert_eq!(critical.momentum(), (9, 12));
}

/// RR-DICE-8, RR-TAC-POISONERS, GAP 71: only the grade that is accepted in the end is heard of.
#[test]
fn only_the_accepted_grade_has_hooks() {
    let will = || {
        let red = "tactics poisoners harriers / bond null";
        hooks(red, "tactics counter-punchers death-defiers / bond fellowship").says("roll: 20 20").shows("roll")
    };
    assert_eq!(will().why(), ["-Poison"]);
    assert_eq!((will().momentum(), will().state().sides[1].credits.len()), ((9, 11), 0), "nothing yet");
    let passed = will().says("roll: 20").shows("push");
    assert_eq!((passed.momentum(), passed.state().sides[1].credits.len()), ((9, 12), 0));
    assert!(!passed.state().sides[1].defiant);
    let failed = will().says("roll: 1");
    assert!(failed.is_out("blue-1") && failed.state().sides[1].defiant);
    assert_eq!(failed.momentum(), (9, 11));
}

/// RR-DICE-9, GAP 125: whatever the players cannot agree on is rolled off, and costs nobody anything.
#[test]
fn a_dispute_is_rolled_off() {
    let talk = hooks("tactics elites harriers / bond null", "tactics elites harriers / bond null")
        .says("roll: 1 1, act: talk, talk: dispute");
    assert_eq!((talk.asks().as_str(), talk.seat()), ("roll-off", "red"));
    let again = talk.says("roll-off: 7, roll-off: 7").shows("roll-off");
    let settled = again.says("roll-off: 12, roll-off: 13").shows("act");
    assert_eq!(settled.heard().last(), Some(&"settled"));
    assert_eq!((settled.active(), settled.momentum(), settled.state().passes), ("red", (9, 11), 0));
}

/// RR-DICE-9: a Tactic beats what an Action says.
#[test]
fn tactics_beat_actions() {
    let charge = |tactics: &str| {
        let red = format!("{PLAIN} / tactics {tactics} / bond null");
        let blue = format!("{PLAIN} / tactics watchers rangers / bond null");
        meet(&red, &blue, "").says("act: charge, who: red-1, target: blue-1, react: none-more, move:, confirm: blue-1")
    };
    assert_eq!(charge("harriers rangers").says("facts:").why(), ["-Charge"]);
    assert!(charge("elites harriers").says("facts:").why().is_empty());
}

/// RR-DICE-9, GAP 128, RR-TERR-9: Tactic against Tactic, the Active Player's prevails.
#[test]
fn of_two_tactics_the_active_players_prevails() {
    let red = format!("{PLAIN} / tactics saboteurs rangers / bond null");
    let blue = "skirmishers / skirmishers / skirmishers / fighters / champion scheming-plot / heavy flyer \
                / tactics harriers watchers / bond null";
    let game = meet(&red, blue, "rough");
    let reacting = game.clone().says("act: sprint, who: red-1, react: none, leaving: open, move:");
    let reacting = reacting.says("react: evade-blue-1, answer: accept, roll: 20 1").shows("leaving");
    assert_eq!(reacting.offers(), ["open", "spoilt-roll", "spoilt-pay", "stay"], "red's Turn: sabotaged is a Hazard");
    game.says("act: pass, act: sprint, who: blue-1, react: none-more").shows("move");
}

/// RR-MOD-6, RR-MOD-7: a critical Reversal helps every Fury and Guile check of the Action it grants.
#[test]
fn a_critical_reversal_helps_every_check_of_its_action() {
    let red = "fighters / fighters / shooters / heavy flyer / champion scheming-plot / ward reversal / ward detonate \
               / tactics rangers watchers / bond null";
    let blue = format!("{PLAIN} / tactics nightmares rangers / bond null");
    let granted = meet(red, &blue, "rough hazardous")
        .says("act: sprint, who: red-4, react: intimidate-blue-6, answer: accept, roll: 7 1")
        .says("react: reversal-red-6, reactor: red-1, answer: accept, roll: 20 20")
        .says("action: charge, target: blue-1")
        .shows("leaving");
    let rough = granted.clone().says("leaving: rough-roll").shows("roll");
    assert_eq!(rough.why(), ["+Reversal"]);
    assert_eq!(
        granted.says("leaving: hazard-roll, facts:").why(),
        Vec::<String>::new(),
        "a Will check is none of them"
    );
    let dread = rough.says("roll: 20 1 1, leaving: open, move:, confirm: blue-1").shows("roll");
    assert_eq!((dread.roll().name, dread.why()), ("Guile", vec!["+Reversal".to_string()]));
    let fury = dread.says("roll: 20 1 1").shows("roll");
    assert_eq!((fury.roll().name, fury.why()), ("Fury", vec!["-Charge".to_string(), "+Reversal".to_string()]));
}
