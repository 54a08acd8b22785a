//! RR-FIRST-1 to RR-FIRST-3: what comes before the first Action of a Round.

use rattle_and_rend::book::Tactic::{Resurrectionists, Soothsayers, Tacticians, Teleporters};
use rattle_and_rend::book::Trait;
use umpire_tests::play::{Play, play_with};

use super::{QUIET, band, fight, game, next_round, only};

/// Blue with a Champion that banishes.
fn against_banishers(red: [rattle_and_rend::book::Tactic; 2]) -> Play {
    let mut blue = band(QUIET);
    blue.entries[4].own = Some(Trait::BanishFoe);
    game(band(red), blue, "")
}

/// RR-FIRST-1: in the book's order, which the owner may change.
#[test]
fn the_owner_may_change_the_order() {
    let order = fight([Soothsayers, Teleporters], QUIET).shows("first-turn");
    assert_eq!((order.seat(), order.offers()), ("red", vec!["soothsayers".into(), "teleporters".into()]));
    let first = order.clone().says("first-turn: soothsayers").shows("omen-die").says("omen-die: 7").shows("teleport");
    first.says("teleport:").shows("act");
    order.says("first-turn: teleporters, teleport:").shows("omen-die").says("omen-die: 7").shows("act");
}

/// RR-FIRST-1: Omen, banished, raised, plan, teleport.
#[test]
fn the_banished_come_after_the_omen() {
    let gone = |red| {
        let play = against_banishers(red);
        let play = match play.asks().as_str() {
            "omen-die" => play.says("omen-die: 1"),
            "plan" => play.says("plan: keep"),
            _ => play,
        };
        let play = play.says("act: pass, act: banish-foe, target: red-1, react: none-more, roll: 10");
        let play = if play.asks() == "omen" { play.says("omen: stands") } else { play };
        let play = play.says("banish:, roll: 11 1");
        let play = if play.asks() == "omen" { play.says("omen: stands") } else { play };
        next_round(play)
    };
    assert_eq!(gone(only(Soothsayers)).shows("first-turn").offers(), ["soothsayers", "banished"]);
    assert_eq!(gone(only(Tacticians)).shows("first-turn").offers(), ["banished", "tacticians"]);
    let alone = gone(QUIET).shows("return");
    alone.says("return:").shows("act");
}

/// RR-FIRST-1, GAP 62: however the Turn came, and with nothing left to spend.
#[test]
fn a_first_turn_needs_no_momentum() {
    let passed = fight(QUIET, only(Soothsayers)).says("act: pass").shows("omen-die");
    assert_eq!(passed.seat(), "blue");
    let broke = play_with([band(QUIET), band(only(Soothsayers))])
        .fields("own-1", "own-2")
        .sets_up("terrain:")
        .says("bid: 5 5, bid: 5 5, bid: 1 2, first: red")
        .says("act: pass, end-round: pass")
        .shows("omen-die");
    assert_eq!((broke.seat(), broke.momentum().1), ("blue", 0));
    let reacted = fight(QUIET, only(Soothsayers))
        .says("act: sprint, who: red-1, react: intimidate-blue-6, answer: accept, roll: 7 1");
    assert_eq!(reacted.shows("omen-die").seat(), "blue");
}

/// RR-FIRST-1: in the first Turn of a Round only.
#[test]
fn a_second_turn_brings_nothing_more() {
    let first = fight(only(Soothsayers), QUIET).says("omen-die: 7, act: pass");
    first.says("act: sprint, who: blue-1, react: none-more, move:, act: pass").shows("act");
}

/// RR-FIRST-1: nothing is made up for between two Actions of that Turn.
#[test]
fn the_first_action_ends_the_time_for_them() {
    let hazard = super::fight_on([Resurrectionists, Soothsayers], QUIET, "hazardous")
        .says("omen-die: 7, act: sprint, who: red-1, react: none-more, leaving: hazard-roll, roll: 1 1, omen: stands");
    assert!(hazard.is_out("red-1"));
    hazard.shows("act");
}

/// RR-FIRST-2: a Round without a Turn is a Round without them.
#[test]
fn no_turn_no_omen() {
    let unseen = fight(QUIET, only(Soothsayers));
    assert_eq!(unseen.state().sides[1].round.omen, None);
    let next = unseen.says("act: sprint, who: red-1, react: none-more, move:");
    assert_eq!(next.state().sides[1].round.omen, None);
}

/// RR-FIRST-3: none of them is an Action, and nobody reacts.
#[test]
fn first_turn_effects_are_no_actions() {
    let done = fight(only(Teleporters), QUIET).says("teleport: red-1, teleport-to:").shows("act");
    assert_eq!((done.momentum().0, done.state().sides[0].last_acted), (11, Default::default()));
    assert!(!done.state().sides[0].round.acted[0]);
}
