//! RR-TAC-ZEALOTS and RR-TAC-SHIELD-BROTHERS: help from the few, help from friends.

use rattle_and_rend::book::Bond;
use rattle_and_rend::book::Tactic::{Harriers, ShieldBrothers, Zealots};
use umpire_tests::play::{Play, play_with};

use super::{QUIET, band, by_house, fight, fight_on, game, hits, mixed, next_round, only, passes, stands};

/// Red lost its Heavy, its Fighters and its Dregs in blue's Turn of Round 1: 6 points are left.
fn few(play: Play) -> Play {
    let play = play.says("act: pass").kills("blue-1", "red-6");
    play.kills("blue-2", "red-1").kills("blue-1", "red-4").says("act: pass")
}

/// RR-TAC-ZEALOTS, GAP 74: Total Momentum, which follows at the next Round, not live points.
#[test]
fn zealots_rage_when_their_total_is_six() {
    let now = few(fight(only(Zealots), only(Harriers)));
    assert!(stands(now.clone(), "red-2", "blue-1").says("facts:").why().is_empty(), "the Total is still 12");
    let next = next_round(now);
    assert_eq!(stands(next.clone(), "red-2", "blue-1").says("facts:").why(), ["+Zeal"]);
    assert!(stands(next.says("act: pass"), "blue-2", "red-2").says("facts:").why().is_empty(), "the enemy does not");
}

/// RR-TAC-ZEALOTS, RR-MOD-5: all Fury, in Reactions too, and Fury only.
#[test]
fn zealots_rage_in_every_fury_check() {
    let turn = next_round(few(fight(only(Zealots), only(Harriers)))).says("act: pass");
    let suppress = "act: sprint, who: blue-1, react: suppress-red-2, answer: accept, facts:";
    let suppress = suppress.replace("react: suppress", "move:, react: suppress");
    assert_eq!(turn.says(&suppress).why(), ["+Zeal"]);
    let feint = next_round(few(fight(only(Zealots), only(Harriers))));
    let feint = feint.says("act: feint, who: red-3, target: blue-1, react: none-more, move:, confirm: blue-1");
    assert!(feint.why().is_empty());
}

/// RR-TAC-ZEALOTS, GAP 119: only who carries it.
#[test]
fn the_fringe_does_not_rage() {
    let mut red = mixed([Zealots, Harriers], &[2]);
    red.tactics[1] = rattle_and_rend::book::Tactics::EMPTY.and(Harriers);
    let next = next_round(few(game(red, band(only(Harriers)), "")));
    assert!(stands(next.clone(), "red-2", "blue-1").says("facts:").why().is_empty());
    let skirmishers = stands(next, "red-3", "blue-1").says("facts: contact");
    assert_eq!(skirmishers.why(), ["+Zeal"]);
}

/// HR 14: by house rule live points count, at once.
#[test]
fn by_house_rule_zealots_count_the_living() {
    let now = few(by_house("hr-14", only(Zealots), only(Harriers), ""));
    assert_eq!(stands(now, "red-2", "blue-1").says("facts:").why(), ["+Zeal"]);
}

/// RR-TAC-SHIELD-BROTHERS, RR-MOD-9, RR-Q-9
#[test]
fn a_friend_beside_them_steadies_shield_brothers() {
    let hit = hits(fight(QUIET, only(ShieldBrothers)), "red-1", "blue-1");
    assert_eq!((hit.facts(), hit.seat()), (vec!["shield-brothers".to_string()], "blue"));
    assert_eq!(hit.clone().says("facts: shield-brothers").why(), ["+Brothers"]);
    assert!(hit.says("facts:").why().is_empty());
    let hazard = fight_on(only(ShieldBrothers), QUIET, "hazardous")
        .says("act: sprint, who: red-1, react: none-more, leaving: hazard-roll");
    assert_eq!(hazard.facts(), ["shield-brothers"], "any Will check");
    let rough = fight_on(only(ShieldBrothers), QUIET, "rough")
        .says("act: sprint, who: red-1, react: none-more, leaving: rough-roll");
    rough.shows("roll");
}

/// RR-TAC-SHIELD-BROTHERS: with a Bonus known nobody asks.
#[test]
fn a_known_bonus_leaves_nothing_to_ask_the_brothers() {
    let mut blue = band(only(ShieldBrothers));
    blue.entries[0].champion = Some(blue.entries[4].own);
    blue.entries.remove(4);
    let led = hits(game(band(QUIET), blue, ""), "red-1", "blue-1");
    assert_eq!(led.shows("roll").why(), ["+Champion"]);
}

/// RR-TAC-SHIELD-BROTHERS, GAP 119: a Ward is no brother, the Fringe has none; the friend need not carry it.
#[test]
fn brothers_are_no_wards() {
    let fringe = game(band(QUIET), mixed(only(ShieldBrothers), &[1]), "");
    hits(fringe, "red-1", "blue-1").shows("roll");
    let others = game(band(QUIET), mixed(only(ShieldBrothers), &[2, 3, 4, 5, 6, 7]), "");
    hits(others, "red-1", "blue-1").shows("facts");
    let mut alone = game(band(QUIET), mixed(only(ShieldBrothers), &[2, 3, 4, 5, 6, 7]), "");
    for (who, target) in
        [("red-6", "blue-2"), ("red-1", "blue-3"), ("red-6", "blue-4"), ("red-1", "blue-5"), ("red-6", "blue-6")]
    {
        alone = alone.kills(who, target);
    }
    hits(alone, "red-1", "blue-1").shows("roll");
}

/// RR-TAC-SHIELD-BROTHERS, RR-MOD-9: Morale is a Will check.
#[test]
fn brothers_stand_together_in_morale() {
    let mut red = band([ShieldBrothers, Harriers]);
    red.bond = Some(Bond::Discipline);
    let game = play_with([red, band(only(Harriers))]).fields("own-1", "own-2").sets_up("terrain:").red_begins();
    let morale = passes(few(game));
    assert_eq!((morale.facts(), morale.note().as_str()), (vec!["shield-brothers".to_string()], "Morale"));
}
