//! Courage tests and their packets.

use dragon_rampant::book::Fantastical::{Fear, Fearful, NoFeelings, Undead};
use dragon_rampant::book::UnitType::{EliteFoot, HeavyFoot, LightFoot, LightMissiles, RavenousHordes, Scouts};
use dragon_rampant::{Departure, Flag, Place};
use umpire_engine::table::Scene;

use super::{passes, plainly, units};
use crate::fixture::{BattlePlay, Fought, plain, unit};

/// The modifiers of the open roll, by name.
#[track_caller]
fn why(play: &BattlePlay) -> Vec<(String, &'static str)> {
    play.roll().why.iter().map(|why| (why.amount.to_string(), why.name)).collect()
}

/// Light Foot blue-2 has lost 2 of 12, and tests at 4+.
fn hurt() -> BattlePlay {
    let play = plainly(&[LightMissiles, LightMissiles], &[LightFoot, LightFoot]).says(&passes("red-1", "shoot"));
    play.says("shoot-at: blue-2, aim:, shoot: hits 4").shows("courage")
}

/// DR-COURAGE-1, DR-COURAGE-6, DR-COURAGE-7, DR-COURAGE-9: 2 lost are -2, the Leader's own unit has +1 at once.
#[test]
fn every_modifier_is_named() {
    assert_eq!((why(&hurt()), hurt().dice()), (vec![("-2".into(), "Strength lost")], (2, 4)));
    let play = plainly(&[LightMissiles], &[LightFoot, LightFoot]).says(&passes("red-1", "shoot"));
    let play = play.says("shoot-at: blue-1, aim:, shoot: hits 4");
    assert_eq!(why(&play), [("-2".into(), "Strength lost"), ("+1".into(), "Leader near")]);
}

/// DR-COURAGE-13, DR-COURAGE-14: what failing costs is told before the dice.
#[test]
fn what_failing_costs_is_told_before() {
    assert_eq!(hurt().roll().stakes, ["retreat; total 0: gone", "", ""]);
}

/// DR-COURAGE-9, DR-LEAD-2: the Leader is asked about only where his +1 decides.
#[test]
fn the_leader_is_asked_about_where_he_decides() {
    hurt().says("courage: 3 3").shows("unit");
    hurt().says("courage: 2 3").shows("leader").says("leader: yes").shows("unit");
    hurt().says("courage: 2 2").shows("retreat");
    hurt().says("courage: 1 2").shows("retreat");
    let play = hurt().says("courage: 1 1").shows("leader").says("leader: yes").shows("retreat");
    assert!(play.unit("blue-2").on_table(), "0 + 1: Battered, not routed");
}

/// DR-COURAGE-12, DR-COURAGE-13: who fails retreats, and then is Battered.
#[test]
fn who_fails_is_battered() {
    let play = hurt().says("courage: 2 2");
    assert!(!play.is("blue-2", Flag::Battered), "first the retreat");
    assert!(play.says("retreat: full").is("blue-2", Flag::Battered));
}

/// DR-COURAGE-13, DR-BATTER-3: a second Battered result costs 1, and a retreat.
#[test]
fn battered_twice_costs_1() {
    let play = hurt().says("courage: 2 2, retreat: full").says(&passes("red-2", "shoot"));
    let play = play.says("shoot-at: blue-2, aim:, shoot: hits 2").shows("courage");
    let play = play.says("courage: 2 3").shows("retreat");
    assert_eq!(play.sp("blue-2"), 8, "12 - 2 - 1 - 1");
}

/// DR-COURAGE-14: 0 or less routs.
#[test]
fn nothing_left_routs() {
    let play = hurt().says("courage: 1 1, leader: no");
    assert_eq!(play.unit("blue-2").place, Place::Gone(Departure::Routed, 1));
}

/// DR-COURAGE-15, DR-UNDEAD-2: No Feelings passes at 0, routs below, and is never Battered.
#[test]
fn no_feelings_passes_at_0_or_routs() {
    let dead = [unit(LightFoot, &[], &[]), unit(LightFoot, &[], &[Undead, NoFeelings]), unit(LightFoot, &[], &[])];
    let start = units(&plain(&[LightMissiles]), &dead).says(&passes("red-1", "shoot"));
    let start = start.says("shoot-at: blue-2, aim:, shoot: hits 8");
    assert_eq!(start.sp("blue-2"), 8);
    assert!(start.clone().says("courage: 2 2").unit("blue-2").on_table());
    assert!(!start.says("courage: 1 2, leader: no").unit("blue-2").on_table());
}

/// DR-COURAGE-10, DR-FEAR-1: Fear costs 1 who lost to a unit that attacks and causes it; not who causes it, nor the Undead.
#[test]
fn fear_counts_where_it_attacks() {
    let fear = |more: &[_]| unit(HeavyFoot, &[], &[&[Fear], more].concat());
    let strike = "ground:, attack: hits 3, defend: hits 3";
    let play = units(&[fear(&[])], &plain(&[HeavyFoot])).says(&passes("red-1", "attack")).says(strike);
    assert_eq!(why(&play), [("-1".into(), "Strength lost"), ("-1".into(), "Fear"), ("+1".into(), "Leader near")]);
    let play = play.says("courage: 6 6");
    assert!(!why(&play).iter().any(|(_, name)| *name == "Fear"), "Red is not afraid");
    for brave in [fear(&[]), unit(HeavyFoot, &[], &[Undead])] {
        let play = units(&[fear(&[])], &[brave]).says(&passes("red-1", "attack")).says(strike);
        assert!(!why(&play).iter().any(|(_, name)| *name == "Fear"));
    }
    // AMB-35: it defends.
    let play = units(&plain(&[HeavyFoot]), &[fear(&[])]).says(&passes("red-1", "attack")).says(strike);
    let play = play.says("courage: 6 6");
    assert!(!why(&play).iter().any(|(_, name)| *name == "Fear"));
}

