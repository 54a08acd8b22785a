//! Secrets: from hand to hand, behind a curtain.

use umpire_engine::table::Answer;
use umpire_screens::Intent;
use umpire_tests::gallery::act;

#[test]
fn secrets_go_round_and_are_said_together() {
    let said = act("secret-hand-over", "a left a a right a a");
    let Intent::Answer(Answer::Secrets(given)) = said else { panic!("{said:?}") };
    assert_eq!(given.len(), 2);
    assert_eq!(act("secret-hand-over", "a a a right a a"), Intent::Stay, "a number nobody chose or saw is not locked");
    assert_eq!(act("secret-hand-over", "b"), Intent::Undo);
    assert_eq!(act("secret-closed", "b"), Intent::Stay, "to the hand-over");
    assert_eq!(act("secret-closed", "b b"), Intent::Undo);
    assert_eq!(act("secret-second", "b b"), Intent::Undo, "the seat before, then back");
}

#[test]
fn a_secret_picker_goes_all_the_way_round() {
    let given = |keys: String| match act("secret-hand-over", &keys) {
        Intent::Answer(Answer::Secrets(given)) => given[0],
        other => panic!("{other:?}"),
    };
    let start = given("a right left a a left a a".into());
    assert_eq!(given(format!("a {}a a left a a", "right ".repeat(11))), start, "0 to 10 are eleven numbers");
    assert_eq!(given(format!("a {}a a left a a", "left ".repeat(11))), start);
}

/// Who steps back to the seat before and opens its curtain again must not find it where it started.
#[test]
fn a_curtain_opened_again_starts_elsewhere() {
    let given = |keys: &str| match act("secret-hand-over", keys) {
        Intent::Answer(Answer::Secrets(given)) => given[0],
        other => panic!("{other:?}"),
    };
    let starts: Vec<_> =
        (0..6).map(|again| given(&format!("a {}right left a a left a a", "b a ".repeat(again)))).collect();
    assert!(starts.iter().any(|start| *start != starts[0]), "{starts:?}");
}

/// In front of a curtain Y explains, and A opens nothing while somebody reads.
#[test]
fn y_explains_a_secret_before_its_curtain_is_opened() {
    assert_eq!(act("secret-hand-over", "y left"), Intent::OpenLog, "on to the log");
    assert_eq!(act("secret-hand-over", "y b b"), Intent::Undo, "back to the hand-over");
    let said = act("secret-hand-over", "y a a a");
    assert_eq!(said, Intent::Stay, "nothing was opened or locked");
    let said = act("secret-hand-over", "y b a right a y y a right a y b a");
    assert!(matches!(said, Intent::Answer(Answer::Secrets(_))), "{said:?}");
}
