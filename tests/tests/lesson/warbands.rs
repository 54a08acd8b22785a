//! The guided first game of Warbands and Heroes, on the real app, from the shelf to its last page.

use crate::{closes, learn};

/// As its coach proposes.
const PLAN: &str = "game: first-game, lesson: warbands-and-heroes, first: first
    unit: red-2, activate: still, action: attack-2, target: blue-2, retreat: yes
    unit: red-1, activate: move, action: attack-1, target: blue-1
    unit: blue-1, activate: charge, target: red-2
    unit: blue-2, activate: pass";

/// Everything a battle is made of is seen, each thing is explained once, and it takes five minutes.
#[test]
fn who_follows_the_coach_sees_it_all() {
    let pupil = learn(PLAN);
    assert!(pupil.ended, "the lesson ends by itself");
    assert_eq!(pupil.words, ["Hits", "May move 2", "Hit", "Hits", "Stays", "Fails: -3 FS", "Holds"]);
    assert!(["initiative", "order", "put"].iter().all(|id| pupil.told.contains(id)), "{:?}", pupil.told);
    assert!(pupil.presses() <= 42, "{} presses", pupil.presses());
    closes(&pupil, "warbands-and-heroes");
    assert!(pupil.pages.iter().all(|page| page.keys.len() <= 1 || page.cue.is_none()), "A alone follows it");
}

/// No word of a page is cut by what is said over it, and nothing that is said has no room: in both sizes of text.
#[test]
fn the_coach_has_room_on_every_page() {
    assert_eq!(learn(PLAN).wrong, [""; 0]);
}

/// Whoever takes what lies under the cursor follows the coach.
#[test]
fn who_lets_everything_pass_comes_to_an_end() {
    let (pupil, follower) = (learn("game: first-game, lesson: warbands-and-heroes"), learn(PLAN));
    assert!(pupil.ended);
    assert_eq!(pupil.words, follower.words);
}

/// Whoever does otherwise comes to the end as well: with somebody who is gone. What is said has room on those pages too.
#[test]
fn who_does_otherwise_comes_to_an_end() {
    let turns = [
        "unit: red-1, activate: still, target: blue-2",
        "first: last, unit: blue-1, activate: charge",
        "unit: red-1, activate: still, action: wall, unit: red-2, activate: pass, unit: blue-1, activate: move",
        "unit: red-1, activate: pass, unit: red-2, activate: pass, unit: blue-1, activate: pass",
        "target: blue-1, retreat: no, target: blue-2, target: red-1",
    ];
    for turn in turns {
        let pupil = learn(&format!("game: first-game, lesson: warbands-and-heroes, {turn}"));
        assert!(pupil.ended && pupil.told.contains(&"put"), "{turn}: {:?}", pupil.words);
        assert_eq!(pupil.wrong, [""; 0], "{turn}");
    }
}
