//! What is heard of a game: once, and nothing of a secret before its time. And what is seen when the device
//! itself has something to say.

use umpire::device::Moved;
use umpire::sound::{Ear, Sound};
use umpire_rules::table::AnswerError;
use umpire_screens::{Key, Stroke, View};
use umpire_tests::fixture::StillMatch;
use umpire_tests::gallery::{bid, gallery};

/// What is heard when the screen first shows this, as after an answer.
fn heard(game: &StillMatch) -> Option<Sound> {
    let mut view = View::new();
    view.turn_to(game, 0);
    Ear::new().hear(Moved::Said, &view, game)
}

fn shown(name: &str) -> StillMatch {
    gallery().into_iter().find(|shot| shot.name == name).map(|shot| shot.game).expect("a screen of the gallery")
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
    let mut view = View::new();
    view.turn_to(&game, 0);
    let mut ear = Ear::new();
    assert_eq!(ear.hear(Moved::Said, &view, &game), Some(Sound::Critical));
    assert_eq!(ear.hear(Moved::Stayed, &view, &game), None, "a bumped pad");
    assert_eq!(ear.hear(Moved::Undone { dice: true }, &view, &game), None, "a step back is silent");
}

#[test]
fn what_is_refused_is_heard() {
    let game = shown("rolled-critical");
    let (view, mut ear) = (View::new(), Ear::new());
    assert_eq!(ear.hear(Moved::Refused(AnswerError::Weight), &view, &game), Some(Sound::Refused));
    assert_eq!(ear.hear(Moved::NoDice, &view, &game), Some(Sound::Refused));
}

/// Whatever number is picked, however long it takes: the same sounds.
#[test]
fn a_secret_sounds_the_same_whatever_it_is() {
    let mut tunes = std::collections::BTreeSet::new();
    for noise in 0..24 {
        for steps in 1..7 {
            let game = bid();
            let mut view = View::new();
            view.turn_to(&game, noise);
            let mut ear = Ear::new();
            let mut all = Vec::new();
            let keys = [Key::A].into_iter().chain(std::iter::repeat_n(Key::Right, steps)).chain([Key::A]);
            for key in keys {
                for stroke in [Stroke::down(key), Stroke::up(key)] {
                    view.stroke(stroke, &game);
                    all.extend(ear.hear(Moved::Stayed, &view, &game));
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
    let press = |view: &mut View, strokes: &[Stroke]| {
        for &stroke in strokes {
            view.stroke(stroke, &game);
        }
    };
    let mut view = View::new();
    view.turn_to(&game, 0);
    press(&mut view, &[Stroke::down(Key::A), Stroke::up(Key::A), Stroke::down(Key::Right), Stroke::up(Key::Right)]);
    let closed = view.clone();
    press(&mut view, &[Stroke::down(Key::Y)]);
    assert_ne!(view, closed, "held, Y shows the number");
    view.warn("Battery low", ["", "", ""]);
    press(&mut view, &[Stroke::up(Key::Y), Stroke::down(Key::A), Stroke::up(Key::A)]);
    assert_eq!(view, closed, "the thumb that was lifted beneath the warning counts");
}
