//! The end, and the fate of the routed (WH-ROUND-5, WH-UPK-6).

use umpire_tests::battle::{BattlePlay, red_first, warbands};

const ONE: &str = "unit warriors";

fn rounds_over(play: BattlePlay, turns: usize) -> BattlePlay {
    (0..turns).fold(play, |play, _| play.says("unit: more, more: end-turn"))
}

/// WH-ROUND-5: with one alliance left the end is offered; players may fight on.
#[test]
fn with_one_alliance_left_the_end_is_offered() {
    let play = rounds_over(red_first(&[ONE, ONE]).corrects("blue-1", "place", 2), 1);
    assert_eq!(play.asks(), "over");
    assert_eq!(play.clone().says("over: yes").won(), Some("red"));
    let on = play.says("over: no");
    assert_eq!((on.asks().as_str(), on.seat(), on.state().round), ("unit", "red", 2), "alone, without initiative");
}

/// WH-ROUND-5: allies win together; the strongest of them is named.
#[test]
fn an_alliance_is_one() {
    let play = warbands(&[ONE, ONE, "unit bowmen"])
        .says("rules: alliances, alliance: a, alliance: b, alliance: a, rules: fight, deploy: done");
    let play = play.says("initiative: 6 5 4, first: first").corrects("blue-1", "place", 2);
    let play = rounds_over(play, 2);
    assert_eq!(play.asks(), "over");
    assert_eq!(play.says("over: yes").won(), Some("red"));
}

/// WH-ROUND-5: players may end it at any time, and say who has won.
#[test]
fn players_may_end_it_at_any_time() {
    let play = red_first(&[ONE, ONE]).says("unit: more, more: end");
    assert_eq!(play.clone().says("end: no").asks(), "unit");
    let play = play.says("end: yes");
    assert_eq!((play.asks().as_str(), play.offers()), ("winner", vec!["nobody".into(), "a".into(), "b".into()]));
    assert_eq!(play.clone().says("winner: nobody").won(), None);
    assert_eq!(play.says("winner: b").won(), Some("blue"));
}

/// WH-UPK-6: each side says which of its routed Units it keeps.
#[test]
fn routed_units_are_kept_or_removed() {
    let play = red_first(&["unit warriors / unit bowmen", "unit warriors / unit bowmen"]);
    let play = play.corrects("blue-1", "place", 1).corrects("blue-2", "place", 1);
    let play = rounds_over(play, 1).says("over: yes");
    assert_eq!(
        (play.asks().as_str(), play.seat(), play.preset()),
        ("fate", "blue", vec!["blue-1".into(), "blue-2".into()])
    );
    let play = play.says("fate: blue-2");
    assert!(play.heard().iter().any(|line| line == "Warriors: struck off"), "{:?}", play.heard());
    assert!(play.is_over());
}

/// Where nobody at all is left, it is over without a question.
#[test]
fn nobody_left_is_the_end() {
    let play =
        red_first(&["unit berserkers", "unit bowmen"]).corrects("red-1", "place", 2).corrects("blue-1", "place", 2);
    assert!(play.is_over());
}
