//! Section 18.4: Reversal, and Detonate which it may answer.

use rattle_and_rend::book::{Bond, Tactic, Trait};
use rattle_and_rend::{ElementSet, Warband};
use umpire_engine::table::PieceId;
use umpire_tests::play::Play;

use crate::muster::{FIGHTERS, SHOOTERS, SKIRMISHERS, heavy, meet, quiet, ward, with};

/// 1 Fighters, 2 Shooters, 3 a Ward of Reversal.
fn reversers() -> Warband {
    quiet(&[FIGHTERS, SHOOTERS, ward(Trait::Reversal)])
}

/// 1 Heavy, 2 Skirmishers, 3 Shooters, 4 a Ward of Reversal of its own.
fn reactors() -> Warband {
    quiet(&[heavy(Trait::Flyer), SKIRMISHERS, SHOOTERS, ward(Trait::Reversal)])
}

/// Blue's Heavy has cancelled a Sprint of red's Fighters.
fn lost_turn() -> Play {
    let game = meet(reversers(), reactors()).says("act: sprint, who: red-1, react: intimidate-blue-1");
    game.says("answer: accept, roll: 7 1")
}

fn reversal() -> Play {
    lost_turn().says("react: reversal-red-3, reactor: red-2")
}

/// RR-REACT-REVERSAL, RR-REACT-5, GAP 41: the player about to lose the Turn answers, and the other may deny.
#[test]
fn whoever_loses_the_turn_may_reverse_it() {
    let window = lost_turn().shows("react");
    assert_eq!(
        (window.seat(), window.active(), window.offers()),
        ("red", "red", vec!["none".into(), "reversal-red-3".into()])
    );
    assert_eq!(window.clone().says("react: none").shows("act").active(), "blue");
    let who = window.says("react: reversal-red-3").shows("reactor");
    assert_eq!(who.offers(), ["red-1", "red-2", "none"]);
    let declared = reversal().shows("answer");
    assert_eq!((declared.seat(), declared.momentum()), ("blue", (2, 7)));
    let denied = declared.says("answer: deny").shows("final-word");
    assert_eq!(denied.seat(), "red");
    let lost = denied.clone().says("final-word: give-way").shows("act");
    assert_eq!((lost.active(), lost.momentum()), ("blue", (2, 6)));
    assert_eq!(denied.says("final-word: force").shows("roll").momentum(), (1, 6));
}

/// RR-REACT-REVERSAL: Guile; a failure lets the Turn go.
#[test]
fn a_failed_reversal_loses_the_turn() {
    let roll = reversal().says("answer: accept").shows("roll");
    assert_eq!((roll.seat(), roll.roll().name, roll.need()), ("red", "Guile", 11));
    assert_eq!(roll.says("roll: 1 1").shows("act").active(), "blue");
}

/// RR-REACT-REVERSAL, RR-CRED-1: a standard Action for nothing that nobody answers, and the Turn stays.
#[test]
fn a_reversal_is_a_free_action_nobody_answers() {
    let action = reversal().says("answer: accept, roll: 11 1").shows("action");
    assert_eq!(
        (action.seat(), action.offers()),
        ("red", ["charge", "stand", "feint", "maneuver", "sprint"].map(String::from).to_vec())
    );
    let moves = action.clone().says("action: sprint").shows("move");
    assert_eq!(moves.momentum(), (2, 7));
    let on = moves.says("move:").shows("act");
    assert_eq!((on.active(), on.momentum()), ("red", (2, 7)));
    assert_eq!(on.state().sides[0].last_acted, ElementSet::one(PieceId(1)), "it counts as that Element's Action");
    let fury = action.says("action: stand, target: blue-2, facts:").shows("roll");
    assert_eq!(fury.roll().pool.count, 2, "a plain success brings no Bonus");
    assert_eq!(fury.says("roll: 11 1").shows("roll").says("roll: 10 1, push:").shows("act").active(), "red");
}

