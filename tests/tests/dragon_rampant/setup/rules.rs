//! What is agreed on first.

use dragon_rampant::book::HouseRule;
use dragon_rampant::book::Scenario;
use dragon_rampant::book::UnitType::{HeavyFoot, LightFoot};
use umpire_engine::table::{Kind, Scene, Seat};

use crate::fixture::{BattlePlay, fresh, plain, to_deployment};

fn two() -> BattlePlay {
    fresh(&[&plain(&[HeavyFoot, LightFoot]), &plain(&[HeavyFoot, LightFoot])])
}

/// DR-SETUP-1: a die brings B to G, and never A.
#[test]
fn a_die_brings_one_of_six_scenarios() {
    let of = |face: u8| two().says(&format!("rules: roll, scenario-die: {face}")).shows("told").state().scenario;
    let brought: Vec<Scenario> = (1..=6).map(of).collect();
    assert_eq!(brought, Scenario::ALL[2..]);
}

/// DR-SETUP-1: any scenario can be chosen, A too, or none.
#[test]
fn a_scenario_can_be_chosen() {
    let play = two().says("rules: pick, scenario: bloodbath").shows("told").says("told: done").shows("rules");
    assert_eq!(play.state().scenario, Scenario::Bloodbath);
    let play = play.says("rules: pick, scenario: none").shows("rules");
    assert_eq!(play.state().scenario, Scenario::None);
}

/// DR-SETUP-4: all 36 house rules are one list, none of them ticked to begin with.
#[test]
fn house_rules_are_one_list() {
    let play = two().says("rules: house");
    let Kind::Tick(tick) = play.question().kind else { panic!("a list") };
    assert_eq!((tick.facts.len(), tick.preset()), (36, 0));
    let house = play.says("house: qsecret multi").state().house;
    assert!(house.has(HouseRule::SecretQuests) && house.has(HouseRule::Teams));
    assert_eq!(house.len(), 2);
}

/// DR-SETUP-4: names are optional.
#[test]
fn players_may_have_names() {
    let play = two().says("rules: names, name: Ann, name: Bob").shows("rules");
    assert_eq!((play.state().seat_name(Seat::RED), play.state().seat_name(Seat::BLUE)), ("Ann", "Bob"));
}

/// DR-TERR-9: what terrain means is agreed on before anything is rolled, on a page of its own.
#[test]
fn terrain_is_agreed_on_first() {
    two().says("rules: fight").shows("terrain").says("terrain: done").shows("traits");
}

/// DR-SETUP-8: where nothing is special, deployment follows who attacks.
#[test]
fn nothing_is_asked_that_has_nothing_to_ask() {
    let play = to_deployment(two());
    play.shows("deploy").says("deploy: done").shows("quests").says("quests:, quests:").shows("unit");
}
