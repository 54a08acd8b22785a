//! RR-TAC-SOOTHSAYERS: the Omen.

use rattle_and_rend::Grade;
use rattle_and_rend::book::Tactic::{Soothsayers, Temptors};
use umpire_engine::table::{Kind, Layout};
use umpire_tests::play::Play;

use super::{QUIET, band, by_house, fight, game, hits, mixed, next_round, only, stands};

/// Red's Omen is a 15.
fn omen() -> Play {
    fight(only(Soothsayers), QUIET).says("omen-die: 15").shows("act")
}

fn blow(play: Play) -> Play {
    stands(play, "red-1", "blue-1").says("facts:, roll: 1 1")
}

/// RR-TAC-SOOTHSAYERS, RR-FIRST-1: one d20, rolled and shown in the first Turn.
#[test]
fn the_omen_is_rolled_in_the_first_turn() {
    let die = fight(only(Soothsayers), QUIET).shows("omen-die");
    assert_eq!((die.seat(), die.roll().pool.count), ("red", 1));
    let seen = die.says("omen-die: 15");
    assert_eq!((seen.state().sides[0].round.omen, seen.momentum().0), (Some(15), 11));
    assert!(seen.heard().contains(&"omen"));
}

/// RR-TAC-SOOTHSAYERS: it takes one die once all are seen, in the place of the dice page.
#[test]
fn the_omen_takes_a_die() {
    let seen = blow(omen()).shows("omen");
    assert_eq!((seen.seat(), seen.offers()), ("red", vec!["stands".into(), "omen-1".into(), "omen-2".into()]));
    let Kind::Choose(choose) = seen.question().kind else { panic!("a choice") };
    assert!(matches!(choose.layout, Layout::Dice(_)) && choose.preset == 0);
    seen.clone().says("omen: stands").shows("act");
    let hit = seen.says("omen: omen-2").shows("roll");
    assert_eq!((hit.seat(), hit.roll().name, hit.grade()), ("blue", "Will", Grade::Success));
}

/// RR-TAC-SOOTHSAYERS, GAP 77: once a Turn, and again in the next, the enemy's too.
#[test]
fn the_omen_serves_once_a_turn() {
    let used = blow(omen()).says("omen: omen-1, roll: 20 1, push:").shows("act");
    let again = stands(used, "red-2", "blue-1").says("facts:, roll: 1 1").shows("act");
    let theirs = hits(again.says("act: pass"), "blue-1", "red-1").shows("omen");
    assert_eq!(theirs.seat(), "red");
    let missed = theirs.says("omen: stands, roll: 10 1").shows("omen");
    assert_eq!(missed.seat(), "red", "a check it was not used on leaves it for the next");
}

/// RR-TAC-SOOTHSAYERS: any check by either player, to spoil as well as to help.
#[test]
fn the_omen_spoils_the_enemys_dice() {
    let low = fight(only(Soothsayers), QUIET).says("omen-die: 1, act: pass");
    let hit = stands(low, "blue-1", "red-1").says("facts:, roll: 9 1").shows("omen");
    assert_eq!(hit.seat(), "red");
    hit.says("omen: omen-1").shows("act");
}

/// HR 10: by house rule once a Round.
#[test]
fn by_house_rule_the_omen_serves_once_a_round() {
    let omen = by_house("hr-10", only(Soothsayers), QUIET, "").says("omen-die: 15");
    let used = blow(omen).says("omen: omen-1, roll: 20 1, push:, act: pass").shows("act");
    stands(used, "blue-1", "red-1").says("facts:, roll: 1 1").shows("act");
}

/// HR 11: by house rule it stands for the whole check, which is never critical.
#[test]
fn by_house_rule_the_omen_stands_for_all_dice() {
    let seen = blow(by_house("hr-11", only(Soothsayers), QUIET, "").says("omen-die: 15"));
    assert_eq!(seen.offers(), ["stands", "omen-1"]);
    assert_eq!(seen.says("omen: omen-1").grade(), Grade::Success);
}

/// RR-MOM-7: unused, it is gone with the Round; the next first Turn brings another.
#[test]
fn the_omen_vanishes_with_the_round() {
    let next = next_round(omen()).shows("omen-die");
    assert_eq!(next.state().sides[0].round.omen, None);
    assert_eq!(next.roll().pool.count, 1);
}

/// RR-FIRST-2: no Turn, no Omen; without one the dice are news and nothing is asked.
#[test]
fn without_an_omen_nothing_is_asked() {
    let none = fight(QUIET, only(Soothsayers));
    stands(none, "red-1", "blue-1").says("facts:, roll: 1 1").shows("act");
}

/// GAP 146, RR-DICE-6: the Reactive Player first, the Active Player last, and not the same die.
#[test]
fn two_omens_take_two_dice() {
    let both = fight(only(Soothsayers), only(Soothsayers)).says("omen-die: 15, act: pass, omen-die: 14, act: pass");
    let both =
        both.shows("end-round").says("end-round: stay, act: sprint, who: blue-2, react: none-more, move:, act: pass");
    let first = blow(both).shows("omen");
    assert_eq!(first.seat(), "blue");
    let second = first.clone().says("omen: omen-1").shows("omen");
    assert_eq!((second.seat(), second.offers()), ("red", vec!["stands".into(), "omen-2".into()]));
    assert_eq!(second.says("omen: omen-2").grade(), Grade::Critical);
    let free = first.says("omen: stands").shows("omen");
    assert_eq!(free.offers(), ["stands", "omen-1", "omen-2"]);
}

/// GAP 146: a single die that is taken is taken.
#[test]
fn a_single_die_is_taken_once() {
    let both = fight(only(Soothsayers), only(Soothsayers)).says("omen-die: 15, act: pass, omen-die: 14, act: pass");
    let both = both.says("end-round: stay, act: sprint, who: blue-2, react: none-more, move:, act: pass");
    let one = stands(both, "red-1", "blue-1").says("facts: outnumbered, roll: 1").shows("omen");
    assert_eq!(one.seat(), "blue");
    let will = one.says("omen: omen-1").shows("roll");
    assert_eq!((will.seat(), will.roll().name), ("blue", "Will"), "red has no die left to take");
}

/// RR-CAMP-13, GAP 119: the whole warband has it while one carries it, lost or not.
#[test]
fn one_soothsayer_is_enough() {
    let one = game(mixed(only(Soothsayers), &[1, 2, 3, 4, 5, 6]), band(QUIET), "").says("omen-die: 15");
    blow(one).shows("omen");
    let lost = game(band(QUIET), mixed(only(Soothsayers), &[1, 2, 3, 4, 5, 6]), "").kills("red-1", "blue-7");
    let omen = lost.says("act: pass").shows("omen-die");
    assert_eq!(omen.seat(), "blue");
}

/// RR-DICE-6: first the tempter's die, then the throw, then the Omen.
#[test]
fn a_tempted_throw_can_be_bent() {
    let both = fight(only(Temptors), only(Soothsayers)).says("act: pass, omen-die: 15");
    let tempted =
        stands(both, "blue-1", "red-1").says("facts:, roll: tempt, tempted: accept, roll: 1 1 1").shows("omen");
    assert_eq!(tempted.offers(), ["stands", "omen-1", "omen-2", "omen-3"]);
}
