//! Tests of the tests: devices that leak, each in one way, and that must be caught.

use crate::deeds::PLANS;
use crate::sitting::Table;

/// What is wrong with a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Leak {
    /// Nothing.
    None,
    /// The number is painted although the curtain is closed.
    Paints,
    /// A number by cable is said back.
    Echoes,
    /// The log counts how often the picker was turned.
    Counts,
    /// The first number is stored before the second is in.
    Stores,
    /// An odd number sounds otherwise.
    Sings,
    /// A number's picture comes one stroke later.
    Late,
}

#[test]
fn every_leak_is_noticed_and_where() {
    let table = Table::at_a_bid();
    let by_cable = PLANS.iter().position(|plan| plan.last == "#blue").expect("a plan with numbers by cable");
    for (leak, plan, channel) in [
        (Leak::Paints, 0, "wire"),
        (Leak::Echoes, by_cable, "cable"),
        (Leak::Counts, 0, "cable"),
        (Leak::Stores, 0, "store"),
        (Leak::Sings, 0, "sound"),
        (Leak::Late, 0, "wire"),
    ] {
        let told = table.every_pair(PLANS[plan], leak).expect_err("two games can be told apart");
        assert!(told.contains(&format!(": {channel} after deed")), "{leak:?}: {told}");
    }
}
