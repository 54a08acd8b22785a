//! Attacks (section 9).

use umpire_engine::table::{Amount, Kind};
use umpire_tests::battle::{BattlePlay, red_first};
use warbands_and_heroes::Place;

const NOTED: &str = "class \"Slingers\" fs 8 attack \"Stones\" 3d1 ranged range 6 note \"stuns\" / unit \"Slingers\"";

fn moved(play: BattlePlay, attack: &str) -> BattlePlay {
    play.says(&format!("unit: red-1, activate: move, move: done, action: {attack}"))
}

/// WH-ATK-1, WH-TERM-9: one listed attack on one enemy Unit in play, or on nobody.
#[test]
fn one_attack_on_one_enemy() {
    let play =
        red_first(&["unit warriors / unit bowmen", "unit warriors / unit bowmen"]).corrects("blue-2", "place", 1);
    let play = moved(play, "attack-1");
    assert_eq!(play.offers(), ["blue-1", "none"]);
    assert_eq!(play.question().heading.note, "adjacent".into());
    assert_eq!(play.says("target: none").asks(), "unit", "nobody was reached");
}

/// WH-ATK-2: +1, -2, the referee's; at least 1; then half. The reasons are listed.
#[test]
fn the_pool_is_counted_in_order() {
    let play = red_first(&["unit warriors captain cowardly", "unit warriors"]).corrects("red-1", "fs", 4);
    let play = play.says("unit: red-1, activate: still, action: attack-1, target: blue-1");
    assert_eq!(play.dice().0, 1, "4 + 1 - 2 = 3, half of it");
    let play = play.says("attack: referee, referee: 5");
    assert_eq!(play.dice().0, 4, "4 + 1 - 2 + 5 = 8, half of it");
    let why: Vec<_> = play.roll().why.iter().map(|why| (why.amount, why.name)).collect();
    let dice = |amount, name| (Amount::Dice(amount), name);
    assert_eq!(
        why,
        [
            dice(4, "on its card"),
            dice(1, "stood still"),
            dice(-2, "Cowardly"),
            dice(5, "referee"),
            dice(-4, "bloodied: half")
        ]
    );
    let play = play.says("attack: referee, referee: -6");
    assert_eq!(play.dice().0, 1, "at least 1, and half of it at least 1");
}

/// WH-ATK-3, WH-CAPT-2: a Cowardly captain's Unit is harder to hit, up to 6.
#[test]
fn a_cowardly_captains_unit_is_harder_to_hit() {
    let need = |blue: &str| moved(red_first(&["unit warriors", blue]), "attack-1").says("target: blue-1").dice().1;
    assert_eq!(need("unit warriors captain cowardly"), 5);
    assert_eq!(need("class \"Tough\" tn 6 attack \"Melee\" 1d1 / unit \"Tough\" captain cowardly"), 6);
}

/// WH-ATK-4, WH-ATK-7: hits times damage.
#[test]
fn hits_times_damage() {
    let play =
        moved(red_first(&["unit berserkers", "unit warriors"]), "attack-1").says("target: blue-1, attack: 4 6 3");
    assert_eq!(play.fs("blue-1"), 4);
    let none =
        moved(red_first(&["unit berserkers", "unit warriors"]), "attack-1").says("target: blue-1, attack: 1 2 3");
    assert_eq!(none.fs("blue-1"), 12);
}

/// WH-ATK-5, WH-CAPT-6: an Aggressive friend next to it brings a hit, in melee, even where no die hit.
#[test]
fn an_aggressive_captain_brings_a_hit() {
    let red = "unit bowmen / unit warriors captain aggressive";
    let play = moved(red_first(&[red, "unit warriors"]), "attack-1").says("target: blue-1");
    assert_eq!(play.asks(), "facts");
    assert_eq!(play.clone().says("facts: aggressive, attack: 1 1").fs("blue-1"), 11);
    assert_eq!(play.says("facts:, attack: 1 1").fs("blue-1"), 12);
    let ranged = moved(red_first(&[red, "unit warriors"]), "attack-2").says("target: blue-1");
    assert_eq!(ranged.asks(), "attack", "not with arrows");
}

/// WH-CAPT-6: not for the captain's own Unit; not for enemies; for allies, yes.
#[test]
fn aggressive_helps_friends_and_not_himself() {
    let own = moved(red_first(&["unit warriors captain aggressive", "unit warriors captain aggressive"]), "attack-1");
    assert_eq!(own.says("target: blue-1").asks(), "attack");
    let sides = ["unit warriors", "unit warriors", "unit warriors captain aggressive"];
    let allied = umpire_tests::battle::warbands(&sides)
        .says("rules: alliances, alliance: a, alliance: b, alliance: a, rules: fight, deploy: done, initiative: 6 1 2, first: first");
    assert_eq!(moved(allied, "attack-1").says("target: blue-1").asks(), "facts");
}

