//! Secrets nobody sees: the same game with every pair of bids, and everything that can be noticed from outside.
//!
//! Two players bid, one after the other, while somebody looks at the screen and the lamp, listens, reads the cable and
//! the store, and counts presses. After every stroke what they notice is the same for all pairs of bids, but for the
//! picker's own curtain while it is held open. `leaks.rs` breaks each of these once, and must be caught.

mod deeds;
mod kinds;
mod leaks;
mod picker;
mod seen;
mod sitting;

use umpire_tests::aloud::say;

use deeds::PLANS;
use leaks::Leak;
use sitting::Table;

#[test]
fn nothing_outside_the_open_curtain_depends_on_any_pair_of_bids() {
    let table = Table::at_a_bid();
    let [red, blue] = table.counts();
    let (mut pairs, mut compared) = (0, 0);
    for plan in PLANS {
        let told = table.every_pair(plan, Leak::None).unwrap_or_else(|told| panic!("{}: {told}", plan.name));
        pairs += told.pairs;
        compared += told.compared;
        assert_eq!(told.pairs, red * blue, "{}", plan.name);
    }
    let plans = PLANS.len();
    say("secrets", &format!("{plans} ways to bid, {pairs} pairs of bids, {compared} observations: no two differ"));
}

#[test]
fn what_is_revealed_differs() {
    let table = Table::at_a_bid();
    for plan in PLANS {
        let [one, other] = [[0, 0], [1, 0]].map(|bids| table.play(plan, bids, Leak::None));
        assert!(one.0.difference(&other.0).is_none(), "{}", plan.name);
        assert_ne!(one.1, other.1, "{}: what comes with the last number is to be seen", plan.name);
    }
}
