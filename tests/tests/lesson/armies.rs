//! The guided first game of *For Reign or Ruin*.

use for_reign_or_ruin::roster::{Army, PackedArmies};
use umpire::games::book;
use umpire_engine::table::{Opening, Roster};

use super::{closes, learn};

/// As the coach proposes.
const PLAN: &str = "game: first-game, lesson: for-reign-or-ruin
    move: moved, move: contact, foe: blue-1, edges:
    shooters: red-2, shoot: blue-1, shot-facts:, shooters:
    near-lost: blue-2, pass-near:";

/// What each side brings; Blue's are slower by one.
fn army(name: &str, init: [u8; 2]) -> Army {
    let [spears, archers] = init;
    let text = format!(
        "army \"{name}\"\n\
         unit \"Spears\" close init {spears} mov 8 att 4 imp 1 rch 2 sht 0 def 5 mor 6 end 4 command A order attack\n\
         unit \"Archers\" open init {archers} mov 8 att 1 imp 0 rch 0 sht 3 range 24 def 4 mor 6 end 3 command A order attack"
    );
    Army::read(1, &text, &mut |remark| panic!("{}: {}", remark.wrong, remark.right)).expect("it may play")
}

#[test]
fn its_armies_are_those_of_the_text() {
    let sides = [army("First Army", [5, 7]), army("Second Army", [4, 6])];
    let (mut text, mut given) = (Vec::new(), Vec::new());
    PackedArmies::of(sides.iter()).expect("four elements").encode(&mut |piece| text.extend_from_slice(piece));
    let lesson = book("for-reign-or-ruin").and_then(|book| book.lesson).expect("it has one");
    (lesson.opening)(&mut |piece| given.extend_from_slice(piece));
    assert_eq!(given, text);
}

#[test]
fn who_follows_the_coach_of_armies_sees_it_all() {
    let pupil = learn(PLAN);
    assert!(pupil.ended, "it ends by itself: {:?}", pupil.told);
    for id in ["shot", "clash", "removed", "check", "order"] {
        assert!(pupil.told.contains(&id), "{id}: {:?}", pupil.told);
    }
    assert!(pupil.presses() <= 50, "{} presses", pupil.presses());
    closes(&pupil, "for-reign-or-ruin");
}

#[test]
fn the_coach_of_armies_has_room_on_every_page() {
    assert_eq!(learn(PLAN).wrong, [""; 0]);
}

/// Whoever lets everything pass comes to an end as well.
#[test]
fn who_lets_everything_pass_in_armies_comes_to_an_end() {
    let pupil = learn("game: first-game, lesson: for-reign-or-ruin");
    assert!(pupil.ended, "{:?}", pupil.told);
}
