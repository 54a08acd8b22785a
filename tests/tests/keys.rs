//! What each key says to each kind of question.

use umpire_rules::table::{Answer, Asked, Seat, Source, Thrown};
use umpire_screens::{Intent, Key, KeyEvent, ScreenState};
use umpire_tests::fixture::StillMatch;
use umpire_tests::gallery::{Shot, gallery, press};
use umpire_tests::words::words;

/// Presses these keys on a screen of the gallery; what the last of them comes to.
fn act(name: &str, keys: &str) -> Intent {
    let Shot { game, mut view, .. } = gallery().into_iter().find(|shot| shot.name == name).expect("a screen");
    let (before, last) = keys.rsplit_once(' ').unwrap_or(("", keys));
    press(&mut view, &game, before);
    let act = view.on_key(KeyEvent::down(Key::from_id(last).expect("a key")), &game);
    if let (Intent::Answer(answer) | Intent::AnswerThenRoll(answer), Some(question)) = (&act, game.question()) {
        assert_eq!(question.allows(answer), Ok(()), "a screen offers legal answers");
    }
    act
}

fn faces(faces: &[u8]) -> Intent {
    Intent::Answer(Answer::Dice(faces.iter().copied().collect(), Thrown::Table))
}

#[test]
fn a_picks_what_is_under_the_cursor_and_x_the_other_thing() {
    assert_eq!(act("choose-rows", "a"), Intent::Answer(Answer::Pick(1)));
    assert_eq!(act("choose-rows", "down down a"), Intent::Answer(Answer::Pick(3)));
    assert_eq!(act("choose-rows", "x"), Intent::Answer(Answer::Pick(6)));
    assert_eq!(act("choose-rows", "b"), Intent::Undo);
}

#[test]
fn a_page_before_dice_throws_them_and_x_sees_them_first() {
    assert_eq!(act("tell-page-roll", "a"), Intent::DoneThenRoll);
    assert_eq!(act("tell-page-roll", "x"), Intent::Answer(Answer::Done));
    assert_eq!(act("tell-page", "a"), Intent::Answer(Answer::Done), "no dice follow");
    assert_eq!(act("tell-page", "x"), Intent::Stay);
}

#[test]
fn what_cannot_be_picked_now_stays() {
    assert_eq!(act("choose-rows-off", "a"), Intent::Stay);
    assert_eq!(act("choose-grid-off", "a"), Intent::Stay);
}

