//! Explosions (DR-EXPL-1 to DR-EXPL-5).

use dragon_rampant::book::Fantastical::{Exploder, Invisibility};
use dragon_rampant::book::UnitType::{HeavyFoot, LightFoot, LightMissiles, Scouts};
use dragon_rampant::{Departure, Flag, Place};

use super::{caster, casts, fought, ruled, sixes, with};
use crate::fixture::{Fought, plain, unit};

fn lit(
    red: &[dragon_rampant::roster::UnitEntry],
    blue: &[dragon_rampant::roster::UnitEntry],
) -> crate::fixture::BattlePlay {
    let mut red = red.to_vec();
    red.insert(0, with(LightFoot, Exploder));
    fought(&red, blue).says("unit: red-1, order: explode, sure: yes")
}

/// DR-EXPL-1: 5+, after it was asked twice.
#[test]
fn an_exploder_needs_5() {
    let play = fought(&[with(LightFoot, Exploder)], &plain(&[HeavyFoot])).says("unit: red-1, order: explode");
    assert_eq!(play.asks(), "sure");
    let back = play.clone().says("sure: no");
    assert_eq!((back.asks().as_str(), back.is("red-1", Flag::Tested)), ("unit", false));
    assert_eq!(play.says("sure: yes").dice(), (2, 5));
}

/// DR-EXPL-2: friend or foe within 6 inches, 12 dice each, a hit on 3 and more; then it is gone, and the phase goes on.
#[test]
fn an_explosion_hits_friend_and_foe() {
    let play = lit(&plain(&[HeavyFoot]), &plain(&[HeavyFoot, HeavyFoot])).says("test: 2 3").shows("blast");
    assert_eq!(play.offers(), ["red-2", "blue-1", "blue-2"]);
    let play = play.says("blast: red-2 blue-1, aim:");
    assert_eq!((play.asks().as_str(), play.dice()), ("shoot", (12, 3)));
    // Three hits on Armour 3 take one; in cover none.
    let three = "3 3 3 2 2 2 2 2 2 2 2 2";
    let play = play.says(&format!("shoot: {three}, aim: cover, shoot: {three}"));
    assert_eq!((play.sp("red-2"), play.sp("blue-1"), play.sp("blue-2")), (11, 12, 12));
    assert_eq!(play.unit("red-1").place, Place::Gone(Departure::Exploded, 1));
    assert_eq!(play.asks(), "courage");
}

/// DR-EXPL-2: six dice where the Exploder is down to half.
#[test]
fn a_weak_exploder_has_six_dice() {
    let play = fought(&[with(LightFoot, Exploder)], &plain(&[LightMissiles]))
        .says("unit: end, unit: blue-1, order: shoot, test: 6 6")
        .says(&format!("aim:, shoot: {}, courage: 6 6", sixes(12)))
        .says("unit: red-1, order: explode, sure: yes, test: 6 6, blast: blue-1, aim:");
    assert_eq!(play.dice(), (6, 3));
}

/// DR-EXPL-3, AMB-62: who fails implodes; nobody is hurt, and the phase is over.
#[test]
fn who_fails_implodes() {
    let play = lit(&plain(&[HeavyFoot, HeavyFoot, HeavyFoot]), &plain(&[HeavyFoot])).says("test: 2 2");
    assert_eq!(play.unit("red-1").place, Place::Gone(Departure::Exploded, 1));
    assert_eq!(play.sp("blue-1"), 12);
    // It was the Leader's unit: all of that side test.
    let play = play.says("courage: 6 6, courage: 6 6, courage: 6 6");
    assert_eq!((play.asks().as_str(), play.seat()), ("unit", "blue"));
}

/// DR-EXPL-4: all dice, then the Exploder goes, then one packet of both sides; each tests once.
#[test]
fn one_packet_for_all() {
    let play = lit(&plain(&[HeavyFoot]), &plain(&[HeavyFoot, HeavyFoot]))
        .says(&format!("test: 6 6, blast: red-2 blue-1, aim:, shoot: {0}, aim:, shoot: {0}", sixes(12)));
    // Red lost its Leader, and is down to one unit, which lost Strength too: still one test.
    let play = play.says("courage: 6 6, courage: 6 6");
    assert_eq!((play.asks().as_str(), play.seat()), ("unit", "red"));
}

/// DR-EXPL-4, DR-REMOVE: who is destroyed by it goes as a friend's or an enemy's victim.
#[test]
fn victims_are_destroyed_or_blown_up_by_a_friend() {
    let all = sixes(12);
    let play = lit(&plain(&[Scouts, HeavyFoot]), &plain(&[Scouts, HeavyFoot]))
        .says(&format!("test: 6 6, blast: red-2 blue-1, aim:, shoot: {all}, aim:, shoot: {all}"));
    assert_eq!(play.unit("red-2").place, Place::Gone(Departure::FriendlyBlast, 1));
    assert_eq!(play.unit("blue-1").place, Place::Gone(Departure::Destroyed, 1));
}

/// DR-EXPL-5, AMB-61: Invisible units and those in Dragon's Breath are hit.
#[test]
fn it_is_aimed_at_nobody() {
    let play =
        fought(&[with(LightFoot, Exploder), caster()], &[with(HeavyFoot, Invisibility), unit(HeavyFoot, &[], &[])])
            .says(&casts("red-2", "breath", "blue-2"))
            .says("unit: red-1, order: explode, sure: yes, test: 6 6");
    assert_eq!(play.offers(), ["red-2", "blue-1", "blue-2"]);
}

/// HR-BLASTINVIS, AMB-61: where the table plays so, Invisible units are spared.
#[test]
fn a_blast_may_spare_the_invisible() {
    let play =
        ruled(&[with(LightFoot, Exploder)], &[with(HeavyFoot, Invisibility), unit(HeavyFoot, &[], &[])], "blastinvis")
            .says("unit: red-1, order: explode, sure: yes, test: 6 6");
    assert_eq!(play.offers(), ["blue-2"]);
}

/// HR-BLASTCOVER, AMB-98: where the table plays so, cover within 6 inches is taken away; it has counted once more.
#[test]
fn a_blast_may_destroy_cover() {
    let play = ruled(&[with(LightFoot, Exploder)], &plain(&[HeavyFoot, HeavyFoot]), "blastcover")
        .says("unit: red-1, order: explode, sure: yes, test: 6 6, blast: blue-1")
        .says("aim: cover, shoot: 3 3 3 2 2 2 2 2 2 2 2 2")
        .shows("blast-cover");
    assert_eq!(play.sp("blue-1"), 12);
}

/// DR-EXPL-5: Scouts have Armour 2 against it, as against shots: four hits take two.
#[test]
fn scouts_have_armour_2_against_it() {
    let play = lit(&[], &plain(&[Scouts])).says("test: 6 6, blast: blue-1, aim:, shoot: 3 3 3 3 1 1 1 1 1 1 1 1");
    assert_eq!(play.sp("blue-1"), 4);
}

/// AMB-104: a Battered Exploder gets no order.
#[test]
fn a_battered_exploder_does_not_explode() {
    let play = fought(&[unit(HeavyFoot, &[], &[]), with(LightFoot, Exploder)], &[caster()])
        .says("unit: end")
        .says(&casts("blue-1", "befuddle", "red-2"))
        .says("courage: 1 2, leader: no, retreat: full");
    assert_eq!(play.offers()[0], "red-1");
    assert!(!play.offers().contains(&"red-2".into()));
}
