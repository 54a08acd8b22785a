//! The seal of the dice: before a game, in it, and after it.

use umpire_engine::table::{Happening, Seat, Show};
use umpire_screens::SealStatus;

use super::choose::turn;
use super::{Shot, press, shot};
use crate::fixture::StillMatch;

/// The widest words there are.
const WORDS: [&str; 12] = [
    "window", "meadow", "hammer", "wagon", "marble", "summit", "willow", "garden", "walnut", "mantle", "tunnel",
    "dagger",
];

pub(super) fn seals() -> Vec<Shot> {
    let sealing = |name, seats: u8, keys: &str, added: u8| {
        let game = turn().on(|still| {
            (still.counters, still.seats, still.round, still.active) = (Vec::new(), seats, None, None);
        });
        let mut shown = shot(name, game, "");
        shown.view.begin_sealing(WORDS, seats);
        press(&mut shown.view, &shown.game, keys);
        (0..added).for_each(|_| shown.view.next_sealing_seat());
        shown
    };
    let sealed = |name, game: StillMatch, (witnessed, closed): (bool, bool), secret: Option<[u8; 32]>, keys: &str| {
        let mut shown = shot(name, game, "");
        let numbers = [123_456, 7].into_iter().take(if witnessed { 2 } else { 0 }).collect();
        shown.view.set_seal(Some(SealStatus { words: WORDS, numbers, closing: None, secret }));
        shown.view.set_closing_words(closed.then_some(WORDS));
        press(&mut shown.view, &shown.game, keys);
        shown
    };
    let over = || {
        let words = "No Fighters left".into();
        StillMatch::over().news(Happening {
            show: Show::Over(Some(Seat::RED)),
            ..Happening::line("over", Some(Seat::RED), None, words)
        })
    };
    vec![
        sealing("seal-paper", 2, "", 0),
        sealing("seal-words", 2, "a", 0),
        sealing("seal-red", 2, "a a", 0),
        sealing("seal-blue", 2, "a a", 1),
        sealing("seal-violet", 6, "a a", 4),
        sealed("look-seal", turn(), (false, false), None, "y left left left"),
        sealed("look-seal-witnessed", turn(), (true, false), None, "y left left left"),
        sealed("over-sealed", over(), (true, true), None, ""),
        sealed("look-seal-over", over(), (true, true), None, "y"),
        sealed("look-seal-ask", over(), (true, true), None, "y a"),
        sealed("look-seal-told", over(), (true, true), Some([0xd8; 32]), "y"),
    ]
}
