//! Section 18: how it ends.

use dragon_rampant::book::UnitType::{HeavyFoot, LightMissiles, RavenousHordes};
use dragon_rampant::{Ending, Team};
use umpire_engine::table::{Seat, Show};

use crate::fixture::{BattlePlay, Fought, deployed, fresh, plain, to_deployment};
use crate::quests::{Tests, shoots, sworn, sworn_with};

fn won(play: &BattlePlay) -> Option<Option<Seat>> {
    play.news().iter().find_map(|line| if let Show::Over(winner) = line.show { Some(winner) } else { None })
}

fn small(red: usize, blue: usize) -> BattlePlay {
    let side = |units| plain(&[LightMissiles, RavenousHordes, RavenousHordes][..units]);
    deployed(to_deployment(fresh(&[&side(red), &side(blue)]).says("rules: traits")))
}

/// DR-END-2, DR-TURN-2, FLOW-TURNSTART: from four units on a die at the start of each turn; more than there are, and it is the last.
#[test]
fn a_die_may_make_the_turn_the_last() {
    let five = small(3, 2);
    let play = shoots(five, "red-1", "blue-2", 12, "6 6").passes().says("unit: end").shows("end-die");
    assert_eq!(play.dice(), (1, 5));
    let on = play.clone().says("end-die: 4").shows("unit");
    assert!(!on.state().last_turn);
    let last = play.says("end-die: 5").shows("unit");
    assert!(last.state().last_turn);
    // It is played in full.
    let over = last.passes().says("unit: end").shows("judged");
    assert_eq!(over.state().goal.ending, Some(Ending::LastTurn));
}

/// DR-END-2: fewer units, a lower die.
#[test]
fn fewer_units_need_a_lower_die() {
    let play = shoots(small(2, 2), "red-1", "blue-2", 12, "6 6").passes().says("unit: end").shows("end-die");
    assert_eq!(play.dice(), (1, 4));
}

/// DR-END-2, AMB-77: five units are too many for a die; and few that nobody has left are not what remains.
#[test]
fn five_units_need_no_die() {
    shoots(small(3, 3), "red-1", "blue-2", 12, "6 6").turn().shows("unit");
    small(2, 2).turn().shows("unit");
}

/// DR-END-3, AMB-78: without a scenario the end is offered once where one side is gone.
#[test]
fn the_end_is_offered_where_one_side_is_gone() {
    let play =
        to_deployment(fresh(&[&plain(&[LightMissiles, HeavyFoot]), &plain(&[RavenousHordes])]).says("rules: traits"));
    let play = shoots(deployed(play), "red-1", "blue-1", 12, "6 6");
    let play = play.shows("over");
    let over = play.clone().says("over: yes").shows("judged");
    assert_eq!(over.state().goal.ending, Some(Ending::Alone(Team::Attackers)));
    play.says("over: no").shows("unit");
}

/// DR-END-3: all may agree to end it, at any order.
#[test]
fn all_may_agree_to_end_it() {
    let play = sworn("").says("unit: battle, end: no").shows("unit").says("unit: battle, end: agreed").shows("judged");
    let play = play.says("judged:").shows("over");
    assert_eq!(won(&play), Some(None));
}

/// A side that gives up has lost, whatever its Glory.
#[test]
fn who_gives_up_has_lost() {
    let play = sworn("gods").says("unit: battle, end: concede").shows("judged").says("judged: gods-1");
    assert_eq!(won(&play), Some(Some(Seat::BLUE)));
}

/// DR-END-1, DR-GLORY-1, DR-GLORY-3: Quests bring their worth, failed ones cost 1; the most Glory wins.
#[test]
fn the_most_glory_wins() {
    let play = sworn("gods cower rain").says("unit: battle, end: agreed, judged: gods-1");
    let battle = play.state();
    assert_eq!((battle.glory(Team::Attackers), battle.glory(Team::Defenders)), (1, 0));
    assert_eq!(won(&play), Some(Some(Seat::RED)));
}

/// DR-GLORY-1, AMB-94: Glory may be less than nothing.
#[test]
fn glory_may_be_negative() {
    let play = sworn("cower rain").says("unit: battle, end: agreed, judged:");
    assert_eq!(play.state().glory(Team::Attackers), -2);
    assert_eq!(won(&play), Some(Some(Seat::BLUE)));
}

/// FLOW-ENDGAME 3: all together may say otherwise than the ledger.
#[test]
fn all_may_judge_otherwise() {
    let play = sworn("cower").says("unit: battle, end: agreed");
    assert_eq!(play.clone().says("judged: cower-1").state().glory(Team::Attackers), 3);
    assert_eq!(play.says("judged:").state().glory(Team::Attackers), -1);
}

/// DR-GLORY-4: models older than 1984 are 2 Glory; living the trait is 1 where the house has it so (HR-TRAITGLORY).
#[test]
fn bonuses_are_ticked_at_the_end() {
    let play = sworn("").says("unit: battle, end: agreed");
    assert_eq!(play.offers(), ["old-1", "old-2"]);
    assert_eq!(play.says("judged: old-2").state().glory(Team::Defenders), 2);
    let side = plain(&[HeavyFoot, HeavyFoot, HeavyFoot]);
    let steps =
        "rules: traits, rules: house, house: traitglory, rules: fight, terrain: done, trait: brave, trait: none";
    let play = to_deployment(fresh(&[&side, &side]).says(steps));
    let play = play.says("deploy: done, quests:, quests:, unit: battle, end: agreed");
    assert_eq!(play.offers(), ["trait-1", "old-1", "old-2"]);
    assert_eq!(play.says("judged: trait-1").state().glory(Team::Attackers), 1);
}

/// FLOW-ENDGAME 3: what was seen of each Quest is told, in a line.
#[test]
fn the_evidence_is_told() {
    let heard = sworn_with("cower", "").says("unit: battle, end: agreed").heard();
    assert!(
        heard.contains(&"They will cower: failed".into()) && heard.contains(&"0 of 3 cowed at once".into()),
        "{heard:?}"
    );
}
