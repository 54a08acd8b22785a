//! Skipping ahead, and jumping back (FR-UI-2).

use super::ordered;
use crate::fixture::{BattlePlay, Carded, Fought, begun, foes, unit};
use for_reign_or_ruin::book::{Attribute, Order};
use umpire_engine::table::Source;

/// FR-UI-2: a step that is skipped warns first of what waits, and can be taken back.
#[test]
fn skipping_warns() {
    let play = begun(&ordered(), &foes()).past(16).shows("step").says("step: skip").shows("skip");
    let why = play.question().heading.why;
    assert_eq!(play.with(|game| why.line(&*game.scene()).to_string()), "Orders: this stays undone.");
    let back = play.clone().says("skip: back").shows("step");
    assert_eq!(back.says("step: begin").asks(), "whom");
    assert_eq!(play.says("skip: skip").asks(), "turn");
}

/// FR-UI-2: several steps are skipped at once: to the next turn, nobody turns to another order in step 17.
#[test]
fn several_steps_are_skipped_at_once() {
    let [lord, spears] = ordered();
    let red = [lord, spears, unit("Dead").under(1, Some(0)).special(Attribute::Mindless).order(Order::Attack)];
    let skipped = begun(&red, &foes()).past(16).says("step: skip, skip: to-18").shows("turn");
    assert_eq!(skipped.order("red-3"), Order::Attack, "step 17 was skipped, too");
    assert_eq!(begun(&red, &foes()).past(16).says("step: skip, skip: skip").asks(), "swapped", "one step alone");
    let next = skipped.says("turn: begin").past(16).shows("step");
    assert_eq!(next.state().turn, 2, "the next turn has all its steps");
}

/// FR-UI-2: who skips over step 13 while somebody has to check is told that nobody will.
#[test]
fn skipping_over_checks_says_so() {
    let said = |stress| {
        let shaken = unit("Shaken").stressed(0).special(Attribute::Instable);
        let play = begun(&[shaken, unit("Spears")], &foes()).skips_to(12).says("step: begin");
        let play = play.says(&format!("instable: {stress}"));
        let play = if play.asks() == "step" { play.says("step: skip") } else { play };
        play.asks() == "skip" && play.reads("").iter().any(|line| line == "Morale checks are not made")
    };
    assert!(said(2) && !said(0));
}

/// FR-UI-2: rows lead to later phases only.
#[test]
fn one_skips_ahead_only() {
    let play = begun(&ordered(), &foes()).past(16);
    assert_eq!(play.offers(), ["begin", "skip"]);
    assert_eq!(play.says("step: skip").offers(), ["skip", "to-18", "back"]);
}

/// FR-UI-2: sixteen inputs and more are undone, and the same ones again lead to the same place.
#[test]
fn sixteen_inputs_are_undone() {
    let turn = |play: BattlePlay, order: &str| {
        let play = play.past(16).says("step: begin, whom: red-2, order: back, whom: red-2");
        play.says(&format!("order: {order}, turn: begin"))
    };
    let play = ["march", "halt", "move"].into_iter().fold(begun(&ordered(), &foes()), turn);
    let undone = play.clone().then(|game| {
        (0..16).for_each(|_| umpire_tests::game_play::take_back(game));
    });
    assert_eq!(undone.tape().answer_count() + 16, play.tape().answer_count());
    assert!(undone.state().turn < play.state().turn);
    let again = undone.then(|game| {
        assert!((0..16).all(|_| game.redo(Source::Thumb)), "all of it comes again");
    });
    assert_eq!((again.state(), again.asks()), (play.state(), play.asks()));
}

/// FR-UI-2: what was skipped in a turn is asked again in the next.
#[test]
fn skipping_lasts_for_its_turn() {
    let [lord, spears] = ordered();
    let red = [lord.special(Attribute::Caster), spears];
    let play = begun(&red, &foes()).past(16).says("step: skip, skip: to-18").shows("turn");
    assert_eq!(play.says("turn: begin").past(3).asks(), "cast");
}

/// FR-UI-2: from an early step to a later phase: nothing between is asked.
#[test]
fn phases_are_skipped_at_once() {
    let [lord, spears] = ordered();
    let play = begun(&[lord.special(Attribute::Caster), spears], &foes()).shows("step");
    assert_eq!(play.clone().says("step: skip").offers(), ["skip", "to-6", "to-9", "to-14", "to-18", "back"]);
    for step in [6, 9, 14] {
        let play = play.clone().says(&format!("step: skip, skip: to-{step}")).shows("cast");
        assert_eq!(play.state().step.0, step);
    }
    assert_eq!(play.says("step: skip, skip: to-18").asks(), "turn");
}

/// FR-MOR-2, FR-UI-2: checks that are skipped are not made up for: the next ones compare with the stress of that step.
#[test]
fn skipped_checks_are_compared_with() {
    let play = begun(&[ordered()[0].clone(), unit("Spears").stressed(1)], &foes());
    // Quick mode gives the stress, the guide goes on with the same turn.
    let play =
        play.past(17).says("turn: quick, quick: stress, whose: red, who: red-2, amount: 2, quick: guide, turn: begin");
    let play = play.past(13).shows("step");
    assert_eq!(play.element("red-2").stress_ref, 1);
    assert_eq!(play.says("step: skip, skip: skip").element("red-2").stress_ref, 3);
}
