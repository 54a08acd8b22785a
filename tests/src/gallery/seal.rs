//! The seal of the dice: before a game, in it, and after it.

use umpire_rules::table::{Happening, Seat, Show};
use umpire_screens::Seal;

use super::choose::turn;
use super::{Shot, press, shot};
use crate::fixture::StillMatch;

/// The widest words there are.
const WORDS: [&str; 6] = ["window", "meadow", "hammer", "wagon", "marble", "summit"];

pub(super) fn seals() -> Vec<Shot> {
    let sealing = |name, seats: u8, pressed: u8| {
        let game = turn().on(|still| (still.counters, still.seats, still.round) = (Vec::new(), seats, None));
        let mut shown = shot(name, game, "");
        shown.view.begin_seal(WORDS, seats);
        (0..pressed).for_each(|_| shown.view.press_seal());
        shown
    };
    let sealed = |name, game: StillMatch, secret: Option<[u8; 32]>, keys: &str| {
        let mut shown = shot(name, game, "");
        let hash = core::array::from_fn(|at| (at * 37 + 200) as u8);
        let moments = [81_234_567, 93_456_789_012].into_iter().collect();
        shown.view.show_seal(Some(Seal { words: WORDS, hash, moments, secret }));
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
        sealing("seal-red", 2, 0),
        sealing("seal-blue", 2, 1),
        sealing("seal-violet", 6, 4),
        sealed("look-seal", turn(), None, "y left"),
        sealed("over-sealed", over(), None, ""),
        sealed("look-seal-over", over(), None, "y"),
        sealed("look-seal-ask", over(), None, "y a"),
        sealed("look-seal-told", over(), Some([0xd8; 32]), "y"),
    ]
}