/// WH-UI-4: the question opens with the last answer for that Unit.
#[test]
fn the_last_answer_is_the_next_start() {
    let red = "unit warriors / unit warriors captain aggressive";
    let play = moved(red_first(&[red, "unit warriors"]), "attack-1").says("target: blue-1");
    assert!(play.preset().is_empty());
    let play = play
        .says("facts: aggressive, attack: 1 1 1 1, unit: more, more: end-turn, unit: more, more: end-turn, resolve: 1");
    let play = play.says("initiative: 6 1, first: first");
    assert_eq!(moved(play, "attack-1").says("target: blue-1").preset(), ["aggressive"]);
}

/// WH-ATK-6, WH-BSK-1, WH-BSK-2: each attack on bloodied Berserkers loses a hit; none goes below none.
#[test]
fn every_attack_on_bloodied_berserkers_loses_a_hit() {
    let play = red_first(&["unit warriors / unit bowmen", "unit berserkers"]).corrects("blue-1", "fs", 5);
    let play = moved(play, "attack-1").says("target: blue-1, attack: 6 1 1 1");
    assert_eq!(play.fs("blue-1"), 5, "one hit, and it is shrugged off");
    let play = play.says("unit: red-2, activate: still, action: attack-2, target: blue-1, attack: 6 6 6 1 1 1");
    assert_eq!(play.fs("blue-1"), 3, "two of three");
    let play = play.says("unit: more, more: damage, hurt: blue-1, amount: 1, hurt: none");
    assert_eq!(play.fs("blue-1"), 2, "not of surroundings");
}

/// WH-BSK-1: judged before the attack's own damage.
#[test]
fn berserk_looks_at_the_target_before_the_attack() {
    let play =
        moved(red_first(&["unit warriors", "unit berserkers"]), "attack-1").says("target: blue-1, attack: 6 6 6 1");
    assert_eq!(play.fs("blue-1"), 3, "9 - 6: they were not bloodied yet");
}

/// WH-ATK-8, WH-RETR-1: a hit that rout leaves nobody to retreat; no hit calls for no test.
#[test]
fn who_is_routed_or_not_hit_does_not_retreat() {
    let play = red_first(&["unit berserkers", "unit bowmen / unit warriors"]);
    assert_eq!(
        moved(play.clone(), "attack-1").says("target: blue-1, attack: 6 6 1").unit("blue-1").place,
        Place::Routed
    );
    let missed = moved(play, "attack-1").says("target: blue-1, attack: 1 1 1");
    assert_eq!((missed.asks().as_str(), missed.seat()), ("unit", "blue"));
}

/// WH-ATK-9: nobody strikes back.
#[test]
fn nobody_strikes_back() {
    let play = moved(red_first(&["unit bowmen", "unit warriors"]), "attack-1").says("target: blue-1, attack: 6 6");
    assert_eq!((play.fs("red-1"), play.asks().as_str()), (8, "unit"));
}

/// WH-ATK-11, WH-CLS-4, WH-DATA-2: notes of their own classes are told after the roll; a range is said.
#[test]
fn notes_are_told_after_the_roll() {
    let play = moved(red_first(&[NOTED, "unit warriors"]), "attack-1");
    assert_eq!(play.question().heading.note, umpire_engine::table::Words::with("in sight, {}", 6u8));
    let play = play.says("target: blue-1, attack: 1 1 1");
    assert_eq!(play.asks(), "note");
    let told = umpire_tests::battle::with(play.sides(), play.tape(), |game| {
        let Kind::Instruct(tell) = game.question().expect("a note").kind.clone() else { panic!("it is told") };
        tell.text.line(&*game.scene()).to_string()
    });
    assert_eq!(told, "stuns");
}

/// WH-ATK-10, WH-CLS-6: an attack without damage takes nothing, and calls for no check.
#[test]
fn an_attack_without_damage_takes_nothing() {
    let harmless = "class \"Bards\" fs 8 attack \"Song\" 3d0 / unit \"Bards\"";
    let play = moved(red_first(&[harmless, "unit warriors"]), "attack-1").says("target: blue-1, attack: 6 6 6");
    assert_eq!(play.fs("blue-1"), 12);
    assert!(!play.is("blue-1", warbands_and_heroes::Flag::Damaged));
}

/// WH-ATK-12: shooting is never refused for an enemy nearby: nothing is asked of it.
#[test]
fn bowmen_next_to_an_enemy_may_shoot() {
    let play = moved(red_first(&["unit bowmen", "unit warriors"]), "attack-2").says("target: blue-1");
    assert_eq!((play.asks().as_str(), play.dice()), ("attack", (5, 4)));
}
