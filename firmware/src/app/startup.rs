//! From a board and what was stored on it to an app that plays.

use super::App;
use super::clocks::Clocks;
use crate::app::device::{Device, Notice};
use crate::app::housekeeping::Housekeeping;
use crate::app::presenter::Presenter;
use crate::app::sound::SoundPicker;
use crate::board::{Board, Cable, Clock, Parts, Watchdog};
use crate::console::{CableConsole, Place};
use crate::log;
use crate::persistence::crash_report::{GIVE_UP, LONGEST, Message};
use crate::persistence::journal::{Journal, JournalSlot};
use crate::persistence::session_store::Waiting;
use crate::persistence::settings::Settings;
use embedded_storage::nor_flash::NorFlash;

impl<'b, B: Board> App<'b, B> {
    /// A device on this board, drawn by this presenter.
    #[inline(never)] // what it is made of does not lie under the game
    pub fn new(board: Parts<'b, B>, device: Device, presenter: &'b mut Presenter) -> Self {
        let now = board.clock.now();
        let housekeeping = Housekeeping::new::<B>(settings(&mut board.store.borrow_mut()), now);
        let mut app = App {
            board,
            device,
            console: CableConsole::at(B::PLACE),
            housekeeping,
            sounds: SoundPicker::new(),
            presenter,
            waiting: Waiting::Yes,
            pressed_at: None,
            quiet_until: now,
            well: false,
            ready: false,
            look_back: false,
            asked: false,
            rematch: None,
            ended: None,
            clocks: Clocks::new(now),
        };
        if B::PLACE == Place::Handheld {
            app.device.wait_for_thumbs();
        }
        if app.housekeeping.settings().witnessed {
            app.device.set_witnessed(true);
        }
        app.apply_settings();
        app.housekeeping.look_at_battery(&mut app.board.power, now);
        app.recover();
        if let Some((out, _)) = app.board.cable.listener() {
            app.device.notices().iter().for_each(|notice| CableConsole::refuse(*notice, &app.device, out));
        }
        app
    }

    /// Takes the board back, as when the app ends.
    pub fn into_board(self) -> Parts<'b, B> {
        self.board
    }

    /// Looks back at the stored game from its first answer, before it goes on.
    pub fn look_back(&mut self) {
        self.look_back = true;
    }

    /// Says how the run before this one ended, and whether the store came through it.
    #[inline(never)]
    fn recover(&mut self) {
        let mut store = self.board.store.borrow_mut();
        if let Some(crash) = self.board.watchdog.crash() {
            // If it cannot be stored, it is told once all the same.
            if !self.housekeeping.stopped() {
                let _ = store.write(JournalSlot::Crash, crash.as_bytes());
            }
            log::error!("started again, {=u8} in a row: {=str}", self.board.watchdog.restarts(), crash.as_str());
            self.device.remember(crash, true);
        } else if let Some(crash) = crash(&mut store) {
            self.device.remember(crash, false);
        }
        if self.board.watchdog.restarts() >= GIVE_UP {
            self.waiting = Waiting::SetAside;
            self.device.note(Notice::SetAside);
        }
        if self.board.found.old > 0 {
            self.device.note(Notice::OldStore);
        }
        if self.board.found.missing() > 0 {
            self.device.note(Notice::Lost(self.board.found.answers));
        }
    }
}

/// How players like the device.
fn settings<F: NorFlash>(store: &mut Journal<F>) -> Settings {
    let mut bytes = [0; 64];
    let length = store.read(JournalSlot::Settings, &mut bytes).unwrap_or(0);
    Settings::from_bytes(&bytes[..length]).unwrap_or_default()
}

/// Why the umpire stopped last.
fn crash<F: NorFlash>(store: &mut Journal<F>) -> Option<Message> {
    let mut bytes = [0; LONGEST];
    let length = store.read(JournalSlot::Crash, &mut bytes)?;
    Message::try_from(core::str::from_utf8(&bytes[..length]).ok()?).ok()
}
