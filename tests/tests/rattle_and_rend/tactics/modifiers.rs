//! RR-MOD-6, RR-MOD-7, RR-MOD-9: modifiers that Actions and Reactions bring, beside those of Tactics.

use rattle_and_rend::Warband;
use rattle_and_rend::book::Tactic::{Nightmares, PackHunters};
use rattle_and_rend::book::Trait;
use umpire_tests::play::Play;

use super::{QUIET, band, fight, game, hits, only};

/// The warband with this trait for its Champion, and this one for its Ward.
fn with(champion: Trait, ward: Trait) -> Warband {
    let mut band = band(QUIET);
    band.entries[4].own = Some(champion);
    band.entries[6].own = Some(ward);
    band
}

fn spot(dice: &str) -> Play {
    fight(QUIET, QUIET).says(&format!("act: spot-weakness, ally: red-1, react: none-more, roll: {dice}, aim: blue-1"))
}

/// RR-MOD-6: a critical Spot Weakness.
#[test]
fn a_critical_weak_spot_is_a_bonus() {
    assert_eq!(spot("10 10").says("facts:").why(), ["+Weak spot"]);
    assert!(spot("10 1").says("facts:").why().is_empty());
}

/// RR-MOD-6: Defiance.
#[test]
fn defiance_is_a_bonus() {
    let stood = game(band(QUIET), with(Trait::SpotWeakness, Trait::Defiance), "")
        .says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 9 1, react: none, roll: 10 1, push:");
    let defies = stood.says("react: defiance-blue-7, answer: accept, defy: red-1");
    assert_eq!(defies.says("facts:").why(), ["+Defiance"]);
}

/// Blue's Intimidate took the Turn, and red's Ward turns it back.
fn reversed(dice: &str) -> Play {
    game(with(Trait::SpotWeakness, Trait::Reversal), band(QUIET), "")
        .says("act: sprint, who: red-1, react: intimidate-blue-6, answer: accept, roll: 7 1")
        .says(&format!("react: reversal-red-7, reactor: red-3, answer: accept, roll: {dice}"))
        .shows("action")
}

/// RR-MOD-6, RR-MOD-7: a critical Reversal, on whatever its Action rolls.
#[test]
fn a_critical_reversal_is_a_bonus() {
    let strike = "action: stand, target: blue-1, facts: contact";
    assert_eq!(reversed("8 8").says(strike).why(), ["+Reversal"]);
    assert!(reversed("8 1").says(strike).why().is_empty());
    let feint = "action: feint, target: blue-1, move:, confirm: blue-1";
    assert_eq!(reversed("8 8").says(feint).why(), ["+Reversal"]);
}

const FODDER: &str = "react: fodder-blue-4, answer: accept, roll: 11 11, swap:, redirect: red-2";

/// RR-MOD-6, RR-MOD-7: what critical Fodder turns back is hampered, an attack and a Feint alike.
#[test]
fn what_is_turned_back_is_hampered() {
    let attack = fight(QUIET, QUIET).says("act: stand, who: red-1, target: blue-1").says(FODDER);
    assert_eq!(attack.says("facts:").why(), ["-Redirected"]);
    let feint = "act: feint, who: red-1, target: blue-1, react: none, move:, react: none, confirm: blue-1";
    assert_eq!(fight(QUIET, QUIET).says(feint).says(FODDER).why(), ["-Redirected"]);
}

/// RR-MOD-7: Banish Foe.
#[test]
fn banishing_has_a_penalty() {
    let banish = game(with(Trait::BanishFoe, Trait::Vengeance), band(QUIET), "");
    let banish = banish.says("act: banish-foe, target: blue-1, react: none-more");
    assert_eq!((banish.why(), banish.roll().pool.count), (vec!["-Banishing".to_string()], 1));
}

/// RR-MOD-9: a Sacrifice, which a critical hit makes plain.
#[test]
fn a_sacrifice_has_a_bonus() {
    let hit = |dice: &str| {
        let stand = "act: stand, who: red-1, target: blue-1, react: none, facts:";
        let stand = game(band(QUIET), with(Trait::SpotWeakness, Trait::Sacrifice), "").says(stand);
        stand.says(&format!("roll: {dice}, react: sacrifice-blue-7, reactor: blue-2, answer: accept"))
    };
    assert_eq!(hit("9 1").why(), ["+Sacrifice"]);
    assert_eq!(hit("9 9").roll().pool.count, 2);
}

/// RR-MOD-9: a blast; Nightmares need not be asked for then.
#[test]
fn a_blast_is_a_penalty() {
    let mut blue = with(Trait::SpotWeakness, Trait::Detonate);
    blue.tactics[0] = blue.tactics[0].and(Nightmares);
    let blast = game(band(QUIET), blue, "")
        .says("act: sprint, who: red-1, react: detonate-blue-7, answer: accept, blast:, blast:");
    assert_eq!(blast.why(), ["-Blast"]);
}

/// RR-MOD-10: the pair's Bonus is for its own Action: not for Will, not for leaving Rough.
#[test]
fn a_pair_has_its_bonus_for_its_action_only() {
    let rough = super::fight_on(only(PackHunters), QUIET, "rough")
        .says("act: sprint, who: red-1, join: red-2, react: none-more, leaving: rough-roll");
    assert!(rough.why().is_empty());
    assert!(hits(fight(QUIET, only(PackHunters)), "red-1", "blue-1").why().is_empty());
}

/// RR-MOD-4, RR-RNG-3: a Bonus changes the dice; a band changes the reach.
#[test]
fn a_weak_spot_reaches_a_band_farther() {
    let spot = |dice: &str| {
        fight(QUIET, QUIET).says(&format!("act: spot-weakness, ally: red-2, react: none-more, roll: {dice}")).gists()[0]
    };
    assert_eq!((spot("10 1"), spot("10 10")), ("In 160 mm and in sight", "In 240 mm and in sight"));
}
