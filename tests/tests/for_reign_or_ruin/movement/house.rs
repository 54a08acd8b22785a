//! House rules of this step: how they are set is the setup's.

use for_reign_or_ruin::book::Order;

use super::moving_after;
use crate::fixture::{Carded, Fought, unit};

/// FR-HR-4: terrain stress is added, once a move.
#[test]
fn terrain_stress_may_be_added() {
    let menu = "rules: house, house: hr-4, house: done";
    let play = moving_after(menu, &[unit("A").order(Order::Attack).stressed(2)], &[unit("B")]);
    assert_eq!(play.clone().says("move: happened, happened: dense").stress("red-1"), 4);
    assert_eq!(play.says("move: happened, happened: broken dense").stress("red-1"), 4);
}
