//! A held pad goes on by itself on the real app, where it moves a cursor and nowhere else.

use embassy_time::Duration;
use umpire::app::device::{Device, Outcome};
use umpire::fairness::dice::Dice;
use umpire_engine::table::Session;
use umpire_screens::{Intent, Key};
use umpire_tests::picture::Picture;
use umpire_tests::pilot::{Pilot, fly};
use umpire_tests::way::shortest;

/// Answers as shortly as can be until a question is on the screen, taps some keys, then holds one for so long.
struct Thumb {
    until: Option<&'static str>,
    taps: Vec<Key>,
    held: Key,
    millis: u64,
    holds: bool,
    /// The panel once the key is let go.
    seen: Picture,
    /// What is asked then, and what came of every event while it was held.
    asks: &'static str,
    outcomes: Vec<Outcome>,
}

impl Pilot for Thumb {
    fn next(&mut self, device: &Device, game: &dyn Session, shown: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        self.asks = game.question().map_or("over", |question| question.heading.id);
        self.until.take_if(|until| *until == self.asks && device.view.news_at().is_none());
        if self.until == Some(self.asks) {
            return Some(vec![Key::A]);
        }
        // The first row is the guided game, in which Y is the coach's.
        if self.asks == "game" && self.until.is_some() {
            return Some(vec![Key::Down, Key::A]);
        }
        if self.until.is_some() {
            return shortest(device, game, |intent| !matches!(intent, Intent::Stay | Intent::Undo));
        }
        if !self.taps.is_empty() {
            return Some(vec![self.taps.remove(0)]);
        }
        self.seen = shown();
        if std::mem::replace(&mut self.holds, true) {
            return None;
        }
        self.outcomes.clear();
        Some(vec![self.held])
    }

    fn holds(&self) -> Duration {
        Duration::from_millis(if self.holds { self.millis } else { 40 })
    }

    fn came_of(&mut self, outcome: Outcome, _: &dyn Session) {
        self.outcomes.push(outcome);
    }
}

/// What came of a key held for so long at this question, after these.
fn held(until: &'static str, taps: &[Key], key: Key, millis: u64) -> Thumb {
    let taps = taps.to_vec();
    let (seen, outcomes) = (Picture::new(), Vec::new());
    let mut thumb = Thumb { until: Some(until), taps, held: key, millis, holds: false, seen, asks: "", outcomes };
    fly(Device::new(Dice::from_seed([7; 32]), None), &mut thumb);
    thumb
}

/// A key, and that it was let go.
const TWO: [Outcome; 2] = [Outcome::Stayed; 2];

#[test]
fn a_held_pad_goes_through_a_list_as_if_it_was_tapped_again() {
    for (millis, steps) in [(40, 1), (399, 1), (450, 2), (600, 3), (3_000, 47)] {
        let taps = vec![Key::Down; steps - 1];
        let (held, tapped) = (held("warband", &[], Key::Down, millis), held("warband", &taps, Key::Down, 40));
        assert_eq!(held.outcomes.len(), steps + 1, "{millis} ms");
        assert!(held.seen == tapped.seen, "{millis} ms are {steps} steps");
        assert_eq!((held.asks, tapped.asks), ("warband", "warband"), "and no answer");
    }
}

#[test]
fn no_other_key_goes_on() {
    for key in [Key::A, Key::B, Key::X, Key::Y] {
        assert_eq!(held("act", &[], key, 3_000).outcomes.len(), 2, "{key:?}");
    }
}

#[test]
fn behind_a_curtain_nothing_goes_on() {
    for key in [Key::Up, Key::Down, Key::Left, Key::Right] {
        let thumb = held("bid", &[Key::A], key, 3_000);
        assert_eq!((thumb.asks, &thumb.outcomes[..]), ("bid", &TWO[..]), "{key:?}");
    }
}

#[test]
fn what_a_pad_does_once_it_does_once() {
    for key in [Key::Left, Key::Right] {
        let thumb = held("act", &[Key::Y], key, 3_000);
        assert_eq!(thumb.outcomes, TWO, "no page of a look is turned by itself: {key:?}");
    }
}
