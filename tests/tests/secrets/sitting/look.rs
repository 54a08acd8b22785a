//! What is noticed whenever the app waits: by eye and ear, by cable, in a save, in the store.

use umpire::app::device::{Device, Outcome};
use umpire::app::sound::Sound;
use umpire::board::desktop::caption;
use umpire::board::simulated::{BoardOutput, Noticed};
use umpire::persistence::journal::JournalSlot;
use umpire::persistence::save_file::{self, Telling};
use umpire_engine::table::Session;
use umpire_screens::{Key, KeyEvent};
use umpire_tests::picture::frame;

use super::witness::{Move, Witness};
use crate::leaks::Leak;

/// What the reader asks by cable, one after each move.
const BY_CABLE: [&str; 11] =
    ["state", "log", "why", "odds", "device", "save", "number 99", "hold y", "press a", "bid 3", "warbands"];

impl Witness<'_, '_, '_> {
    /// What the reader asks now.
    pub(super) fn question(&self, device: &Device) -> &'static str {
        // Elsewhere some of them would be heard.
        if device.view.asks_secret() { BY_CABLE[self.round.deed % BY_CABLE.len()] } else { "state" }
    }

    /// Everything that can be noticed now.
    pub(super) fn look(&mut self, last: Option<&Move>, device: &Device, game: &dyn Session) {
        self.round.deed += 1;
        self.leak_to_the_store(device);
        let moved = std::mem::replace(&mut self.moved, Outcome::Stayed);
        self.see(device, game);
        let deed = self.round.deed;
        let replies = self.replies(last, device);
        let seen = &mut self.round.seen;
        seen.hear(deed, "what it came to", &format!("{moved:?}"));
        seen.hear(deed, "caption", &caption(game, &device.view).join("\n"));
        seen.hear(deed, "locked", &format!("{} {:?}", device.view.locked_secrets(), device.view.news_at()));
        seen.note(deed, "tape", game.tape().as_bytes());
        seen.hear(deed, "cable", &replies);
        let mut save = String::new();
        save_file::write(game, device.dice(), Telling::All, &mut save).expect("a string takes all");
        seen.hear(deed, "save", &save);
        self.flash();
    }

    /// Pixels, light, lamp and sound, each with its moment; but not the picker's own open curtain.
    fn see(&mut self, device: &Device, game: &dyn Session) {
        let late = self.round.leak == Leak::Late && self.round.bids[0] == 1 && !self.leaked.1;
        self.leaked.1 = late || (self.round.leak != Leak::Late && self.leaked.1);
        let deed = self.round.deed;
        let mut drawn = false;
        for Noticed { at, effect } in self.world.noticed() {
            let seen = &mut self.round.seen;
            match effect {
                BoardOutput::Pixels(area, pixels) => {
                    drawn = true;
                    if !self.held && !self.was_held && !late {
                        seen.note(deed, "wire", &(at.as_ticks(), format!("{area:?}"), pixels));
                    }
                }
                BoardOutput::Light(light) => seen.hear(deed, "light", &format!("{at} {light}")),
                BoardOutput::Lamp(colour) => seen.hear(deed, "lamp", &format!("{at} {colour:?}")),
                BoardOutput::Tune(tune) => {
                    let odd = self.round.leak == Leak::Sings && self.round.bids[0] % 2 == 1;
                    let tune = if odd && tune == Sound::Locked.tune() { Sound::Turn.tune() } else { tune };
                    seen.hear(deed, "sound", &format!("{at} {tune:?}"));
                }
                BoardOutput::Reply(_) => {}
            }
        }
        if self.round.leak == Leak::Paints {
            let mut view = device.view.clone();
            view.on_key(KeyEvent::down(Key::Y), game);
            self.round.seen.note(deed, "wire", &frame(&view.layout(game)).as_bytes_mut()[..]);
        }
        if !self.held && (self.was_held || drawn) {
            self.round.seen.note(deed, "picture", &self.world.pixels());
        }
        self.was_held = self.held;
    }

    /// What was written to the cable, and what a leak adds to it.
    fn replies(&mut self, last: Option<&Move>, device: &Device) -> String {
        let mut replies = self.world.take_replies();
        match last {
            Some(Move::Line(_, Some(number))) if self.round.leak == Leak::Echoes => {
                replies.push_str(&format!("{{\"given\":{number}}}\n"));
            }
            Some(Move::Ask) if self.round.leak == Leak::Counts && device.view.asks_secret() => {
                replies.push_str(&format!("{{\"turned\":{}}}\n", self.leaked.0));
            }
            _ => {}
        }
        replies
    }

    /// What the flash did, how much of it was read, and what it holds now.
    fn flash(&mut self) {
        let mut store = self.store.borrow_mut();
        let flash = store.flash();
        let (deed, seen) = (self.round.deed, &mut self.round.seen);
        seen.hear(deed, "flash", &format!("{:?} {} {:?}", flash.did, flash.read, flash.erases));
        if !flash.did.is_empty() || deed == 1 {
            seen.note(deed, "store", &flash.bytes);
        }
        flash.did.clear();
    }

    /// A store that does not wait for the second number.
    fn leak_to_the_store(&mut self, device: &Device) {
        if self.round.leak == Leak::Stores && device.view.locked_secrets() == 1 && !self.leaked.1 {
            self.leaked.1 = true;
            let first = [self.round.bids[0] as u8];
            self.store.borrow_mut().write(JournalSlot::Crash, &first).expect("there is room");
        }
    }
}
