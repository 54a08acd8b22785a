//! F: Pot Boiler.

use dragon_rampant::book::UnitType::{HeavyFoot, LightMissiles, RavenousHordes};
use dragon_rampant::{Ending, Team};

use super::{ended, moves, of};
use crate::fixture::{BattlePlay, plain};
use crate::quests::{Tests, shoots};

fn boiling() -> BattlePlay {
    let red = plain(&[HeavyFoot, LightMissiles, RavenousHordes]);
    of("pot", "", &red, &plain(&[HeavyFoot, LightMissiles])).says("deploy: done, quests:, quests:")
}

/// DR-SCEN-F-2: from turn 3 on one captive is eaten at the end of each Defender phase.
#[test]
fn the_defender_eats_from_turn_three_on() {
    let third = boiling().turn().turn().passes();
    assert_eq!(third.state().goal.captives(), 10);
    let fourth = third.passes();
    assert_eq!((fourth.state().turn, fourth.state().goal.captives()), (4, 9));
    assert_eq!(ended(&fourth), (None, 0, 1));
}

/// DR-SCEN-F-2, DR-SCEN-F-4: all are gone at the end of turn 12.
#[test]
fn the_pot_is_empty_after_turn_twelve() {
    let twelfth = (0..11).fold(boiling(), |play, _| play.turn());
    assert_eq!(twelfth.state().turn, 12);
    let play = twelfth.passes().says("unit: end").shows("judged");
    assert_eq!(ended(&play), (Some(Ending::PotEmpty), 0, 10));
}

/// DR-SCEN-F-3: an Attacker over half that moves to the pot frees all who are left, and ends it.
#[test]
fn the_attacker_frees_who_is_left() {
    let play = boiling().turn().turn().turn();
    let play = moves(play, "red-1").shows("pot").says("pot: yes").shows("judged");
    assert_eq!(ended(&play), (Some(Ending::Rescue), 9, 1));
}

/// DR-SCEN-F-3: neither a unit at half nor a Defender is asked.
#[test]
fn the_weak_free_nobody() {
    let weak = shoots(boiling().passes(), "blue-2", "red-3", 6, "6 6").passes();
    moves(weak, "red-3").shows("unit");
    moves(boiling().passes(), "blue-1").shows("unit");
}

/// DR-SCEN-F-4: who is left alone has the rest.
#[test]
fn who_is_left_alone_has_the_rest() {
    let play =
        of("pot", "", &plain(&[RavenousHordes]), &plain(&[LightMissiles])).says("deploy: done, quests:, quests:");
    let play = shoots(play.passes(), "blue-1", "red-1", 12, "6 6").shows("judged");
    assert_eq!(ended(&play), (Some(Ending::Alone(Team::Defenders)), 0, 10));
}
