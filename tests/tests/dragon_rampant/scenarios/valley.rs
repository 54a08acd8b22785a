//! G: into the Valley.

use dragon_rampant::book::UnitType::{HeavyFoot, LightMissiles, Scouts};
use dragon_rampant::{Departure, Ending, Place};

use super::{ended, moves, of};
use crate::fixture::{BattlePlay, Fought, plain};
use crate::quests::{Tests, attacks, run};

fn valley(house: &str) -> BattlePlay {
    let side = plain(&[Scouts, HeavyFoot, LightMissiles]);
    of("valley", house, &side, &side).says("deploy: done, quests:, quests:")
}

/// DR-SCEN-G-2: who moved in dangerous ground loses half of a die, rounded down, and tests no Courage.
#[test]
fn danger_takes_half_of_a_die() {
    let lost = |face: u8| {
        let play = moves(valley(""), "red-2").shows("valley").says(&format!("valley: danger, danger: {face}"));
        12 - play.shows("unit").sp("red-2")
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(lost), [0, 1, 1, 2, 2, 3]);
}

/// DR-SCEN-G-2: retreats too, but they reach no exit (DR-SCEN-3).
#[test]
fn a_retreat_is_dangerous_and_finds_no_exit() {
    let play = attacks(valley(""), "red-2", "blue-2", [0, 0], "6 6");
    let play = run(play, &[("valley", ""), ("ground", ""), ("attack", "hits 0"), ("defend", "hits 0")]);
    let play = run(play, &[("retreat", "full")]).shows("valley");
    assert_eq!(play.offers(), ["danger"]);
}

/// DR-SCEN-G-5, DR-SCEN-G-6: who touches an exit is safe: 3 Glory over half, 1 at half or below.
#[test]
fn who_touches_an_exit_is_safe() {
    let play = moves(valley(""), "red-2").says("valley: exit").shows("unit");
    assert_eq!((play.unit("red-2").place, ended(&play)), (Place::Exited, (None, 3, 0)));
    // Scouts have six: three lost are half.
    let weak = moves(valley(""), "red-1").says("valley: danger exit, danger: 6").shows("unit");
    assert_eq!((weak.sp("red-1"), ended(&weak)), (3, (None, 1, 0)));
}

/// DR-SCEN-G-3, HR-DANGER: a unit that danger destroys is lost as any other, and its side tests; or nobody does.
#[test]
fn danger_that_destroys_is_tested_for_unless_the_house_says_otherwise() {
    let lost = |house| {
        let once = moves(valley(house), "red-1").says("valley: danger, danger: 6").turn();
        moves(once, "red-1").says("valley: danger, danger: 6")
    };
    let tested = lost("");
    assert_eq!(tested.unit("red-1").place, Place::Gone(Departure::Withered, 2));
    // It was the Leader's unit.
    assert_eq!((tested.asks(), lost("danger").asks()), ("courage".into(), "unit".into()));
}

/// DR-SCEN-G-6: it ends when nobody is left on the table.
#[test]
fn it_ends_when_nobody_is_left() {
    let play = of("valley", "", &plain(&[HeavyFoot]), &plain(&[HeavyFoot])).says("deploy: done, quests:, quests:");
    let play = moves(play, "red-1").says("valley: exit").shows("unit");
    let play = moves(play, "blue-1").says("valley: exit").shows("judged");
    assert_eq!(ended(&play), (Some(Ending::Nobody), 3, 3));
}
