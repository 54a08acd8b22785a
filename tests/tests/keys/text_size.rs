//! How large text is.

use umpire_engine::table::{Answer, Kind};
use umpire_screens::{Intent, Key, KeyEvent, ScreenState, Setting, TextScale};
use umpire_tests::gallery::{Shot, act, gallery, press};
use umpire_tests::words::words;

#[test]
fn how_large_text_is_is_set_on_the_page_of_settings() {
    assert_eq!(act("look-device", "a"), Intent::Stay, "there all can only be read");
    assert_eq!(act("settings", "a"), Intent::Set(Setting::Flip));
    assert_eq!(act("settings", "up up a"), Intent::Set(Setting::Text));
    let Shot { game, mut view, .. } = gallery().into_iter().find(|shot| shot.name == "settings").expect("a screen");
    let reads = |view: &ScreenState, text: &str| words(&view.layout(&game)).iter().any(|word| word == text);
    press(&mut view, &game, "down down");
    assert!(reads(&view, "Sound") && reads(&view, "Large text"));
    view.set_text_scale(TextScale::Large);
    assert!(reads(&view, "Sound"), "the cursor stays in sight");
    // What has no room any more is further down.
    assert!(!reads(&view, "Witnessed dice"));
    press(&mut view, &game, "down down down");
    assert!(reads(&view, "Witnessed dice"));
}

/// A list that is open when text becomes large keeps its cursor, and shows it.
#[test]
fn the_cursor_stays_in_sight_when_text_becomes_large() {
    for (name, keys) in [("rows-forty-eight", "up"), ("choose-rows", "down down down"), ("grid-units", "down")] {
        let Shot { game, mut view, .. } = gallery().into_iter().find(|shot| shot.name == name).expect("a screen");
        press(&mut view, &game, keys);
        view.set_text_scale(TextScale::Large);
        let Intent::Answer(Answer::Pick(at)) = view.clone().on_key(KeyEvent::down(Key::A), &game) else {
            panic!("{name}: it can be picked")
        };
        let question = game.question().expect("it is asked");
        let Kind::Choose(choose) = &question.kind else { unreachable!("it is a choice") };
        let label = choose.options[usize::from(at)].label.line(&*game.scene()).to_string();
        assert!(words(&view.layout(&game)).contains(&label), "{name}: {label}");
    }
}

/// Y says what a setting means, and leads back to it.
#[test]
fn every_setting_is_explained() {
    let Shot { game, mut view, .. } = gallery().into_iter().find(|shot| shot.name == "settings").expect("a screen");
    press(&mut view, &game, "up up up");
    for setting in Setting::ALL {
        let before = view.clone();
        press(&mut view, &game, "y");
        let said = words(&view.layout(&game));
        assert!(said.len() > 5, "{setting:?}: {said:?}");
        press(&mut view, &game, "b");
        assert!(view == before, "{setting:?}: back on its row");
        assert_eq!(view.clone().on_key(KeyEvent::down(Key::A), &game), Intent::Set(setting));
        press(&mut view, &game, "down");
    }
}
