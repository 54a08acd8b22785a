//! Setup (section 5).

use umpire_engine::table::{AnswerError, Scene, Seat};
use umpire_tests::battle::{fought, red_first, warband, warbands, with};
use warbands_and_heroes::Place;
use warbands_and_heroes::book::CaptainTrait;
use warbands_and_heroes::roster::{PackedWarbands, Warband};

const ONE: &str = "unit warriors";
const THREE: [&str; 3] = [ONE, ONE, ONE];

/// WH-SETUP-1, WH-SETUP-2, WH-FS-1: what was brought fights, however unequal, at full FS.
#[test]
fn warbands_of_any_size_fight_at_full_strength() {
    let play = fought(&["unit warriors lost 5 / unit bowmen / unit berserkers", ONE]);
    let battle = play.state();
    assert_eq!(battle.in_play(Seat::RED).len(), 3);
    assert_eq!((play.fs("red-1"), play.fs("red-2"), play.fs("red-3"), play.fs("blue-1")), (12, 8, 9, 12));
}

/// WH-SETUP-3, WH-TERM-3: two to six sides; each alone unless they share a letter.
#[test]
fn sides_are_enemies_unless_they_share_a_letter() {
    let play = fought(&THREE).state();
    assert!(!play.allied(Seat(0), Seat(1)) && !play.allied(Seat(1), Seat(2)));
    let play =
        warbands(&THREE).says("rules: alliances, alliance: a, alliance: b, alliance: a, rules: fight, deploy: done");
    let battle = play.state();
    assert!(battle.allied(Seat(0), Seat(2)) && !battle.allied(Seat(0), Seat(1)));
    let play = play.says("initiative: 6 2 1, first: first, unit: red-1, activate: act, stay: no, action: attack-1");
    assert_eq!(play.offers(), ["blue-1", "none"], "gold is a friend");
}

#[test]
fn somebody_stays_an_enemy() {
    let play = warbands(&THREE).says("rules: alliances, alliance: a, alliance: a");
    assert_eq!(play.offers(), ["b", "c"]);
    play.refuses("alliance: a", AnswerError::NotNow);
    assert!(!warbands(&[ONE, ONE]).offers().contains(&"alliances".into()), "two sides are enemies anyway");
}

#[test]
fn players_have_names_where_they_give_some() {
    let play = warbands(&THREE).says("rules: names, name: Ann, name: Bob, name: Cleo");
    with(play.sides(), play.tape(), |game| {
        let scene = game.scene();
        let names: Vec<_> = Seat::first(3).map(|seat| scene.name_of(seat).to_owned()).collect();
        assert_eq!(names, ["Ann", "Bob", "Cleo"]);
    });
}

/// WH-SETUP-5, WH-SETUP-6, WH-DICE-1, WH-DATA-7: one captain a Unit, none on a Hero; his trait is rolled by d8, or picked.
#[test]
fn captains_are_added_with_a_trait_that_is_rolled_or_picked() {
    let hero =
        "class \"Hero\" trait hero attack \"Blade\" 3d2 / unit warriors / unit \"Hero\" / unit bowmen captain shrewd";
    let play = warbands(&[hero, ONE]).says("rules: captains");
    assert_eq!(play.offers(), ["red-1", "blue-1", "none"]);
    let rolled = play.clone().says("captain: red-1, trait: roll");
    assert_eq!(rolled.roll().pool.to_string(), "1d8");
    let rolled = rolled.says("trait-roll: 3");
    assert_eq!((rolled.asks().as_str(), rolled.unit("red-1").captain), ("captain-told", Some(CaptainTrait::Wicked)));
    assert_eq!(rolled.question().heading.help.map(|help| help.title), Some("Wicked"), "what it does is told");
    assert_eq!(rolled.says("captain-told: done").asks(), "captain");
    let picked = play.says("captain: blue-1, trait: dangerous");
    assert_eq!(picked.unit("blue-1").captain, Some(CaptainTrait::Dangerous));
    assert_eq!(picked.offers(), ["red-1", "none"], "at most one each");
    let fights = picked.says("captain: none, rules: fight, deploy: done, initiative: 6 1, shrewd: keep, first: first");
    assert!(!fights.offers().iter().any(|key| key.contains("captain")), "and fixed for the battle");
}

/// WH-CAPT-1: a die for every other Unit of his own side, and a 1 deserts: no rout, no morale.
#[test]
fn units_desert_a_reprehensible_captain_on_a_one() {
    let red = "unit warriors captain reprehensible / unit bowmen / unit warriors / unit berserkers";
    let play = fought(&[red, "unit warriors / unit bowmen"]);
    assert_eq!((play.asks().as_str(), play.dice().0), ("desertion", 3));
    let play = play.says("desertion: 1 2 1");
    let places = ["red-1", "red-2", "red-3", "red-4"].map(|id| play.unit(id).place);
    assert_eq!(places, [Place::InPlay, Place::Deserted, Place::InPlay, Place::Deserted]);
    assert_eq!(play.asks(), "initiative");
}

