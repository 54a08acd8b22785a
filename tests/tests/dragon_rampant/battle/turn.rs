//! Turns and phases.

use dragon_rampant::Step;
use dragon_rampant::book::UnitType::{BellicoseFoot, HeavyFoot, LightFoot};

use super::{passes, plainly};
use crate::fixture::go_on;

/// DR-TURN-1: the attacker's phase, the defender's, then the next turn.
#[test]
fn a_turn_is_a_phase_of_each() {
    let play = plainly(&[HeavyFoot], &[HeavyFoot]);
    assert_eq!((play.seat(), play.state().turn), ("red", 1));
    let play = play.says("unit: end");
    assert_eq!((play.seat(), play.state().turn), ("blue", 1));
    let play = go_on(play.says("unit: end"));
    assert_eq!((play.seat(), play.state().turn), ("red", 2));
}

/// DR-TURN-3: what was tested is ready again in the owner's next phase.
#[test]
fn a_new_phase_makes_units_ready() {
    let play = plainly(&[HeavyFoot, LightFoot], &[HeavyFoot]).says(&passes("red-1", "move")).says("move: done");
    assert_eq!(play.offers()[0], "red-2");
    let play = go_on(play.says("unit: end, unit: end"));
    assert_eq!(play.offers()[..2], ["red-1", "red-2"]);
}

/// DR-TURN-4, DR-ACT-6: Rally, then Wild Charges, then orders.
#[test]
fn a_phase_has_three_steps_in_order() {
    let play = plainly(&[HeavyFoot], &[BellicoseFoot, LightFoot]).says(&passes("red-1", "attack"));
    // Blue-2 loses 3 and is Battered.
    let play = play.says("target: blue-2, ground:, attack: hits 6, defend: hits 0, courage: 3 2, retreat: full");
    let play = play.shows("courage");
    assert_eq!((play.seat(), play.state().step), ("blue", Step::Rally));
    let play = play.says("courage: 6 6").shows("wild");
    assert_eq!(play.state().step, Step::WildCharges);
    let play = play.says("wild:").shows("unit");
    assert_eq!(play.state().step, Step::Orders);
}
