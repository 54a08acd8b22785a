//! Orders and their tests.

use dragon_rampant::book::UnitType::{HeavyFoot, HeavyMissiles, LightFoot, LightRiders};

use super::{passes, plainly};
use crate::fixture::{Fought, fresh, go_on, plain, to_deployment};

/// DR-ACT-1, DR-ACT-2: a unit is tested once in a phase; 5+ on two dice moves Heavy Foot.
#[test]
fn a_unit_is_ordered_once() {
    let play = plainly(&[HeavyFoot, LightFoot], &[HeavyFoot]).says("unit: red-1, order: move");
    assert_eq!(play.dice(), (2, 5));
    let play = play.says("test: 2 3, move: done").shows("unit");
    assert_eq!(play.offers(), ["red-2", "battle", "end"]);
}

/// DR-ACT-3: a failed order ends the phase at once.
#[test]
fn a_failed_order_ends_the_phase() {
    let play = plainly(&[HeavyFoot, LightFoot], &[HeavyFoot]).says("unit: red-1, order: move, test: 2 2");
    assert_eq!((play.asks().as_str(), play.seat()), ("unit", "blue"));
}

/// DR-ACT-5: a phase ends when every unit was tested.
#[test]
fn a_phase_ends_when_all_were_tested() {
    let play = plainly(&[HeavyFoot], &[HeavyFoot]).says(&passes("red-1", "move")).says("move: done");
    assert_eq!(play.seat(), "blue");
}

/// DR-ACT-7: who is Battered takes no orders.
#[test]
fn the_battered_take_no_orders() {
    let play = plainly(&[HeavyFoot], &[HeavyFoot, LightFoot]).says(&passes("red-1", "attack"));
    let play = play.says("target: blue-2, ground:, attack: hits 6, defend: hits 0, courage: 3 2, retreat: full");
    let play = play.says("courage: 1 3, retreat: full").shows("unit");
    assert_eq!(play.offers(), ["blue-1", "battle", "end"], "4 - 3 = 1: it stays Battered");
}

/// DR-ACT-8: what a type can be ordered, each with its number.
#[test]
fn each_type_has_its_orders() {
    let play = plainly(&[HeavyFoot, HeavyMissiles, LightRiders], &[HeavyFoot]);
    let orders = |unit: &str| play.clone().says(&format!("unit: {unit}")).offers();
    assert_eq!(orders("red-1"), ["move", "attack", "wall", "back"]);
    assert_eq!(orders("red-2"), ["move", "attack", "shoot", "back"]);
    assert_eq!(orders("red-3"), ["move", "attack", "shoot", "skirmish", "back"]);
}

/// Another unit may be picked before the dice.
#[test]
fn an_order_can_be_thought_over() {
    let play = plainly(&[HeavyFoot, LightFoot], &[HeavyFoot]).says("unit: red-1, order: back");
    assert_eq!(play.offers()[..2], ["red-1", "red-2"]);
}

/// DR-ACT-10: who is off the table can only enter, by a Move order; and a failure ends the phase.
#[test]
fn who_waits_off_the_table_can_only_enter() {
    let (red, blue) = (plain(&[HeavyFoot, LightFoot]), plain(&[HeavyFoot]));
    let play = to_deployment(fresh(&[&red, &blue]).says("rules: traits, rules: room"))
        .says("deploy: done, room: red-2, room:");
    let play = go_on(play.says("quests:, quests:")).says("unit: red-2");
    assert_eq!(play.offers(), ["enter", "back"]);
    let play = play.says("order: enter");
    assert_eq!(play.dice(), (2, 5));
    assert!(play.clone().says("test: 6 6, enter: done").unit("red-2").on_table());
    assert_eq!(play.says("test: 1 1").seat(), "blue");
}
