//! Section 7.1: what the numbers come to on the table.

use rattle_and_rend::book::Tactic::{Bastions, Berserkers, DeathDefiers, Elites, Fusiliers, Rangers, Zealots};
use rattle_and_rend::book::{Band, Bond};
use umpire_tests::play::Play;

use super::{QUIET, band, by_house, fight, fight_on, game, hits, mixed, next_round, only, stands};

fn target_note(play: &Play, who: &str) -> String {
    play.clone().says(&format!("act: stand, who: {who}")).note()
}

fn sprint(play: &Play, who: &str) -> Option<umpire_engine::table::Reach> {
    play.clone().says(&format!("act: sprint, who: {who}, react: none-more")).told().reach
}

/// RR-TAC-BERSERKERS, RR-RNG-3: a Sprint is a band more than the new MOV.
#[test]
fn berserkers_sprint_farther_and_shoot_shorter() {
    let wild = fight(only(Berserkers), QUIET);
    assert_eq!((sprint(&wild, "red-1"), sprint(&wild, "red-3")), (Some(Band::L.reach()), Some(Band::L.reach())));
    assert_eq!(target_note(&wild, "red-2"), "in 80 mm");
    assert_eq!(target_note(&wild, "red-3"), "in 80 mm", "S is not lowered");
    assert_eq!(target_note(&wild, "red-1"), "touching");
}

/// RR-TAC-BERSERKERS, GAP 119: only who carries it.
#[test]
fn the_fringe_beside_berserkers_is_as_it_was() {
    let some = game(mixed(only(Berserkers), &[2]), band(QUIET), "");
    assert_eq!((sprint(&some, "red-1"), sprint(&some, "red-2")), (Some(Band::L.reach()), Some(Band::M.reach())));
    assert_eq!(target_note(&some, "red-2"), "in 160 mm");
}

/// RR-TAC-BASTIONS
#[test]
fn bastions_shoot_farther_and_step_shorter() {
    let firm = fight(only(Bastions), QUIET);
    assert_eq!(target_note(&firm, "red-1"), "in 80 mm");
    assert_eq!(target_note(&firm, "red-2"), "in 240 mm");
    let step = firm.says("act: charge, who: red-3, target: blue-1, react: none-more");
    assert_eq!(step.told().reach, Some(Band::S.reach()));
}

/// RR-TAC-BASTIONS, RR-ATK-3: Fighters that reach 80 mm can shoot.
#[test]
fn fighters_among_bastions_are_asked_for_contact() {
    assert_eq!(stands(fight(only(Bastions), QUIET), "red-1", "blue-1").facts(), ["contact", "friend", "outnumbered"]);
}

/// RR-TAC-DEATH-DEFIERS
#[test]
fn death_defiers_need_two_less_on_will() {
    for (target, need) in [("blue-1", 8), ("blue-2", 9), ("blue-4", 9), ("blue-6", 6), ("blue-7", 7)] {
        assert_eq!(hits(fight(QUIET, only(DeathDefiers)), "red-1", target).need(), need, "{target}");
    }
}

/// RR-TAC-DEATH-DEFIERS, RR-MOD-9: any own failure, the next own check, whoever makes it, and no more than one.
#[test]
fn a_failure_makes_the_next_check_defiant_once() {
    let failed = hits(fight(QUIET, only(DeathDefiers)), "red-1", "blue-1").says("roll: 1 1");
    assert!(failed.is_out("blue-1"));
    let next = hits(failed, "red-2", "blue-2");
    assert_eq!(next.why(), ["+Defiant"]);
    let passed = next.says("roll: 9 1 1, push:");
    assert!(hits(passed, "red-1", "blue-2").why().is_empty());
}

/// RR-TAC-DEATH-DEFIERS: not reset between Rounds; failing again brings it again.
#[test]
fn defiance_outlasts_the_round() {
    let failed = hits(fight(QUIET, only(DeathDefiers)), "red-1", "blue-1").says("roll: 1 1");
    let next = hits(next_round(failed), "red-1", "blue-2");
    assert_eq!(next.why(), ["+Defiant"]);
    let again = next.says("roll: 1 1 1");
    assert_eq!(hits(again, "red-2", "blue-3").why(), ["+Defiant"]);
}

