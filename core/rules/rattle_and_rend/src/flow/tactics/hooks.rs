//! The moments at which a Tactic speaks.

use crate::flow::Table;
use crate::flow::check::Check;
use crate::grade::Grade;
use crate::state::{ElementId, State};
use umpire_engine::table::Seat;

/// What a Tactic does, moment by moment. Whatever it leaves out, it does not do.
pub(crate) trait TacticHooks {
    /// The tick list: what it brings to a check of an Element that carries it.
    fn own_check(_: &State, _: &mut Check) {}
    /// The tick list: what it brings to a check against a side that fields it.
    fn foe_check(_: &State, _: &mut Check) {}
    /// The dice lie there: another throw that takes their place, where an enemy carries this (RR-DICE-8).
    fn foe_again(_: &State, _: &Check, _: Grade) -> Option<Check> {
        None
    }
    /// The grade is final: what it means to the side of an Element that carries it (RR-DICE-8).
    fn graded(_: &Table, _: &Check, _: Grade) {}
    /// The same, once the Bonds had theirs.
    fn graded_last(_: &Table, _: &Check, _: Grade) {}
    /// A side that fields it faces this attacker: whether it dares to attack (F-ATTACK step 2).
    async fn gate(_: &Table, _: ElementId) -> bool {
        true
    }
    /// An Element that carries it has rolled Fury against a target, in an Action or a Retaliate (F-ATTACK step 5).
    async fn beside_attack(_: &Table, _attacker: ElementId, _target: ElementId, _: Grade) {}
    /// A side that fields it lost an Element to a failed Will check (F-REMOVE step 4).
    async fn fallen(_: &Table, _: ElementId) {}
    /// Points of the lost that still count for the Morale of a side that fields it.
    fn morale_points(_: &State, _: Seat) -> u8 {
        0
    }
    /// Whether there is anything to do in the first Turn of a side in a Round (RR-FIRST-1).
    fn wants_first_turn(_: &State, _: Seat) -> bool {
        false
    }
    /// What it does then.
    async fn first_turn(_: &Table, _: Seat) {}
}
