//! The guided first game of Dragon Rampant.

use umpire_tests::desk::{blank, said};
use umpire_tests::pupil::Pupil;

use super::{closes, learn};

/// As its coach proposes: Red shoots and attacks, Blue rallies and fails, Red shoots again.
const PLAN: &str = "game: first-game, lesson: dragon-rampant
    unit: red-1, order: shoot, shoot-at: blue-1
    unit: red-2, order: attack, target: blue-1, retreat: full
    unit: blue-2, order: shoot
    unit: red-1, order: shoot, shoot-at: blue-1";

/// What the dice come to.
const WORDS: [&str; 10] =
    ["Passed", "Hits", "Held firm", "Passed", "Battered", "Rallied", "Failed", "Passed", "Hits", "Routed"];

/// How many keys were pressed after the shelf.
fn presses(pupil: &Pupil) -> usize {
    let shelf = pupil.pages.iter().take_while(|page| ["game", "lesson"].contains(&page.on.as_str()));
    pupil.presses() - shelf.map(|page| page.keys.len()).sum::<usize>()
}

/// An order that passes and one that fails, a shot, a fight, Courage, a rally and a rout: each is explained once.
#[test]
fn who_follows_the_coach_sees_a_battle() {
    let pupil = learn(PLAN);
    assert!(pupil.ended, "the lesson ends by itself");
    assert_eq!(pupil.words, WORDS);
    assert!(["fought", "retreated", "left"].iter().all(|id| pupil.told.contains(id)), "{:?}", pupil.told);
    assert!(presses(&pupil) <= 38, "{} presses", presses(&pupil));
    closes(&pupil, "dragon-rampant");
}

/// In both sizes of text.
#[test]
fn its_coach_has_room_on_every_page() {
    assert_eq!(learn(PLAN).wrong, [""; 0]);
}

/// The cursor is where the coach speaks of: A and X alone follow it.
#[test]
fn who_lets_everything_pass_comes_to_the_same_end() {
    let pupil = learn("game: first-game, lesson: dragon-rampant");
    assert_eq!(pupil.words, WORDS);
    assert!(pupil.ended, "with a rout");
}

/// Whoever orders other units otherwise sees somebody go, too.
#[test]
fn who_does_otherwise_sees_an_end() {
    for plan in [
        "unit: red-2, order: attack, target: blue-2, unit: red-1, order: move",
        "unit: red-2, order: move, unit: red-1, order: shoot, shoot-at: blue-2, unit: blue-1, order: attack",
        "unit: end, unit: blue-2, order: shoot, shoot-at: red-2, unit: blue-1, order: wall",
        "unit: red-1, order: back, unit: red-2, order: wall",
    ] {
        let pupil = learn(&format!("game: first-game, lesson: dragon-rampant, {plan}"));
        assert!(pupil.ended, "{plan}: {:?}", pupil.told);
        assert_eq!(pupil.wrong, [""; 0], "{plan}");
    }
}

/// All that is agreed before it is given: its first page asks for an order, and B leads back to the shelf.
#[test]
fn its_first_page_asks_for_an_order() {
    let (flash, stands) = said(&blank(), &["pick first-game", "pick dragon-rampant"]);
    assert_eq!(stands.asks, "unit");
    let (_, stands) = said(&flash, &["thumb b"]);
    assert_eq!(stands.asks, "game", "after a restart");
    let (_, stands) = said(&blank(), &["pick first-game", "pick dragon-rampant", "thumb b"]);
    assert_eq!(stands.asks, "lesson");
}
