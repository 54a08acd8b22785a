//! What is heard of a game: once, and nothing of a secret before its time. And what is seen when the device
//! itself has something to say.

use umpire::app::device::Outcome;
use umpire::app::sound::{Sound, SoundPicker};
use umpire_engine::table::AnswerError;
use umpire_screens::{Key, KeyEvent, ScreenState};
use umpire_tests::fixture::StillMatch;
use umpire_tests::gallery::{Shot, bid};

/// What is heard when the screen first shows this, as after an answer.
fn heard(game: &StillMatch) -> Option<Sound> {
    let mut view = ScreenState::new();
    view.sync(game, 0);
    SoundPicker::new().pick(Outcome::Said, &view, game)
}

fn shown(name: &str) -> StillMatch {
    Shot::named(name).game
}

#[test]
fn dice_sound_like_what_they_came_to() {
    assert_eq!(heard(&shown("rolled-critical")), Some(Sound::Critical));
    assert_eq!(heard(&shown("rolled-success")), Some(Sound::Success));
    assert_eq!(heard(&shown("rolled-failure")), Some(Sound::Failure));
}

#[test]
fn everything_is_heard_once() {
    let game = shown("rolled-critical");
    let mut view = ScreenState::new();
    view.sync(&game, 0);
    let mut ear = SoundPicker::new();
    assert_eq!(ear.pick(Outcome::Said, &view, &game), Some(Sound::Critical));
    assert_eq!(ear.pick(Outcome::Stayed, &view, &game), None, "a bumped pad");
    assert_eq!(ear.pick(Outcome::Undone { dice: true }, &view, &game), None, "a step back is silent");
}

#[test]
fn what_is_refused_is_heard() {
    let game = shown("rolled-critical");
    let (view, mut ear) = (ScreenState::new(), SoundPicker::new());
    assert_eq!(ear.pick(Outcome::Refused(AnswerError::Weight), &view, &game), Some(Sound::Refused));
    assert_eq!(ear.pick(Outcome::NoDice, &view, &game), Some(Sound::Refused));
}

/// Whatever number is picked, however long it takes: the same sounds.
#[test]
fn a_secret_sounds_the_same_whatever_it_is() {
    let mut tunes = std::collections::BTreeSet::new();
    for noise in 0..24 {
        for steps in 1..7 {
            let game = bid();
            let mut view = ScreenState::new();
            view.sync(&game, noise);
            let mut ear = SoundPicker::new();
            let mut all = Vec::new();
            let keys = [Key::A].into_iter().chain(std::iter::repeat_n(Key::Right, steps)).chain([Key::A]);
            for key in keys {
                for stroke in [KeyEvent::down(key), KeyEvent::up(key)] {
                    view.on_key(stroke, &game);
                    all.extend(ear.pick(Outcome::Stayed, &view, &game));
                }
            }
            assert!(game.question().is_some());
            tunes.insert(format!("{all:?}"));
        }
    }
    assert_eq!(tunes.into_iter().collect::<Vec<_>>(), ["[Locked]"]);
}

/// The battery speaks whenever it likes: also while somebody looks at their own number.
#[test]
fn a_warning_shuts_the_curtain() {
    let game = bid();
    let press = |view: &mut ScreenState, strokes: &[KeyEvent]| {
        for &stroke in strokes {
            view.on_key(stroke, &game);
        }
    };
    let mut view = ScreenState::new();
    view.sync(&game, 0);
    for key in [Key::A, Key::Right, Key::Y] {
        press(&mut view, &[KeyEvent::down(key), KeyEvent::up(key)]);
    }
    let closed = view.clone();
    press(&mut view, &[KeyEvent::down(Key::Y)]);
    assert_ne!(view, closed, "held, Y shows the number");
    view.warn("Battery low", ["", "", ""]);
    press(&mut view, &[KeyEvent::up(Key::Y), KeyEvent::down(Key::A), KeyEvent::up(Key::A)]);
    assert_eq!(view, closed, "the thumb that was lifted beneath the warning counts");
}
