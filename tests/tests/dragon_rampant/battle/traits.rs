//! Leaders' traits in battle.

use dragon_rampant::book::Fantastical::{Fear, Undead};
use dragon_rampant::book::UnitType::{BellicoseFoot, HeavyFoot, LightFoot, LightMissiles, Scouts};
use dragon_rampant::roster::UnitEntry;

use super::passes;
use crate::fixture::{BattlePlay, Fought, agreed, plain, unit};

/// Red's Leader of this trait, in the first of two units.
fn led(by: &str) -> BattlePlay {
    agreed("", [by, "none"], &plain(&[HeavyFoot, LightMissiles]), &plain(&[LightFoot, LightFoot]))
}

/// DR-TRAIT-4: an Insipid Leader gives no +1.
#[test]
fn an_insipid_leader_gives_nothing() {
    let play = agreed("", ["none", "insipid"], &plain(&[LightMissiles]), &plain(&[LightFoot, LightFoot]));
    let play = play.says(&passes("red-1", "shoot")).says("shoot-at: blue-2, aim:, shoot: hits 4, courage: 2 3");
    play.shows("retreat");
}

/// DR-TRAIT-5: a Cowardly Leader's unit is not ordered to attack.
#[test]
fn a_cowardly_leader_does_not_attack() {
    let play = led("cowardly");
    assert_eq!(play.clone().says("unit: red-1").off("attack"), Some("A Cowardly Leader never attacks"));
    assert_eq!(play.says("unit: red-2").off("attack"), None);
}

/// DR-TRAIT-6: a Weakling's unit has a die less.
#[test]
fn a_weakling_has_a_die_less() {
    let play = led("weakling").says(&passes("red-1", "attack")).says("target: blue-1, ground:");
    assert_eq!(play.dice(), (11, 5));
}

/// DR-TRAIT-7, DR-RALLY-5: a Brutal Leader turns a failed Rally into a pass for 1.
#[test]
fn a_brutal_leader_makes_them_rally() {
    let play = agreed("", ["none", "brutal"], &plain(&[HeavyFoot]), &plain(&[LightFoot, LightFoot]));
    let play = play.says(&passes("red-1", "attack"));
    let play = play.says("target: blue-2, ground:, attack: hits 6, defend: hits 0, courage: 3 2, retreat: full");
    let play = play.says("courage: 1 1").shows("brutal").says("brutal: yes").shows("unit");
    assert_eq!((play.sp("blue-2"), play.unit("blue-2").is_battered()), (8, false));
}

/// DR-TRAIT-10, DR-TRAIT-15, DR-TRAIT-18: 1, 2 or 3 missed dice of his own unit are rolled again.
#[test]
fn strong_leaders_reroll_a_few_misses() {
    for (by, dice) in [("strong", 1), ("formidable", 2), ("18-00", 3)] {
        let play =
            led(by).says(&passes("red-1", "attack")).says("target: blue-1, ground:, attack: hits 3, defend: hits 0");
        assert_eq!((play.asks().as_str(), play.dice()), ("reroll", (dice, 5)));
        led(by)
            .says(&passes("red-2", "attack"))
            .says("target: blue-1, ground:, attack: hits 0, defend: hits 0")
            .shows("retreat");
    }
}

/// DR-TRAIT-11, DR-ACT-9: one failed order in a phase is rolled again.
#[test]
fn a_commanding_leader_has_an_order_rolled_again() {
    let play = led("commanding").says("unit: red-1, order: move, test: 1 1").shows("command");
    let play = play.says("command: yes, test-again: 6 6, move: done").shows("unit");
    let play = play.says("unit: red-2, order: move, test: 1 1");
    assert_eq!(play.seat(), "blue", "once in a phase");
}

/// DR-TRAIT-12, DR-TRAIT-13, DR-TRAIT-14, DR-LEAD-6: an order of its kind passes without dice, once in a phase.
#[test]
fn some_leaders_have_an_order_pass() {
    led("goader").says("unit: red-1, order: move, test: pass").shows("move");
    led("boneshaker").says("unit: red-1, order: attack, test: pass").shows("target");
    let play = led("sky-darkener").says("unit: red-2, order: shoot, test: pass").shows("shoot-at");
    assert!(play.state().sides[0].trait_used);
    assert!(led("goader").says("unit: red-1, order: attack").roll().extras.is_empty());
}

/// DR-TRAIT-16: a Patient Leader excuses one Wild Charge, and that unit may be ordered.
#[test]
fn a_patient_leader_excuses_one() {
    let red = plain(&[BellicoseFoot, BellicoseFoot]);
    let play = agreed("", ["patient", "none"], &red, &plain(&[LightFoot])).says("wild: red-1 red-2").shows("patient");
    let play = play.says("patient: red-1").shows("wild-test").says("wild-test: 1 1").shows("unit");
    assert_eq!(play.offers()[0], "red-1");
}

/// DR-TRAIT-9: a Brave Leader's unit fears nobody.
#[test]
fn a_brave_leader_fears_nobody() {
    let red = [unit(HeavyFoot, &[], &[Fear])];
    let play = agreed("", ["none", "brave"], &red, &plain(&[HeavyFoot])).says(&passes("red-1", "attack"));
    let play = play.says("ground:, attack: hits 3, defend: hits 0");
    assert!(play.roll().why.iter().all(|why| why.name != "Fear"));
}

/// DR-TRAIT-U, DR-UNDEAD-4: in an Unstoppable March nobody tests for the Leader, for half, or for being the last.
#[test]
fn a_march_of_the_dead_is_not_stopped_by_losses() {
    let dead = |of| UnitEntry { graveyard: true, ..unit(of, &[], &[Undead]) };
    let blue = [dead(Scouts), dead(LightFoot)];
    let play =
        agreed("", ["none", "march"], &plain(&[LightMissiles, HeavyFoot]), &blue).says(&passes("red-1", "shoot"));
    play.says("shoot-at: blue-1, aim:, shoot: hits 12").shows("unit");
}

/// DR-TRAIT-10, DR-TRAIT-15, DR-TRAIT-18: he *may* have them rolled again. More hits can be unwelcome, to who swore that
/// three of the enemy shall be Battered at once, and the dead are not: so they may be left. How many of them is no choice
/// that matters: all missed, and each comes out for itself. Blades that *must* be rolled again offer nothing.
#[test]
fn a_strong_leader_may_leave_his_misses() {
    use dragon_rampant::book::Fantastical::EnchantedMelee;
    let play = led("18-00").says(&passes("red-1", "attack"));
    let play = play.says("target: blue-1, ground:, attack: hits 3, defend: hits 0").shows("reroll");
    let play = play.says("reroll: leave");
    assert_eq!(play.sp("blue-1"), 11);
    let blades = [unit(HeavyFoot, &[], &[EnchantedMelee])];
    let play = agreed("", ["strong", "none"], &blades, &plain(&[LightFoot])).says(&passes("red-1", "attack"));
    assert!(play.says("ground:, attack: hits 3, defend: hits 0").shows("reroll").roll().extras.is_empty());
}
