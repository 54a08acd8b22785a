//! Each spell, cast and felt.

use dragon_rampant::Flag;
use dragon_rampant::book::Fantastical::{Flying, MysticalArmour};
use dragon_rampant::book::Spell;
use dragon_rampant::book::UnitType::{HeavyFoot, LesserWarbeasts, LightMissiles, LightRiders};

use super::{PASS, caster, casts, fought, sixes, with, wizardling};
use crate::fixture::{Fought, plain, unit};

/// DR-SPELLC-1: a Spellcaster is offered all ten in the book's order, a Wizardling its three.
#[test]
fn the_menu_has_the_spells_a_unit_knows() {
    let three = [Spell::BanishFear, Spell::PowerBolt, Spell::SodOff];
    let play = fought(&[caster(), wizardling(&three)], &plain(&[HeavyFoot]));
    let rows = |id: &str| {
        let rows = play.clone().says(&format!("unit: {id}, order: cast")).options();
        rows.into_iter().map(|(key, _)| key).collect::<Vec<_>>()
    };
    assert_eq!(rows("red-1"), Spell::ALL.map(|spell| spell.id()));
    assert_eq!(rows("red-2"), ["banish", "bolt", "sod-off"]);
}

/// DR-SPELL-3: a spell that has no target is off, and says why.
#[test]
fn a_spell_without_a_target_is_off() {
    let play = fought(&[caster(), unit(HeavyFoot, &[], &[])], &plain(&[HeavyFoot])).says("unit: red-1, order: cast");
    assert_eq!(play.off("heal"), Some("No friend has lost Strength"));
    assert_eq!(play.off("sod-off"), Some("No spell that it would end"));
    assert_eq!(play.off("prod"), None);
}

/// DR-SPELL-1: 2d6 must come to the spell's difficulty: 6, 7 or 8.
#[test]
fn each_spell_has_its_difficulty() {
    let needs = |spell: &str, target: &str| {
        let play = fought(&[caster(), caster()], &plain(&[HeavyFoot]));
        play.says(&format!("unit: red-1, order: cast, spell: {spell}, cast-on: {target}")).dice()
    };
    let six = [("prod", "red-2"), ("banish", "red-2")];
    let seven = [("befuddle", "blue-1"), ("bog", "blue-1"), ("breath", "red-1"), ("bolt", "blue-1")];
    let also_seven = [("blades", "red-1"), ("shields", "red-2")];
    for (spell, target) in six {
        assert_eq!(needs(spell, target), (2, 6), "{spell}");
    }
    for (spell, target) in seven.into_iter().chain(also_seven) {
        assert_eq!(needs(spell, target), (2, 7), "{spell}");
    }
}

/// DR-SPELL-SODOFF: 8+; it ends a spell of the listed durations on a friend or foe.
#[test]
fn sod_off_needs_8_and_ends_the_spell() {
    let play = fought(&[caster(), caster(), unit(HeavyFoot, &[], &[])], &[caster(), unit(HeavyFoot, &[], &[])])
        .says(&casts("red-2", "shields", "red-3"))
        .says("unit: red-1, order: cast, spell: sod-off, cast-on: red-3");
    assert_eq!(play.dice(), (2, 8));
    assert!(play.clone().says("test: 3 4").unit("red-2").spell.is_some());
    assert!(play.clone().says("test: 4 4").unit("red-2").spell.is_none());
    let on_friend = play.says("test: 3 4, unit: blue-1, order: cast, spell: sod-off, cast-on: red-3, test: 4 4");
    assert!(on_friend.unit("red-2").spell.is_none(), "an enemy's Sod-off does as well");
}

/// DR-SPELL-1, DR-ACT-3: a spell that fails ends the phase.
#[test]
fn a_failed_spell_ends_the_phase() {
    let play = fought(&[caster(), caster()], &plain(&[HeavyFoot]));
    let failed = play.clone().says("unit: red-1, order: cast, spell: shields, cast-on: red-1, test: 3 3");
    assert_eq!((failed.asks().as_str(), failed.seat()), ("unit", "blue"));
    assert!(failed.unit("red-1").spell.is_none());
    let passed = play.says("unit: red-1, order: cast, spell: shields, cast-on: red-1, test: 3 4");
    assert_eq!((passed.asks().as_str(), passed.seat()), ("unit", "red"));
    assert!(passed.is("red-1", Flag::Tested));
}

