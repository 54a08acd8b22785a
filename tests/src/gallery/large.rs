//! Pages in large text: the same games as in the pages they are named for.

use umpire_screens::{ScreenState, TextScale};

use super::{NOISE, Shot, press};

/// The name of each, the page whose game it shows, and what is pressed there.
const PAGES: [(&str, &str, &str); 37] = [
    ("large-nickname", "put-right-state", "y a up a down"),
    ("large-nickname-longest", "nickname-longest", "y"),
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
    ("large-clash", "clash", ""),
    ("large-clash-sums", "clash-sums", ""),
    ("large-both", "pool-both", ""),
    ("large-noted", "ticks-noted", "down"),
    ("large-noted-limit", "ticks-noted-limit", "down"),
    ("large-whom", "rolled-whom", ""),
    ("large-why", "why", "down y"),
    ("large-log", "look-log", "y left"),
    ("large-side", "look-red", "y"),
    ("large-card", "card-three", "y down right right right right right a"),
    ("large-rules", "look-rules", "y left left left"),
    ("large-game", "choose-game", ""),
    ("large-left", "choose-left", ""),
    ("large-left-below", "choose-left-below", ""),
    ("large-step", "step", ""),
    ("large-step-long", "step-long", ""),
    ("large-step-rows", "step-rows", "down"),
    ("large-step-orders", "step-orders", ""),
    ("large-step-card", "step-orders", "y"),
    ("large-step-far", "step-far", ""),
    ("large-far", "far-four", "down"),
    ("large-far-three", "far-three", ""),
    ("large-far-six", "far-six", "up"),
];

/// Pages that are shown as they were left when text became large.
const TURNED: [(&str, &str); 29] = [
    ("large-settings", "settings"),
    ("large-settings-why", "settings-why"),
    ("large-device", "look-device"),
    ("large-device-clock", "look-device-clock"),
    ("large-clock", "clock-two"),
    ("large-consent", "consent"),
    ("large-code", "code-short"),
    ("large-code-part", "code-part"),
    ("large-put-right", "put-right-list"),
    ("large-put-right-value", "put-right-value"),
    ("large-put-right-asked", "put-right-asked"),
    ("large-number", "number"),
    ("large-name", "name"),
    ("large-seal-paper", "seal-paper"),
    ("large-seal-words", "seal-words"),
    ("large-seal-number", "seal-red"),
    ("large-seal", "look-seal"),
    ("large-secret-closed", "secret-closed"),
    ("large-secret-open", "secret-open"),
    ("large-hand-over", "secret-hand-over"),
    ("large-kept-option", "kept-option"),
    ("large-kept-rows", "kept-rows-limit"),
    ("large-own-faces", "own-faces"),
    ("large-own-hits", "own-hits"),
    ("large-pool", "pool-facts"),
    ("large-worth", "rolled-worth"),
    ("large-board", "board-sides"),
    ("large-board-placed", "board-placed"),
    ("large-board-held", "board-held"),
];

/// All of them, by pages in normal text.
pub(super) fn large(normal: &[Shot]) -> Vec<Shot> {
    let turned = TURNED.into_iter().map(|(name, of)| {
        let Shot { game, view, .. } = normal.iter().find(|shot| shot.name == of).expect("a page");
        let (game, mut view) = (game.clone(), view.clone());
        view.set_text_scale(TextScale::Large);
        Shot { name, game, view }
    });
    let page = |(name, of, keys)| {
        let game = normal.iter().find(|shot| shot.name == of).expect("a page").game.clone();
        let mut view = ScreenState::new();
        view.set_text_scale(TextScale::Large);
        view.sync(&game, NOISE);
        press(&mut view, &game, keys);
        Shot { name, game, view }
    };
    PAGES.into_iter().map(page).chain(turned).collect()
}
