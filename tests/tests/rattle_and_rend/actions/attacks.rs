//! Section 16: attacks.

use rattle_and_rend::book::Band;
use umpire_engine::table::Diagram;
use umpire_tests::play::{Play, duel, need};

fn stand(who: &str, target: &str) -> Play {
    duel("ogrekin", "dwarves").says(&format!("act: stand, who: {who}, target: {target}, react: none-more"))
}

/// RR-ATK-1: the target is named, and the reach is shown with it.
#[test]
fn an_attack_names_its_target_and_its_reach() {
    let target = |who: &str| duel("ogrekin", "dwarves").says(&format!("act: stand, who: {who}")).shows("target");
    assert_eq!(target("red-4").note(), "in 160 mm");
    assert_eq!(target("red-6").note(), "in 80 mm");
    assert_eq!(target("red-3").note(), "touching");
    assert_eq!(target("red-3").offers(), ["blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "blue-6"]);
}

/// RR-ATK-2
#[test]
fn a_miss_is_nothing_a_hit_a_will_check_a_critical_one_with_a_penalty() {
    let fury = stand("red-3", "blue-2").says("facts:");
    fury.clone().says("roll: 8 8").shows("act");
    let hit = fury.clone().says("roll: 9 8");
    assert_eq!((hit.seat(), hit.roll().name, hit.roll().pool.count, hit.need()), ("blue", "Will", 2, 10));
    let critical = fury.says("roll: 9 9");
    assert_eq!((critical.roll().pool.count, critical.why()), (1, vec!["-Critical hit".to_string()]));
}

/// RR-ATK-3, RR-ATK-10, RR-EL-2, GAP 150: the target decides, and Heavies never shoot.
#[test]
fn touching_is_melee_and_heavies_never_shoot() {
    let shooters = stand("red-4", "blue-2");
    assert_eq!(shooters.clone().says("facts: contact friend").why(), ["+Friend"]);
    assert_eq!(shooters.says("facts: close").why(), ["+In 80 mm"]);
    assert_eq!(stand("red-6", "blue-2").facts(), ["friend", "outnumbered"]);
}

/// RR-ATK-9, GAP 34: no question asks whom the target touches.
#[test]
fn shooting_into_a_fight_is_plain_shooting() {
    assert_eq!(stand("red-4", "blue-2").facts(), ["contact", "friend", "outnumbered", "close"]);
    let ticks = stand("red-4", "blue-2");
    // What belongs to the other kind of fight is not heard.
    ticks.refuses("facts: friend", umpire_engine::table::AnswerError::NoSuchFact);
}

/// RR-FLOW-ATTACK
#[test]
fn an_attack_runs_from_the_facts_to_the_push() {
    stand("red-4", "blue-2")
        .shows("facts")
        .says("facts: close")
        .shows("roll")
        .says("roll: 11 1 1")
        .shows("roll")
        .says("roll: 10 1")
        .shows("push")
        .says("push:")
        .shows("act");
}

/// RR-FLOW-ATTACK: from the turn menu to the dice in six answers.
#[test]
fn a_plain_attack_takes_six_answers() {
    let before = usize::from(duel("ogrekin", "dwarves").tape().answer_count());
    let dice = stand("red-3", "blue-2").says("facts:").shows("roll").says("roll: 1 1");
    assert_eq!(usize::from(dice.tape().answer_count()) - before, 6);
    dice.shows("act");
}

/// RR-ATT-2, RR-ATT-6
#[test]
fn a_led_element_fights_with_its_hosts_numbers() {
    let led = stand("red-3", "blue-2").says("facts:").roll();
    assert_eq!(need(&led), 9);
}

/// RR-MOVE-2
#[test]
fn every_move_says_how_far_and_how_it_may_turn() {
    let sprint = |red: &str, who: &str| {
        duel(red, "dwarves").says(&format!("act: sprint, who: {who}, react: none-more")).told().reach.expect("a reach")
    };
    let reach = sprint("ogrekin", "red-4");
    assert_eq!((reach.value, reach.way), (160, "1 pivot, up to"));
    let reach = sprint("vampires", "red-5");
    assert_eq!((reach.value, reach.way), (240, "2 pivots, up to"));
    let charge = duel("ogrekin", "dwarves").says("act: charge, who: red-3, target: blue-2, react: none-more").told();
    assert_eq!(charge.reach, Some(Band::S.reach()));
    assert_eq!((charge.reach.expect("a reach").value, charge.reach.expect("a reach").way), (80, "straight, up to"));
    assert_eq!(charge.picture, Diagram::Towards, "at its target");
}
