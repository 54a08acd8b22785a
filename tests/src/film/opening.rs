//! The opening of a recorded game: what the README shows first.

use std::collections::BTreeSet;
use std::time::Duration;

use umpire::app::device::Device;
use umpire_engine::table::{Kind, Session, Show, Tone};
use umpire_screens::Key;

use super::{Film, Reel, pixels, reel};
use crate::picture::Picture;
use crate::pilot::{Pilot, fly};
use crate::recording::{Press, device, game_of, presses_in_game, recorded, to_game};

/// The game whose opening it is.
const GAME: &str = "first-blood.keys";
/// What has to be seen before it ends.
pub const WANTED: [&str; 6] = ["shelf", "curtain", "menu", "odds", "ladder", "critical"];
/// And what it ends with.
const LAST: &str = "removed";
/// How long a picture stays where the cursor moved, a question came, something happened, and at the end.
const STAYS: [u64; 4] = [140, 420, 850, 2500];

/// Plays the opening by its keys, on the simulated board.
pub(super) fn play() -> Film {
    let text = recorded(GAME);
    let gif = reel();
    let mut camera = Camera {
        game: game_of(&text).into(),
        presses: presses_in_game(&text),
        next: 0,
        gif,
        at: Duration::ZERO,
        place: None,
        shows: BTreeSet::new(),
        left: None,
    };
    fly(device(&text), &mut camera);
    let Camera { gif, at, shows, .. } = camera;
    Film::cut(gif, at, shows)
}

/// Whoever presses what is written down, and films it.
struct Camera {
    game: String,
    presses: Vec<Press>,
    next: usize,
    gif: Reel,
    at: Duration,
    /// Which question or page was seen last: after so many answers, and which of the news.
    place: Option<(u16, Option<u8>)>,
    shows: BTreeSet<&'static str>,
    /// How many presses are left once all is seen.
    left: Option<u8>,
}

impl Camera {
    /// Notes what there is to be seen now; whether something happened.
    fn look(&mut self, device: &Device, game: &dyn Session) -> bool {
        if let Some(at) = device.view.news_at() {
            let news = game.news();
            let seen = match news.get(usize::from(at)).map(|happening| &happening.show) {
                Some(Show::Rolled(rolled)) if rolled.tone == Tone::Great => Some("critical"),
                Some(Show::Removed) => Some(LAST),
                _ => None,
            };
            self.shows.extend(seen);
            return true;
        }
        let question = game.question();
        let seen = question.as_deref().and_then(|question| match (&question.kind, question.heading.id) {
            (_, "game") => Some("shelf"),
            (Kind::Secret(_), _) => Some("curtain"),
            (_, "act") => Some("menu"),
            (_, "react") => Some("ladder"),
            (_, "facts") => Some("odds"),
            _ => None,
        });
        self.shows.extend(seen);
        false
    }
}

impl Pilot for Camera {
    fn next(&mut self, device: &Device, game: &dyn Session, shown: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        let happened = self.look(device, game);
        let place = (game.tape().answer_count(), device.view.news_at());
        let known = self.place.replace(place) == Some(place);
        self.gif.picture(&pixels(&shown()), self.at).expect("memory takes all");
        if self.shows.contains(LAST) && WANTED.iter().all(|wanted| self.shows.contains(wanted)) {
            let left = self.left.map_or(2, |left| left - 1);
            self.left = Some(left);
        }
        if self.left == Some(0) || self.next == self.presses.len() {
            self.at += Duration::from_millis(STAYS[3]);
            return None;
        }
        self.at += Duration::from_millis(STAYS[if happened { 2 } else { usize::from(!known) }]);
        if let Some(key) = to_game(&device.view, game, &self.game) {
            return Some(vec![key]);
        }
        self.next += 1;
        Some(self.presses[self.next - 1].0.clone())
    }

    fn together(&self) -> bool {
        true
    }
}
