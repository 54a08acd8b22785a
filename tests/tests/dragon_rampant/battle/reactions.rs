//! Counter-charge and Evade.

use dragon_rampant::Flag;
use dragon_rampant::book::UnitType::{
    BellicoseFoot, HeavyFoot, HeavyRiders, LesserWarbeasts, LightFoot, LightRiders, Scouts,
};
use umpire_engine::table::{Kind, Reach, Seat};

use super::{passes, plainly};
use crate::fixture::Fought;

/// DR-REACT-1, DR-SR-COUNTER, DR-CC-1: at 7+, they meet in proportion: of 6" Heavy Foot come 6 * 6 / 16 = 2.25, told as 2.5.
#[test]
fn a_counter_charge_meets_half_way() {
    let play = plainly(&[HeavyFoot], &[HeavyRiders]).says(&passes("red-1", "attack"));
    assert_eq!(
        (play.asks().as_str(), play.seat(), play.offers()),
        ("react", "blue", vec!["counter".into(), "stand".into()])
    );
    let play = play.says("react: counter");
    assert_eq!(play.dice(), (2, 7));
    let play = play.says("counter: 3 4, gap: 6");
    let Kind::Instruct(told) = play.question().kind else { panic!("nothing is told") };
    assert_eq!(told.reach, Some(Reach { half: true, ..Reach::new(2, "IN") }));
}

/// DR-REACT-1: over its dice stands who rolls them, the attacker below.
#[test]
fn who_reacts_is_named_over_its_dice() {
    let play = plainly(&[HeavyFoot], &[HeavyRiders]).says(&passes("red-1", "attack")).says("react: counter");
    let deed = play.question().heading.deed.expect("somebody reacts");
    assert_eq!((deed.by.0, deed.to.map(|to| to.0)), (Seat::BLUE, Some(Seat::RED)));
}

/// DR-CC-2: both attack, and nobody has cover.
#[test]
fn after_a_counter_charge_both_attack() {
    let play = plainly(&[HeavyFoot], &[HeavyRiders]).says(&passes("red-1", "attack"));
    let play = play.says("react: counter, counter: 3 4, gap: 6, meet: done").shows("ground");
    assert_eq!(play.offers(), ["rough"]);
    let play = play.says("ground:, attack: hits 0");
    assert_eq!(play.dice(), (12, 4), "Heavy Riders attack at 4+");
}

/// DR-CC-3: in a tie the first attacker retreats.
#[test]
fn in_a_counter_charge_the_first_attacker_loses_a_tie() {
    let play = plainly(&[HeavyFoot], &[HeavyRiders]).says(&passes("red-1", "attack"));
    let play = play.says("react: counter, counter: 3 4, gap: 6, meet: done, ground:, attack: hits 2, defend: hits 2");
    assert_eq!((play.shows("retreat").seat()), "red");
}

/// DR-SR-COUNTER, DR-ACT-4: failed, it stands and defends; the phase goes on.
#[test]
fn a_failed_counter_charge_defends() {
    let play = plainly(&[HeavyFoot, HeavyFoot], &[HeavyRiders]).says(&passes("red-1", "attack"));
    let play = play.says("react: counter, counter: 3 3, ground:, attack: hits 0");
    assert_eq!(play.dice(), (12, 5));
    let play = play.says("defend: hits 0, retreat: full");
    assert_eq!((play.asks().as_str(), play.seat()), ("unit", "red"));
}

/// DR-SR-COUNTERFOOT, AMB-24: Bellicose Foot meet foot, but neither riders nor Warbeasts.
#[test]
fn bellicose_foot_meet_foot_alone() {
    plainly(&[HeavyFoot], &[BellicoseFoot]).says(&passes("red-1", "attack")).shows("react");
    plainly(&[HeavyRiders], &[BellicoseFoot]).says(&passes("red-1", "attack")).shows("ground");
    let play = plainly(&[LesserWarbeasts], &[BellicoseFoot]).says("wild: red-1, wild-test: 6 6");
    play.shows("ground");
}