/// DR-COURAGE-11, DR-FEARFUL-1: the Fearful test at -1.
#[test]
fn the_fearful_test_at_minus_1() {
    let blue = [unit(LightFoot, &[], &[]), unit(LightFoot, &[], &[Fearful])];
    let play = units(&plain(&[LightMissiles]), &blue).says(&passes("red-1", "shoot"));
    let play = play.says("shoot-at: blue-2, aim:, shoot: hits 2");
    assert_eq!(why(&play), [("-1".into(), "Strength lost"), ("-1".into(), "Fearful")]);
}

/// What a test says it is for: beside its title, and behind *Why?*.
fn told(play: &BattlePlay) -> (String, String) {
    let (head, battle) = (play.question().heading, play.state());
    let mut why = String::new();
    head.why.write(&battle, &mut why).expect("a string has room");
    (head.note.line(&battle).to_string(), why)
}

/// What is so now.
fn notes(play: &BattlePlay) -> Vec<String> {
    let (battle, mut notes) = (play.state(), Vec::new());
    battle.notes(&mut |_, words| notes.push(words.line(&battle).to_string()));
    notes
}

/// A side whose Leader's unit of 1 point is shot away.
fn leaderless() -> BattlePlay {
    let play = plainly(&[LightMissiles], &[Scouts, LightFoot, LightFoot]).says(&passes("red-1", "shoot"));
    play.says("shoot-at: blue-1, aim:, shoot: hits 12").shows("courage")
}

/// DR-COURAGE-4, DR-LEAD-1, DR-LEAD-3: the Leader is gone: everybody else of his side tests, once, without him.
#[test]
fn the_loss_of_the_leader_is_tested_by_all() {
    let play = leaderless();
    assert_eq!(told(&play), ("Leader lost".into(), "Their Leader is gone: the whole Warband tests once.".into()));
    let play = play.says("courage: 3 3").shows("courage").says("courage: 3 3");
    assert!(notes(&play).contains(&"No Leader: no +1, no trait".to_string()), "{:?}", notes(&play));
    assert_eq!((play.asks().as_str(), play.seat()), ("unit", "blue"), "Red has no unit left to order");
}

/// DR-COURAGE-3: who becomes the only unit of its side tests.
#[test]
fn the_last_unit_tests() {
    let play = plainly(&[LightMissiles], &[LightFoot, Scouts]).says(&passes("red-1", "shoot"));
    let play = play.says("shoot-at: blue-2, aim:, shoot: hits 12").shows("courage");
    assert_eq!(why(&play), [("+1".into(), "Leader near")]);
    assert_eq!(told(&play), ("last unit".into(), "It is the last unit of its Warband.".into()));
    play.says("courage: 6 6").shows("unit");
}

/// Two Elite Foot of 6 points each rout from shots: 12 of 24 points are gone.
fn halved() -> BattlePlay {
    let blue = [LightFoot, EliteFoot, EliteFoot, LightFoot];
    let play = plainly(&[LightMissiles, LightMissiles], &blue).says(&passes("red-1", "shoot"));
    let play = play.says("shoot-at: blue-2, aim:, shoot: hits 12, courage: 1 1");
    assert!(!play.unit("blue-2").on_table() && !play.state().sides[1].half_lost, "6 points are not half");
    play.says(&passes("red-2", "shoot")).says("shoot-at: blue-3, aim:, shoot: hits 12, courage: 1 1").shows("courage")
}

/// DR-COURAGE-5, DR-COURAGE-8, DR-COURAGE-17: what comes of tests is the next packet: half is lost, all test once, at -1.
#[test]
fn half_lost_is_tested_by_all_at_minus_1() {
    let play = halved();
    assert_eq!(why(&play), [("-1".into(), "half warband lost"), ("+1".into(), "Leader near")]);
    let why_now = "Half of the Warband is gone: all test once, and with -1 from now on.";
    assert_eq!(told(&play), ("half warband lost".into(), why_now.into()));
    assert!(notes(&play).contains(&"Half the Warband: Courage -1".to_string()), "{:?}", notes(&play));
    let play = play.says("courage: 6 6").shows("courage");
    assert_eq!(why(&play), [("-1".into(), "half warband lost")]);
    play.says("courage: 6 6").shows("unit");
}

/// DR-COURAGE-17, AMB-72: whether the Leader helps is settled when the packet begins, though he is Battered in it.
#[test]
fn the_leader_of_a_packet_is_a_snapshot() {
    let play = halved().says("courage: 1 1, retreat: full").shows("courage");
    assert!(play.is("blue-1", Flag::Battered));
    play.says("courage: 2 2").shows("leader");
}

/// DR-COURAGE-17, DR-COURAGE-18: Leader, half and last unit in one packet are one test a unit.
#[test]
fn one_packet_is_one_test_a_unit() {
    let play = plainly(&[LightMissiles], &[Scouts, RavenousHordes]).says(&passes("red-1", "shoot"));
    // The Leader is gone, and blue-2 is the last: one test.
    let play = play.says("shoot-at: blue-1, aim:, shoot: hits 12").shows("courage").says("courage: 6 6");
    assert_ne!(play.asks(), "courage");
}
