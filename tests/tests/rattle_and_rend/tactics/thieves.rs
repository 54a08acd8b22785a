//! RR-TAC-SNEAK-THIEVES: hard to hit beyond 80 mm.

use rattle_and_rend::book::Tactic::{Bastions, Fusiliers, SneakThieves};
use rattle_and_rend::book::{Bond, Reputation, Trait, Type};
use rattle_and_rend::{Warband, WarbandEntry};
use umpire_tests::play::{Play, play_with, roster};

use super::{QUIET, band, by_house, fight, game, mixed, only, stands};

/// RR-TAC-SNEAK-THIEVES, RR-MOD-4, RR-Q-4: one row tells both: near is a Bonus, far a Penalty.
#[test]
fn far_thieves_are_hard_to_shoot() {
    let shot = stands(fight(QUIET, only(SneakThieves)), "red-2", "blue-1");
    assert_eq!(shot.facts(), ["contact", "friend", "outnumbered", "close"]);
    assert_eq!(shot.clone().says("facts:").why(), ["-Sneak-Thieves"]);
    assert_eq!(shot.clone().says("facts: close").why(), ["+In 80 mm"]);
    assert!(shot.says("facts: contact").why().is_empty(), "who touches them is near");
}

/// RR-TAC-SNEAK-THIEVES: a Charge has its Penalty already, and Heavies hide from nobody.
#[test]
fn a_charge_and_a_heavy_target_ask_nothing_more() {
    let charge = fight(QUIET, only(SneakThieves))
        .says("act: charge, who: red-2, target: blue-1, react: none-more, move:, confirm: blue-1");
    assert_eq!(charge.clone().says("facts:").why(), ["-Charge"]);
    assert_eq!(charge.says("facts: close").why(), ["-Charge", "+In 80 mm"]);
    assert!(stands(fight(QUIET, only(SneakThieves)), "red-2", "blue-6").says("facts:").why().is_empty());
}

/// RR-Q-4: a reach of 80 mm is not beyond it; a Heavy that reaches farther is asked.
#[test]
fn a_short_reach_is_never_too_far() {
    let near = |who| stands(fight(QUIET, only(SneakThieves)), who, "blue-1").facts();
    assert_eq!(near("red-6"), ["friend", "outnumbered"]);
    assert!(!near("red-5").contains(&"sneak-thieves".into()));
    let heavy = stands(fight(only(Fusiliers), only(SneakThieves)), "red-6", "blue-1");
    assert_eq!(heavy.facts(), ["friend", "outnumbered", "sneak-thieves"]);
    assert_eq!(heavy.says("facts: sneak-thieves").why(), ["-Sneak-Thieves"]);
}

/// RR-TAC-SNEAK-THIEVES, RR-MOD-7: a Feint from beyond 80 mm.
#[test]
fn thieves_see_through_a_far_feint() {
    let feint = |who: &str| {
        let go = format!("act: feint, who: {who}, target: blue-1, react: none-more, move:, confirm: blue-1");
        fight(only(Bastions), only(SneakThieves)).says(&go)
    };
    assert_eq!(feint("red-2").facts(), ["sneak-thieves"]);
    assert_eq!(feint("red-2").says("facts: sneak-thieves").why(), ["-Sneak-Thieves"]);
    assert!(feint("red-2").says("facts:").why().is_empty());
    feint("red-1").shows("roll");
}

/// GAP 02: the list is closed; what else is done from afar is not on it.
#[test]
fn thieves_are_driven_back_like_anybody() {
    let mut red = band(only(Bastions));
    red.entries[4].own = Some(Trait::PushToTheBrink);
    let push = game(red, band(only(SneakThieves)), "");
    push.says("act: push-to-the-brink, target: blue-1, react: none-more").shows("roll");
}

/// RR-TAC-SNEAK-THIEVES: Suppress.
#[test]
fn thieves_are_hard_to_suppress() {
    let suppress = fight(only(SneakThieves), QUIET)
        .says("act: sprint, who: red-1, react: none, move:, react: suppress-blue-2, answer: accept");
    assert_eq!(suppress.says("facts:").why(), ["-Sneak-Thieves"]);
}

/// RR-TAC-SNEAK-THIEVES, GAP 119: only who carries it.
#[test]
fn the_fringe_does_not_hide() {
    let fringe = game(band(QUIET), mixed(only(SneakThieves), &[1]), "");
    assert!(stands(fringe, "red-2", "blue-1").says("facts:").why().is_empty());
}

/// The same with a Champion of Distant Doom.
fn doom() -> Warband {
    let (fighters, shooters) = (WarbandEntry::plain(Type::Fighters), WarbandEntry::plain(Type::Shooters));
    let champion = |own| WarbandEntry::with(Type::Champion, own);
    let doom = champion(Trait::DistantDoom);
    let entries = [fighters, fighters, shooters, shooters, doom, champion(Trait::SpotWeakness), doom, doom];
    roster(&entries, QUIET, Bond::Null, Reputation::Wary)
}

fn dooms(house: &str) -> Play {
    let play = play_with([doom(), band(only(SneakThieves))]).says(house);
    play.fields("own-1", "own-2").sets_up("terrain:").red_begins()
}

const WIDE: &str = "rules: house, house: tactics, house-rule: hr-21, house-rule: back, house: done";

/// GAP 02, GAP 99, HR 21: Distant Doom and a weak spot are not on the list, but by house rule they are.
#[test]
fn doom_finds_thieves_unless_the_house_hides_them() {
    let fired = |house| dooms(house).says("act: distant-doom, who: red-5, target: blue-1, react: none-more, facts:");
    assert!(fired("").why().is_empty());
    assert_eq!(fired(WIDE).why(), ["-Sneak-Thieves"]);
    let spot = "act: spot-weakness, ally: red-3, react: none-more, roll: 10 1, aim: blue-1, facts:";
    assert!(dooms("").says(spot).why().is_empty());
    assert_eq!(dooms(WIDE).says(spot).why(), ["-Sneak-Thieves"]);
    assert_eq!(by_house("hr-21", QUIET, QUIET, "").asks(), "act");
}

/// HR 21, RR-ACT-SPOT-WEAKNESS: a critical reaches a band farther, where thieves hide.
#[test]
fn a_weak_spot_from_afar_is_hidden_by_house_rule() {
    let far = "act: spot-weakness, ally: red-5, react: none-more, roll: 10 10, aim: blue-1, facts: sneak-thieves";
    assert_eq!(dooms(WIDE).says(far).why(), ["+Weak spot", "-Sneak-Thieves"]);
}