/// DR-REACT-1, DR-BATTER-1: who is Battered does not react.
#[test]
fn the_battered_do_not_react() {
    let play = plainly(&[HeavyFoot, HeavyFoot], &[HeavyRiders]).says(&passes("red-1", "attack"));
    let play = play.says("react: stand, ground:, attack: hits 3, defend: hits 0, courage: 1 2, retreat: full");
    assert!(play.is("blue-1", Flag::Battered));
    play.says(&passes("red-2", "attack")).shows("ground");
}

/// DR-EVADE-1, DR-EVADE-2, DR-EVADE-3: a shot before the move, no test for it until the end; caught, its Armour is 1.
#[test]
fn an_evader_shoots_and_may_be_caught() {
    let play = plainly(&[HeavyFoot], &[LightRiders]).says(&passes("red-1", "attack")).says("react: evade, evade: 3 4");
    let play = play.says("evade-shot: before, aim:");
    assert_eq!((play.dice(), play.seat()), ((12, 6), "blue"));
    let play = play.says("shoot: hits 3").shows("evade-move");
    assert_eq!(play.sp("red-1"), 11);
    let play = play.says("evade-move: done, contact: yes").shows("ground");
    assert_eq!(play.offers(), ["rough"], "DR-EVADE-6: cover does not add to Armour 1");
    let play = play.says("ground:, attack: hits 2, defend: hits 0");
    assert_eq!(play.sp("blue-1"), 4);
    let play = play.says("courage: 6 6").shows("courage");
    assert_eq!(play.seat(), "red", "for what the shots took");
    let play = play.says("courage: 6 6").shows("retreat");
    assert_eq!(play.seat(), "blue");
}

/// DR-ATT-11, AMB-26: Evade shots count for who loses.
#[test]
fn evade_shots_count_for_the_loser() {
    let play = plainly(&[HeavyFoot], &[LightRiders]).says(&passes("red-1", "attack")).says("react: evade, evade: 3 4");
    let play = play.says("evade-shot: before, aim:, shoot: hits 6, evade-move: done, contact: yes");
    let play = play.says("ground:, attack: hits 1, defend: hits 0, courage: 6 6, courage: 6 6").shows("retreat");
    assert_eq!(play.seat(), "red");
}

/// DR-EVADE-3: where the charge does not reach it, nobody retreats; the attacker tests for what the shots took.
#[test]
fn an_evader_that_is_not_reached_ends_the_attack() {
    let play = plainly(&[HeavyFoot, HeavyFoot], &[LightRiders]).says(&passes("red-1", "attack"));
    let play = play.says("react: evade, evade: 3 4, evade-shot: after, evade-move: done, aim:, shoot: hits 3");
    let play = play.says("contact: no").shows("courage");
    assert_eq!(play.seat(), "red");
    play.says("courage: 6 6").shows("unit");
}

/// DR-EVADE-2: an attacker that the shots destroy does not arrive.
#[test]
fn shots_may_end_an_attack() {
    let play = plainly(&[HeavyFoot, Scouts, HeavyFoot], &[LightRiders]).says(&passes("red-2", "attack"));
    let play = play.says("react: evade, evade: 6 6, evade-shot: before, aim:, shoot: hits 12");
    assert_eq!((play.asks().as_str(), play.unit("red-2").on_table()), ("unit", false));
}

/// DR-EVADE-4: failed, it stands with Armour 1, and does not shoot.
#[test]
fn a_failed_evade_has_armour_1() {
    let play = plainly(&[HeavyFoot], &[LightRiders]).says(&passes("red-1", "attack")).says("react: evade, evade: 3 3");
    let play = play.says("ground:, attack: hits 2, defend: hits 0");
    assert_eq!(play.sp("blue-1"), 4);
}

/// DR-EVADE-5: who does not try keeps its Armour.
#[test]
fn who_does_not_try_keeps_its_armour() {
    let play = plainly(&[LightFoot], &[LightRiders]).says(&passes("red-1", "attack")).says("react: stand");
    let play = play.says("ground:, attack: hits 3, defend: hits 0");
    assert_eq!(play.sp("blue-1"), 5);
}
