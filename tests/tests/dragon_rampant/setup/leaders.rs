//! Leader traits.

use dragon_rampant::book::LeaderTrait;
use dragon_rampant::book::UnitType::{HeavyFoot, LightFoot};
use dragon_rampant::roster::UnitEntry;
use umpire_engine::table::{Kind, Seat};

use crate::fixture::{fresh, plain};

fn graves() -> Vec<UnitEntry> {
    plain(&[HeavyFoot, LightFoot]).into_iter().map(|unit| UnitEntry { graveyard: true, ..unit }).collect()
}

/// DR-SETUP-5, DR-LEAD-5: three dice a side in one throw, looked up from 3 to 18.
#[test]
fn three_dice_a_side_say_what_kind_of_leader_it_is() {
    let play = fresh(&[&plain(&[HeavyFoot]), &plain(&[HeavyFoot])]);
    let play = play.says("rules: fight, terrain: done, traits: 1 1 1 6 6 6").shows("roles");
    let of = |seat| play.state().side(seat).leader_trait;
    assert_eq!(of(Seat::RED), Some(LeaderTrait::Unworthy));
    assert_eq!(of(Seat::BLUE), Some(LeaderTrait::EighteenStrength));
}

/// DR-LEAD-5: they can be picked instead, or left out.
#[test]
fn traits_can_be_picked() {
    let play = fresh(&[&plain(&[HeavyFoot]), &plain(&[HeavyFoot])]);
    let play = play.says("rules: traits, rules: fight, terrain: done, trait: brutal, trait: none").shows("roles");
    let of = |seat| play.state().side(seat).leader_trait;
    assert_eq!((of(Seat::RED), of(Seat::BLUE)), (Some(LeaderTrait::Brutal), None));
}

/// DR-TRAIT-U: the March is offered where every unit is of the Graveyard Dwellers, and the roll was 8 or more.
#[test]
fn the_march_is_offered_to_the_dead_alone() {
    let play = fresh(&[&graves(), &plain(&[HeavyFoot])]).says("rules: fight, terrain: done");
    let eight = play.clone().says("traits: 2 3 3 5 5 5").shows("march").says("march: march").shows("roles");
    assert_eq!(eight.state().side(Seat::RED).leader_trait, Some(LeaderTrait::UnstoppableMarch));
    // What the rolled trait does is under the cursor, and behind Why.
    let (offered, rolled) = (play.clone().says("traits: 2 3 3 5 5 5"), LeaderTrait::Wise);
    let Kind::Choose(rows) = offered.question().kind else { panic!("a trait is chosen") };
    assert_eq!((rows.options[0].gist, offered.labels()[0].as_str()), ("+1 or -1 to who attacks", "Wise"));
    assert_eq!(rows.options[0].help, Some(dragon_rampant::help::leader_trait(rolled)));
    let seven = play.says("traits: 2 2 3 5 5 5").shows("roles");
    assert_eq!(seven.state().side(Seat::RED).leader_trait, Some(LeaderTrait::Brutal));
}

/// DR-TRAIT-U: one unit from elsewhere, and it is not offered.
#[test]
fn the_march_is_not_offered_to_a_mixed_warband() {
    let mixed = [graves(), plain(&[LightFoot])].concat();
    let play = fresh(&[&mixed, &plain(&[HeavyFoot])]).says("rules: fight, terrain: done");
    play.says("traits: 6 6 5 5 5 5").shows("roles");
}
