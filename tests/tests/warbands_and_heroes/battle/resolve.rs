//! Resolve tests (section 11) and dice that are not needed (WH-DICE-5).

use umpire_engine::table::Words;
use umpire_tests::battle::{BattlePlay, red_first, warbands};
use warbands_and_heroes::Flag;

/// A test by hand.
fn test(play: BattlePlay, who: &str) -> BattlePlay {
    play.says(&format!("unit: more, more: test, tester: {who}"))
}

/// WH-RES-1, WH-DICE-3, WH-TERM-6: at or under Resolve.
#[test]
fn a_test_is_passed_at_the_number_or_under() {
    let play = test(red_first(&["unit bowmen", "unit warriors"]), "red-1");
    assert_eq!(play.dice(), (1, 3));
    let word = |face: &str| play.clone().says(&format!("resolve: {face}")).heard()[0].clone();
    assert_eq!([word("3"), word("4")], ["Bowmen: Passes", "Bowmen: Fails"]);
}

/// WH-DICE-5: a Resolve of 6 cannot fail: that is said, and no die is thrown.
#[test]
fn a_resolve_of_six_is_not_rolled() {
    let play = test(red_first(&["unit berserkers", "unit warriors"]), "red-1");
    assert_eq!((play.asks().as_str(), play.heard()), ("unit", vec!["Berserkers: cannot fail".to_string()]));
    let sure = test(red_first(&["unit warriors captain shrewd", "unit warriors"]), "red-1");
    assert_eq!(sure.heard(), ["Warriors: cannot fail"], "5 and their own captain");
}

/// WH-DICE-5: nor one of 0, which nothing passes.
#[test]
fn a_resolve_of_none_is_not_rolled() {
    let play = test(red_first(&["unit bowmen", "unit warriors"]), "red-1").says("resolve: referee, referee: -3");
    assert_eq!((play.asks().as_str(), play.heard()), ("unit", vec!["Bowmen: cannot pass".to_string()]));
}

/// WH-RES-2, WH-CAP-2: +1 for a friendly captain near, however many; the referee's change on top.
#[test]
fn a_captain_near_raises_resolve_by_one() {
    let red = "unit bowmen / unit warriors captain shrewd / unit warriors captain wicked";
    let play = test(red_first(&[red, "unit warriors"]), "red-1");
    assert_eq!((play.asks().as_str(), play.offers()), ("near-captain", vec!["captain".into(), "referee".into()]));
    assert_eq!(play.clone().says("near-captain:").dice().1, 3);
    assert_eq!(play.clone().says("near-captain: captain").dice().1, 4, "only one");
    assert_eq!(play.says("near-captain: captain referee, referee: -2").dice().1, 2);
}

/// WH-RES-2, WH-SETUP-3: an ally's captain is a friend, an enemy's is not.
#[test]
fn allied_captains_help() {
    let sides = ["unit bowmen", "unit warriors captain shrewd", "unit warriors captain wicked"];
    let alone = umpire_tests::battle::fought(&sides).says("initiative: 6 1 2, shrewd: keep, first: first");
    assert_eq!(test(alone, "red-1").asks(), "resolve");
    let allied =
        warbands(&sides).says("rules: alliances, alliance: a, alliance: b, alliance: a, rules: fight, deploy: done");
    assert_eq!(test(allied.says("initiative: 6 1 2, shrewd: keep, first: first"), "red-1").asks(), "near-captain");
}

/// WH-RES-3: the captain's own Unit is within range; not by WH-HR-6.
#[test]
fn the_captains_own_unit_has_its_bonus() {
    let play = test(red_first(&["unit bowmen captain shrewd", "unit warriors"]), "red-1");
    assert_eq!(play.dice(), (1, 4));
    let play = warbands(&["unit bowmen captain wicked", "unit warriors"])
        .says("rules: house, house: hr-6, rules: fight, deploy: done");
    let play = test(play.says("initiative: 6 1, first: first"), "red-1");
    assert_eq!(play.dice(), (1, 3));
}

/// WH-CAP-3, WH-TERM-12: no bonus while the captain's Unit is Shaken; other traits keep working.
#[test]
fn a_shaken_captain_gives_no_bonus() {
    let red = "unit bowmen / unit warriors captain aggressive";
    let play = red_first(&[red, "unit warriors"]).corrects("red-2", "shaken", 1);
    assert_eq!(test(play.clone(), "red-1").asks(), "resolve");
    let play = play.says("unit: red-1, activate: move, move: done, action: attack-1, target: blue-1");
    assert_eq!(play.asks(), "facts", "Aggressive he stays");
}

/// WH-UI-4: no question whose answer changes nothing.
#[test]
fn a_captain_who_cannot_matter_is_not_asked_for() {
    let play = test(red_first(&["unit berserkers / unit warriors captain shrewd", "unit warriors"]), "red-1");
    assert_eq!(play.asks(), "unit");
}

/// WH-RES-4, WH-CAPT-3: 1 damage near an enemy Wicked captain, for each side that has one near.
#[test]
fn wicked_captains_hurt_who_fails() {
    let sides =
        ["unit bowmen", "unit warriors captain wicked / unit bowmen captain wicked", "unit warriors captain wicked"];
    let play = umpire_tests::battle::fought(&sides).says("initiative: 6 1 2, first: first");
    let play = test(play, "red-1").says("resolve: 6");
    assert_eq!(play.offers(), ["blue", "gold"], "a row for each side");
    let both = play.clone().says("wicked: blue gold");
    assert_eq!(both.fs("red-1"), 6, "two of one side take 1 (WH-CAP-4), two sides take 2");
    assert!(both.is("red-1", Flag::Damaged));
    let again = test(play.says("wicked: gold"), "red-1").says("resolve: 5");
    assert_eq!(again.preset(), ["gold"], "the last answer");
}

/// WH-CAPT-3: friends' Wicked captains do nothing.
#[test]
fn a_friendly_wicked_captain_hurts_nobody() {
    let play = test(red_first(&["unit bowmen / unit warriors captain wicked", "unit warriors"]), "red-1");
    assert_eq!(play.says("near-captain:, resolve: 6").asks(), "unit");
}

/// WH-RES-5, WH-CAPT-5, WH-CLS-3: a test of fear is passed by a Resolute captain's Unit, and by the Fearless.
#[test]
fn the_fearless_pass_tests_of_fear() {
    let fearless = "class \"Grim\" resolve 2 trait fearless attack \"Melee\" 3d1 / unit \"Grim\" / unit bowmen captain resolute / unit bowmen";
    let play = red_first(&[fearless, "unit warriors"]);
    for who in ["red-1", "red-2"] {
        let asked = test(play.clone(), who);
        assert_eq!(asked.asks(), "fear");
        assert!(asked.clone().says("fear: yes").heard()[0].ends_with("knows no fear"));
        assert_ne!(asked.says("fear: no").asks(), "unit");
    }
    assert_eq!(test(play, "red-3").asks(), "near-captain", "others are not asked");
}

/// Every test says who tests, and what for.
#[test]
fn headings_say_who_tests() {
    let play = test(red_first(&["unit bowmen", "unit warriors"]), "red-1");
    let deed = play.question().heading.deed.expect("a deed");
    assert_eq!((deed.by.1, play.roll().name), (Words::from(play.id("red-1")), "Resolve"));
}
