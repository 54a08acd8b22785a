//! RR-TAC-TEMPTORS: an offer before the roll, and what it brings them.

use rattle_and_rend::book::Bond;
use rattle_and_rend::book::Tactic::{DeathDefiers, Poisoners, Temptors};
use umpire_tests::play::Play;

use super::{QUIET, band, by_house, fight, game, hits, mixed, next_round, only, passes, stands};

/// Red is about to strike; blue could tempt it.
fn strike() -> Play {
    stands(fight(QUIET, only(Temptors)), "red-1", "blue-1").says("facts:").shows("roll")
}

fn asides(play: &Play) -> Vec<String> {
    play.roll().extras.iter().map(|aside| format!("{}-{}", aside.seat.id(), aside.key.word)).collect()
}

/// RR-TAC-TEMPTORS, RR-MOD-10: an offer on the roll of the enemy; taken, it is a Bonus.
#[test]
fn the_offer_is_a_bonus() {
    let open = strike();
    assert_eq!(asides(&open), ["blue-tempt"]);
    let offer = open.says("roll: tempt").shows("tempted");
    assert_eq!((offer.seat(), offer.offers()), ("red", vec!["accept".into(), "refuse".into()]));
    let taken = offer.says("tempted: accept").shows("roll");
    assert_eq!((taken.why(), taken.roll().pool.count), (vec!["+Tempted".to_string()], 3));
    assert!(asides(&taken).is_empty());
    assert!(taken.state().sides[1].round.banked);
}

/// RR-TAC-TEMPTORS, GAP 76: refused, the offer is spent and brings nothing.
#[test]
fn a_refused_offer_is_spent() {
    let refused = strike().says("roll: tempt, tempted: refuse").shows("roll");
    assert_eq!((refused.roll().pool.count, refused.why().len()), (2, 0));
    let side = &refused.state().sides[1].round;
    assert!(side.offered && !side.banked);
    let next = refused.says("roll: 1 1");
    assert!(next.state().sides[1].credits.is_empty());
    assert!(asides(&stands(next, "red-2", "blue-1").says("facts:")).is_empty(), "once a Round");
}

/// GAP 75: a Bonus, so a Penalty takes it back; three dice are the most.
#[test]
fn a_tempting_die_is_no_more_than_a_bonus() {
    let charge = "act: charge, who: red-1, target: blue-1, react: none-more, move:, confirm: blue-1, facts:";
    let hampered = fight(QUIET, only(Temptors)).says(charge).says("roll: tempt, tempted: accept");
    assert_eq!(hampered.roll().pool.count, 2);
    let friend =
        stands(fight(QUIET, only(Temptors)), "red-1", "blue-1").says("facts: friend, roll: tempt, tempted: accept");
    assert_eq!(friend.roll().pool.count, 3);
}

/// RR-TAC-TEMPTORS: what was ticked before the offer still counts after it.
#[test]
fn temptation_leaves_the_facts_alone() {
    let ticked = stands(fight(QUIET, only(Temptors)), "red-1", "blue-1").says("facts: outnumbered");
    assert_eq!(ticked.why(), ["-Outnumbered"]);
    let tempted = ticked.says("roll: tempt, tempted: accept");
    assert_eq!((tempted.why(), tempted.roll().pool.count), (vec!["-Outnumbered".into(), "+Tempted".to_string()], 2));
}

/// HR 09: by house rule a die more, up to four.
#[test]
fn by_house_rule_it_is_a_die_more() {
    let strike = |facts: &str| {
        let stand = stands(by_house("hr-9", QUIET, only(Temptors), ""), "red-1", "blue-1");
        stand.says(&format!("facts: {facts}, roll: tempt, tempted: accept"))
    };
    assert_eq!(strike("").roll().pool.count, 3);
    assert_eq!(strike("friend").roll().pool.count, 4);
    assert_eq!(strike("outnumbered").roll().pool.count, 2);
    assert_eq!(strike("friend outnumbered").roll().pool.count, 3);
}

