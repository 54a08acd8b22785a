//! Section 14 in the game of all the rules: who may act again.

use rattle_and_rend::{Warband, Whereabouts};
use umpire_tests::play::{Play, play_with};

use crate::written::meet;

/// 1 to 4 Fighters, 5 Champion, 6 Heavy.
const PLAIN: &str = "fighters / fighters / fighters / fighters / champion scheming-plot / heavy flyer";
/// 1 and 2 Skirmishers, 3 Fighters, 4 Heavy, 5 Champion, 6 and 7 Wards.
const WARDED: &str =
    "skirmishers / skirmishers / fighters / heavy flyer / champion scheming-plot / ward detonate / ward reversal";

pub(crate) const QUIET: &str = "tactics elites rangers / bond null";

pub(crate) fn plain(rest: &str) -> String {
    format!("{PLAIN} / {rest}")
}

pub(crate) fn warded(rest: &str) -> String {
    format!("{WARDED} / {rest}")
}

/// Red's Element of this number sprints and nobody reacts.
pub(crate) fn sprint(play: Play, who: &str) -> Play {
    let play = play.says(&format!("act: sprint, who: {who}"));
    let play = if play.asks() == "react" { play.says("react: none-more") } else { play };
    play.says("move:")
}

/// Who can sprint now.
fn can(play: &Play) -> Vec<String> {
    play.clone().says("act: sprint").shows("who").offers()
}

/// RR-TURN-6, GAP 63: an Action counts as given though a blast took its Element before it moved.
#[test]
fn an_action_cut_short_by_a_blast_ends_the_earlier_block() {
    let first = sprint(meet(&plain(QUIET), &warded(QUIET), ""), "red-1");
    assert!(!can(&first).contains(&"red-1".into()));
    let blast = first.says("act: sprint, who: red-2, react: detonate-blue-6, answer: accept");
    let lost = blast.says("blast:, blast:, roll: 1").shows("act");
    assert!(lost.is_out("red-2"));
    assert_eq!((lost.active(), lost.momentum().0), ("blue", 8));
    assert!(can(&lost.says("act: pass")).contains(&"red-1".into()));
}

/// RR-TURN-6: who acted, was cancelled and acts again.
#[test]
fn a_cancelled_action_frees_whoever_acted_before() {
    let first = sprint(meet(&plain(QUIET), &warded(QUIET), ""), "red-1");
    let lost = first.says("act: sprint, who: red-2, react: intimidate-blue-4, answer: accept, roll: 7 1");
    assert_eq!(can(&lost.says("act: pass")), ["red-1", "red-2", "red-3", "red-4", "red-5", "red-6"]);
}

/// RR-TURN-6, RR-TAC-PACK-HUNTERS: everybody of a pack is blocked; all of them, and nobody is.
#[test]
fn a_pack_is_blocked_until_another_acts() {
    let red = plain("tactics pack-hunters rangers / bond null");
    let pack = |joining: &str| {
        let hunt =
            meet(&red, &plain(QUIET), "").says(&format!("act: sprint, who: red-1, join: {joining}, react: none-more"));
        let moves = joining.split_whitespace().count() + 1;
        (0..moves).fold(hunt, |play, _| play.says("move:"))
    };
    let two = pack("red-2 red-3");
    assert_eq!(can(&two), ["red-4", "red-5", "red-6"]);
    assert_eq!(can(&sprint(two, "red-4")), ["red-1", "red-2", "red-3", "red-5", "red-6"]);
    let all = pack("red-2 red-3 red-4 red-5 red-6");
    assert_eq!((can(&all).len(), all.momentum().0), (6, 9), "nobody else is there: the block is lifted");
}

/// RR-TURN-6, RR-TAC-PACK-HUNTERS: a pack that reacts with one who did not act ends the block.
#[test]
fn a_packs_reaction_ends_the_block_for_one_outside_it() {
    let red = "skirmishers / skirmishers / fighters / fighters / champion scheming-plot / heavy flyer \
               / tactics pack-hunters rangers / bond null";
    let game = meet(red, &plain(QUIET), "").says("act: sprint, who: red-1, join:, react: none-more, move:, act: pass");
    let reacts = |joining: &str| {
        let act = game.clone().says("act: sprint, who: blue-1, react: none, move:, react: evade-red-1");
        let done = act.says(&format!("join: {joining}, answer: deny, final-word: give-way, move:, act: pass"));
        can(&done).contains(&"red-1".into())
    };
    assert!(!reacts(""), "its own Reaction does not free it");
    assert!(reacts("red-2"));
}

/// RR-TURN-6, RR-REACT-REVERSAL: Reversal's Action ignores the block, and blocks like any other.
#[test]
fn reversals_action_ignores_the_block_and_sets_it() {
    let game = meet(&warded(QUIET), &plain(QUIET), "");
    let first = sprint(game, "red-3");
    let back = first
        .says("act: sprint, who: red-1, react: intimidate-blue-6, answer: accept, roll: 7 1")
        .says("react: reversal-red-7, reactor: red-3, answer: accept, roll: 13 1")
        .says("action: sprint, move:")
        .shows("act");
    assert_eq!((back.active(), back.momentum()), ("red", (7, 10)), "the Action was free, the Reaction was not");
    assert_eq!(can(&back), ["red-1", "red-2", "red-4", "red-5"]);
}

