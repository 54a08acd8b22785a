//! A pad that is held goes on by itself, faster and faster. A, B, X and Y never do.

use embassy_time::{Duration, Instant};
use umpire_screens::{Key, KeyEvent};

/// How long it is held before it goes on.
const FIRST: Duration = Duration::from_millis(400);
/// After so many steps, and how long each of them takes.
const STEPS: [(u8, Duration); 3] =
    [(20, Duration::from_millis(35)), (6, Duration::from_millis(70)), (0, Duration::from_millis(120))];

/// The key of the pad that is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KeyRepeat(Option<HeldKey>);

/// A key, the moment of its next step, and how many it has made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct HeldKey {
    key: Key,
    at: Instant,
    steps: u8,
}

impl KeyRepeat {
    /// No key is held.
    pub const fn new() -> Self {
        KeyRepeat(None)
    }

    /// A key goes down or up: one of the pad that goes down is held, and any other key ends that.
    pub fn hear(&mut self, event: KeyEvent, now: Instant) {
        let pad = matches!(event.key, Key::Up | Key::Down | Key::Left | Key::Right);
        self.0 = (event.down && pad).then_some(HeldKey { key: event.key, at: now + FIRST, steps: 0 });
    }

    /// The key does not go on, however long it is held.
    pub fn end(&mut self) {
        self.0 = None;
    }

    /// When the held key makes its next step; it is let go where it must not.
    pub fn next(&mut self, repeats: &dyn Fn(Key) -> bool) -> Option<Instant> {
        self.0.take_if(|held| !repeats(held.key));
        self.0.map(|held| held.at)
    }

    /// The step that is due. One that came late is not made up for.
    pub fn due(&mut self, now: Instant) -> Option<KeyEvent> {
        let held = self.0.as_mut().filter(|held| held.at <= now)?;
        let (_, wait) = STEPS.into_iter().find(|(from, _)| *from <= held.steps)?;
        (held.at, held.steps) = (now + wait, held.steps.saturating_add(1));
        Some(KeyEvent::down(held.key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The moments at which a held key steps, in milliseconds, for so long.
    fn steps(key: Key, held: u64) -> Vec<u64> {
        let mut repeat = KeyRepeat::new();
        repeat.hear(KeyEvent::down(key), Instant::from_millis(0));
        (0..held).filter(|now| repeat.due(Instant::from_millis(*now)) == Some(KeyEvent::down(key))).collect()
    }

    #[test]
    fn a_held_pad_waits_and_then_goes_faster_and_faster() {
        let steps = steps(Key::Down, 3_000);
        assert_eq!(steps[..3], [400, 520, 640]);
        let waits: Vec<_> = steps.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(waits.is_sorted_by(|a, b| a >= b), "{waits:?}");
        assert_eq!(waits.last(), Some(&35));
        assert!(steps.len() > 40, "48 dice or 66 letters are gone through in a few seconds");
    }

    #[test]
    fn no_other_key_goes_on() {
        for key in [Key::A, Key::B, Key::X, Key::Y] {
            assert_eq!(steps(key, 5_000), []);
        }
    }

    #[test]
    fn any_key_ends_it() {
        for event in [KeyEvent::up(Key::Down), KeyEvent::down(Key::A), KeyEvent::up(Key::Y)] {
            let mut repeat = KeyRepeat::new();
            repeat.hear(KeyEvent::down(Key::Down), Instant::from_millis(0));
            repeat.hear(event, Instant::from_millis(100));
            assert_eq!(repeat.due(Instant::from_millis(9_000)), None, "{event:?}");
        }
    }
}
