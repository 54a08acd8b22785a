//! Housekeeping: light, lamp, battery, and how long the device was left alone.

use embassy_futures::select::{Either, select};
use embassy_time::{Duration, Instant};
use umpire_engine::table::Session;
use umpire_screens::{DeviceStatus, Key, KeyEvent};

use crate::app::battery::{BatteryNotice, Gauge, Supply};
use crate::app::key_repeat::KeyRepeat;
use crate::app::lamp::{self, Colour};
use crate::app::light::{Glow, LEVELS, Light};
use crate::app::sound::Sound;
use crate::board::{Board, Clock, Keys, Lamp, Panel, Power, Speaker};
use crate::persistence::settings::Settings;

/// How often the battery is measured.
const MEASURE_EVERY: Duration = Duration::from_secs(10);
/// Left alone for so long, the device has time for chores.
const CHORES_AFTER: Duration = Duration::from_millis(1500);

/// What the app is to hear of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InputEvent {
    /// A key, for the game.
    Key(KeyEvent),
    /// The battery, for the players.
    Battery(BatteryNotice),
    /// The battery: what the page of the device shows of it has changed.
    Power,
    /// Nobody has touched anything for a while: the moment for chores. Said once after each touch.
    Idle,
}

/// Looks after the device.
pub struct Housekeeping {
    light: Light,
    gauge: Gauge,
    settings: Settings,
    /// How bright the panel is now, in thousandths.
    brightness: u16,
    colour: Colour,
    measure_at: Instant,
    chores_told: bool,
    repeat: KeyRepeat,
    /// What is still to be told.
    pending: Option<InputEvent>,
}

impl Housekeeping {
    /// Somebody switched the device on, and likes it like this.
    pub fn new<B: Board>(settings: Settings, now: Instant) -> Self {
        Housekeeping {
            light: Light::new(now, B::DIMS),
            gauge: Gauge::new(B::LITHIUM),
            settings,
            brightness: 0,
            colour: lamp::OFF,
            measure_at: now,
            chores_told: false,
            repeat: KeyRepeat::new(),
            pending: None,
        }
    }

    /// What players set.
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// From now on it is as players set it.
    pub const fn set(&mut self, settings: Settings) {
        self.settings = settings;
    }

    /// How the device is doing, as far as this is looked after here.
    pub fn vitals<B: Board>(&self, speaker: &B::Speaker) -> DeviceStatus {
        let millivolts = self.gauge.millivolts();
        let supply = match self.gauge.supply() {
            _ if millivolts.is_none() => "",
            Supply::Battery => "Battery",
            Supply::Cable => "Cable",
            Supply::Charging => "Charging",
        };
        DeviceStatus {
            sound: speaker.is_there().then_some(self.settings.sound),
            witnessed: Some(self.settings.witnessed),
            light: B::DIMS.then_some((self.settings.light + 1, LEVELS.len() as u8)),
            day: self.settings.day,
            flip: self.settings.flip,
            tumble: self.settings.tumble,
            clock: self.settings.clock,
            supply,
            percent: self.gauge.percent(),
            millivolts,
            low: self.gauge.low(),
            ..DeviceStatus::default()
        }
    }

    /// Looks at the battery now: nothing is written on the last of it.
    pub fn look_at_battery(&mut self, power: &mut impl Power, now: Instant) {
        self.measure(power, now);
    }

    /// There are more chores: they are told of again.
    pub fn has_more_chores(&mut self) {
        self.chores_told = false;
    }

    /// The battery as it was last measured.
    pub const fn gauge(&self) -> &Gauge {
        &self.gauge
    }

    /// Whether the device has stopped for want of power: nothing is to be written, no answer to be taken.
    pub const fn stopped(&self) -> bool {
        self.gauge.empty()
    }

    /// Lets a sound be heard, unless players want silence or there is nothing left to be heard with.
    pub fn sound(&self, speaker: &mut impl Speaker, sound: Option<Sound>) {
        if let Some(sound) = sound.filter(|_| self.settings.sound && !self.stopped()) {
            speaker.play(sound.tune());
        }
    }

    /// The question that is open now: the lamp shows whose it is.
    pub fn turn(&mut self, lamp: &mut impl Lamp, now: Instant, game: &dyn Session) {
        self.colour = lamp::colour(game);
        self.light_lamp(lamp, now);
    }

