//! Section 5: what Wards are, and what they are not.

use rattle_and_rend::book::{Bond, Tactic, Trait};
use umpire_tests::play::Play;

use crate::muster::{CHAMPION, DREGS, FIGHTERS, champion, fighters, heavy, meet, meet_on, quiet, ward, with};

fn off(play: &Play, id: &str) -> Option<&'static str> {
    play.options().into_iter().find(|option| option.0 == id).expect("such an option").1
}

/// RR-EL-3: no Actions; it can be attacked, and rolls Will at 9.
#[test]
fn a_ward_is_attacked_and_does_nothing() {
    let game = meet(quiet(&[FIGHTERS, ward(Trait::Reversal)]), fighters());
    assert_eq!(off(&game.clone().says("act: sprint"), "red-2"), Some("Ward"));
    let hit = game.says("act: pass, act: stand, who: blue-1, target: red-2, react: none-more, facts:, roll: 9 1");
    let will = hit.shows("roll");
    assert_eq!((will.seat(), will.roll().name, will.need()), ("red", "Will", 9));
    will.clone().says("roll: 9 1").shows("act"); // RR-WILL-3: nobody pushes it.
    assert_eq!(will.clone().says("roll: 9 9").shows("critical-will").offers(), ["foe", "nothing"], "RR-WILL-7");
    assert!(will.says("roll: 1 1").is_out("red-2"));
}

/// RR-EL-3, RR-MOM-2: it counts for Momentum, and for Morale.
#[test]
fn a_ward_counts() {
    let shaky = with(&[FIGHTERS, FIGHTERS, ward(Trait::Reversal), ward(Trait::Pursuit)], QUIET, Bond::Strife);
    let game = meet(shaky, fighters());
    assert_eq!(game.state().sides[0].total, 6);
    let morale = game.says("act: pass, act: pass, end-round: pass, roll: 10 1, roll: 10 1").shows("roll");
    assert_eq!((morale.note().as_str(), morale.need()), ("Morale", 9));
}

const QUIET: [Tactic; 2] = [Tactic::Rangers, Tactic::Butchers];

/// RR-EL-3, RR-ATK-4, RR-ATK-5, GAP 54: a Ward is a friend in contact, and one more enemy in contact.
#[test]
fn a_ward_is_a_base_in_contact() {
    let pair = || quiet(&[FIGHTERS, ward(Trait::Reversal)]);
    let facts = meet(pair(), pair()).says("act: stand, who: red-1, target: blue-1, react: none-more");
    assert_eq!(facts.facts(), ["friend", "outnumbered"]);
    let alone = meet(quiet(&[FIGHTERS]), quiet(&[FIGHTERS]));
    alone.says("act: stand, who: red-1, target: blue-1, react: none-more").shows("roll");
}

/// RR-EL-3, RR-SCN-HILL, GAP 54: and it holds ground.
#[test]
fn a_ward_holds_a_hill() {
    let game = meet_on(quiet(&[FIGHTERS, ward(Trait::Reversal)]), fighters(), "scenario: hill");
    let round = "act: pass, act: pass, end-round: pass";
    let mut last = game;
    for _ in 0..3 {
        last = last.says(round).says("bid: 1 0, first: red");
    }
    assert_eq!(last.says(round).facts(), ["red-1", "red-2"]);
}

/// RR-TURN-7, GAP 54, GAP 64: but it is no second man standing.
#[test]
fn a_ward_is_no_second_man() {
    let last = meet(quiet(&[FIGHTERS, ward(Trait::Reversal)]), fighters()).says("act: sprint, who: red-1, move:");
    last.says("act: sprint, who: red-1").shows("move");
}

