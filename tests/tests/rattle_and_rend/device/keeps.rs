//! Sections 22, 23 and 26: what the device keeps, and what it need not ask again.

use rattle_and_rend::Credit;
use umpire_engine::table::{Seat, Source};
use umpire_tests::play::{Play, duel, whole, with_sides};

use crate::written::meet;

/// 1 and 2 Colossal, 3 and 4 Fighters, 5 Shooters.
const GIANTS: &str = "heavy colossal / heavy colossal / fighters / fighters / shooters";
/// 1 to 4 Fighters, 5 Champion, 6 Heavy.
const PLAIN: &str = "fighters / fighters / fighters / fighters / champion scheming-plot / heavy flyer";

/// RR-DEV-4: what was said of the attacker holds for its next blow, and what was said of the target does not.
#[test]
fn what_was_said_of_the_attacker_is_not_asked_again() {
    let game = meet(
        &format!("{GIANTS} / tactics elites watchers / bond null"),
        &format!("{PLAIN} / tactics elites watchers / bond null"),
        "inspiring",
    );
    let first = game.says("act: stand, who: red-1, target: blue-1, also: blue-2, also: none, react: none-more");
    assert_eq!(first.facts(), ["friend", "outnumbered", "inspired"]);
    let inspired = first.clone().says("facts: inspired, roll: 1 1 1").shows("facts");
    assert_eq!(inspired.facts(), ["outnumbered"], "the Bonus is known");
    assert_eq!(inspired.says("facts:").why(), ["+Inspired"]);
    let plain = first.says("facts: friend, roll: 1 1 1").shows("facts");
    assert_eq!(plain.facts(), ["friend", "outnumbered"], "a friend of the first target is asked for anew");
    // The next Action asks again.
    let next = plain.says("facts:, roll: 1 1, act: stand, who: red-3, target: blue-1, react: none-more");
    let again =
        next.says("facts: inspired, roll: 1 1 1, act: stand, who: red-1, target: blue-1, also: none, react: none-more");
    assert_eq!(again.facts(), ["friend", "outnumbered", "inspired"]);
}

/// RR-DEV-4, RR-TAC-POISONERS: the second check of the poisoned asks only what the first did not.
#[test]
fn the_poisoned_are_not_asked_twice() {
    let red = format!("{PLAIN} / tactics poisoners elites / bond null");
    let blue = format!("{PLAIN} / tactics shield-brothers elites / bond null");
    let hit = meet(&red, &blue, "inspiring")
        .says("act: stand, who: red-1, target: blue-1, react: none-more, facts:, roll: 20 1");
    assert_eq!(hit.facts(), ["inspired", "shield-brothers"]);
    let again = hit.clone().says("facts: shield-brothers, roll: 20 20 20").shows("roll");
    assert_eq!(again.why(), ["-Poison", "+Brothers"]);
    assert_eq!(hit.says("facts:, roll: 20 20").shows("roll").why(), ["-Poison"]);
}

/// RR-DEV-4: where something moved in between, it is asked again.
#[test]
fn what_moved_is_asked_again() {
    let red = format!("{PLAIN} / tactics watchers elites / bond null");
    let blue = format!("{GIANTS} / tactics watchers elites / bond null");
    let will = meet(&red, &blue, "inspiring")
        .says("act: charge, who: red-1, target: blue-3, react: none, move:, react: suppress-blue-5")
        .says("answer: accept, facts:, roll: 20 1")
        .shows("facts");
    assert_eq!(will.facts(), ["inspired"]);
    let fury = will.says("facts: inspired, roll: 10 1 1, push:, confirm: blue-3").shows("facts");
    assert_eq!(fury.facts(), ["friend", "outnumbered", "inspired"], "it was pushed");
}

/// RR-DEV-1, RR-ASK-2: who rolls, at whom, and how far, by name.
#[test]
fn questions_of_the_whole_game_name_elements_and_bands() {
    let game = || whole("ogrekin", "dwarves");
    let facts = game().says("act: stand, who: red-4, target: blue-2, react: none-more").shows("facts");
    assert_eq!((facts.note().as_str(), facts.seat()), ("Fighters I", "red"));
    let scare = game().says("act: sprint, who: red-1").shows("react");
    assert_eq!(scare.deed(), "Champion I: Sprint | declared");
    assert_eq!(scare.gist("intimidate-blue-6"), "if within 80 mm, seen");
}

/// RR-DEV-2, RR-ARCH-7: every answer can be taken back, dice too, and the same answers bring the same game.
#[test]
fn every_answer_can_be_taken_back() {
    let played = whole("ogrekin", "ghosts")
        .says("act: stand, who: red-6, target: blue-3, react: none, roll: 20 1, react: fodder-blue-1")
        .says("answer: accept, roll: 11 1, swap:");
    let state = played.state();
    let lines = played.tape().answer_count();
    with_sides(played.sides(), played.tape(), |game| {
        let mut answers = 0;
        while game.undo(1, false, Source::Thumb) {
            answers += 1;
            assert_eq!(game.tape().answer_count(), lines - answers);
        }
        assert_eq!(answers, lines, "back to the first question");
        game.load(played.tape()).expect("its own tape");
    });
    assert_eq!(played.state(), state);
}

/// RR-DEV-3, section 23: Round, Turn, Momentum, blocks, credits and Omen are all on the table to be shown.
#[test]
fn what_players_must_see_is_on_the_table() {
    let omen = whole("vampires", "dwarves").says("omen-die: 17");
    assert_eq!(omen.heard(), ["rolled", "omen"], "and said aloud");
    let state = omen.state();
    assert_eq!((state.round, state.active, state.sides[0].round.omen), (1, Some(Seat::RED), Some(17)));
    let called =
        omen.says("act: maneuver, who: red-5, react: none-more, move:, roll: 8 8 , omen: stands, ally: red-6, move:");
    let side = called.state().sides[0].clone();
    assert!(matches!(side.credits[..], [Credit::ActionOf(_)]));
    assert_eq!(side.last_acted.len(), 1);
    let menu: Vec<_> =
        called.says("act: sprint").options().into_iter().filter(|row| row.1 == Some("acted last")).collect();
    assert_eq!(menu.len(), 1, "the blocked one says why");
}

/// RR-ARCH-3: a roll says why its dice are as many as they are.
#[test]
fn a_roll_names_every_source() {
    let why = |play: Play| play.says("facts: friend outnumbered").why();
    let game = duel("ogrekin", "dwarves").says("act: stand, who: red-3, target: blue-2, react: none-more");
    assert_eq!(why(game), ["+Friend", "-Outnumbered"]);
}
