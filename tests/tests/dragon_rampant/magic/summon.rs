//! Summoning (DR-SUMM-1 to DR-SUMM-5, FLOW-SUMMON).

use dragon_rampant::book::Fantastical::{Flying, Summoner, Undead};
use dragon_rampant::book::UnitType::{HeavyFoot, LightFoot, LightMissiles};
use dragon_rampant::roster::UnitEntry;
use dragon_rampant::{Flag, Place};

use super::{PASS, pot, with};
use crate::fixture::{BattlePlay, Fought, deployed, plain, to_deployment, unit};

/// A Summoner with an Undead unit and Flyers that it may bring on.
fn summoner() -> [UnitEntry; 3] {
    [with(LightFoot, Summoner), with(HeavyFoot, Undead), with(HeavyFoot, Flying)]
}

/// These of Red's wait, in Red's first phase; with these house rules, and these that do not fit.
pub(crate) fn held(waiting: &str, house: &str) -> BattlePlay {
    let play = pot(&summoner(), &plain(&[LightMissiles])).says(&format!("rules: house, house: {house}, rules: traits"));
    let play = play.then(|game| {
        loop {
            let id = game.question().expect("it goes on").heading.id;
            let step = match id {
                "hold" => break,
                "rules" => "rules: fight",
                "trait" => "trait: none",
                "roles" => "roles: red",
                _ => "terrain: done",
            };
            umpire_tests::play::say(game, step).unwrap_or_else(|error| panic!("{error}"));
        }
    });
    deployed(to_deployment(play.says(&format!("hold: {waiting}"))))
}

/// DR-SUMM-1: 6 on two dice; a failure ends the phase.
#[test]
fn summoning_needs_6() {
    let play = held("red-2 red-3", "").says("unit: red-1, order: summon");
    assert_eq!(play.offers(), ["red-2", "red-3"]);
    let play = play.says("summon: red-2");
    assert_eq!(play.dice(), (2, 6));
    assert_eq!(play.clone().says("test: 2 3").seat(), "blue");
    let play = play.says("test: 3 3").shows("spot");
    let umpire_engine::table::Kind::Choose(rows) = play.question().kind else { panic!("two rows") };
    let read = |at: usize| (play.labels()[at].clone(), rows.options[at].gist);
    assert_eq!(read(0), ("It is placed".into(), "In 12\", 6\" from every enemy"));
    assert_eq!(read(1), ("No such spot".into(), "It waits, to be called again"));
}

/// DR-SUMM-1: where nobody waits there is nothing to order.
#[test]
fn nobody_waits_nobody_comes() {
    let play = held("", "").says("unit: red-1");
    assert_eq!(play.off("summon"), Some("No unit waits to be summoned"));
}

/// DR-SUMM-2, DR-SUMM-3, DR-ACT-11: who comes is on the table, and finished for this phase.
#[test]
fn who_is_summoned_is_finished() {
    let play = held("red-2 red-3", "").says("unit: red-1, order: summon, summon: red-2").says(PASS).says("spot: yes");
    assert_eq!(play.unit("red-2").place, Place::OnTable);
    assert!(play.is("red-2", Flag::Tested) && play.is("red-1", Flag::Tested));
    // DR-SUMM-3: the Summoner has done what it may in this turn, and nobody is left to be ordered.
    assert_eq!((play.asks().as_str(), play.seat()), ("unit", "blue"));
}

/// DR-SUMM-2: without a legal spot it waits on, the Summoner is finished, and the phase goes on.
#[test]
fn without_a_spot_it_waits() {
    let play = held("red-2", "").says("unit: red-1, order: summon, summon: red-2").says(PASS).says("spot: no");
    assert_eq!(play.unit("red-2").place, Place::Summoned);
    assert_eq!((play.asks().as_str(), play.seat()), ("unit", "red"));
    assert!(play.is("red-1", Flag::Tested));
    let later = play.says("unit: end, unit: end, unit: red-1, order: summon, summon: red-2");
    assert_eq!(later.asks(), "test");
}

/// DR-SUMM-1: -1 for a Summoner at half of its Strength.
#[test]
fn a_weak_summoner_has_1_less() {
    let play = held("red-2 red-3", "")
        .says("unit: end, unit: blue-1, order: shoot")
        .says(PASS)
        .says("aim:, shoot: 6 6 6 6 6 6 6 6 6 6 6 6, courage: 6 6")
        .says("unit: red-1, order: summon, summon: red-2");
    assert_eq!(play.clone().says("test: 3 3").seat(), "blue");
    play.says("test: 3 4").shows("spot");
}

/// DR-SUMM-5, AMB-63, HR-SUMMOFF: who is held back makes it no harder; or it does.
#[test]
fn units_held_back_cost_nothing_or_1() {
    let summons =
        |house: &str| held("red-2", house).says("unit: red-1, order: summon, summon: red-2, test: 3 3").asks();
    assert_eq!(summons(""), "spot");
    assert_eq!(summons("summoff"), "unit");
}

/// DR-SUMM-4, AMB-64: without a Summoner nobody comes, and who waits is no casualty.
#[test]
fn without_a_summoner_they_never_come() {
    let play = held("red-2", "");
    let red = umpire_engine::table::Seat::RED;
    let mut b = play.state();
    b.units[2].place = Place::Exited;
    assert!(b.is_in_play(red));
    b.units[0].place = Place::Exited;
    assert!(!b.is_in_play(red));
    assert!(!b.side(red).half_lost && b.points_lost(red).0 == 0);
}

/// DR-SPELL-PROD, FLOW-SUMMON: a Prod has a failed summon rolled again.
#[test]
fn a_prodded_summoner_rolls_again() {
    let red = [with(LightFoot, Summoner), super::caster(), with(HeavyFoot, Undead)];
    let play = pot(&red, &[unit(HeavyFoot, &[], &[])]).says("rules: traits, rules: fight, terrain: done");
    let play = play.says("trait: none, trait: none, roles: red, hold: red-3");
    deployed(to_deployment(play))
        .says(&super::casts("red-2", "prod", "red-1"))
        .says("unit: red-1, order: summon, summon: red-3, test: 1 1")
        .shows("test-again");
}
