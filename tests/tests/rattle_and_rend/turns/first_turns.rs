//! First Turns in the game of all the rules (section 14): what comes before the first Action, and when it does not.

use rattle_and_rend::Whereabouts;
use umpire_engine::table::Seat;
use umpire_tests::play::whole;

use crate::checks::rulings::{QUIET, mixed, plain};
use crate::written::{bids, meet};

/// GAP 38, RR-MOM-3: what Momentum is spent on beside Actions: the Tacticians' plan, a marker.
#[test]
fn plans_and_markers_cost_one_each_and_are_no_actions() {
    let red = plain("tactics tacticians rangers / bond null");
    let planned = meet(&red, &plain(QUIET), "").shows("plan").says("plan: fury").shows("act");
    assert_eq!((planned.momentum(), planned.state().passes), ((9, 11), 0));
    let kept = meet(&red, &plain(QUIET), "").says("plan: keep");
    assert_eq!(kept.momentum(), (10, 11));
}

/// RR-FIRST-1, RR-FIRST-3: the book's order, another if the owner likes; none of it is an Action.
#[test]
fn first_turn_effects_come_in_the_owners_order() {
    let red = plain("tactics soothsayers teleporters / bond null");
    let first = meet(&red, &mixed(QUIET), "").shows("first-turn");
    assert_eq!((first.seat(), first.offers()), ("red", vec!["soothsayers".to_string(), "teleporters".into()]));
    let other = first.says("first-turn: teleporters, teleport: red-1, teleport-to:").shows("omen-die");
    let acts = other.says("omen-die: 9").shows("act");
    assert_eq!((acts.momentum(), acts.state().side(Seat::RED).last_acted.len()), ((10, 11), 0));
}

/// RR-FIRST-1, GAP 62: however the first Turn comes, and even with nothing to spend.
#[test]
fn a_first_turn_that_comes_by_a_pass_or_a_reaction_counts() {
    let blue = plain("tactics soothsayers rangers / bond null");
    let game = meet(&plain(QUIET), &blue, "");
    assert_eq!(game.clone().says("act: pass").shows("omen-die").seat(), "blue");
    let scared = game.says("act: sprint, who: red-1, react: intimidate-blue-6, answer: accept, roll: 7 1");
    assert_eq!(scared.shows("omen-die").seat(), "blue");
    let broke = bids(&plain(QUIET), &blue, "bid: 5 5, bid: 5 5, bid: 0 2, first: red");
    assert_eq!(broke.momentum(), (2, 0));
    // The pass would end the Round, and says so; the Turn still comes first.
    let passed = broke.says("act: sprint, who: red-1, move:, act: sprint, who: red-2, move:").shows("bid");
    assert_eq!(passed.state().round, 2, "nobody could act any more, and blue had no Turn (RR-FIRST-2)");
    assert_eq!(passed.state().sides[1].round.omen, None);
}

/// RR-FIRST-2, RR-ROUND-1, GAP 62: who had no Turn to bring back the banished has them at the next Round's start.
#[test]
fn the_banished_return_in_the_first_turn_or_at_the_round_after() {
    let banished = meet(&mixed(QUIET), &plain(QUIET), "")
        .says("act: banish-foe, target: blue-1, react: none-more, roll: 20, banish:, roll: 20 1")
        .shows("act");
    assert_eq!(banished.element("blue-1").place, Whereabouts::Banished(2));
    let second = banished.says("act: pass, act: pass, end-round: pass, bid: 2 1, first: red").shows("act");
    assert_eq!(second.state().sides[1].total, 10);
    let back = second.clone().says("act: pass").shows("return");
    assert_eq!((back.seat(), back.clone().says("return:").state().sides[1].total), ("blue", 12), "RR-MOM-6");
    assert_eq!(back.says("return:").momentum().1, 9, "and nothing to spend more");
    // Red acts until nobody can: blue never has a Turn in this Round.
    let mut late = second;
    while late.state().round == 2 && late.asks() == "act" && late.momentum().0 > 0 {
        let who = if late.momentum().0.is_multiple_of(2) { "red-1" } else { "red-2" };
        let sprint = late.says(&format!("act: sprint, who: {who}"));
        late = if sprint.asks() == "react" { sprint.says("react: none-more, move:") } else { sprint.says("move:") };
    }
    assert_eq!(late.active(), "blue", "red passed by itself: blue has its Turn after all");
    late.shows("return");
}

/// RR-REACT-1: nobody reacts to what a first Turn brings, to passing or to a plan.
#[test]
fn only_actions_are_reacted_to() {
    let red = plain("tactics teleporters rangers / bond null");
    meet(&red, &mixed(QUIET), "").says("teleport: red-1, teleport-to:").shows("act").says("act: pass").shows("act");
    whole("vampires", "dwarves").says("omen-die: 3").shows("act");
}
