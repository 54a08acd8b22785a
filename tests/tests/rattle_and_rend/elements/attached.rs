//! Section 5.1: a Champion and its host are one Element.

use rattle_and_rend::book::{Bond, Tactic, Trait, Type};
use rattle_and_rend::{Warband, WarbandEntry};
use umpire_tests::play::Play;

use crate::muster::{DREGS, FIGHTERS, SHOOTERS, SKIRMISHERS, fighters, heavy, meet, meet_on, quiet, ward, with};

const LED: WarbandEntry = WarbandEntry::led(Type::Fighters, Trait::SpotWeakness);

/// 1 led Fighters, 2 Fighters, 3 Dregs.
fn led() -> Warband {
    quiet(&[LED, FIGHTERS, DREGS])
}

/// RR-ATT-1: points add, and both go at once.
#[test]
fn host_and_champion_are_one() {
    let game = meet(led(), fighters());
    assert_eq!(
        (game.state().sides[0].total, game.state().elements.iter().filter(|e| e.seat.index() == 0).count()),
        (6, 3)
    );
    let gone = game.says("act: pass").kills("blue-1", "red-1");
    assert_eq!(gone.state().live_points(gone.state().first), 3);
    assert_eq!(gone.says("act: pass").options().iter().filter(|row| row.0 == "spot-weakness").count(), 0);
}

/// RR-ATT-1, RR-BOND-STRIFE: mourned for all their points.
#[test]
fn a_lost_pair_is_worth_three() {
    let red = with(&[LED, FIGHTERS, FIGHTERS], [Tactic::Rangers, Tactic::Butchers], Bond::Strife);
    let game = meet(red, fighters()).says("act: sprint, who: red-2, move:, act: sprint, who: red-3, move:");
    let poor = game.says("act: sprint, who: red-2, move:, act: sprint, who: red-3, move:, act: pass");
    assert_eq!(poor.momentum().0, 2);
    assert_eq!(poor.kills("blue-1", "red-1").momentum().0, 5);
}

/// RR-ATT-2, RR-ATT-3, GAP 14: the one Champion Action, with the host's Guile and the host's reach.
#[test]
fn the_champions_action_uses_the_hosts_numbers() {
    let ally = meet(led(), fighters()).says("act: spot-weakness").shows("ally");
    assert_eq!(ally.note(), "touching", "the Fighters' reach");
    assert_eq!(ally.says("ally: red-2").need(), 13, "the Fighters' Guile");
    let rows = meet(led(), fighters()).offers();
    assert_eq!(rows, ["charge", "stand", "feint", "maneuver", "sprint", "spot-weakness", "talk", "pass"]);
    let banishing = quiet(&[WarbandEntry::led(Type::Shooters, Trait::BanishFoe), FIGHTERS]);
    let aims = meet(banishing, fighters()).says("act: banish-foe").shows("target");
    assert_eq!(aims.note(), "in 160 mm");
    let roll = aims.says("target: blue-1");
    assert_eq!(roll.need(), 11);
    let will = roll.says("roll: 11, banish:");
    assert_eq!((will.need(), will.why()), (11, vec!["+Champion".to_string()]), "RR-ATT-4: its own doing too");
}

/// RR-ATT-3: the host's Reaction, or Rally; whichever the window has.
#[test]
fn a_pair_has_two_reactions() {
    let blue = quiet(&[LED, FIGHTERS]);
    let game = meet(quiet(&[heavy(Trait::Flyer), FIGHTERS]), blue).says("act: stand, who: red-1, target: blue-1");
    assert_eq!(game.offers(), ["none", "retaliate-blue-1", "none-more"]);
    let hit = game.says("react: none, facts:, roll: 7 1").shows("react");
    assert_eq!(hit.offers(), ["none", "rally-blue-1", "none-more"]);
}

/// RR-ATT-5, RR-LOS-2: it rallies for its own host, whom it always sees; another it must see.
#[test]
fn it_sees_its_own_host() {
    let blue = || quiet(&[LED, FIGHTERS]);
    let red = || quiet(&[heavy(Trait::Flyer), FIGHTERS]);
    let own = meet(red(), blue()).says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 7 1");
    assert_eq!(own.gist("rally-blue-1"), "for itself");
    let guile = own.says("react: rally-blue-1").shows("answer").says("answer: accept");
    assert_eq!(guile.need(), 13, "with the host's Guile");
    let who = guile.says("roll: 13 13").shows("rally-who");
    assert_eq!(who.offers(), ["blue-2", "done"], "the pair itself stays");
    let other = meet(red(), blue()).says("act: stand, who: red-1, target: blue-2, react: none, facts:, roll: 7 1");
    assert_eq!(other.gist("rally-blue-1"), "if it sees them");
}

