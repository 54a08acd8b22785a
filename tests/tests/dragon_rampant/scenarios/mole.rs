//! B: the Sacred Mole.

use dragon_rampant::book::UnitType::{EliteFoot, HeavyFoot, LightMissiles, RavenousHordes};
use dragon_rampant::{Ending, Mole, Team};

use super::{ended, moves, of};
use crate::fixture::{BattlePlay, Fought, plain};
use crate::quests::{Tests, attacks, run, shoots};

fn carried() -> BattlePlay {
    let side = plain(&[HeavyFoot, EliteFoot, LightMissiles, RavenousHordes]);
    of("mole", "", &side, &side).says("deploy: done, carrier: red-4, quests:, quests:")
}

fn has(play: &BattlePlay, unit: &str) -> bool {
    play.state().goal.mole == Mole::With(play.id(unit))
}

/// DR-SCEN-B-2, DR-SCEN-B-6: the Attacker's carrier at the corner ends it at once: 5 Glory.
#[test]
fn a_delivered_mole_ends_it() {
    let play = moves(carried(), "red-4").shows("mole").says("mole: there").shows("judged");
    assert_eq!(ended(&play), (Some(Ending::Delivered(Team::Attackers)), 5, 0));
}

/// DR-SCEN-B-2: who does not carry it is not asked.
#[test]
fn only_the_carrier_is_asked() {
    moves(carried(), "red-1").shows("unit");
}

/// DR-SCEN-B-3: its carrier passes it to a friend in a Move.
#[test]
fn the_mole_is_passed_in_a_move() {
    let play = moves(carried(), "red-4").says("mole: pass, pass-to: red-2").shows("unit");
    assert!(has(&play, "red-2"));
}

/// DR-SCEN-B-4: who makes its carrier retreat in an Attack takes it; the Defender brings it to the entrance.
#[test]
fn an_attack_takes_the_mole() {
    // One hit on Armour 1: the loser retreats, and holds its Courage.
    let play = attacks(carried().passes(), "blue-2", "red-4", [1, 0], "6 6").shows("unit");
    assert!(has(&play, "blue-2"));
    let play = moves(play.passes().passes(), "blue-2").says("mole: there").shows("judged");
    assert_eq!(ended(&play), (Some(Ending::Delivered(Team::Defenders)), 0, 5));
}

/// DR-SCEN-B-4: shots never make it drop, even where they make its carrier retreat.
#[test]
fn shots_never_take_the_mole() {
    // One lost; 2d6 of 4 - 1 is below 5: it retreats, Battered.
    let play = shoots(carried().passes(), "blue-3", "red-4", 1, "1 3").shows("unit");
    assert!(has(&play, "red-4") && play.unit("red-4").is_battered());
}

/// DR-SCEN-B-5: a carrier that is destroyed in an Attack loses it to whoever did that.
#[test]
fn who_destroys_the_carrier_takes_it() {
    let play = attacks(carried().passes(), "blue-2", "red-4", [12, 0], "6 6");
    assert!(has(&play, "blue-2"));
}

/// DR-SCEN-B-5: shot down it lies there, for whoever ends a Move at it.
#[test]
fn a_mole_without_a_carrier_is_found() {
    let play = shoots(carried().passes(), "blue-3", "red-4", 12, "6 6");
    assert_eq!(play.state().goal.mole, Mole::LostBy(play.id("red-4")));
    let left = moves(play.clone(), "blue-1").says("take-mole: no").shows("unit");
    assert_eq!(left.state().goal.mole, Mole::LostBy(play.id("red-4")));
    let play = moves(play, "blue-1").says("take-mole: yes").shows("unit");
    assert!(has(&play, "blue-1"));
}

/// DR-SCEN-B-6, DR-SCEN-4: where one Warband is left it has the mole's Glory.
#[test]
fn who_is_left_alone_has_the_glory() {
    let red = plain(&[RavenousHordes]);
    let play = of("mole", "", &red, &plain(&[LightMissiles])).says("deploy: done, carrier: red-1, quests:, quests:");
    let play = shoots(play.passes(), "blue-1", "red-1", 12, "6 6").shows("judged");
    assert_eq!(ended(&play), (Some(Ending::Alone(Team::Defenders)), 0, 5));
}

/// DR-SCEN-3: who is Battered achieves nothing; it cannot move by order, and its retreat asks nothing.
#[test]
fn a_retreat_delivers_nothing() {
    let play = carried().passes().says("unit: blue-3, order: shoot, test: 6 6, shoot-at: red-4, aim:, shoot: hits 1");
    run(play, &[("courage", "1 3"), ("leader", "no"), ("retreat", "full")]).shows("unit");
}