    /// Whether the light is off: nothing is shown to anybody.
    pub fn is_dark(&self, now: Instant) -> bool {
        self.light.glow(now) == Glow::Dark
    }

    /// Whether it is counted how long sides are asked: nobody thinks in the dark.
    pub fn counts_sides(&self, now: Instant) -> bool {
        self.settings.clock && !self.is_dark(now)
    }

    /// Something came by the cable that is worth a look.
    pub async fn touch(&mut self, panel: &mut impl Panel, lamp: &mut impl Lamp, clock: &impl Clock) {
        self.light.touch(clock.now());
        self.chores_told = false;
        self.shine(panel, lamp, clock).await;
    }

    /// A held key has done what it was held for.
    pub fn end_repeat(&mut self) {
        self.repeat.end();
    }

    /// The next thing that happened; held keys that may do so repeat. It may be dropped and asked again: nothing is lost.
    pub async fn next(
        &mut self,
        keys: &mut impl Keys,
        panel: &mut impl Panel,
        lamp: &mut impl Lamp,
        power: &mut impl Power,
        clock: &impl Clock,
        repeats: &dyn Fn(Key) -> bool,
    ) -> InputEvent {
        loop {
            self.shine(panel, lamp, clock).await;
            if let Some(heard) = self.pending.take() {
                return heard;
            }
            let now = clock.now();
            if now >= self.measure_at {
                self.measure(power, now);
                continue;
            }
            let chores = !self.chores_told && !self.stopped();
            let chores_at = chores.then(|| now + (CHORES_AFTER - self.light.idle(now).min(CHORES_AFTER)));
            let repeat_at = self.repeat.next(repeats).filter(|_| !self.stopped());
            let alarms = [self.light.next(now), chores_at, repeat_at].into_iter().flatten();
            let alarm = alarms.fold(self.measure_at, Instant::min);
            // A key that waits comes before any chore.
            if let Either::First(key) = select(keys.next(), clock.at(alarm)).await {
                self.chores_told = false;
                let key = self.light.hear(key, clock.now());
                match key {
                    Some(key) => self.repeat.hear(key, clock.now()),
                    None => self.repeat.end(),
                }
                // Only the page that says so is lit: nobody plays on without power.
                self.pending = key.filter(|_| !self.stopped()).map(InputEvent::Key);
            } else if repeat_at == Some(alarm) {
                self.light.touch(clock.now());
                self.pending = self.repeat.due(clock.now()).map(InputEvent::Key);
            } else if chores_at == Some(alarm) {
                self.chores_told = true;
                return InputEvent::Idle;
            }
        }
    }

    /// Measures the battery, and keeps what there is to say about it.
    fn measure(&mut self, power: &mut impl Power, now: Instant) {
        self.measure_at = now + MEASURE_EVERY;
        let before = self.shown();
        let Some(reading) = power.read() else { return };
        if let Some(notice) = self.gauge.take(reading) {
            self.light.save(self.gauge.empty(), now);
            self.pending = Some(InputEvent::Battery(notice));
        } else if self.shown() != before && self.light.glow(now) != Glow::Dark {
            self.pending = Some(InputEvent::Power);
        }
    }

    /// What of the battery is shown.
    fn shown(&self) -> (Supply, Option<u8>, Option<u16>) {
        (self.gauge.supply(), self.gauge.percent(), self.gauge.millivolts().map(|millivolts| millivolts / 10))
    }

    /// Makes light and lamp what they should be now.
    async fn shine(&mut self, panel: &mut impl Panel, lamp: &mut impl Lamp, clock: &impl Clock) {
        let glow = self.light.glow(clock.now());
        let brightness = glow.brightness(self.settings.light);
        if self.brightness == brightness {
            return;
        }
        if glow == Glow::Dark {
            panel.sleep().await;
        } else {
            panel.shine(brightness).await;
        }
        self.brightness = brightness;
        self.light_lamp(lamp, clock.now());
    }

    fn light_lamp(&self, lamp: &mut impl Lamp, now: Instant) {
        let dark = self.light.glow(now) == Glow::Dark || self.stopped();
        lamp.show(if dark { lamp::OFF } else { self.colour });
    }
}
