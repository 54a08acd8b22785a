//! E: the Ringbearer.

use dragon_rampant::book::UnitType::{HeavyFoot, LightMissiles, RavenousHordes};
use dragon_rampant::{Ending, Team};

use super::{ended, of};
use crate::fixture::{BattlePlay, fresh, plain};
use crate::quests::{Tests, shoots};

/// Blue has the ring in its unit of this place, from 0.
fn hidden(ring: u8) -> BattlePlay {
    let red = plain(&[HeavyFoot, LightMissiles, LightMissiles, LightMissiles]);
    let blue = plain(&[HeavyFoot, RavenousHordes, RavenousHordes]);
    of("ring", "", &red, &blue).shows("ring").says(&format!("ring: {ring}, deploy: done, quests:, quests:"))
}

/// DR-SCEN-E-1: until the end nothing that is asked, told or logged depends on who has the ring.
#[test]
fn nothing_shows_who_has_the_ring() {
    let seen = |ring| {
        let play = shoots(hidden(ring), "red-2", "blue-2", 12, "6 6").passes();
        assert_eq!(play.asks(), "unit");
        play.with(|game| format!("{:?} {:?} {:?}", game.question(), game.news(), game.log()))
    };
    assert_eq!(seen(0), seen(2));
}

/// DR-SCEN-E-2, DR-SCEN-E-4, DR-TURN-6: the ring unit is gone, and it is over at once: 5 Glory, and 1 for each other.
#[test]
fn the_loss_of_the_ring_ends_it() {
    let play = shoots(hidden(2), "red-2", "blue-2", 12, "6 6");
    let play = shoots(play, "red-3", "blue-3", 12, "6 6").shows("judged");
    assert_eq!(ended(&play), (Some(Ending::RingLost), 6, 0));
}

/// DR-SCEN-E-4: kept to the end it is 4 Glory for the Defender.
#[test]
fn a_ring_that_is_kept_is_four_glory() {
    let play = hidden(0).says("unit: battle, end: agreed");
    assert_eq!(ended(&play), (Some(Ending::Agreed), 0, 4));
}

/// DR-SCEN-E-3: left alone on the table it takes all: no Glory but that of Quests.
#[test]
fn a_ring_left_alone_takes_all() {
    let play = shoots(hidden(0), "red-2", "blue-2", 12, "6 6");
    let play = shoots(play, "red-3", "blue-3", 12, "6 6").shows("judged");
    assert_eq!(ended(&play), (Some(Ending::RingBlast), 0, 0));
}

/// DR-SCEN-E-2: it ends when no Attacker is in play.
#[test]
fn it_ends_when_no_attacker_is_left() {
    let play = of("ring", "", &plain(&[RavenousHordes]), &plain(&[LightMissiles, HeavyFoot]));
    let play = play.says("ring: 1, deploy: done, quests:, quests:").passes();
    let play = shoots(play, "blue-1", "red-1", 12, "6 6").shows("judged");
    assert_eq!(ended(&play), (Some(Ending::Alone(Team::Defenders)), 0, 5));
}

/// AMB-114: where somebody deserts the Defender picks again, whoever it was; who did not desert keeps the ring.
#[test]
fn a_deserter_does_not_take_the_ring_along() {
    let red = plain(&[HeavyFoot, LightMissiles, LightMissiles]);
    let blue = plain(&[HeavyFoot, RavenousHordes, RavenousHordes]);
    let steps = "rules: traits, rules: pick, scenario: ring, told: done, rules: fight, terrain: done";
    let play = fresh(&[&red, &blue]).says(steps).says("trait: none, trait: unworthy, roles: red");
    // The third of Blue's deserts; then the second of who is left is picked.
    let with = |ring: u8| {
        let play = play.clone().says(&format!("ring: {ring}, deploy: done, desertion: 6 1")).shows("ring");
        play.says("ring: 1, quests:, quests:").shows("unit")
    };
    // It had the ring: the pick counts. It had not: the first keeps it.
    let lost = shoots(with(2), "red-2", "blue-2", 12, "6 6").shows("judged");
    assert_eq!(ended(&lost).0, Some(Ending::RingLost));
    let kept = shoots(with(0), "red-2", "blue-2", 12, "6 6").shows("judged");
    assert_eq!(ended(&kept).0, Some(Ending::RingBlast));
}
