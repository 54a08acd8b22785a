//! A screen of the gallery by its name, and what keys come to there.

use umpire_screens::{Intent, Key, KeyEvent};

use super::{Shot, gallery, press};
use crate::words::words;

impl Shot {
    /// The screen of this name.
    #[track_caller]
    pub fn named(name: &str) -> Shot {
        gallery().into_iter().find(|shot| shot.name == name).unwrap_or_else(|| panic!("no screen {name:?}"))
    }
}

/// Presses these keys on a screen of the gallery; what the last of them comes to.
#[track_caller]
pub fn act(name: &str, keys: &str) -> Intent {
    let Shot { game, mut view, .. } = Shot::named(name);
    let (before, last) = keys.rsplit_once(' ').unwrap_or(("", keys));
    press(&mut view, &game, before);
    let act = view.on_key(KeyEvent::down(Key::from_id(last).expect("a key")), &game);
    if let (Intent::Answer(answer) | Intent::AnswerThenRoll(answer), Some(question)) = (&act, game.question()) {
        assert_eq!(question.allows(answer), Ok(()), "a screen offers legal answers");
    }
    act
}

/// What a screen of the gallery says once these keys are pressed.
#[track_caller]
pub fn reads(name: &str, keys: &str) -> Vec<String> {
    let Shot { game, mut view, .. } = Shot::named(name);
    press(&mut view, &game, keys);
    words(&view.layout(&game))
}
