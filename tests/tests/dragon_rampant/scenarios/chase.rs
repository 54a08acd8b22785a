//! C: Death Chase.

use dragon_rampant::book::UnitType::{HeavyFoot, HeavyRiders, LightMissiles, RavenousHordes, Scouts};
use dragon_rampant::{Ending, Place, Team};

use super::{ended, moves, of};
use crate::fixture::{BattlePlay, Fought, plain};
use crate::quests::{Tests, shoots};

fn hunt(house: &str) -> BattlePlay {
    let red = plain(&[HeavyFoot, LightMissiles, HeavyRiders]);
    let blue = plain(&[HeavyRiders, RavenousHordes, LightMissiles, Scouts]);
    of("chase", house, &red, &blue).says("deploy: done, quests:, quests:")
}

/// DR-SCEN-C-2, DR-SCEN-C-5: a Defender that touches the west edge is out: 3 Glory over half.
#[test]
fn the_hunted_get_off_at_the_west_edge() {
    let play = moves(hunt("").passes(), "blue-2").shows("west").says("west: yes").shows("unit");
    assert_eq!(play.unit("blue-2").place, Place::Exited);
    assert_eq!(ended(&play), (None, 0, 3));
    // The hunters are not asked.
    moves(hunt(""), "red-1").shows("unit");
}

/// DR-SCEN-5, DR-SCEN-C-5: one at half or less brings 1; one that is lost brings the Attacker 2.
#[test]
fn the_weak_bring_less_and_the_lost_bring_the_hunter_two() {
    let weak = shoots(hunt(""), "red-2", "blue-2", 6, "6 6");
    let out = moves(weak.passes(), "blue-2").says("west: yes");
    assert_eq!(ended(&out), (None, 0, 1));
    let lost = shoots(hunt(""), "red-2", "blue-2", 12, "6 6");
    assert_eq!(ended(&lost), (None, 2, 0));
}

/// DR-SCEN-C-3: in turns 1 and 2 the Defender neither attacks nor shoots; from turn 3 on it does.
#[test]
fn the_hunted_do_not_fight_at_first() {
    let first = hunt("").passes().says("unit: blue-3");
    assert!(first.off("attack").is_some() && first.off("shoot").is_some() && first.off("move").is_none());
    let second = hunt("").turn().passes().says("unit: blue-3");
    assert!(second.off("attack").is_some() && second.off("shoot").is_some() && second.off("move").is_none());
    let third = hunt("").turn().turn().passes().says("unit: blue-3");
    assert!(third.off("attack").is_none() && third.off("shoot").is_none());
}

/// DR-SCEN-C-3, HR-CREACT: reactions are allowed, unless the house forbids them.
#[test]
fn the_hunted_may_react() {
    let attacked = |house| hunt(house).says("unit: red-3, order: attack, test: 6 6, target: blue-1").asks();
    assert_eq!((attacked("").as_str(), attacked("creact") == "react"), ("react", false));
}

/// DR-SCEN-C-4, AMB-81: it ends when one Warband is left; Defenders that are still there got away.
#[test]
fn who_is_left_has_got_away() {
    let play = of("chase", "", &plain(&[RavenousHordes]), &plain(&[LightMissiles, HeavyFoot]));
    let play = play.says("deploy: done, quests:, quests:").turn().turn().passes();
    let play = shoots(play, "blue-1", "red-1", 12, "6 6").shows("judged");
    assert_eq!(ended(&play), (Some(Ending::Alone(Team::Defenders)), 0, 6));
}

/// DR-SCEN-C-4: the last one out ends it.
#[test]
fn the_last_one_out_ends_it() {
    let play = of("chase", "", &plain(&[HeavyFoot]), &plain(&[RavenousHordes])).says("deploy: done, quests:, quests:");
    let play = moves(play.passes(), "blue-1").says("west: yes").shows("judged");
    assert_eq!(ended(&play), (Some(Ending::Alone(Team::Attackers)), 0, 3));
}
