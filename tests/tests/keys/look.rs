//! News, messages, and what Y opens.

use umpire_engine::table::{Answer, Source};
use umpire_screens::{Intent, Key, KeyEvent, ScreenState};
use umpire_tests::gallery::{Shot, act, press};

#[test]
fn news_stand_before_the_question() {
    assert_eq!(act("rolled-critical", "a"), Intent::Stay);
    assert_eq!(act("rolled-critical", "a a"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("rolled-critical", "b"), Intent::Undo);
    assert_eq!(act("over", "a"), Intent::Rematch, "with what this one was played");
    assert_eq!(act("over", "b"), Intent::Undo);
    assert_eq!(act("over", "x"), Intent::Leave, "and a new game can begin");
}

#[test]
fn a_look_changes_nothing() {
    assert_eq!(act("choose-rows", "y right right right y a"), Intent::Answer(Answer::Pick(1)));
    assert_eq!(act("choose-rows", "y b"), Intent::Stay, "b leaves the look, and takes nothing back");
    assert_eq!(act("warning", "a"), Intent::Stay, "a key puts the message away");
    assert_eq!(act("warning", "a a"), Intent::Answer(Answer::Pick(0)));
}

#[test]
fn y_explains_before_it_looks() {
    assert_eq!(act("why-foot", "y"), Intent::Stay);
    assert_eq!(act("why-foot", "y b a"), Intent::Answer(Answer::Pick(1)), "back to the row");
    assert_eq!(act("why-foot", "y y a"), Intent::Answer(Answer::Pick(1)));
    assert_eq!(
        act("why-foot", "y down down a b a"),
        Intent::Answer(Answer::Pick(1)),
        "nothing is picked while it is read"
    );
    assert_eq!(act("why-foot", "y left"), Intent::OpenLog, "the log is one page before it");
    assert_eq!(act("choose-rows", "y left"), Intent::OpenLog, "where nobody explains anything, too");
    assert_eq!(act("why-piece-foot", "y b b a"), Intent::Answer(Answer::Pick(0)), "to the piece, to the question");
}

/// At most questions X answers: whoever turned pages by it would answer by one too many.
#[test]
fn x_does_nothing_where_somebody_looks() {
    for pages in 0..12 {
        let Shot { game, mut view, .. } = Shot::named("why-foot");
        press(&mut view, &game, &format!("y{}", " right".repeat(pages)));
        let before = view.clone();
        assert_eq!(view.on_key(KeyEvent::down(Key::X), &game), Intent::Stay);
        assert!(view == before, "{pages} pages on");
    }
}

/// Where pieces are picked Y shows the card of the one under the cursor, and then why it is asked.
#[test]
fn a_card_is_one_press_from_its_piece() {
    assert_eq!(act("choose-grid", "y"), Intent::Stay);
    assert_eq!(act("choose-grid", "y b a"), Intent::Answer(Answer::Pick(2)), "back to the piece");
    assert_eq!(act("choose-grid", "y a x down b a"), Intent::Answer(Answer::Pick(2)), "nothing was picked by looking");
    assert_eq!(act("choose-grid", "y left"), Intent::OpenLog, "the log is one page before it");
}

/// Before there is a game there is no log to look at.
#[test]
fn at_the_shelf_nothing_is_looked_at_but_the_device() {
    assert_eq!(act("choose-game", "y a"), act("choose-game", "a"), "no page lies over it");
}

/// A step taken back is seen by both: the log counts them.
#[test]
fn the_log_counts_what_was_undone() {
    let shows = |steps: &[&str]| {
        umpire_tests::play::with(&umpire_engine::table::Tape::new(), |game| {
            let mut view = ScreenState::new();
            view.sync(game, 0);
            for step in steps {
                match *step {
                    "undo" => assert!(game.undo(1, false, Source::Thumb)),
                    step => umpire_tests::play::say(game, step).expect("a step of the game"),
                }
                view.sync(game, 0);
            }
            view.on_key(KeyEvent::down(Key::Y), game);
            assert_eq!(view.on_key(KeyEvent::down(Key::Left), game), Intent::OpenLog, "before Why");
            view.load_history(game);
            umpire_tests::picture::picture(&umpire_tests::picture::frame(&view.layout(game)))
        })
    };
    let plain = shows(&["rules: elements"]);
    assert_eq!(plain, shows(&["rules: elements"]));
    assert_ne!(plain, shows(&["rules: house", "undo", "rules: elements"]));
}
