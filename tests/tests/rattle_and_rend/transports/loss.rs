//! Section 6.3: a Transport that is lost, and who was aboard.

use rattle_and_rend::book::{Bond, Tactic, Trait, Type};
use rattle_and_rend::{Warband, WarbandEntry, Whereabouts};
use umpire_tests::play::Play;

use crate::muster::{DREGS, FIGHTERS, champion, fighters, heavy, meet_on, quiet, ward, with};

/// 1 a Transport, 2 Dregs, 3 Dregs, 4 Fighters; both Dregs are aboard.
fn loaded(blue: Warband, terrain: &str) -> Play {
    let red = quiet(&[heavy(Trait::Transport), DREGS, DREGS, FIGHTERS]);
    meet_on(red, blue, &format!("terrain: {terrain}, cargo: red-2 red-3"))
}

/// RR-TRN-6, RR-WILL-5: each passenger is placed where it stood, and makes a Will check that moves nobody.
#[test]
fn passengers_of_a_lost_transport_bail_out() {
    let hit =
        loaded(fighters(), "").says("act: pass, act: stand, who: blue-1, target: red-1, react: none-more, facts:");
    let told = hit.says("roll: 9 1, roll: 1 1").shows("bail-out");
    assert_eq!((told.seat(), told.told().text), ("red", "Where the Heavy stood".into()));
    let first = told.says("bail-out:").shows("roll");
    assert!(first.is_out("red-1"));
    assert_eq!((first.element("red-2").place, first.element("red-3").place), (Whereabouts::Table, Whereabouts::Table));
    assert_eq!((first.seat(), first.roll().name, first.need()), ("red", "Will", 11));
    assert_eq!((first.roll().pool.count, first.note().as_str()), (2, "bails out"));
    let second = first.says("roll: 11 11, bail-out:").shows("roll");
    let done = second.says("roll: 1 1").shows("act");
    assert_eq!((done.is_out("red-2"), done.is_out("red-3"), done.active()), (false, true, "blue"));
}

/// RR-TRN-7, RR-TERR-10: it is lost on Rough or Hazardous ground; asked only where such ground lies.
#[test]
fn bad_ground_ruins_a_transport() {
    let asked = loaded(fighters(), "rough").says("act: charge, who: red-1, target: blue-1, react: none, ride: move");
    let asked = asked.says("leaving: open, move:").shows("bad-ground");
    assert_eq!(asked.seat(), "red");
    let before = asked.momentum();
    let lost = asked.clone().says("bad-ground: yes, bail-out:").shows("roll");
    assert_eq!((lost.is_out("red-1"), lost.note().as_str()), (true, "bails out"));
    let over = lost.says("roll: 11 1, bail-out:, roll: 11 1").shows("act");
    assert_eq!((over.active(), over.momentum()), ("red", before), "the Action is over, the Turn is not");
    asked.says("bad-ground: no").shows("confirm");
    loaded(fighters(), "blocking").says("act: sprint, who: red-1, ride: move, move:").shows("act");
}

/// RR-TR-TRANSPORT: other Heavies fear no ground.
#[test]
fn only_transports_are_ruined() {
    let red = quiet(&[heavy(Trait::Colossal), FIGHTERS]);
    meet_on(red, fighters(), "terrain: rough").says("act: sprint, who: red-1, leaving: open, move:").shows("act");
}

/// RR-TRN-7, GAP 148: a push onto bad ground ruins it too, and feeds no Bloodlust.
#[test]
fn a_push_onto_bad_ground_ruins_it() {
    let blood = with(&[FIGHTERS; 6], [Tactic::Rangers, Tactic::Butchers], Bond::Bloodlust);
    let hit = loaded(blood, "hazardous").says("act: pass, act: stand, who: blue-1, target: red-1, react: none-more");
    let pushed = hit.says("facts:, roll: 9 1, roll: 8 1, push:").shows("bad-ground");
    let before = pushed.momentum();
    let lost = pushed.says("bad-ground: yes").shows("bail-out");
    assert_eq!((lost.is_out("red-1"), lost.momentum()), (true, before));
}

/// RR-TRN-6, GAP 89: in Morale one roll of a passenger serves for both.
#[test]
fn in_morale_a_passenger_rolls_once() {
    let shaky = with(&[heavy(Trait::Transport), DREGS, FIGHTERS], [Tactic::Rangers, Tactic::Butchers], Bond::Strife);
    let game = meet_on(shaky, fighters(), "terrain:, cargo: red-2").says("act: pass, act: pass, end-round: pass");
    let passenger = game.shows("roll").says("roll: 1 1").shows("roll");
    assert_eq!(passenger.note(), "Morale");
    let after = passenger.says("roll: 11 1").shows("roll").says("roll: 10 1, bail-out:").shows("bid");
    assert_eq!((after.is_out("red-1"), after.element("red-2").place), (true, Whereabouts::Table));
}

/// RR-TRN-6: a led passenger of a big Transport has its Champion's Bonus.
#[test]
fn a_led_passenger_bails_out_with_a_bonus() {
    let led = WarbandEntry::led(Type::Fighters, Trait::SchemingPlot);
    let red = with(&[heavy(Trait::Transport), led, FIGHTERS], [Tactic::Riders, Tactic::Butchers], Bond::Null);
    let game = meet_on(red, fighters(), "terrain:, cargo: red-2");
    let hit = game
        .says("act: pass, act: stand, who: blue-1, target: red-1, react: none-more, facts:, roll: 9 1, roll: 1 1")
        .says("bail-out:");
    assert_eq!((hit.roll().pool.count, hit.why()), (3, vec!["+Champion".to_string()]));
}

/// RR-TRN-6, RR-VIC-1: passengers are in play, so the game goes on until they have bailed out.
#[test]
fn the_last_transport_is_not_the_end() {
    let red = quiet(&[heavy(Trait::Transport), DREGS]);
    let game = meet_on(red, fighters(), "terrain:, cargo: red-2").says("act: pass");
    let hit =
        game.says("act: stand, who: blue-1, target: red-1, react: none-more, facts:, roll: 9 1, roll: 1 1, bail-out:");
    assert!(!hit.is_over());
    assert!(!hit.clone().says("roll: 11 1").is_over());
    assert!(hit.says("roll: 1 1").is_over());
}

/// RR-FLOW-WILL, RR-TRN-6: a bail-out that the Active Player's attack forced may be answered like the attack itself.
#[test]
fn a_bail_out_forced_by_the_enemy_is_answered() {
    let blue = quiet(&[heavy(Trait::Transport), DREGS, champion(Trait::BanishFoe), ward(Trait::Sacrifice)]);
    let hit = meet_on(fighters(), blue, "terrain: rough, cargo: blue-2")
        .says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 20 1, react: none");
    let bails = hit.says("roll: 1 1, bail-out:").shows("react");
    assert_eq!((bails.seat(), bails.is_out("blue-1")), ("blue", true));
    assert_eq!(bails.offers(), ["none", "rally-blue-3", "sacrifice-blue-4", "none-more"]);
    assert_eq!(bails.says("react: none").shows("roll").note(), "bails out");
}

/// RR-TRN-7: open ground is the first row: a thumb in a hurry ruins nothing.
#[test]
fn open_ground_is_the_first_row() {
    let asked = loaded(fighters(), "rough").says("act: sprint, who: red-1, ride: move, leaving: open, move:");
    assert_eq!(asked.shows("bad-ground").offers(), ["no", "yes"]);
}