/// DR-SPELL-2: -1 for a caster at half of its Strength.
#[test]
fn a_caster_at_half_strength_has_1_less() {
    // 12 hits on Armour 2: six of twelve are lost.
    let play = fought(&[caster()], &plain(&[LightMissiles]))
        .says("unit: end, unit: blue-1, order: shoot")
        .says(PASS)
        .says(&format!("aim:, shoot: {}, courage: 6 6", sixes(12)))
        .says("unit: red-1, order: cast, spell: shields, cast-on: red-1");
    assert_eq!(play.sp("red-1"), 6);
    assert!(play.clone().says("test: 3 4").unit("red-1").spell.is_none());
    assert!(play.says("test: 4 4").unit("red-1").spell.is_some());
}

/// DR-SPELL-5, AMB-48: declaring a spell ends the old one before the dice, even if they fail.
#[test]
fn a_new_spell_ends_the_old_one_before_the_dice() {
    let play = fought(&[caster()], &plain(&[HeavyFoot]))
        .says(&casts("red-1", "bog", "blue-1"))
        .says("unit: end")
        .says("unit: red-1, order: cast, spell: shields, cast-on: red-1");
    assert!(play.unit("red-1").spell.is_none(), "the dice have not fallen");
    assert!(play.says("test: 1 1").unit("red-1").spell.is_none());
}

/// DR-SPELL-5: an instant spell ends the old one as well.
#[test]
fn an_instant_spell_ends_the_old_one_too() {
    let play = fought(&[caster()], &plain(&[HeavyFoot]))
        .says(&casts("red-1", "breath", "red-1"))
        .says("unit: end")
        .says("unit: red-1, order: cast, spell: bolt, cast-on: blue-1");
    assert!(play.unit("red-1").spell.is_none());
}

/// DR-SPELL-7: two casters of a side each keep one up.
#[test]
fn each_caster_keeps_one_up() {
    let play = fought(&[caster(), caster()], &plain(&[HeavyFoot]))
        .says(&casts("red-1", "shields", "red-1"))
        .says(&casts("red-2", "blades", "red-2"));
    assert_eq!(play.unit("red-1").spell.map(|cast| cast.spell), Some(Spell::StrongerShields));
    assert_eq!(play.unit("red-2").spell.map(|cast| cast.spell), Some(Spell::SharperBlades));
}

/// DR-SPELL-PROD: its next order, if it fails, is rolled again; then the spell is over.
#[test]
fn a_prodded_unit_rolls_a_failed_order_again() {
    let play = fought(&[caster(), unit(HeavyFoot, &[], &[])], &plain(&[HeavyFoot]))
        .says(&casts("red-1", "prod", "red-2"))
        .says("unit: red-2, order: move, test: 1 1")
        .shows("test-again");
    let passed = play.clone().says("test-again: 6 6");
    assert!(passed.asks() == "move" && passed.unit("red-1").spell.is_none());
    let failed = play.says("test-again: 1 1");
    assert_eq!(failed.seat(), "blue");
    assert!(failed.unit("red-1").spell.is_none());
}

/// AMB-49: a Prod is over after the next order, also where nothing was rolled again.
#[test]
fn a_prod_is_over_after_the_next_order() {
    let play = fought(&[caster(), unit(HeavyFoot, &[], &[])], &plain(&[HeavyFoot]))
        .says(&casts("red-1", "prod", "red-2"))
        .says("unit: red-2, order: move, test: 6 6");
    assert!(play.unit("red-1").spell.is_none());
}

/// DR-SPELL-PROD, DR-SPELL-1: a Prod has a failed spell rolled again too.
#[test]
fn a_prodded_caster_rolls_a_failed_spell_again() {
    fought(&[caster(), caster()], &plain(&[HeavyFoot]))
        .says(&casts("red-1", "prod", "red-2"))
        .says("unit: red-2, order: cast, spell: shields, cast-on: red-1, test: 1 1")
        .shows("test-again");
}

