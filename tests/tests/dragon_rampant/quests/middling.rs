//! Quests that are worth 2.

use dragon_rampant::book::UnitType::{HeavyFoot, LightMissiles, RavenousHordes};

use super::{Tests, attacks, shoots, sworn, sworn_with};
use crate::fixture::{fresh, plain, to_deployment};

/// DR-QUEST-8: more taken than lost.
#[test]
fn destroy_more_than_lost() {
    let none = sworn("destroy-more");
    assert!(!none.fulfils("destroy-more"));
    let one = shoots(none, "red-2", "blue-5", 12, "6 6");
    assert!(one.fulfils("destroy-more"));
    let even = shoots(one.passes(), "blue-2", "red-5", 12, "6 6");
    assert!(!even.fulfils("destroy-more"));
}

/// DR-QUEST-9: half of the enemy's units.
#[test]
fn half_of_them_shall_fall() {
    let red = plain(&[HeavyFoot, LightMissiles, LightMissiles]);
    let blue = plain(&[HeavyFoot, HeavyFoot, RavenousHordes, RavenousHordes]);
    let play = to_deployment(fresh(&[&red, &blue]).says("rules: traits"));
    let play = play.says("deploy: done, quests: half-fall, quests:");
    let one = shoots(play, "red-2", "blue-3", 12, "6 6");
    assert!(!one.fulfils("half-fall"));
    assert!(shoots(one, "red-3", "blue-4", 12, "6 6").fulfils("half-fall"));
}

/// DR-QUEST-10: missiles took more than Attacks; a rout adds what was left to the hits it came of.
#[test]
fn arrows_before_spears() {
    let none = sworn("arrows");
    assert!(!none.fulfils("arrows"));
    let shot = shoots(none, "red-2", "blue-5", 3, "6 6");
    assert!(shot.fulfils("arrows"));
    let cut = attacks(shot.clone(), "red-8", "blue-6", [4, 0], "6 6");
    assert!(!cut.fulfils("arrows"));
    // Six by the Attack, then two by the volley and ten that ran from it.
    let cut = attacks(shot, "red-8", "blue-6", [6, 0], "6 6");
    let ran = shoots(cut, "red-3", "blue-2", 4, "1 1");
    assert!(ran.fulfils("arrows"));
}

/// DR-QUEST-11: the dearest enemy falls, however long it takes.
#[test]
fn smite_their_champions() {
    let half = shoots(sworn("champions"), "red-2", "blue-8", 12, "6 6");
    assert!(!half.fulfils("champions"));
    assert!(shoots(half.turn(), "red-3", "blue-8", 12, "6 6").fulfils("champions"));
}

/// DR-QUEST-11: where several are the dearest one of them is named.
#[test]
fn of_several_dearest_one_is_named() {
    let blue = plain(&[HeavyFoot, LightMissiles, RavenousHordes]);
    let play = to_deployment(fresh(&[&plain(&[LightMissiles]), &blue]).says("rules: traits"));
    let play = play.says("deploy: done, quests: champions").shows("champion");
    assert_eq!(play.offers(), ["blue-1", "blue-2"]);
}

/// DR-QUEST-12: two enemies in one turn.
#[test]
fn a_mighty_blow() {
    let one = shoots(sworn("mighty-blow"), "red-2", "blue-5", 12, "6 6");
    assert!(!one.fulfils("mighty-blow"));
    assert!(shoots(one.clone(), "red-3", "blue-6", 12, "6 6").fulfils("mighty-blow"));
    assert!(!shoots(one.turn(), "red-3", "blue-6", 12, "6 6").fulfils("mighty-blow"));
}

/// DR-QUEST-12, HR-STRIKE: a rout counts, unless the house says otherwise.
#[test]
fn a_rout_is_a_blow_unless_the_house_says_otherwise() {
    let both = |house| {
        let one = shoots(sworn_with("mighty-blow", house), "red-2", "blue-5", 12, "6 6");
        shoots(one, "red-3", "blue-2", 4, "1 1").fulfils("mighty-blow")
    };
    assert_eq!((both(""), both("strike")), (true, false));
}

/// DR-QUEST-14: an enemy that was named in secret falls.
#[test]
fn avenge_the_fallen() {
    let play = fresh(&[&plain(&super::SIDE), &plain(&super::SIDE)]).says("rules: traits");
    let play = to_deployment(play).says("deploy: done, quests: avenge").shows("avenge");
    // The fifth of Blue's.
    let play = play.says("avenge: 4, quests:").shows("unit");
    assert!(!shoots(play.clone(), "red-2", "blue-6", 12, "6 6").fulfils("avenge"));
    assert!(shoots(play, "red-2", "blue-5", 12, "6 6").fulfils("avenge"));
}
