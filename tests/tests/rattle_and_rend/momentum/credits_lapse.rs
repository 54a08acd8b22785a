//! Section 19 in the game of all the rules: what a credit pays for, and when it lapses.

use crate::turns::again::{QUIET, plain, reserves, set_up, sprint, warded};
use crate::written::{bids, meet};

/// RR-CRED-5, RR-ROUND-2, GAP 60: nothing but a free Action is something, and the Round goes on with it.
#[test]
fn a_round_goes_on_while_somebody_has_a_free_action() {
    let broke = |red: &str| {
        let red = plain(&format!("tactics elites rangers / bond {red}"));
        bids(&red, &plain(QUIET), "bid: 5 5, bid: 5 5, bid: 2 1").shows("first").says("first: red")
    };
    let passed = broke("null").shows("act");
    assert_eq!((passed.active(), passed.momentum()), ("blue", (0, 1)), "red passed by itself");
    let free = broke("discipline").shows("act");
    assert_eq!((free.active(), free.momentum()), ("red", (0, 1)));
    // Blue is warned that its pass ends the Round once red has nothing left.
    let used = free.says("act: sprint, who: red-1, react: none-more, move:").shows("act");
    assert_eq!(used.active(), "blue");
    used.says("act: pass").shows("end-round");
}

/// RR-CRED-2: what is free pays for no plan, no denial and no final word.
#[test]
fn credits_pay_for_nothing_but_actions_and_reactions() {
    let red = plain("tactics tacticians rangers / bond discipline");
    let broke = bids(&red, &plain(QUIET), "bid: 5 5, bid: 5 5, bid: 2 1, first: red").shows("act");
    assert_eq!((broke.active(), broke.momentum()), ("red", (0, 1)), "no plan is offered to who has nothing");
    let free = broke.says("act: sprint, who: red-1, react: intimidate-blue-6").shows("roll");
    assert_eq!(free.momentum(), (0, 0), "red cannot deny it");
    let blue = plain("tactics elites rangers / bond discipline");
    let reacts = bids(&plain(QUIET), &blue, "bid: 5 5, bid: 5 5, bid: 0 2, first: red");
    let denied = reacts.says("act: sprint, who: red-1, react: intimidate-blue-6, answer: deny");
    assert_eq!((denied.asks().as_str(), denied.momentum()), ("move", (0, 0)), "blue has no final word");
}

/// RR-CRED-2, RR-FLAG-1, RR-TERR-7: nor for markers, nor for leaving bad ground.
#[test]
fn credits_pay_for_no_marker_and_no_ground() {
    let red = plain("tactics elites rangers / bond discipline");
    let game = |bids: &str| set_up(&red, &plain(QUIET), "scenario: flags, terrain: rough hazardous").says(bids);
    assert!(game("bid: 2 1, first: red").offers().contains(&"marker".into()));
    let broke = game("bid: 5 5, bid: 5 5, bid: 2 1, first: red").shows("act");
    assert_eq!((broke.active(), broke.momentum().0), ("red", 0));
    assert!(!broke.offers().contains(&"marker".into()));
    let leaves = broke.says("act: sprint, who: red-1, react: none-more").shows("leaving");
    assert_eq!(leaves.offers(), ["open", "rough-roll", "hazard-roll", "stay"]);
}

/// RR-CRED-1, RR-CRED-3, RR-REACT-EVADE, RR-BOND-DISCIPLINE: free twice over is free once.
#[test]
fn free_twice_over_is_free_once() {
    let blue = warded("tactics elites rangers / bond discipline");
    let evaded = meet(&plain(QUIET), &blue, "")
        .says("act: sprint, who: red-1, react: none, move:, react: evade-blue-1, answer: accept, roll: 8 8")
        .says("move:, move:")
        .shows("act");
    assert_eq!((evaded.active(), evaded.momentum()), ("blue", (9, 11)), "the first Reaction was free");
    let first = sprint(evaded, "blue-3");
    assert_eq!(first.momentum(), (9, 11));
    assert_eq!(sprint(first, "blue-4").momentum(), (9, 10), "both were used up together");
}

/// RR-TAC-COUNTER-PUNCHERS, RR-ACT-REINFORCE: the next Action of either player ends the credit, Reinforce too.
#[test]
fn reinforcing_ends_a_counter_punch() {
    let blue = plain("tactics counter-punchers rangers / bond null");
    let game = reserves(
        &plain(QUIET),
        &blue,
        "deployment: delayed, delayed: red-1 red-2 red-5, delayed: blue-1 blue-2 blue-5",
    );
    let second = game.says("act: pass, act: pass, end-round: pass, bid: 2 1, first: red");
    let earned =
        second.says("act: stand, who: red-3, target: blue-3, react: none-more, facts:, roll: 20 1, roll: 20 20");
    let earned = earned.says("critical-will: nothing").shows("act");
    assert_eq!(earned.state().sides[1].credits.len(), 1);
    let came = earned.says("act: reinforce, reinforce: red-1, appear:").shows("act");
    assert!(came.state().sides[1].credits.is_empty());
}

/// RR-CRED-1, RR-REACT-REVERSAL: an Action that Reversal grants is the next one, and a called ally's credit goes with it.
#[test]
fn reversals_action_is_the_next_one_for_a_credit() {
    let called = meet(&warded(QUIET), &warded(QUIET), "")
        .says("act: maneuver, who: red-1, react: none, move:, react: evade-blue-1, answer: accept")
        .says("roll: 8 1, move:, move:, roll: 8 8, ally: red-2, move:")
        .shows("react");
    assert_eq!(called.state().sides[0].credits.len(), 1);
    let other = called.says("react: reversal-red-7, reactor: red-3, answer: accept, roll: 13 1, action: sprint");
    let back = other.says("move:").shows("act");
    assert!(back.state().sides[0].credits.is_empty());
    let before = back.momentum().0;
    assert_eq!(back.says("act: sprint, who: red-2").momentum().0, before - 1);
}

/// RR-CRED-1, RR-ACT-MANEUVER, RR-TAC-PACK-HUNTERS: two allies called by a pack both act free, whichever acts next.
#[test]
fn two_called_allies_both_have_their_credit() {
    let pack = meet(&plain("tactics pack-hunters rangers / bond null"), &plain(QUIET), "");
    let called = pack
        .says("act: maneuver, who: red-1, join: red-2, react: none-more, move:, move:")
        .says("roll: 20 20 20, ally: red-3, move:, roll: 20 20 20, ally: red-4, move:")
        .shows("act");
    let before = called.momentum().0;
    assert_eq!(sprint(called.clone(), "red-3").momentum().0, before);
    assert_eq!(sprint(called.clone(), "red-4").momentum().0, before);
    assert_eq!(sprint(called, "red-5").momentum().0, before - 1);
}