/// DR-SPELL-BANISH, DR-COURAGE-16: a failed Courage test may be rolled again once, and the second result stands.
#[test]
fn banish_fear_has_a_failed_courage_test_rolled_again() {
    let play = fought(&[caster(), unit(HeavyFoot, &[], &[])], &plain(&[LightMissiles, HeavyFoot]))
        .says(&casts("red-1", "banish", "red-2"))
        .says("unit: end, unit: blue-1, order: shoot")
        .says(PASS)
        .says(&format!("shoot-at: red-2, aim:, shoot: {} 1 1 1 1 1 1 1 1 1, courage: 1 1", sixes(3)));
    let play = if play.asks() == "leader" { play.says("leader: no") } else { play }.says("banish: yes");
    assert_eq!(play.asks(), "courage-again");
    assert!(!play.says("courage-again: 6 6").is("red-2", Flag::Battered));
}

/// DR-SPELL-HEAL: one Strength Point more.
#[test]
fn heal_gives_a_point_back() {
    let play = fought(&[caster(), unit(HeavyFoot, &[], &[])], &plain(&[LightMissiles]))
        .says("unit: end, unit: blue-1, order: shoot")
        .says(PASS)
        .says(&format!("shoot-at: red-2, aim:, shoot: {} 1 1 1 1 1 1, courage: 6 6", sixes(6)));
    assert_eq!(play.sp("red-2"), 10);
    let healed = play.says(&casts("red-1", "heal", "red-2"));
    assert_eq!(healed.sp("red-2"), 11);
    assert!(healed.unit("red-1").spell.is_none(), "it is done at once");
}

/// DR-SPELL-BEFUDDLE: Battered without a test or a retreat; the wall breaks, and the marker is the spell's.
#[test]
fn befuddle_makes_a_unit_battered() {
    let play = fought(&[caster()], &plain(&[HeavyFoot, HeavyFoot]))
        .says("unit: end, unit: blue-1, order: wall, test: 6 6")
        .says("wall: done, unit: end")
        .says(&casts("red-1", "befuddle", "blue-1"));
    assert!(play.is("blue-1", Flag::Befuddled) && !play.is("blue-1", Flag::Battered) && !play.is("blue-1", Flag::Wall));
    assert_eq!((play.asks().as_str(), play.seat()), ("courage", "blue"), "the next phase begins with its Rally");
}

/// DR-SPELL-BEFUDDLE: who rallies is free, and the spell is over.
#[test]
fn a_befuddled_unit_that_rallies_is_free() {
    let play =
        fought(&[caster()], &plain(&[HeavyFoot])).says(&casts("red-1", "befuddle", "blue-1")).says("courage: 6 6");
    assert!(!play.is("blue-1", Flag::Befuddled) && play.unit("red-1").spell.is_none());
}

/// AMB-109: a failed Rally makes the marker its own: it stays when the spell ends.
#[test]
fn a_failed_rally_makes_the_marker_its_own() {
    let play = fought(&[caster()], &plain(&[HeavyFoot, HeavyFoot]))
        .says(&casts("red-1", "befuddle", "blue-1"))
        .says("courage: 1 1, retreat: full, unit: end")
        .says("unit: red-1, order: cast, spell: shields, cast-on: red-1, test: 6 6");
    assert!(play.is("blue-1", Flag::Battered) && !play.is("blue-1", Flag::Befuddled));
}

/// DR-SPELL-6, AMB-103: a caster who is befuddled loses the spell it keeps up.
#[test]
fn a_befuddled_caster_loses_its_spell() {
    let play = fought(&[caster()], &[caster(), caster()])
        .says("unit: end")
        .says(&casts("blue-1", "breath", "blue-2"))
        .says("unit: end")
        .says(&casts("red-1", "befuddle", "blue-1"));
    assert!(play.unit("blue-1").spell.is_none());
}

