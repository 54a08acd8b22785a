//! D: the Crystal Gale.

use dragon_rampant::book::UnitType::{HeavyFoot, LightMissiles, LightRiders, RavenousHordes};
use dragon_rampant::{Ending, Team};

use super::{ended, moves, of};
use crate::fixture::{BattlePlay, plain};
use crate::quests::{Tests, shoots};

fn gale() -> BattlePlay {
    let red = plain(&[HeavyFoot, LightMissiles, LightRiders]);
    of("crystals", "", &red, &plain(&[HeavyFoot, RavenousHordes])).says("deploy: done, quests:, quests:")
}

/// DR-SCEN-D-2, DR-SCEN-D-3: a Move order takes crystals, several at once; 1 Glory each.
#[test]
fn a_move_takes_crystals() {
    let play = moves(gale(), "red-1").shows("crystals").says("crystals: 2").shows("unit");
    assert_eq!(ended(&play), (None, 2, 0));
    let play = moves(play.passes(), "blue-1").says("crystals: 3").shows("unit");
    assert_eq!(ended(&play), (None, 2, 3));
}

/// DR-SCEN-D-2, AMB-82: a Skirmish takes none.
#[test]
fn a_skirmish_takes_none() {
    let play = gale().says("unit: red-3, order: skirmish, test: 6 6, skirmish: only, skirmish-move: done");
    play.shows("unit");
}

/// DR-SCEN-D-3: the last crystal ends it, and no more can be taken than there are.
#[test]
fn the_last_crystal_ends_it() {
    let play = moves(gale(), "red-1").says("crystals: 9");
    let play = moves(play, "red-2").refuses("crystals: 2", umpire_engine::table::AnswerError::Range);
    let play = play.says("crystals: 1").shows("judged");
    assert_eq!(ended(&play), (Some(Ending::AllTaken), 10, 0));
}

/// DR-SCEN-D-3: who is left alone has the rest.
#[test]
fn who_is_left_alone_has_the_rest() {
    let play = of("crystals", "", &plain(&[LightMissiles, HeavyFoot]), &plain(&[RavenousHordes]));
    let play = moves(play.says("deploy: done, quests:, quests:"), "red-2").says("crystals: 4");
    let play = shoots(play, "red-1", "blue-1", 12, "6 6").shows("judged");
    assert_eq!(ended(&play), (Some(Ending::Alone(Team::Attackers)), 10, 0));
}
