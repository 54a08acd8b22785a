//! House rules of battle (section 26 of the checklist).

use dragon_rampant::Flag;
use dragon_rampant::book::Fantastical::{EnchantedMelee, Fear, Flying, Hatred, Invisibility, MysticalArmour};
use dragon_rampant::book::UnitType::{BellicoseFoot, HeavyFoot, LightFoot, LightMissiles, LightRiders};
use dragon_rampant::roster::UnitEntry;

use super::passes;
use crate::fixture::{BattlePlay, Fought, agreed, go_on, plain, unit};

const NONE: [&str; 2] = ["none", "none"];

/// HR-RANGE12, AMB-102, DR-CONV-13: at 12" a Skirmish would need 7: no dice fall.
#[test]
fn at_12_inches_a_skirmish_cannot_hit() {
    let play = agreed("range12", NONE, &plain(&[LightRiders]), &plain(&[HeavyFoot]));
    let play = play.says(&passes("red-1", "skirmish")).says("skirmish: shoot").shows("aim").says("aim: far");
    assert_eq!(play.asks(), "skirmish-move");
    assert!(play.heard().iter().any(|line| line.ends_with("cannot hit")));
}

/// HR-FEARDIR: Fear counts in any fight.
#[test]
fn fear_in_any_fight() {
    let blue = [unit(HeavyFoot, &[], &[Fear])];
    let play = agreed("feardir", NONE, &plain(&[HeavyFoot]), &blue).says(&passes("red-1", "attack"));
    let play = play.says("ground:, attack: hits 0, defend: hits 3");
    assert!(play.roll().why.iter().any(|why| why.name == "Fear"));
}

/// HR-ENCHDEF: enchanted blades only attack.
#[test]
fn enchanted_blades_may_not_defend() {
    let blue = [unit(HeavyFoot, &[], &[EnchantedMelee])];
    let strike = "ground:, attack: hits 0, defend: hits 0";
    let play = |house| agreed(house, NONE, &plain(&[HeavyFoot]), &blue).says(&passes("red-1", "attack")).says(strike);
    assert_eq!((play("").asks().as_str(), play("enchdef").asks().as_str()), ("reroll", "retreat"));
}

/// HR-MYST: Mystical armour against hits alone: a failed Rally costs its point.
#[test]
fn mystical_armour_against_hits_alone() {
    let blue = [unit(HeavyFoot, &[], &[]), unit(LightFoot, &[], &[MysticalArmour])];
    let rally = |house| {
        let play = agreed(house, NONE, &plain(&[HeavyFoot]), &blue).says(&passes("red-1", "attack"));
        let play = play.says("target: blue-2, ground:, attack: hits 6, defend: hits 0, mystical: 1 1 1, courage: 3 2");
        play.says("retreat: full, courage: 2 3")
    };
    assert_eq!((rally("").asks().as_str(), rally("myst").asks().as_str()), ("mystical", "retreat"));
}

fn evaded(house: &str) -> BattlePlay {
    let play = agreed(house, NONE, &plain(&[HeavyFoot]), &plain(&[LightRiders])).says(&passes("red-1", "attack"));
    play.says("react: evade, evade: 1 1").shows("ground")
}

/// HR-EVADEARM: to Armour 1 cover adds, and rough ground makes it 2.
#[test]
fn evade_armour_with_cover() {
    let play = evaded("evadearm");
    assert_eq!(play.offers(), ["rough", "cover"]);
    let play = play.says("ground: rough cover, attack: hits 3, defend: hits 0");
    assert_eq!(play.sp("blue-1"), 5);
    assert_eq!(evaded("").offers(), ["rough"]);
}

/// HR-EVADELOSS: Evade shots do not count for who loses.
#[test]
fn evade_shots_may_not_count() {
    let play = agreed("evadeloss", NONE, &plain(&[HeavyFoot]), &plain(&[LightRiders])).says(&passes("red-1", "attack"));
    let play = play.says("react: evade, evade: 6 6, evade-shot: before, aim:, shoot: hits 6, evade-move: done");
    let play = play.says("contact: yes, ground:, attack: hits 1, defend: hits 0, courage: 6 6, courage: 6 6");
    assert_eq!(play.shows("retreat").seat(), "blue");
}

