//! Who is held back by a Frenzied enemy, and who goes aboard.

use rattle_and_rend::book::{Bond, Reputation, Tactic, Trait};
use umpire_engine::table::Kind;
use umpire_tests::play::{play_with, roster};

use crate::muster::{DREGS, FIGHTERS, heavy, quiet};

/// P-24, RR-REP-FRENZIED, RR-SET-8: who is to go aboard counts as deployed: of 12 points 4 are held back, and loading
/// comes after it.
#[test]
fn a_third_is_held_back_before_anybody_goes_aboard() {
    let red = quiet(&[heavy(Trait::Transport), FIGHTERS, FIGHTERS, FIGHTERS, FIGHTERS, DREGS]);
    let frenzied = roster(&[FIGHTERS; 6], [Tactic::Rangers, Tactic::Butchers], Bond::Null, Reputation::Frenzied);
    let late = play_with([red, frenzied]).fields("own-1", "own-2").says("roles: red").sets_up_to("late");
    let Kind::Tick(tick) = late.question().kind else { panic!("a tick list") };
    assert_eq!((late.seat(), tick.limit.map(|limit| (limit.min, limit.max))), ("red", Some((4, 4))));
    let aboard = late.says("late: red-2 red-3").shows("cargo");
    assert_eq!(aboard.facts(), ["red-4", "red-5", "red-6"], "who is held back is not loaded");
}