/// RR-TAC-DEATH-DEFIERS: the Dregs' own test counts like any other.
#[test]
fn a_failed_fodder_makes_defiant_too() {
    let fodder = fight(QUIET, only(DeathDefiers))
        .says("act: stand, who: red-1, target: blue-1, react: fodder-blue-4, answer: accept, roll: 1 1")
        .says("facts:, roll: 9 1");
    assert_eq!(fodder.why(), ["+Defiant"]);
}

/// RR-TAC-DEATH-DEFIERS: Morale sets and uses it as well, and the owner says who rolls when.
#[test]
fn morale_is_a_will_check_for_death_defiers() {
    let mut blue = band([DeathDefiers, Zealots]);
    blue.bond = Some(Bond::Discipline);
    let few = game(band(QUIET), blue, "").kills("red-1", "blue-6");
    let few = hits(few, "red-2", "blue-1").says("roll: 1 1 1");
    let few = hits(few, "red-1", "blue-4").says("roll: 1 1 1").says("act: pass, act: pass, end-round: pass");
    let order = few.shows("check-order").says("check-order: blue-7");
    assert_eq!(order.why(), ["+Defiant"]);
    let next = order.says("roll: 1 1 1, check-order: blue-2");
    assert_eq!(next.why(), ["+Defiant"]);
    assert!(next.says("roll: 9 1 1, check-order: blue-5").why().is_empty());
}

/// RR-TAC-ELITES: a point for four types, and nobody's Charge is hampered.
#[test]
fn elites_charge_without_a_penalty() {
    let charge = |who: &str| {
        let go = format!("act: charge, who: {who}, target: blue-1, react: none-more, move:, confirm: blue-1, facts:");
        fight(only(Elites), QUIET).says(&go)
    };
    let fighters = charge("red-1");
    assert_eq!((fighters.why().len(), fighters.roll().pool.count, fighters.need()), (0, 2, 8));
    let dregs = charge("red-4");
    assert_eq!((dregs.why().len(), dregs.need()), (0, 13), "no better Fury, and no Penalty either");
}

/// RR-TAC-ELITES, GAP 119: other Penalties stay, and so does a Charge of the Fringe.
#[test]
fn elites_are_hampered_by_all_else() {
    let go = "act: charge, who: red-1, target: blue-1, react: none-more, move:, confirm: blue-1, facts: outnumbered";
    assert_eq!(fight(only(Elites), QUIET).says(go).why(), ["-Outnumbered"]);
    let fringe = game(mixed(only(Elites), &[1]), band(QUIET), "");
    let go = "act: charge, who: red-1, target: blue-1, react: none-more, move:, confirm: blue-1, facts:";
    assert_eq!(fringe.says(go).why(), ["-Charge"]);
}

/// RR-TAC-FUSILIERS: farther, Heavies still in melee; no cover against them (GAP 35).
#[test]
fn fusiliers_shoot_farther_and_past_cover() {
    let shots = fight_on(only(Fusiliers), QUIET, "blocking");
    assert_eq!(target_note(&shots, "red-2"), "in 240 mm");
    assert_eq!((target_note(&shots, "red-5"), target_note(&shots, "red-4")), ("in 80 mm".into(), "touching".into()));
    assert_eq!(stands(shots.clone(), "red-2", "blue-1").facts(), ["contact", "friend", "outnumbered", "close"]);
    assert_eq!(target_note(&shots, "red-6"), "in 160 mm");
    assert_eq!(stands(shots, "red-6", "blue-1").facts(), ["friend", "outnumbered"]);
    assert!(stands(fight_on(QUIET, QUIET, "blocking"), "red-2", "blue-1").facts().contains(&"cover".into()));
}

/// RR-TAC-FUSILIERS, HR 20
#[test]
fn by_house_rule_cover_counts_against_fusiliers() {
    let shots = stands(by_house("hr-20", only(Fusiliers), QUIET, "blocking"), "red-2", "blue-1");
    assert!(shots.facts().contains(&"cover".into()));
}

/// GAP 128: Fusiliers against Rangers, the Active Player's Tactic prevails.
#[test]
fn fusiliers_against_rangers_favour_whose_turn_it_is() {
    let own_turn = stands(fight_on(only(Fusiliers), only(Rangers), "blocking"), "red-2", "blue-1");
    assert!(!own_turn.facts().contains(&"cover".into()));
    let theirs = fight_on(only(Rangers), only(Fusiliers), "blocking")
        .says("act: sprint, who: red-1, react: none, move:, react: suppress-blue-2, answer: accept");
    assert!(theirs.facts().contains(&"cover".into()));
}