/// DR-SPELL-BOG, Q-ROUGH: a fight with a bogged unit is in rough ground, and nobody is asked; it moves half as far.
#[test]
fn a_bog_makes_rough_ground() {
    let play = fought(&[caster(), unit(HeavyFoot, &[], &[])], &plain(&[LightRiders]))
        .says(&casts("red-1", "bog", "blue-1"))
        .says("unit: end, unit: blue-1, order: attack")
        .says(PASS)
        .says("target: red-2");
    let fact = |play: &crate::fixture::BattlePlay| play.offers();
    assert_eq!((play.asks().as_str(), fact(&play)), ("ground", vec!["cover".to_string()]));
    // Light Riders attack at 5+ anywhere; Heavy Foot defend at 4+, and at 5+ in rough ground.
    let play = play.says("ground:").says(&format!("attack: {}", sixes(12)));
    assert_eq!((play.asks().as_str(), play.dice()), ("defend", (12, 5)));
}

/// AMB-34: who bogs a Flyer is warned, and may take another spell.
#[test]
fn who_bogs_a_flyer_is_warned() {
    let play = fought(&[caster()], &[with(LesserWarbeasts, Flying)])
        .says("unit: red-1, order: cast, spell: bog, cast-on: blue-1")
        .shows("bog-flyer");
    play.clone().says("bog-flyer: no").shows("spell");
    play.says("bog-flyer: yes").shows("test");
}

/// DR-SPELL-BREATH: no shots from it or at it; it moves, casts and is bespelled as before.
#[test]
fn nobody_shoots_out_of_or_into_dragons_breath() {
    let play = fought(&[caster(), unit(LightMissiles, &[], &[])], &plain(&[LightMissiles, HeavyFoot]))
        .says(&casts("red-1", "breath", "red-2"))
        .says("unit: red-2");
    assert_eq!(play.off("shoot"), Some("Dragon's Breath: no shooting"));
    // In the enemy's phase it is no target: the caster alone is left, and nobody is asked.
    let play = play.says("order: back, unit: end, unit: blue-1, order: shoot").says(PASS);
    assert_eq!(play.asks(), "aim");
}

/// AMB-47, DR-SPELL-BOLT: a caster in Dragon's Breath may still cast a Power Bolt.
#[test]
fn a_caster_in_breath_casts_a_bolt() {
    let play = fought(&[caster(), caster()], &plain(&[HeavyFoot])).says(&casts("red-1", "breath", "red-2"));
    let play = play.says("unit: red-2, order: cast");
    assert_eq!(play.off("bolt"), None);
}

/// DR-SPELL-BLADES: misses are rolled again, attacking or defending.
#[test]
fn sharper_blades_roll_misses_again() {
    let play = fought(&[caster(), unit(HeavyFoot, &[], &[])], &plain(&[LightRiders]))
        .says(&casts("red-1", "blades", "red-2"))
        .says("unit: end, unit: blue-1, order: attack")
        .says(PASS)
        .says("target: red-2, ground:")
        .says(&format!("attack: {}, defend: {}", ones(12), ones(12)));
    assert_eq!((play.asks().as_str(), play.seat(), play.dice().0), ("reroll", "red", 12));
}

fn ones(count: usize) -> String {
    "1 ".repeat(count)
}

/// DR-SPELL-SHIELDS: Armour +1 against shots.
#[test]
fn stronger_shields_add_to_armour() {
    let shot = |spell: &str| {
        let play = fought(&[caster(), unit(HeavyFoot, &[], &[])], &plain(&[LightMissiles]));
        let play = play.says(&casts("red-1", spell, "red-2")).says("unit: end, unit: blue-1, order: shoot").says(PASS);
        play.says(&format!("shoot-at: red-2, aim:, shoot: {}", sixes(12))).sp("red-2")
    };
    // 12 hits on Armour 3 take 4, on Armour 4 they take 3.
    assert_eq!(shot("blades"), 8);
    assert_eq!(shot("shields"), 9);
}

/// DR-MYST-1: Mystical armour saves from a Power Bolt: a die for each Strength Point.
#[test]
fn mystical_armour_saves_from_a_bolt() {
    let play = fought(&[caster()], &[with(HeavyFoot, MysticalArmour)])
        .says("unit: red-1, order: cast, spell: bolt, cast-on: blue-1, test: 6 6")
        .says(&format!("aim:, shoot: {}", sixes(12)))
        .shows("mystical");
    assert_eq!(play.dice(), (4, 6));
    assert_eq!(play.says("mystical: 6 6 6 1").sp("blue-1"), 11);
}