/// RR-ATT-4: a Bonus on every Will check, whatever forces it.
#[test]
fn a_champion_helps_every_will_check() {
    let hazard = meet_on(led(), fighters(), "terrain: hazardous").says("act: sprint, who: red-1, leaving: hazard-roll");
    assert_eq!(hazard.why(), ["+Champion"]);
    let hit =
        meet(led(), fighters()).says("act: pass, act: stand, who: blue-1, target: red-1, react: none-more, facts:");
    assert_eq!(hit.says("roll: 9 1").why(), ["+Champion"]);
    let shaky = with(&[LED, FIGHTERS], [Tactic::Rangers, Tactic::Butchers], Bond::Strife);
    let morale = meet(shaky, fighters()).says("act: pass, act: pass, end-round: pass").shows("roll");
    assert_eq!((morale.note().as_str(), morale.why()), ("Morale", vec!["+Champion".to_string()]));
}

/// RR-ATT-6: Tactics and rules see the host's type: a led Heavy is a Heavy to Sneak-Thieves, and fights in melee.
#[test]
fn the_hosts_type_counts() {
    let big = WarbandEntry { own: Some(Trait::Flyer), ..WarbandEntry::led(Type::Heavy, Trait::SchemingPlot) };
    let thieves = with(&[big, FIGHTERS], [Tactic::SneakThieves, Tactic::Butchers], Bond::Null);
    let game = meet(quiet(&[SHOOTERS, FIGHTERS]), thieves);
    let shoot =
        |at: &str| game.clone().says(&format!("act: stand, who: red-1, target: {at}, react: none-more, facts:"));
    assert_eq!((shoot("blue-1").why().len(), shoot("blue-2").why()), (0, vec!["-Sneak-Thieves".to_string()]));
    let melee =
        meet(quiet(&[big, FIGHTERS]), fighters()).says("act: stand, who: red-1, target: blue-1, react: none-more");
    assert_eq!(melee.facts(), ["friend", "outnumbered"]);
}

/// RR-ATT-7, RR-TURN-6, RR-TURN-7, GAP 64: once for the block, and once for the last man standing.
#[test]
fn a_pair_counts_once() {
    let blocked = meet(led(), fighters()).says("act: spot-weakness, ally: red-2, roll: 1 1, act: sprint").shows("who");
    assert_eq!(blocked.offers(), ["red-2", "red-3"], "the Champion's Action was its host's");
    let last =
        meet(quiet(&[LED, ward(Trait::Pursuit)]), fighters()).says("act: sprint, who: red-1, move:, act: sprint");
    assert_eq!(last.shows("who").offers(), ["red-1"]);
}

/// RR-ATT-7: the pair moves as one, at the host's pace, and its marker of Skirmishers is theirs alone.
#[test]
fn the_hosts_pace_counts() {
    let fast = quiet(&[WarbandEntry::led(Type::Skirmishers, Trait::SchemingPlot), SKIRMISHERS]);
    let moves = meet(fast, fighters()).says("act: sprint, who: red-1").told();
    assert_eq!(moves.reach, Some(rattle_and_rend::book::Band::L.reach()));
}

/// RR-ATT-6, RR-TR-COLOSSAL: a led Colossal keeps its trait beside the Champion's.
#[test]
fn a_led_colossal_has_both() {
    let big = WarbandEntry { own: Some(Trait::Colossal), ..WarbandEntry::led(Type::Heavy, Trait::CrashingWave) };
    let game: Play = meet(quiet(&[big, FIGHTERS]), fighters());
    assert!(game.offers().contains(&"crashing-wave".into()));
    game.says("act: stand, who: red-1, target: blue-1").shows("also");
}

/// RR-ATT-7, RR-WB-2, GAP 92: a host with its Champion is one of the eight: nine entries of the book are eight here.
#[test]
fn a_pair_is_one_of_eight() {
    let game = umpire_tests::play::whole("vampires", "dwarves");
    let reds = game.state().elements.iter().filter(|e| e.seat.index() == 0).count();
    assert_eq!((reds, game.element("red-4").points(), game.state().live_points(game.state().first)), (8, 3, 12));
}
