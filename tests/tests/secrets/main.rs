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

/// Nothing outside the open curtain depends on any pair of bids: a test for each way to bid, so that they run side by side.
macro_rules! nothing_depends_on_the_bids {
    ($($way:ident)*) => {
        $(#[test]
        fn $way() {
            no_pair_of_bids_differs(&stringify!($way).replace('_', " "));
        })*

        #[test]
        fn every_way_to_bid_has_its_test() {
            let tested = [$(stringify!($way).replace('_', " ")),*];
            assert_eq!(tested.to_vec(), PLANS.map(|plan| plan.name.to_owned()).to_vec());
        }
    };
}

nothing_depends_on_the_bids! {
    one_after_the_other looking locked_while_looking stepping_back undone power_cuts warnings the_cable asking_why
    numbers_by_cable
}

fn no_pair_of_bids_differs(name: &str) {
    let table = Table::at_a_bid();
    let [red, blue] = table.counts();
    let plan = PLANS.into_iter().find(|plan| plan.name == name).expect("a way to bid");
    let told = table.every_pair(plan, Leak::None).unwrap_or_else(|told| panic!("{name}: {told}"));
    assert_eq!(told.pairs, red * blue, "{name}");
    say("secrets", &format!("{name}: {} pairs of bids, {} observations: no two differ", told.pairs, told.compared));
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