/// RR-EL-5, GAP 53: nothing but Blink moves it: not Feint, Push, Rally, Maneuver, Wave or Teleporters.
#[test]
fn nothing_moves_a_ward() {
    let red = || [champion(Trait::CrashingWave), FIGHTERS, ward(Trait::Reversal)];
    let wave = meet(quiet(&red()), fighters()).says("act: crashing-wave, roll: 10 1");
    assert_eq!(wave.facts(), ["red-2"]);
    let call = meet(quiet(&red()), fighters()).says("act: maneuver, who: red-2, move:, roll: 13 1");
    assert_eq!(off(&call, "red-3"), Some("Ward"));
    let teleporters = with(&red(), [Tactic::Teleporters, Tactic::Butchers], Bond::Null);
    let jump = umpire_tests::play::play_with([teleporters, fighters()]).fields("own-1", "own-2").sets_up("terrain:");
    assert_eq!(jump.red_begins().shows("teleport").facts(), ["red-1", "red-2"]);
    let feint = meet(quiet(&red()), fighters()).says("act: pass, act: feint, who: blue-1");
    assert_eq!(off(&feint, "red-3"), Some("Ward"));
}

/// RR-EL-5, RR-REACT-FODDER: Dregs do not swap with a Ward.
#[test]
fn no_dregs_die_for_a_ward() {
    let blue = quiet(&[DREGS, ward(Trait::Reversal), CHAMPION]);
    let game = meet(quiet(&[heavy(Trait::Flyer), FIGHTERS]), blue).says("act: stand, who: red-1, target: blue-2");
    assert_eq!(game.shows("react").offers(), ["none", "blink-blue-2", "none-more"]);
}

/// RR-REACT-BLINK, GAP 46: a Ward that blinked may be out of reach; then another is aimed at, or nobody.
#[test]
fn a_ward_blinks_out_of_reach() {
    let blue = quiet(&[FIGHTERS, ward(Trait::Reversal)]);
    let game = meet(quiet(&[heavy(Trait::Flyer), FIGHTERS]), blue).says("act: stand, who: red-1, target: blue-2");
    let blinked = game.says("react: blink-blue-2, answer: accept, roll: 9 1, place:").shows("confirm");
    assert_eq!(blinked.offers(), ["blue-2", "none"]);
    assert_eq!(blinked.clone().says("confirm: none, aim: blue-1").note(), "Fighters");
    assert_eq!(blinked.says("confirm: none, aim: none").shows("act").active(), "blue");
}

/// RR-VIC-5, GAP 112: with nothing but Wards a player passes, but still bids and blinks.
#[test]
fn wards_alone_still_blink() {
    let blue = quiet(&[FIGHTERS, ward(Trait::Reversal), ward(Trait::Pursuit)]);
    let game = meet(quiet(&[heavy(Trait::Flyer), FIGHTERS, FIGHTERS]), blue).kills("red-1", "blue-1");
    let window = game.says("act: stand, who: red-2, target: blue-2").shows("react");
    assert_eq!(window.offers(), ["none", "blink-blue-2", "none-more"]);
    let passed = window.says("react: none-more, facts:, roll: 1 1, act: pass, end-round: pass");
    assert_eq!(passed.shows("bid").state().round, 2);
}

/// RR-VIC-5, RR-BID-7, RR-BID-10: where Superiority leaves nothing to those who could act, Round after Round, the
/// game ends: more live points win.
#[test]
fn wards_and_superiority_do_not_go_on_for_ever() {
    let wards = [FIGHTERS, ward(Trait::Pursuit), ward(Trait::Pursuit), ward(Trait::Pursuit), ward(Trait::Pursuit)];
    let bands = [with(&wards, QUIET, Bond::Superiority), with(&[FIGHTERS], QUIET, Bond::Superiority)];
    let game =
        umpire_tests::play::play_with(bands).fields("own-1", "own-2").sets_up_with("terrain: hazardous", "first");
    let alone = game.says("first: red, act: sprint, who: red-1, leaving: hazard-roll, roll: 1 1").shows("roll");
    // Both sides' Morale, and then nobody can do anything in any Round to come.
    let over = alone.says("roll: 10, roll: 9 1, roll: 9 1, roll: 9 1, roll: 9 1");
    assert_eq!((over.is_over(), over.state().over), (true, Some(Some(over.state().first))));
}
