//! What players are told in time: no wall, how far morale is, that no die is needed, whose turn it is, and
//! who can have won.

use umpire_engine::table::{Happening, Kind, Seat, Show};
use umpire_tests::battle::{BattlePlay, red_first, warbands, with};

/// What happened at the last answer, by its id.
fn told(play: &BattlePlay, id: &str) -> Happening {
    with(play.sides(), play.tape(), |game| game.news().iter().find(|told| told.id == id).cloned()).expect("it is told")
}

/// The remark over the open question.
fn note(play: &BattlePlay) -> String {
    with(play.sides(), play.tape(), |game| {
        let note = game.question().expect("a question").heading.note;
        note.line(&*game.scene()).as_str().into()
    })
}

/// WH-WALL-3: a move is mostly past no wall, so that this is under the cursor.
#[test]
fn no_wall_is_under_the_cursor() {
    let play = red_first(&["unit warriors", "unit warriors"]);
    let play = play.says("unit: red-1, activate: still, action: wall, unit: blue-1, activate: move, move: done");
    assert_eq!((play.asks(), play.offers()), ("wall".into(), vec!["none".into(), "red-1".into()]));
    with(play.sides(), play.tape(), |game| {
        let Kind::Choose(choose) = &game.question().expect("a question").kind else { panic!("rows") };
        assert_eq!(choose.preset, 0);
    });
}

/// WH-MOR-1, WH-ROUND-4: the step is told, and each check says which of how many it is.
#[test]
fn morale_counts_its_checks() {
    let play = red_first(&["unit warriors / unit bowmen", "unit bowmen"]);
    let play = play.corrects("red-1", "damage", 11).corrects("red-2", "damage", 7).corrects("blue-1", "damage", 7);
    let play = play.says("unit: more, more: end-turn, unit: more, more: end-turn");
    assert!(play.heard().contains(&"Morale: 3 to check".into()), "{:?}", play.heard());
    assert_eq!(note(&play), "check 1 of 3");
    assert_eq!(note(&play.says("resolve: 1")), "check 2 of 3");
}

/// WH-DICE-5: who cannot fail has a page, too.
#[test]
fn who_cannot_fail_is_told_on_a_page() {
    let play = red_first(&["unit berserkers", "unit bowmen"]).corrects("red-1", "damage", 8);
    let play = play.says("unit: more, more: end-turn, unit: more, more: end-turn");
    let certain = told(&play, "certain");
    assert!(matches!(certain.show, Show::Beat(_)), "{certain:?}");
}

/// WH-ROUND-3: the next side's turn has a page; the first side's stands on the page of who acts when.
#[test]
fn a_turn_that_goes_over_has_a_page() {
    let play = red_first(&["unit warriors", "unit bowmen"]);
    assert_eq!(told(&play, "turn").show, Show::Turn(Seat::RED));
    let Show::Beat(beat) = told(&play.says("unit: red-1, activate: pass"), "turn").show else { panic!("no page") };
    assert_eq!(beat.next, Some(Seat::BLUE));
}

/// WH-ROUND-5: who can have won is called by name; by all names where sides are allied.
#[test]
fn winners_are_called_by_their_names() {
    let labels = |play: BattlePlay| play.says("unit: more, more: end, end: yes").shows("winner").labels();
    assert_eq!(labels(red_first(&["unit warriors", "unit bowmen"])), ["Nobody", "Red", "Blue"]);
    let three = warbands(&["unit warriors", "unit bowmen", "unit bowmen"])
        .says("rules: alliances, alliance: a, alliance: b, alliance: a")
        .says("rules: fight, deploy: done, initiative: 6 2 1, first: first");
    assert_eq!(labels(three), ["Nobody", "Red, Gold", "Blue"]);
}

/// WH-ROUND-5, WH-FS-9: where nobody is left the field is nobody's.
#[test]
fn a_field_that_nobody_holds_is_a_draw() {
    let play =
        red_first(&["unit warriors", "unit bowmen"]).corrects("blue-1", "place", 1).corrects("red-1", "place", 1);
    let play = play.says("fate: red-1, fate: blue-1");
    assert_eq!((play.won(), play.heard().last().map(String::as_str)), (None, Some("Nobody is left")));
}
