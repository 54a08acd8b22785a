//! What is noticed after each deed: by eye and ear, by cable, at a desk, in the store.

use umpire::board::caption;
use umpire::console::{Call, Wish, facts};
use umpire::device::Moved;
use umpire::lamp;
use umpire::save::Telling;
use umpire::sound::Sound;
use umpire::store::Drawer;
use umpire_screens::{Key, KeyEvent};

use super::witness::{FACTS, Witness};
use crate::leaks::Leak;

/// What the reader asks by cable, one after each deed.
const BY_CABLE: [&str; 10] =
    ["state", "log", "odds", "device", "save", "number 99", "hold y", "press a", "bid 3", "warbands"];
/// And at a desk.
const AT_A_DESK: [&str; 5] = ["state", "save x", "log", "device", "odds"];

impl Witness<'_, '_, '_> {
    /// Everything that can be noticed now.
    pub(super) fn look(&mut self, moved: Moved, said: String) {
        self.round.deed += 1;
        self.leak_to_the_store();
        let sound = self.ear.hear(moved, &self.device.view, self.game);
        self.see();
        let odd = self.round.leak == Leak::Sings && self.round.bids[0] % 2 == 1;
        let sound = if odd && sound == Some(Sound::Locked) { Some(Sound::Turn) } else { sound };
        let deed = self.round.deed;
        let (game, view) = (&*self.game, &self.device.view);
        let seen = &mut self.round.seen;
        seen.hear(deed, "what it came to", &format!("{moved:?}"));
        seen.hear(deed, "sound", &format!("{sound:?}"));
        seen.hear(deed, "lamp", &format!("{:?}", lamp::colour(game)));
        seen.hear(deed, "caption", &caption(game).join("\n"));
        seen.hear(deed, "locked", &format!("{} {:?}", view.locked_secrets(), view.news_at()));
        seen.note(deed, "tape", game.tape().as_bytes());
        seen.hear(deed, "cable", if self.plugged { &said } else { "" });
        self.flash();
        self.ask();
    }

    /// The wire and the picture, but for the picker's own open curtain.
    fn see(&mut self) {
        let mut view = self.device.view.clone();
        if self.round.leak == Leak::Paints {
            view.on_key(KeyEvent::down(Key::Y), self.game);
        }
        let late = self.round.leak == Leak::Late && self.round.bids[0] == 1 && !self.leaked.1;
        self.leaked.1 = late;
        let sent = if late { Vec::new() } else { self.round.panel.show(&view, self.game) };
        let deed = self.round.deed;
        let seen = &mut self.round.seen;
        if !self.held && !self.was_held {
            seen.note(deed, "wire", &sent);
        }
        if !self.held && (self.was_held || !sent.is_empty()) {
            seen.note(deed, "picture", &self.round.panel.pixels);
        }
        self.was_held = self.held;
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

    /// The reader asks something by cable, and somebody at a desk.
    fn ask(&mut self) {
        let deed = self.round.deed;
        if self.plugged {
            // Elsewhere some of them would be heard.
            let line = if self.device.view.asks_secret() { BY_CABLE[deed % BY_CABLE.len()] } else { "state" };
            let mut out = self.asked(Call::Line(line));
            if self.round.leak == Leak::Counts && line == "log" {
                out.push_str(&format!("{{\"turned\":{}}}\n", self.leaked.0));
            }
            self.round.seen.hear(deed, "answer by cable", &out);
        }
        let line = AT_A_DESK[deed % AT_A_DESK.len()];
        let mut out = String::new();
        let wish = self.desk.line(line, &mut self.device, self.game, &mut out).expect("a string takes all");
        match wish {
            Wish::Save(_) => {
                umpire::save::write(self.game, self.device.dice(), Telling::All, &mut out).expect("it fits")
            }
            Wish::Device => facts::device(&FACTS, &self.device, &mut out).expect("it fits"),
            _ => {}
        }
        self.round.seen.hear(deed, "answer at a desk", &out);
    }

    /// A store that does not wait for the second number.
    fn leak_to_the_store(&mut self) {
        if self.round.leak == Leak::Stores && self.device.view.locked_secrets() == 1 && !self.leaked.1 {
            self.leaked.1 = true;
            let first = [self.round.bids[0] as u8];
            self.store.borrow_mut().write(Drawer::Mishap, &first).expect("there is room");
        }
    }
}
