//! Deployment and what comes around it.

use dragon_rampant::book::Fantastical::{Summoner, Undead};
use dragon_rampant::book::UnitType::{HeavyFoot, HeavyMissiles, LightFoot};
use dragon_rampant::{Departure, Edge, Mole, Place};
use umpire_engine::table::{Diagram, Kind, Seat};

use crate::fixture::{BattlePlay, Fought, fresh, plain, to_deployment, unit};

fn three() -> [Vec<dragon_rampant::roster::UnitEntry>; 2] {
    [plain(&[HeavyFoot, LightFoot, LightFoot]), plain(&[HeavyFoot, LightFoot, LightFoot])]
}

fn of(scenario: &str) -> BattlePlay {
    let [red, blue] = three();
    let play = fresh(&[&red, &blue]).says(&format!("rules: traits, rules: pick, scenario: {scenario}"));
    if scenario == "none" { play } else { play.says("told: done") }
}

/// DR-SETUP-8, DR-SCEN-1: every scenario is deployed with a map of the table.
#[test]
fn every_scenario_has_its_map() {
    for scenario in ["bloodbath", "mole", "chase", "crystals", "pot", "valley"] {
        let play = to_deployment(of(scenario)).shows("deploy");
        let Kind::Instruct(told) = play.question().kind else { panic!("it is told") };
        let Diagram::Map(map, owners) = told.picture else { panic!("{scenario}: a map") };
        assert_eq!((map.size, owners[..2].to_vec()), ((72, 48), vec![Seat::RED, Seat::BLUE]));
    }
}

/// DR-SETUP-8, DR-SUMM-4: the owner of a Summoner holds back whom he likes of those who can be summoned.
#[test]
fn units_are_held_back_for_a_summoner() {
    let red = [unit(HeavyMissiles, &[], &[Summoner]), unit(LightFoot, &[], &[Undead]), unit(LightFoot, &[], &[])];
    let play = fresh(&[&red, &plain(&[HeavyFoot])])
        .says("rules: traits, rules: fight, terrain: done, trait: none, trait: none, roles: red");
    let play = play.shows("hold");
    assert_eq!(play.offers(), ["red-2"]);
    let held = play.clone().says("hold: red-2, deploy: done");
    assert_eq!(held.unit("red-2").place, Place::Summoned);
    // DR-SUMM-5: that alone does not make summoning harder.
    assert!(!held.state().side(Seat::RED).summon_penalty);
    assert_eq!(play.says("hold:, deploy: done").unit("red-2").place, Place::OnTable);
}

/// HR-SUMMOFF: where the house has it so, it does.
#[test]
fn held_back_makes_summoning_harder_where_the_house_says_so() {
    let red = [unit(HeavyMissiles, &[], &[Summoner]), unit(LightFoot, &[], &[Undead])];
    let play = fresh(&[&red, &plain(&[HeavyFoot])]).says(
        "rules: house, house: summoff, rules: traits, rules: fight, terrain: done, trait: none, trait: none, roles: red",
    );
    assert!(play.says("hold: red-2, deploy: done").state().side(Seat::RED).summon_penalty);
}

/// DR-SETUP-8: who does not fit waits, and its owner says who; summoning is then harder (DR-SUMM-1).
#[test]
fn who_does_not_fit_waits_off_the_table() {
    let play = to_deployment(of("none").says("rules: room")).says("deploy: done").shows("room");
    assert_eq!(play.seat(), "red");
    let play = play.says("room: red-3, room:").shows("quests");
    assert_eq!(play.unit("red-3").place, Place::Enters);
    assert!(play.state().side(Seat::RED).summon_penalty && !play.state().side(Seat::BLUE).summon_penalty);
}

/// DR-SCEN-A-1, HR-A-OFF: all start off the table, and summoning is harder.
#[test]
fn a_bloodbath_may_start_off_the_table() {
    let play = to_deployment(of("bloodbath").says("rules: house, house: a-off")).says("deploy: done");
    assert!(play.state().units.iter().all(|unit| unit.place == Place::Enters));
    assert!(play.state().side(Seat::BLUE).summon_penalty);
}

/// HR-A-OFF is a rule of that scenario alone.
#[test]
fn no_other_scenario_starts_off_the_table() {
    let play = to_deployment(of("pot").says("rules: house, house: a-off")).says("deploy: done");
    assert!(play.state().units.iter().all(|unit| unit.on_table()));
}

/// DR-SETUP-9, DR-TRAIT-3: a die for each other unit of an Unworthy Leader; a 1 deserts, and is no casualty.
#[test]
fn an_unworthy_leader_is_deserted_on_a_1() {
    let [red, blue] = three();
    let play = fresh(&[&red, &blue])
        .says("rules: traits, rules: fight, terrain: done, trait: unworthy, trait: none, roles: red, deploy: done");
    let play = play.shows("desertion");
    assert_eq!(play.roll().pool.count, 2);
    let play = play.says("desertion: 2 1").shows("quests");
    assert_eq!(play.unit("red-2").place, Place::OnTable);
    assert_eq!(play.unit("red-3").place, Place::Gone(Departure::Deserted, 0));
    assert_eq!(play.state().units_lost(Seat::RED), 0);
}

/// DR-SETUP-10, DR-SCEN-B-1: the Attacker names who carries the mole, for all to see.
#[test]
fn the_attacker_names_the_carrier() {
    let play = to_deployment(of("mole")).says("deploy: done").shows("carrier");
    assert_eq!((play.seat(), play.offers()), ("red", vec!["red-1".into(), "red-2".into(), "red-3".into()]));
    let play = play.says("carrier: red-2").shows("quests");
    assert_eq!(play.state().goal.mole, Mole::With(play.id("red-2")));
}

/// DR-SCEN-D-1: ten crystals, then a die for the Attacker's edge: 1-2 east, 3-4 west, 5 north, 6 south.
#[test]
fn a_die_says_whose_edge_is_whose() {
    let [red, blue] = three();
    let play = fresh(&[&red, &blue]).says("rules: traits, rules: pick, scenario: crystals, told: done, rules: fight");
    let play = play.says("terrain: done, trait: none, trait: none, roles: red").shows("crystals");
    let play = play.says("crystals: done").shows("edge");
    let edge = |face: u8| play.clone().says(&format!("edge: {face}")).shows("deploy").state().goal.edge;
    let edges = [1, 2, 3, 4, 5, 6].map(edge);
    assert_eq!(edges, [Edge::East, Edge::East, Edge::West, Edge::West, Edge::North, Edge::South]);
}

/// DR-SETUP-11, DR-GLORY-2: none to three Quests each, after deployment.
#[test]
fn quests_are_chosen_after_deployment() {
    let play = to_deployment(of("none")).says("deploy: done").shows("quests");
    assert_eq!(play.offers().len(), 24, "21 of the book, three of their own");
    let play = play.refuses("quests: gods cower tremble rain", umpire_engine::table::AnswerError::Weight);
    let play = play.says("quests: gods cower rain").shows("quests");
    assert_eq!(play.seat(), "blue");
    play.says("quests: gods").shows("unit");
}