#[test]
fn the_cursor_goes_round_the_ends() {
    assert_eq!(act("choose-rows-scroll", "up a"), Intent::Answer(Answer::Pick(7)));
    assert_eq!(act("choose-rows-scroll", "up down a"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("choose-grid", "down a"), Intent::Answer(Answer::Pick(5)));
    assert_eq!(act("choose-grid", "down down a"), Intent::Answer(Answer::Pick(2)));
    assert_eq!(act("choose-grid-eight", "right a"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("choose-grid-eight", "x"), Intent::Answer(Answer::Pick(8)));
}

#[test]
fn ticks_are_said_and_rolled_at_once() {
    assert_eq!(act("tick-two", "x"), Intent::AnswerThenRoll(Answer::Ticks(0b01)));
    assert_eq!(act("tick-two", "down a x"), Intent::AnswerThenRoll(Answer::Ticks(0b11)));
    assert_eq!(act("tick-plain", "x"), Intent::Answer(Answer::Ticks(0b10)), "nothing to roll");
}

#[test]
fn with_own_dice_ticks_are_said_only() {
    let Shot { game, mut view, .. } = gallery().into_iter().find(|shot| shot.name == "tick-two").expect("a screen");
    view.use_own_dice(true);
    assert_eq!(view.on_key(KeyEvent::down(Key::X), &game), Intent::Answer(Answer::Ticks(0b01)));
    assert_eq!(
        view.on_key(KeyEvent::down(Key::Right), &game),
        Intent::AnswerThenRoll(Answer::Ticks(0b01)),
        "the device's"
    );
    assert_eq!(
        view.on_key(KeyEvent::down(Key::Right), &game),
        Intent::Answer(Answer::Ticks(0b01)),
        "the table's again"
    );
}

#[test]
fn the_device_rolls_or_the_table_does() {
    assert_eq!(act("roll", "a"), Intent::Roll);
    assert_eq!(act("roll-one", "x a"), Intent::Stay, "no die shows a face before it is turned");
    assert_eq!(act("roll-one", "x up a"), faces(&[10]));
    assert_eq!(act("roll-one", "x down down a"), faces(&[9]));
    assert_eq!(act("roll", "x up up a up a up left down right a"), faces(&[11, 9, 10]));
    assert_eq!(act("roll", "x up right right up a a"), Intent::Stay, "back to the one that was left out");
    assert_eq!(act("roll-d6", &format!("x {}up a", "up up up up up a ".repeat(11))).clone(), {
        let mut twelve = [1; 12];
        twelve[11] = 3;
        faces(&twelve)
    });
    assert_eq!(act("roll", "x b b"), Intent::Undo, "back to the device's dice, then back");
}

#[test]
fn dice_that_may_be_changed_stand_with_one_press() {
    assert_eq!(act("omen", "a"), Intent::Answer(Answer::Pick(0)), "as any page of dice is left");
    assert_eq!(act("omen-whole", "a"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("omen-off", "a"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("omen", "b"), Intent::Undo);
}

#[test]
fn x_changes_the_die_under_the_cursor() {
    assert_eq!(act("omen", "x"), Intent::Answer(Answer::Pick(2)));
    assert_eq!(act("omen", "right x"), Intent::Answer(Answer::Pick(3)));
    assert_eq!(act("omen", "right right x"), Intent::Answer(Answer::Pick(1)), "round the end");
    assert_eq!(act("omen", "up x"), Intent::Answer(Answer::Pick(2)), "the dice lie side by side");
    assert_eq!(act("omen-whole", "right x"), Intent::Answer(Answer::Pick(1)), "all of them at once");
    assert_eq!(act("omen-off", "x"), Intent::Stay);
}

#[test]
fn up_and_down_do_what_can_be_done_before_the_dice_fall() {
    assert_eq!(act("roll-asides", "up"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("roll-asides", "down"), Intent::Answer(Answer::Pick(1)));
    assert_eq!(act("roll-aside", "down"), Intent::Stay, "there is but one");
    assert_eq!(act("roll", "up"), Intent::Stay);
    assert_eq!(act("roll-asides", "a"), Intent::Roll);
    assert_eq!(act("roll-asides", "x up up a up a"), faces(&[11, 10]), "own dice are turned by the same keys");
}

#[test]
fn own_dice_wait_until_the_buttons_were_seen() {
    assert_eq!(act("roll-asides-own-dice", "up"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("roll-asides-own-dice", "a up up a up a"), faces(&[11, 10]));
    assert_eq!(act("roll-asides-own-dice", "a b up"), Intent::Answer(Answer::Pick(0)), "back from the entry");
    assert_eq!(act("roll-asides-own-dice", "a b a up a up a"), faces(&[10, 10]), "and into it again");
    assert_eq!(act("roll-asides-own-dice", "x a"), Intent::Roll);
}

#[test]
fn ticks_are_not_rolled_at_once_where_something_can_be_done_before() {
    assert_eq!(act("tick-aside", "x"), Intent::Answer(Answer::Ticks(0b01)));
}

#[test]
fn ticks_that_weigh_too_little_or_too_much_are_not_said() {
    assert_eq!(act("tick-limit-few", "x"), Intent::Stay);
    assert_eq!(act("tick-limit-many", "x"), Intent::Stay);
    assert_eq!(act("tick-limit-right", "x"), Intent::Answer(Answer::Ticks(0b101_1010)));
    assert_eq!(act("tick-limit-few", "x down a x"), Intent::Answer(Answer::Ticks(0b1_1110)), "one more tick mends it");
    assert_eq!(act("tick-limit-many", "a x"), Intent::Answer(Answer::Ticks(0b100_1100)), "or one fewer");
}

#[test]
fn a_long_list_is_leafed_through() {
    assert_eq!(act("choose-rows-eighteen", "a"), Intent::Answer(Answer::Pick(8)));
    assert_eq!(act("choose-rows-eighteen", "right a"), Intent::Answer(Answer::Pick(14)));
    assert_eq!(act("choose-rows-eighteen", "right right a"), Intent::Answer(Answer::Pick(17)), "not beyond the end");
    assert_eq!(act("choose-rows-eighteen", "left left a"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("choose-rows", "right a"), Intent::Answer(Answer::Pick(1)), "a short list has one page");
    assert_eq!(act("ladder-many", "right a"), Intent::Answer(Answer::Pick(5)));
}

#[test]
fn own_dice_are_remembered_until_the_device_rolls_again() {
    let Shot { game, mut view, .. } = gallery().into_iter().find(|shot| shot.name == "roll-one").expect("a screen");
    press(&mut view, &game, "x up a");
    view.sync(&game, 0);
    press(&mut view, &game, "up");
    assert_eq!(view.on_key(KeyEvent::down(Key::A), &game), faces(&[10]), "the next roll begins with the entry");
    press(&mut view, &game, "x");
    view.sync(&game, 0);
    assert_eq!(view.on_key(KeyEvent::down(Key::A), &game), Intent::Roll);
}

/// What one seat rolls with is nothing to the other.
#[test]
fn own_dice_are_each_seats_own_choice() {
    let Shot { game, mut view, .. } = gallery().into_iter().find(|shot| shot.name == "roll-one").expect("a screen");
    let mut asked = game.question().expect("a roll").clone();
    asked.heading.asked = Asked::Seat(Seat::BLUE);
    let blue = StillMatch::puts(asked);
    press(&mut view, &game, "x up a");
    view.sync(&blue, 0);
    assert_eq!(view.on_key(KeyEvent::down(Key::A), &blue), Intent::Roll, "Blue's first roll is the device's");
    view.sync(&game, 0);
    press(&mut view, &game, "up");
    assert_eq!(view.on_key(KeyEvent::down(Key::A), &game), faces(&[10]), "Red goes on with their own");
    view.use_own_dice(true);
    view.sync(&blue, 0);
    press(&mut view, &blue, "up");
    assert_eq!(view.on_key(KeyEvent::down(Key::A), &blue), faces(&[10]), "where the device cannot throw, all do");
}

/// The page of own dice says what the page before the roll says: who, what is needed, what is at stake, the odds.
#[test]
fn own_dice_are_entered_on_the_page_of_their_roll() {
    let Shot { game, mut view, .. } = gallery().into_iter().find(|shot| shot.name == "deed-roll").expect("a screen");
    let before = words(&view.layout(&game));
    press(&mut view, &game, "x");
    let entry = words(&view.layout(&game));
    for said in ["Fighters II charges", "Champion", "Fury", "9+", "84%", "1 hit: they roll Will"] {
        assert!(before.iter().any(|text| text == said), "{said}: {before:?}");
        assert!(entry.iter().any(|text| text == said), "{said}: {entry:?}");
    }
}

/// Facts name both ways to roll; who enters their own is asked for the device's on the next page.
#[test]
fn facts_name_own_dice_in_the_foot() {
    let Shot { game, mut view, .. } = gallery().into_iter().find(|shot| shot.name == "tick-two").expect("a screen");
    let foot = words(&view.layout(&game));
    assert!(["Tick", "Roll", "Own"].iter().all(|verb| foot.iter().any(|text| text == verb)), "{foot:?}");
    view.use_own_dice(true);
    let foot = words(&view.layout(&game));
    assert!(["Tick", "Own dice"].iter().all(|verb| foot.iter().any(|text| text == verb)), "{foot:?}");
}

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

#[test]
fn numbers_keep_to_their_range() {
    assert_eq!(act("number", "a"), Intent::Answer(Answer::Number(80)));
    assert_eq!(act("number", "right up a"), Intent::Answer(Answer::Number(100)));
    assert_eq!(act("number", &format!("{}a", "left ".repeat(20))), Intent::Answer(Answer::Number(0)));
}

#[test]
fn names_are_taken_or_spelt() {
    let name = |name| Intent::Answer(Answer::Name(heapless::String::try_from(name).expect("a short name")));
    assert_eq!(act("name", "a"), name("Dwarven Throng"));
    assert_eq!(act("name", "x a"), name("The Stout"));
    assert_eq!(act("name-empty", "a"), name("Aa"));
    assert_eq!(act("name-empty", "up left up a"), Intent::Stay, "a name of nothing is none");
}

#[test]
fn a_tell_is_done_or_taken_back() {
    assert_eq!(act("tell-push", "a"), Intent::Answer(Answer::Done));
    assert_eq!(act("tell-push", "b"), Intent::Undo);
}

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

/// At most questions X answers: whoever turned pages by it would answer by one too many.
#[test]
fn x_does_nothing_where_somebody_looks() {
    for pages in 0..12 {
        let Shot { game, mut view, .. } = gallery().into_iter().find(|shot| shot.name == "why-foot").expect("a screen");
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
        umpire_tests::play::with(&umpire_rules::table::Tape::new(), |game| {
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
