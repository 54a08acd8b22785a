//! RR-TAC-RESURRECTIONISTS: the lost may come back.

use rattle_and_rend::Whereabouts;
use rattle_and_rend::book::Tactic::{Resurrectionists, Zealots};
use rattle_and_rend::book::{Tactic, Trait};
use umpire_engine::table::AnswerError;
use umpire_tests::play::Play;

use super::{QUIET, band, by_house, fight, game, mixed, next_round};

const RAISE: [Tactic; 2] = [Resurrectionists, Zealots];

/// Red loses Fighters, Dregs and its Ward in blue's Turn.
fn bled(play: Play) -> Play {
    play.says("act: pass").kills("blue-1", "red-1").kills("blue-2", "red-4").kills("blue-1", "red-7")
}

fn raises() -> Play {
    next_round(bled(fight(RAISE, QUIET))).shows("raise")
}

/// RR-TAC-RESURRECTIONISTS: those out of play, Wards aside, in the first Turn, each by its own Guile.
#[test]
fn the_lost_return_by_their_own_guile() {
    let open = raises();
    assert_eq!((open.seat(), open.facts()), ("red", vec!["red-1".into(), "red-4".into()]));
    let roll = open.says("raise: red-1").shows("roll");
    assert_eq!((roll.roll().name, roll.need(), roll.why().len()), ("Guile", 13, 0));
    let back = roll.clone().says("roll: 13 1").shows("return");
    assert_eq!(back.element("red-1").place, Whereabouts::Table);
    let done = back.says("return:").shows("act");
    assert!(done.clone().says("act: sprint").offers().contains(&"red-1".into()));
    let stays = roll.says("roll: 1 1").shows("act");
    assert!(stays.is_out("red-1"));
}

/// RR-TAC-RESURRECTIONISTS, RR-MOM-6: the Total rises, Momentum does not.
#[test]
fn who_returns_raises_the_total() {
    let before = raises();
    assert_eq!((before.state().sides[0].total, before.momentum().0), (8, 7));
    let after = before.says("raise: red-1, roll: 13 1, return:");
    assert_eq!((after.state().sides[0].total, after.momentum().0), (10, 7));
}

/// RR-TAC-RESURRECTIONISTS, RR-MOD-7: every one after the first has a Penalty; the owner says who is first.
#[test]
fn only_the_first_is_unhampered() {
    let both = raises().says("raise: red-1 red-4").shows("raise-first");
    assert_eq!(both.offers(), ["red-1", "red-4"]);
    let first = both.says("raise-first: red-4");
    assert!(first.why().is_empty());
    let second = first.says("roll: 13 1, return:").shows("roll");
    assert_eq!(second.why(), ["-Not the first"]);
    second.says("roll: 13").shows("return").says("return:").shows("act");
}

/// RR-TAC-RESURRECTIONISTS: nobody must; nothing is asked while nobody is lost.
#[test]
fn nobody_lost_nobody_raised() {
    raises().says("raise:").shows("act");
    fight(RAISE, QUIET).shows("act");
}

/// RR-TAC-RESURRECTIONISTS, RR-FIRST-1: who falls in that very Turn waits for the next Round.
#[test]
fn the_first_action_is_too_late() {
    let hazard = super::fight_on(RAISE, QUIET, "hazardous")
        .says("act: sprint, who: red-1, react: none-more, leaving: hazard-roll, roll: 1 1");
    assert!(hazard.is_out("red-1"));
    hazard.clone().shows("act");
    next_round(hazard).shows("raise");
}

/// GAP 86, GAP 87: a third of 12 is 4, Heavies too.
#[test]
fn a_third_of_the_warband_is_raised() {
    let lost = fight(RAISE, QUIET).says("act: pass").kills("blue-1", "red-1").kills("blue-2", "red-6");
    let open = next_round(lost).shows("raise");
    assert_eq!(open.facts(), ["red-1", "red-6"]);
    let open = open.refuses("raise: red-1 red-6", AnswerError::Weight);
    open.says("raise: red-6").shows("roll");
}

/// RR-CAMP-13, GAP 119: a third of those who carry it, and them only.
#[test]
fn a_third_of_the_carriers_is_raised() {
    // 1 Fighters, 4 Dregs and 7 Ward carry it: 4 points, so one.
    let some = next_round(bled(game(mixed(RAISE, &[2, 3, 5, 6]), band(QUIET), ""))).shows("raise");
    some.refuses("raise: red-1", AnswerError::Weight).says("raise: red-4").shows("roll");
    let none = next_round(bled(game(mixed(RAISE, &[1, 3, 4, 5, 6]), band(QUIET), "")));
    none.shows("act");
}

/// HR 32: no Heavies, or a Penalty for everybody.
#[test]
fn by_house_rule_the_dead_lie_heavier() {
    let lost = |rule| {
        let play = by_house(rule, RAISE, QUIET, "").says("act: pass");
        next_round(play.kills("blue-1", "red-4").kills("blue-2", "red-6"))
    };
    assert_eq!(lost("hr-32").shows("raise").facts(), ["red-4"]);
    let hard = lost("hr-32 hr-32").shows("raise");
    assert_eq!(hard.facts(), ["red-4", "red-6"]);
    let both = hard.clone().says("raise: red-4 red-6").shows("roll");
    assert_eq!(both.why(), ["-Not the first"]);
    assert_eq!(hard.says("raise: red-6").why(), ["-Not the first"]);
}

/// RR-TAC-RESURRECTIONISTS: the banished are not out of play for good.
#[test]
fn the_banished_are_not_raised() {
    let mut blue = band(QUIET);
    blue.entries[4].own = Some(Trait::BanishFoe);
    let gone = game(band(RAISE), blue, "").says("act: pass").kills("blue-1", "red-4");
    let gone = gone.says("act: banish-foe, target: red-1, react: none-more, roll: 10, banish:, roll: 11 1");
    let both = next_round(gone).shows("first-turn");
    assert_eq!(both.offers(), ["banished", "resurrectionists"]);
    assert_eq!(both.says("first-turn: resurrectionists").facts(), ["red-4"]);
}