/// HR-WCINVIS: the Invisible compel too.
#[test]
fn the_invisible_may_compel() {
    agreed("wcinvis", NONE, &plain(&[BellicoseFoot]), &[unit(HeavyFoot, &[], &[Invisibility])]).shows("wild");
}

/// HR-WCLOCK: with an enemy in reach a wild unit may do nothing but attack.
#[test]
fn wild_units_may_be_locked() {
    let play = agreed("wclock", NONE, &plain(&[BellicoseFoot]), &plain(&[HeavyFoot])).says("wild:");
    let play = play.says("unit: red-1, order: move").shows("locked");
    assert_eq!(play.clone().says("locked: yes").dice(), (2, 5), "Attack");
    assert_eq!(play.says("locked: no").dice(), (2, 6), "Move");
}

/// HR-HATETGT: who hates and is wild tests, and picks whom it likes.
#[test]
fn hatred_may_leave_the_choice() {
    let red = [unit(BellicoseFoot, &[], &[Hatred])];
    let hated = UnitEntry { race: "orcs".try_into().expect("it is short"), ..unit(HeavyFoot, &[], &[]) };
    let play = agreed("hatetgt", NONE, &red, &[hated, unit(HeavyFoot, &[], &[])]).says("wild: red-1");
    let play = play.shows("wild-test").says("wild-test: 6 6").shows("target");
    assert_eq!(play.offers().len(), 2);
}

/// HR-WALL6: a wall breaks below 6.
#[test]
fn a_wall_may_break_below_6() {
    let wall = |house| {
        let play = agreed(house, NONE, &plain(&[LightFoot]), &plain(&[HeavyFoot, LightMissiles]));
        let play = play.says(&passes("red-1", "wall")).says("wall: done").says(&passes("blue-2", "shoot"));
        let play = play.says("aim:, shoot: hits 12, courage: 6 6, unit: end");
        let play = go_on(play).says("unit: end").says(&passes("blue-2", "shoot")).says("aim:, shoot: hits 2");
        (play.sp("red-1"), play.is("red-1", Flag::Wall))
    };
    assert_eq!((wall(""), wall("wall6")), ((5, true), (5, false)));
}

/// HR-FLYCOVER: a Flyer's Attack leaves no cover.
#[test]
fn flyers_may_ignore_cover() {
    let red = [unit(LightFoot, &[], &[Flying])];
    agreed("flycover", NONE, &red, &plain(&[HeavyFoot])).says(&passes("red-1", "attack")).shows("attack");
}

/// HR-RALLY2: a failed Rally costs 2.
#[test]
fn a_failed_rally_may_cost_2() {
    let play = agreed("rally2", NONE, &plain(&[HeavyFoot]), &plain(&[LightFoot, LightFoot]));
    let play = play.says(&passes("red-1", "attack"));
    let play = play.says("target: blue-2, ground:, attack: hits 6, defend: hits 0, courage: 3 2, retreat: full");
    assert_eq!(play.says("courage: 2 3").sp("blue-2"), 7);
}

/// HR-SUPERB, DR-TERR-7: superb cover is +2: 5 hits against Armour 5 are 1.
#[test]
fn superb_cover_is_2() {
    let play = agreed("superb", NONE, &plain(&[LightMissiles]), &plain(&[HeavyFoot])).says(&passes("red-1", "shoot"));
    let play = play.says("aim: cover superb, shoot: hits 12");
    assert_eq!(play.sp("blue-1"), 10);
}

/// HR-HALFBASE: half of what a side brought: 6 of 12 points.
#[test]
fn half_may_be_of_the_own_roster() {
    use dragon_rampant::book::UnitType::EliteFoot;
    let lost = |house| {
        let play = agreed(house, NONE, &plain(&[LightMissiles, HeavyFoot]), &plain(&[LightFoot, EliteFoot, LightFoot]));
        let play = play.says(&passes("red-1", "shoot")).says("shoot-at: blue-2, aim:, shoot: hits 12, courage: 1 1");
        play.state().sides[1].half_lost
    };
    assert_eq!((lost(""), lost("halfbase")), (false, true));
}
