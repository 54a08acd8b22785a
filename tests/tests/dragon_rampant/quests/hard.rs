//! Quests that are worth 3.

use dragon_rampant::book::Fantastical::{MysticalArmour, Spellcaster};
use dragon_rampant::book::UnitType::{HeavyFoot, LightFoot};

use super::{Tests, attacks, shoots, sworn};
use crate::fixture::{fresh, plain, to_deployment, unit};

/// DR-QUEST-1: none of one's own routed or left the table; a destroyed one is no matter.
#[test]
fn stand_firm() {
    let play = sworn("stand-firm");
    assert!(play.fulfils("stand-firm"));
    let destroyed = shoots(play.clone().passes(), "blue-2", "red-5", 12, "6 6");
    assert!(destroyed.fulfils("stand-firm"));
    // Two of twelve lost: 2 - 2 is a rout.
    let routed = shoots(play.passes(), "blue-2", "red-3", 4, "1 1");
    assert!(!routed.fulfils("stand-firm"));
}

/// DR-QUEST-2: the Leader's unit neither acts nor has a die rolled for it.
#[test]
fn not_soil_my_blade() {
    let play = sworn("unsoiled");
    assert!(shoots(play.clone(), "red-2", "blue-5", 3, "6 6").fulfils("unsoiled"));
    assert!(!play.clone().says("unit: red-1, order: move, test: 6 6, move: done").fulfils("unsoiled"));
    // Attacked: it throws Defence dice.
    assert!(!attacks(play.passes(), "blue-8", "red-1", [0, 0], "6 6").fulfils("unsoiled"));
}

/// DR-QUEST-2, AMB-88: dice of Mystical armour are dice, even where they save all.
#[test]
fn mystical_dice_soil_a_blade() {
    let red = [unit(HeavyFoot, &[], &[MysticalArmour]), unit(LightFoot, &[], &[])];
    let play = to_deployment(fresh(&[&red, &plain(&super::SIDE)]).says("rules: traits"));
    let play = play.says("deploy: done, quests: unsoiled, quests:").passes();
    let shot = play.says("unit: blue-2, order: shoot, test: 6 6, shoot-at: red-1, aim:, shoot: hits 3");
    let saved = super::run(shot, &[("mystical", "6")]).shows("unit");
    assert!(!saved.fulfils("unsoiled"));
}

/// DR-QUEST-3: three enemies in one turn, not in two.
#[test]
fn cleave_them_in_half() {
    let two = shoots(shoots(sworn("cleave"), "red-2", "blue-5", 12, "6 6"), "red-3", "blue-6", 12, "6 6");
    assert!(!two.fulfils("cleave"));
    let three = shoots(two.clone(), "red-4", "blue-7", 12, "6 6");
    assert!(three.fulfils("cleave"));
    let later = shoots(two.turn(), "red-2", "blue-7", 12, "6 6");
    assert!(!later.fulfils("cleave"));
}

/// DR-QUEST-4: never two of one's own Battered at once.
#[test]
fn the_gods_have_listened() {
    // Two lost, 5 - 2 is below 4: Battered.
    let one = shoots(sworn("gods").passes(), "blue-2", "red-2", 4, "1 4");
    assert!(one.fulfils("gods"));
    let two = shoots(one, "blue-3", "red-3", 4, "1 4");
    assert!(!two.fulfils("gods"));
}

/// DR-QUEST-5, DR-QUEST-13: three enemies Battered at the same moment, or two.
#[test]
fn they_will_cower_and_tremble() {
    let one = shoots(sworn("cower tremble"), "red-2", "blue-2", 4, "1 4");
    assert!(!one.fulfils("tremble"));
    let two = shoots(one, "red-3", "blue-3", 4, "1 4");
    assert!(two.fulfils("tremble") && !two.fulfils("cower"));
    let three = shoots(two, "red-4", "blue-4", 4, "1 4");
    assert!(three.fulfils("cower"));
}

/// DR-QUEST-6, AMB-90: a caster is there, and none is tried; one that fails is tried.
#[test]
fn no_magic_today() {
    let red = [unit(LightFoot, &[], &[Spellcaster]), unit(HeavyFoot, &[], &[])];
    let play = to_deployment(fresh(&[&red, &plain(&[HeavyFoot, HeavyFoot])]).says("rules: traits"));
    let play = play.says("deploy: done, quests: no-magic, quests:").shows("unit");
    assert!(play.fulfils("no-magic"));
    let tried = play.says("unit: red-1, order: cast, spell: bolt, cast-on: blue-1, test: 1 1").shows("unit");
    assert!(!tried.fulfils("no-magic"));
}

/// DR-QUEST-6: without a caster it cannot be fulfilled.
#[test]
fn no_magic_wants_a_caster() {
    assert!(!sworn("no-magic").fulfils("no-magic"));
}

/// DR-QUEST-7: the dearest enemy falls in the turn in which it lost its first point.
#[test]
fn hit_hard_hit_fast() {
    let half = shoots(sworn("hit-hard"), "red-2", "blue-8", 12, "6 6");
    assert!(!half.fulfils("hit-hard"));
    let at_once = shoots(half.clone(), "red-3", "blue-8", 12, "6 6");
    assert!(at_once.fulfils("hit-hard"));
    let later = shoots(half.turn(), "red-3", "blue-8", 12, "6 6");
    assert!(!later.fulfils("hit-hard"));
}

/// DR-GLORY-5: a turn has both phases: two kills in Red's and one in Blue's are three in one turn. What is shot, and what
/// runs from it, fell to missiles; who blows itself up is nobody's kill.
#[test]
fn a_turn_a_kill_and_missiles_are_what_they_are() {
    let play = sworn("cleave destroy-more arrows");
    let play = shoots(play, "red-2", "blue-5", 12, "6 6");
    let play = shoots(play, "red-3", "blue-6", 12, "6 6").passes();
    assert!(!play.fulfils("cleave") && play.fulfils("arrows"));
    // In Blue's phase one of Blue's falls, attacking.
    let play = attacks(play, "blue-7", "red-1", [0, 12], "6 6");
    assert!(play.fulfils("cleave") && play.fulfils("destroy-more") && play.fulfils("arrows"));
    // The next turn begins anew.
    let later = shoots(sworn("cleave"), "red-2", "blue-5", 12, "6 6").turn();
    let later = shoots(shoots(later, "red-2", "blue-6", 12, "6 6"), "red-3", "blue-7", 12, "6 6");
    assert!(!later.fulfils("cleave"));
}