/// RR-TAC-TEMPTORS: the banked die helps one own check of this Round.
#[test]
fn the_banked_die_serves_once() {
    let will = strike().says("roll: tempt, tempted: accept, roll: 20 1 1").shows("roll");
    assert_eq!(asides(&will), ["blue-bank"]);
    let banked = will.clone().says("roll: bank").shows("roll");
    assert_eq!((banked.why(), banked.roll().pool.count), (vec!["+Banked die".to_string()], 3));
    assert!(asides(&banked).is_empty() && !banked.state().sides[1].round.banked);
    let kept = will.says("roll: 10 1, push:");
    assert_eq!(asides(&hits(kept.clone(), "red-2", "blue-1")), ["blue-bank"]);
    assert!(asides(&hits(next_round(kept), "red-1", "blue-1")).iter().all(|aside| aside != "blue-bank"), "RR-MOM-7");
}

/// RR-TAC-TEMPTORS, RR-CRED-1: who gives in and fails pays for their next Action or Reaction.
#[test]
fn a_tempted_failure_pays_the_temptors() {
    let failed = strike().says("roll: tempt, tempted: accept, roll: 1 1 1").shows("act");
    assert_eq!(failed.state().sides[1].credits.len(), 1);
    let reacts = failed.clone().says("act: sprint, who: red-2, react: intimidate-blue-6");
    assert_eq!((reacts.momentum().1, reacts.state().sides[1].credits.len()), (12, 0));
    let acts = failed.says("act: pass, act: sprint, who: blue-1");
    assert_eq!((acts.momentum().1, acts.state().sides[1].credits.len()), (12, 0));
    let passed = strike().says("roll: tempt, tempted: accept, roll: 20 1 1, roll: 1 1").shows("act");
    assert!(passed.state().sides[1].credits.is_empty());
}

/// GAP 65: it lapses with the Round.
#[test]
fn the_temptors_credit_lapses() {
    let next = next_round(strike().says("roll: tempt, tempted: accept, roll: 1 1 1"));
    assert!(next.state().sides[1].credits.is_empty());
}

/// RR-TAC-TEMPTORS: an opponent's check, in either Turn; never their own.
#[test]
fn nobody_tempts_themselves() {
    let own = stands(fight(only(Temptors), QUIET), "red-1", "blue-1").says("facts:");
    assert!(asides(&own).is_empty());
    let will = own.says("roll: 9 1").shows("roll");
    assert_eq!(asides(&will), ["red-tempt"], "the enemy's Will, in their own Turn");
}

/// GAP 76: not in Morale.
#[test]
fn morale_is_not_tempted() {
    let mut red = band([DeathDefiers, Poisoners]);
    red.bond = Some(Bond::Discipline);
    let few = game(red, band(only(Temptors)), "").says("act: pass");
    let few = few.kills("blue-1", "red-6").kills("blue-2", "red-1").kills("blue-1", "red-4");
    let morale = passes(few).says("check-order: red-2");
    assert_eq!((morale.note().as_str(), asides(&morale).len()), ("Morale", 0));
}

/// RR-FIRST-3: checks of first-turn effects can be tempted, and the dice of an exit too.
#[test]
fn every_check_in_a_turn_can_be_tempted() {
    let rough = super::fight_on(QUIET, only(Temptors), "rough")
        .says("act: sprint, who: red-1, react: none-more, leaving: rough-roll");
    assert_eq!(asides(&rough), ["blue-tempt"]);
    let raise = [rattle_and_rend::book::Tactic::Resurrectionists, DeathDefiers];
    let lost = fight(raise, only(Temptors)).says("act: pass").kills("blue-1", "red-1");
    assert_eq!(asides(&next_round(lost).says("raise: red-1")), ["blue-tempt"]);
}

/// GAP 71, RR-DICE-8: the accepted grade of a poisoned check pays the Temptors.
#[test]
fn a_poisoned_check_pays_by_its_second_throw() {
    let first = hits(fight([Temptors, Poisoners], QUIET), "red-1", "blue-1").says("roll: tempt, tempted: accept");
    let lost = first.says("roll: 10 10 1").shows("roll").says("roll: 1");
    assert!(lost.is_out("blue-1"));
    assert_eq!(lost.state().sides[0].credits.len(), 1);
}

/// RR-CAMP-13, GAP 119: one Temptor is enough, lost or not.
#[test]
fn one_temptor_is_enough() {
    let one = game(band(QUIET), mixed(only(Temptors), &[1, 2, 3, 4, 5, 6]), "").kills("red-6", "blue-7");
    assert_eq!(asides(&stands(one, "red-1", "blue-1").says("facts:")), ["blue-tempt"]);
}
