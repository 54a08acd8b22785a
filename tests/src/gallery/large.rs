//! Pages in large text: the same games as in the pages they are named for.

use umpire_screens::{ScreenState, TextScale};

use super::{NOISE, Shot, press};

/// The name of each, the page whose game it shows, and what is pressed there.
const PAGES: [(&str, &str, &str); 18] = [
    ("large-rows", "choose-rows", ""),
    ("large-rows-end", "choose-rows-off", "up"),
    ("large-two-lines", "two-lines", "down"),
    ("large-two-lines-name", "two-lines-name", "down"),
    ("large-grid", "choose-grid-words", ""),
    ("large-units", "grid-units", ""),
    ("large-list", "list-forty-eight", "right"),
    ("large-ladder", "ladder-declare", ""),
    ("large-ticks", "ticks-fourteen", "down down down down"),
    ("large-facts", "tick-whom", "a"),
    ("large-roll", "roll", ""),
    ("large-removed", "removed", ""),
    ("large-why", "why", "down y"),
    ("large-log", "look-log", "y left"),
    ("large-side", "look-red", "y"),
    ("large-card", "card-three", "y down right right right right right a"),
    ("large-rules", "look-rules", "y left left left"),
    ("large-game", "choose-game", ""),
];

/// All of them, by pages in normal text.
pub(super) fn large(normal: &[Shot]) -> Vec<Shot> {
    let page = |(name, of, keys)| {
        let game = normal.iter().find(|shot| shot.name == of).expect("a page").game.clone();
        let mut view = ScreenState::new();
        view.set_text_scale(TextScale::Large);
        view.sync(&game, NOISE);
        press(&mut view, &game, keys);
        Shot { name, game, view }
    };
    PAGES.into_iter().map(page).collect()
}