/// RR-REACT-REVERSAL, RR-MOD-6, RR-MOD-7: after a critical with a Bonus on its check.
#[test]
fn a_critical_reversal_brings_a_bonus() {
    let action = reversal().says("answer: accept, roll: 11 11").shows("action");
    let fury = action.clone().says("action: stand, target: blue-2, facts:").shows("roll");
    assert_eq!((fury.roll().pool.count, fury.why()), (3, vec!["+Reversal".to_string()]));
    let guile = action.says("action: feint, target: blue-2, move:, confirm: blue-2").shows("roll");
    assert_eq!((guile.roll().name, guile.why()), ("Guile", vec!["+Reversal".to_string()]));
    // The next Action has none.
    let next = guile.says("roll: 1 1 1, act: stand, who: red-1, target: blue-2, react: none-more, facts:");
    assert_eq!(next.roll().pool.count, 2);
}

/// RR-REACT-REVERSAL, RR-TURN-6: whoever acted last may be the one, block or no block.
#[test]
fn the_block_does_not_bind_a_reversal() {
    let game = meet(reversers(), reactors()).says("act: sprint, who: red-2, react: none, move:");
    let evaded = game.says("react: evade-blue-2, answer: accept, roll: 8 1, move:, move:").shows("react");
    assert_eq!(
        (evaded.seat(), evaded.says("react: reversal-red-3").offers()),
        ("red", ["red-1", "red-2", "none"].map(String::from).to_vec())
    );
}

/// RR-REACT-REVERSAL: a Reaction that failed or was denied takes no Turn, so there is nothing to reverse.
#[test]
fn only_a_lost_turn_is_reversed() {
    let game = meet(reversers(), reactors()).says("act: sprint, who: red-1, react: intimidate-blue-1");
    game.clone().says("answer: accept, roll: 1 1, move:").shows("act");
    game.says("answer: deny, final-word: give-way, move:").shows("act");
}

/// RR-REACT-REVERSAL, GAP 41: blue's own Reversal cannot answer red's.
#[test]
fn no_reversal_answers_a_reversal() {
    let done = reversal().says("answer: accept, roll: 11 1, action: sprint, move:");
    assert_eq!((done.shows("act").active()), "red");
}

/// RR-REACT-REVERSAL: the interrupted Action is played out before (GAP 138).
#[test]
fn leftovers_come_before_the_reversal() {
    let game = meet(reversers(), reactors()).says("act: charge, who: red-1, target: blue-1, react: none, move:");
    let evaded = game.says("react: evade-blue-2, answer: accept, roll: 8 1, move:").shows("move");
    let attack = evaded.says("move:, confirm: blue-1").shows("facts");
    let over = attack.says("facts:, roll: 1").shows("react");
    assert_eq!((over.seat(), over.offers()[1].as_str()), ("red", "reversal-red-3"));
}

/// RR-REACT-REVERSAL: it answers a Detonation too, though the Ward is gone.
#[test]
fn a_detonation_can_be_reversed() {
    let game = meet(reversers(), quiet(&[FIGHTERS, ward(Trait::Detonate)])).says("act: sprint, who: red-1");
    let blown =
        game.says("react: detonate-blue-2, answer: accept, blast:, blast:").says("roll: 20, move:").shows("react");
    assert_eq!((blown.seat(), blown.is_out("blue-2")), ("red", true));
}

/// RR-REACT-REVERSAL, RR-TAC-PACK-HUNTERS: the granted Action is an Action in all but price and windows, and a pack may
/// join it.
#[test]
fn a_pack_joins_a_granted_action() {
    let pack = with(
        &[FIGHTERS, SHOOTERS, SHOOTERS, ward(Trait::Reversal)],
        [Tactic::PackHunters, Tactic::Butchers],
        Bond::Null,
    );
    let game = meet(pack, reactors()).says("act: sprint, who: red-1, join:, react: intimidate-blue-1");
    let granted = game
        .says("answer: accept, roll: 7 1, react: reversal-red-4, reactor: red-2, answer: accept")
        .says("roll: 11 1, action: sprint")
        .shows("join");
    let joined = granted.says("join: red-3, move:, move:").shows("act");
    assert_eq!((joined.active(), joined.state().sides[0].last_acted.len()), ("red", 2));
}
