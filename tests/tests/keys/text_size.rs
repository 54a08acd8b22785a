//! How large text is.

use umpire_engine::table::{Answer, Kind};
use umpire_screens::{Intent, Key, KeyEvent, ScreenState, Setting, TextScale};
use umpire_tests::gallery::{Shot, act, gallery, press};
use umpire_tests::words::words;

#[test]
fn how_large_text_is_is_set_on_the_page_of_the_device() {
    assert_eq!(act("look-device", "a"), Intent::Set(Setting::Sound));
    assert_eq!(act("look-device", "down down down a"), Intent::Set(Setting::Text));
    let Shot { game, mut view, .. } = gallery().into_iter().find(|shot| shot.name == "look-device").expect("a screen");
    let reads = |view: &ScreenState, text: &str| words(&view.layout(&game)).iter().any(|word| word == text);
    press(&mut view, &game, "down down down");
    assert!(reads(&view, "Text: normal"));
    view.set_text_scale(TextScale::Large);
    assert!(reads(&view, "Text: large"), "the cursor stays in sight");
    // What has no room any more is further down.
    assert!(!reads(&view, "hung, restarted"));
    press(&mut view, &game, "down down down");
    assert!(reads(&view, "hung, restarted"));
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
