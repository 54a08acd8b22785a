//! Dice of the players' own: who enters them, where, and until when.

use umpire_engine::table::{Answer, Asked, Seat};
use umpire_screens::{Intent, Key, KeyEvent};
use umpire_tests::fixture::StillMatch;
use umpire_tests::gallery::{Shot, act, press};
use umpire_tests::words::words;

use super::faces;

#[test]
fn with_own_dice_ticks_are_said_only() {
    let Shot { game, mut view, .. } = Shot::named("tick-two");
    view.use_own_dice(true);
    assert_eq!(view.on_key(KeyEvent::down(Key::X), &game), Intent::Answer(Answer::Ticks(0b01)));
    assert_eq!(view.on_key(KeyEvent::down(Key::Right), &game), Intent::Stay, "the device's: nothing is thrown by it");
    assert_eq!(view.on_key(KeyEvent::down(Key::X), &game), Intent::AnswerThenRoll(Answer::Ticks(0b01)));
    assert_eq!(
        view.on_key(KeyEvent::down(Key::Right), &game),
        Intent::Answer(Answer::Ticks(0b01)),
        "the table's again"
    );
}

#[test]
fn own_dice_wait_until_the_buttons_were_seen() {
    assert_eq!(act("roll-asides-own-dice", "up"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("roll-asides-own-dice", "a up up a up a"), faces(&[11, 10]));
    assert_eq!(act("roll-asides-own-dice", "a b up"), Intent::Answer(Answer::Pick(0)), "back from the entry");
    assert_eq!(act("roll-asides-own-dice", "a b right up a up a"), faces(&[10, 10]), "and into it again");
    assert_eq!(act("roll-asides-own-dice", "a b a"), Intent::Roll, "with the device's dice");
    assert_eq!(act("roll-asides-own-dice", "right"), Intent::Stay, "back to the device's");
    assert_eq!(act("roll-asides-own-dice", "right a"), Intent::Roll);
    assert_eq!(act("roll-asides-own-dice", "x up up x up x"), faces(&[11, 10]), "X goes on with own dice, too");
}

#[test]
fn own_dice_are_remembered_until_the_device_rolls_again() {
    let Shot { game, mut view, .. } = Shot::named("roll-one");
    press(&mut view, &game, "right up a");
    view.sync(&game, 0);
    press(&mut view, &game, "up");
    assert_eq!(view.on_key(KeyEvent::down(Key::A), &game), faces(&[10]), "the next roll begins with the entry");
    press(&mut view, &game, "b");
    view.sync(&game, 0);
    assert_eq!(view.on_key(KeyEvent::down(Key::A), &game), Intent::Roll);
}

/// What one seat rolls with is nothing to the other.
#[test]
fn own_dice_are_each_seats_own_choice() {
    let Shot { game, mut view, .. } = Shot::named("roll-one");
    let mut asked = game.question().expect("a roll").clone();
    asked.heading.asked = Asked::Seat(Seat::BLUE);
    let blue = StillMatch::puts(asked);
    press(&mut view, &game, "right up a");
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
    let Shot { game, mut view, .. } = Shot::named("deed-roll");
    let before = words(&view.layout(&game));
    press(&mut view, &game, "right");
    let entry = words(&view.layout(&game));
    for said in ["Fighters II charges", "Champion", "Fury", "9+", "84%", "Success: they roll Will"] {
        assert!(before.iter().any(|text| text == said), "{said}: {before:?}");
        assert!(entry.iter().any(|text| text == said), "{said}: {entry:?}");
    }
}

/// Facts name both ways to roll; who enters their own is asked for the device's on the next page.
#[test]
fn facts_name_own_dice_in_the_foot() {
    let Shot { game, mut view, .. } = Shot::named("tick-two");
    let foot = words(&view.layout(&game));
    assert!(["Tick", "Roll", "Own"].iter().all(|verb| foot.iter().any(|text| text == verb)), "{foot:?}");
    view.use_own_dice(true);
    let foot = words(&view.layout(&game));
    assert!(["Tick", "Enter", "Device"].iter().all(|verb| foot.iter().any(|text| text == verb)), "{foot:?}");
}