/// WH-CAPT-1: in roster order; who deserted is not rolled for again, and rolls no more himself.
#[test]
fn several_reprehensible_captains_roll_in_roster_order() {
    let red = "unit warriors captain reprehensible / unit bowmen captain reprehensible / unit warriors";
    let play = fought(&[red, ONE]).says("desertion: 1 4");
    assert_eq!(play.asks(), "initiative", "the second captain has gone");
    let play = fought(&[red, ONE]).says("desertion: 2 1");
    assert_eq!(play.dice().0, 1, "only the first Unit is left to roll for");
}

/// WH-CAPT-1: who comes later is not rolled for.
#[test]
fn reinforcements_do_not_desert() {
    let red = "unit warriors captain reprehensible / unit bowmen / unit bowmen";
    let play = warbands(&[red, ONE]).says("rules: hold, hold: red-2, hold:, rules: fight, deploy: done");
    assert_eq!(play.dice().0, 1);
    assert_eq!(play.unit("red-2").place, Place::Waits);
}

/// WH-SETUP-4: they act from the next round on, unless the players say otherwise.
#[test]
fn reinforcements_act_from_the_next_round() {
    let held = "rules: hold, hold: red-2, hold:, rules: fight, deploy: done, initiative: 6 1, first: first";
    let play = warbands(&["unit warriors / unit bowmen", ONE]).says(held);
    assert_eq!(play.offers(), ["red-1", "more"]);
    let arrives = play.says("unit: more, more: reinforce, reinforce: red-2");
    let next = arrives.clone().says("acts-now: next");
    assert_eq!((next.offers(), next.unit("red-2").place), (vec!["red-1".into(), "more".into()], Place::InPlay));
    assert_eq!(arrives.says("acts-now: now").offers(), ["red-1", "red-2", "more"]);
}

/// WH-SETUP-4: also such as no roster has.
#[test]
fn a_new_unit_may_join_in_mid_battle() {
    let play = red_first(&[ONE, ONE]).says("unit: more, more: reinforce, joins: blue, class: class-3, acts-now: next");
    assert_eq!((play.fs("blue-2"), play.state().units.len()), (8, 3));
    let name = with(play.sides(), play.tape(), |game| {
        let mut name = String::new();
        game.scene().write_name(play.id("blue-2"), &mut name).expect("a string takes all");
        name
    });
    assert_eq!(name, "Bowmen");
}

/// Section 2.3: 40 Units and 16 classes of their own in all, and these within the memory of a battle; else there is none.
#[test]
fn what_is_too_much_for_one_battle_is_refused() {
    let fits = |warbands: &[Warband]| PackedWarbands::of(warbands.iter()).is_some();
    let twelve = warband(&["unit warriors"; 12].join(" / "));
    assert!(fits(&[twelve.clone(), twelve.clone(), twelve.clone()]));
    assert!(!fits(&[twelve.clone(), twelve.clone(), twelve.clone(), twelve]), "48 Units");
    let wordy = |name: &str| {
        let attack = "attack \"Long as names\" 3d1 note \"a remark so long\"";
        let attacks = [attack; 4].join(" ").replace("Long as names", "Long as name");
        warband(&format!("class \"{name} one\" {attacks} / class \"{name} two\" {attacks} / unit \"{name} one\""))
    };
    assert!(fits(&[wordy("A"), wordy("B")]));
    assert!(!fits(&[wordy("A"), wordy("B"), wordy("C")]), "six classes with all their words");
}

/// WH-SETUP-7, WH-ACT-11: nothing is asked about ground, deployment or the size of the table.
#[test]
fn deployment_is_told_and_not_asked() {
    let play = warbands(&[ONE, ONE]).says("rules: fight");
    assert_eq!(play.question().kind.word(), "tell");
    assert_eq!(play.says("deploy: done").asks(), "initiative");
}

/// WH-TERM-1, WH-TERM-2: a Unit is known by its own name, or by its class and a number.
#[test]
fn units_are_told_apart_by_name() {
    let play = fought(&["unit warriors / unit warriors / unit bowmen \"Hedgemen\" / unit bowmen", ONE]);
    let battle = play.state();
    let name = |piece: u8| {
        let mut name = String::new();
        battle.write_name(umpire_engine::table::PieceId(piece), &mut name).expect("a string takes all");
        name
    };
    assert_eq!([0, 1, 2, 3, 4].map(name), ["Warriors I", "Warriors II", "Hedgemen", "Bowmen", "Warriors"]);
}