/// A game whose setup is answered so, before its bids.
pub(crate) fn set_up(red: &str, blue: &str, answers: &str) -> Play {
    let warband = |text: &str| {
        let listed = Warband::read(&format!("warband \"Own\" / {text} / reputation wary")).expect("a warband");
        listed.resized::<8>().expect("eight Elements at the most")
    };
    play_with([warband(red), warband(blue)]).fields("own-1", "own-2").sets_up(answers)
}

/// A game of Delayed deployment or Ambush, with these in reserve.
pub(crate) fn reserves(red: &str, blue: &str, answers: &str) -> Play {
    set_up(red, blue, answers).says("bid: 2 1, first: red")
}

/// RR-TURN-6, RR-ACT-REINFORCE, RR-TURN-8: reinforcing frees whoever acted last; the Delayed do not act themselves.
#[test]
fn reinforcing_frees_whoever_acted_last() {
    let game = reserves(&plain(QUIET), &plain(QUIET), "deployment: delayed, delayed: red-1 red-2 red-5");
    let second = game.says("act: pass, act: pass, end-round: pass, bid: 2 1, first: red");
    assert_eq!(can(&second), ["red-3", "red-4", "red-6"]);
    let acted = sprint(second, "red-3");
    assert!(!can(&acted).contains(&"red-3".into()));
    let came = acted.says("act: reinforce, reinforce: red-1 red-2, appear:, appear:").shows("act");
    assert_eq!(can(&came), ["red-1", "red-2", "red-3", "red-4", "red-6"]);
    assert_eq!((came.momentum().0, came.active()), (8, "red"), "no window was opened");
}

/// RR-TURN-7, GAP 64: a reserve that may enter is somebody else to act.
#[test]
fn a_reserve_that_may_enter_keeps_the_block_up() {
    let four = "heavy flyer + champion scheming-plot / fighters + champion scheming-plot / fighters + champion scheming-plot \
                / fighters / tactics ambushers rangers / bond null";
    let game = reserves(four, &plain(QUIET), "ambush: red-2 red-3");
    assert_eq!(game.element("red-2").place, Whereabouts::Ambush);
    let game = game.says("act: pass").kills("blue-1", "red-1").kills("blue-2", "red-4").says("act: pass");
    let acted = game.says("act: sprint, who: red-2, appear:, react: none-more, move:").shows("act");
    assert_eq!(can(&acted), ["red-3"], "the last one in Ambush");
    let both =
        acted.says("act: sprint, who: red-3, appear:, react: none-more, move:, act: pass").kills("blue-1", "red-2");
    let last = both.says("act: pass").says("act: sprint, who: red-3, react: none-more, move:");
    assert_eq!(can(&last), ["red-3"], "the last one standing");
}

/// RR-FIRST-1: what belongs before the first Action of the Round is not offered after it.
#[test]
fn first_turn_effects_do_not_come_back_in_the_same_turn() {
    let red = plain("tactics resurrectionists rangers / bond null");
    let lost = meet(&red, &plain(QUIET), "hazardous")
        .says("act: sprint, who: red-1, react: none-more, leaving: hazard-roll, roll: 1 1")
        .shows("act");
    assert!(lost.is_out("red-1"));
    let next = lost.says("act: pass, act: pass, end-round: pass, bid: 2 1, first: red");
    assert_eq!(next.asks(), "raise", "in the first Turn of the next Round");
}

/// RR-TRN-4, RR-FLOW-ACTION: who acts from aboard and is not stopped gets out and goes on.
#[test]
fn a_failed_reaction_does_not_stop_who_acts_from_aboard() {
    let red = "fighters / fighters / skirmishers / dregs / dregs / champion scheming-plot / heavy transport";
    let aboard = meet(&format!("{red} / {QUIET}"), &warded(QUIET), "")
        .says("act: sprint, who: red-1, react: none-more, ride: board-red-7, act: sprint, who: red-2, react: none-more")
        .says("move:")
        .shows("act");
    assert!(matches!(aboard.element("red-1").place, Whereabouts::Aboard(_)));
    let sprint = aboard.says("act: sprint, who: red-1, react: intimidate-blue-4, answer: accept");
    let out = sprint.clone().says("roll: 1 1").shows("get-out").says("get-out:").shows("act");
    assert_eq!((out.element("red-1").place, out.active()), (Whereabouts::Table, "red"));
    let stopped = sprint.says("roll: 7 1").shows("act");
    assert!(matches!(stopped.element("red-1").place, Whereabouts::Aboard(_)), "cancelled, it stays aboard");
}
