//! The light behind the panel: full while somebody plays, dim after a minute, off after five.

use embassy_time::{Duration, Instant};
use umpire_screens::{Key, KeyEvent};

/// How long nobody must touch anything before the light goes down, and before it goes off.
pub const DIM_AFTER: Duration = Duration::from_secs(60);
/// See [`DIM_AFTER`].
pub const DARK_AFTER: Duration = Duration::from_secs(300);
/// How long a page is lit that tells of an empty battery.
pub const LAST_WORDS: Duration = Duration::from_secs(10);

/// How bright it is, in thousandths, for each level a player can choose.
pub const LEVELS: [u16; 4] = [60, 180, 450, 1000];

/// What the light does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glow {
    /// As bright as the player likes it.
    Full,
    /// Nobody has touched anything for a while.
    Dim,
    /// Off, and the panel asleep.
    Dark,
}

impl Glow {
    /// How bright that is, in thousandths, where the player chose this level.
    pub fn brightness(self, level: u8) -> u16 {
        let full = LEVELS[usize::from(level).min(LEVELS.len() - 1)];
        match self {
            Glow::Full => full,
            Glow::Dim => (full / 8).max(20),
            Glow::Dark => 0,
        }
    }
}

/// Watches when somebody last touched the device.
#[derive(Clone, Debug)]
pub struct Light {
    touched: Instant,
    /// There is a light to save: a desk's display looks after itself.
    ours: bool,
    /// The battery is empty: no light but for the page that says so.
    saving: bool,
    /// The key that woke a dark screen, until it is let go.
    waking: Option<Key>,
}

impl Light {
    /// Somebody switched it on. Where the light is not ours it is always full.
    pub const fn new(now: Instant, ours: bool) -> Self {
        Light { touched: now, ours, saving: false, waking: None }
    }

    /// What it does now.
    pub fn glow(&self, now: Instant) -> Glow {
        let idle = self.idle(now);
        match self.saving {
            _ if !self.ours => Glow::Full,
            true if idle < LAST_WORDS => Glow::Dim,
            true => Glow::Dark,
            false if idle < DIM_AFTER => Glow::Full,
            false if idle < DARK_AFTER => Glow::Dim,
            false => Glow::Dark,
        }
    }

    /// When it next goes down by itself.
    pub fn next(&self, now: Instant) -> Option<Instant> {
        let steps = if self.saving { [LAST_WORDS; 2] } else { [DIM_AFTER, DARK_AFTER] };
        steps.into_iter().map(|step| self.touched + step).find(|&at| self.ours && at > now)
    }

    /// How long nobody has touched anything.
    pub fn idle(&self, now: Instant) -> Duration {
        now.saturating_duration_since(self.touched)
    }

    /// Something happened that is worth a look.
    pub fn touch(&mut self, now: Instant) {
        self.touched = now;
    }

    /// Saves what is left of the battery, or no longer.
    pub fn save(&mut self, saving: bool, now: Instant) {
        (self.saving, self.touched) = (saving, now);
    }

    /// A key goes down or up; what of it is for the game. The one that wakes a dark screen does nothing else.
    pub fn hear(&mut self, key_event: KeyEvent, now: Instant) -> Option<KeyEvent> {
        if !key_event.down {
            // A key let go in a dark bag wakes nothing.
            let woke = self.waking.take_if(|key| *key == key_event.key).is_some();
            return (!woke).then_some(key_event);
        }
        let dark = self.glow(now) == Glow::Dark;
        self.touched = now;
        if dark {
            self.waking = Some(key_event.key);
        }
        (!dark).then_some(key_event)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(secs: u64) -> Instant {
        Instant::from_secs(secs)
    }

    #[test]
    fn it_dims_after_a_minute_and_goes_off_after_five() {
        let light = Light::new(at(10), true);
        let seen = [10, 69, 70, 309, 310, 9999].map(|secs| light.glow(at(secs)));
        assert_eq!(seen, [Glow::Full, Glow::Full, Glow::Dim, Glow::Dim, Glow::Dark, Glow::Dark]);
        assert_eq!(
            [10, 69, 70, 309, 310].map(|secs| light.next(at(secs))),
            [Some(at(70)), Some(at(70)), Some(at(310)), Some(at(310)), None]
        );
    }

    #[test]
    fn a_key_counts_while_there_is_any_light() {
        for secs in [10, 69, 70, 309] {
            let mut light = Light::new(at(10), true);
            assert_eq!(light.hear(KeyEvent::down(Key::A), at(secs)), Some(KeyEvent::down(Key::A)));
            assert_eq!(light.glow(at(secs)), Glow::Full);
            assert_eq!(light.hear(KeyEvent::up(Key::A), at(secs)), Some(KeyEvent::up(Key::A)));
        }
    }

    #[test]
    fn the_key_that_wakes_a_dark_screen_does_nothing_else() {
        let mut light = Light::new(at(0), true);
        assert_eq!(light.hear(KeyEvent::down(Key::B), at(400)), None);
        assert_eq!(light.glow(at(400)), Glow::Full);
        // Another thumb is faster than the first is gone.
        assert_eq!(light.hear(KeyEvent::down(Key::A), at(400)), Some(KeyEvent::down(Key::A)));
        assert_eq!(light.hear(KeyEvent::up(Key::B), at(401)), None);
        assert_eq!(light.hear(KeyEvent::up(Key::A), at(401)), Some(KeyEvent::up(Key::A)));
        assert_eq!(light.hear(KeyEvent::down(Key::B), at(402)), Some(KeyEvent::down(Key::B)));
        assert_eq!(light.hear(KeyEvent::up(Key::B), at(403)), Some(KeyEvent::up(Key::B)));
    }

    #[test]
    fn a_key_let_go_in_the_dark_wakes_nothing() {
        let mut light = Light::new(at(0), true);
        light.hear(KeyEvent::down(Key::Y), at(0));
        assert_eq!(light.hear(KeyEvent::up(Key::Y), at(400)), Some(KeyEvent::up(Key::Y)), "a secret is hidden again");
        assert_eq!(light.glow(at(400)), Glow::Dark);
    }

    #[test]
    fn a_light_that_is_not_ours_stays_on() {
        let mut light = Light::new(at(0), false);
        assert_eq!((light.glow(at(9999)), light.next(at(0))), (Glow::Full, None));
        assert_eq!(light.hear(KeyEvent::down(Key::A), at(9999)), Some(KeyEvent::down(Key::A)));
    }

    #[test]
    fn an_empty_battery_lights_its_page_for_a_moment() {
        let mut light = Light::new(at(0), true);
        light.save(true, at(100));
        assert_eq!([100, 109, 110].map(|secs| light.glow(at(secs))), [Glow::Dim, Glow::Dim, Glow::Dark]);
        assert_eq!(light.next(at(100)), Some(at(110)));
        light.hear(KeyEvent::down(Key::A), at(200));
        assert_eq!([200, 210].map(|secs| light.glow(at(secs))), [Glow::Dim, Glow::Dark]);
        light.save(false, at(300));
        assert_eq!(light.glow(at(300)), Glow::Full);
    }

    #[test]
    fn every_level_is_brighter_than_the_one_before_and_than_its_own_dim() {
        let full: Vec<u16> = (0..4).map(|level| Glow::Full.brightness(level)).collect();
        assert!(full.is_sorted_by(|a, b| a < b));
        assert!((0..4).all(|level| (1..full[usize::from(level)]).contains(&Glow::Dim.brightness(level))));
        assert_eq!(Glow::Full.brightness(99), 1000);
        assert_eq!(Glow::Dark.brightness(3), 0);
    }
}
