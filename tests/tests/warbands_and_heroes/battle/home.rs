//! What a battle leaves of a warband (WH-UPK-6, WH-HR-12, WH-FS-9).

use umpire_engine::table::{Roster, Seat, Shelved};
use umpire_tests::battle::{BattlePlay, warband, warbands};
use warbands_and_heroes::WarbandsAndHeroes;

/// A captain, somebody who is hurt already, and coin.
const RED: &str = "treasury 7 / unit warriors \"Oak Guard\" captain wicked / unit bowmen lost 3 / unit bowmen";

/// A quick battle in which red's Units lose this, ended by the players; then who of the routed is kept,
/// and who has won.
fn ended(rules: &str, lost: &[(&str, u8)], fates: &str) -> BattlePlay {
    let play = warbands(&[RED, "unit berserkers"]).says(&format!("{rules}rules: quick, deploy: done, quick: damage"));
    let play = lost.iter().fold(play, |play, (unit, fs)| play.says(&format!("hurt: {unit}, amount: {fs}")));
    play.says(&format!("hurt: none, quick: end, end: yes, {fates}"))
}

/// What red takes home, as text; none where it is what it brought, or nobody is left.
fn home(play: &BattlePlay) -> Option<String> {
    assert!(play.is_over());
    let after = WarbandsAndHeroes::after(warband(RED), &play.state(), Seat::RED)?;
    let mut text = String::new();
    after.write(&mut text).expect("a string takes all");
    (after != warband(RED)).then_some(text)
}

const LOSSES: &str = "rules: house, house: hr-12, ";

/// WH-UPK-6: who is removed leaves the warband, with its captain; nothing else changes.
#[test]
fn who_is_struck_off_leaves_the_warband() {
    let play = ended("", &[("red-1", 12), ("red-3", 8)], "fate: red-3, winner: nobody");
    assert_eq!(home(&play).as_deref(), Some("warband \"Test\" / treasury 7 / unit bowmen lost 3 / unit bowmen"));
}

/// WH-UPK-6, WH-FS-1: whoever is kept is whole again in the next battle, and so is who was only hurt.
#[test]
fn who_is_kept_is_as_before() {
    assert_eq!(home(&ended("", &[("red-1", 12), ("red-2", 4)], "fate: red-1, winner: nobody")), None);
}

/// WH-HR-12: tables that keep losses find them in the warband; the routed come back with the least there is.
#[test]
fn losses_are_written_down_where_they_are_kept() {
    let play = ended(LOSSES, &[("red-1", 12), ("red-3", 2)], "fate: red-1, winner: nobody");
    let text = "warband \"Test\" / treasury 7 / unit warriors \"Oak Guard\" captain wicked lost 11 \
                / unit bowmen lost 3 / unit bowmen lost 2";
    assert_eq!(home(&play).as_deref(), Some(text));
    let play = ended(LOSSES, &[("red-2", 1)], "winner: nobody");
    assert!(home(&play).is_some_and(|text| text.contains("unit bowmen lost 4")), "beside what it lost before");
}

/// WH-SIM-2, WH-UPK-6: where the battle ends before its block does, what waits lands first: the doomed are routed, and
/// their side is asked about them.
#[test]
fn what_waits_lands_before_the_end() {
    let strike = |who, whom, dice| {
        format!("unit: {who}, activate: move, move: done, action: attack-1, target: {whom}, attack: {dice}, ")
    };
    let play = warbands(&[RED, "unit berserkers / unit warriors"])
        .says(&format!("{LOSSES}rules: fight, deploy: done, initiative: 3 3, roll-off: 2 5"))
        .says(&strike("blue-1", "red-3", "6 6 6"))
        .says("near-captain:, resolve: 6, unit: red-2, activate: pass")
        .says(&strike("blue-2", "red-1", "6 6 1 1"));
    assert_eq!((play.fs("red-3"), play.fs("red-1")), (8, 12), "in mid-block all of it waits");
    let play = play.says("unit: more, more: end, end: yes");
    assert_eq!((play.asks().as_str(), play.seat(), play.preset()), ("fate", "red", vec!["red-3".into()]));
    assert!(play.heard().iter().any(|line| line == "Losses count now"), "{:?}", play.heard());
    let play = play.says("fate:, winner: b");
    let text = "warband \"Test\" / treasury 7 / unit warriors \"Oak Guard\" captain wicked lost 4 / unit bowmen lost 3";
    assert_eq!(home(&play).as_deref(), Some(text));
}

/// Where nobody is left there is no warband that could be kept.
#[test]
fn nobody_left_is_nothing_to_keep() {
    let play = ended("", &[("red-1", 12), ("red-2", 8), ("red-3", 8)], "fate:");
    assert_eq!(WarbandsAndHeroes::after(warband(RED), &play.state(), Seat::RED), None);
}

/// What changes is told Unit by Unit.
#[test]
fn what_changes_is_told() {
    let play = ended(LOSSES, &[("red-1", 12), ("red-2", 1)], "fate:, winner: nobody");
    let after = WarbandsAndHeroes::after(warband(RED), &play.state(), Seat::RED).expect("two are left");
    let mut told = Vec::new();
    after.changes(&warband(RED), &mut |line| told.push(line.to_string()));
    assert_eq!(told, ["Oak Guard: lost", "Bowmen: 4 of 8 FS"]);
}
