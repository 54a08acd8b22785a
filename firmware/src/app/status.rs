//! How the device is doing, as it tells its players, its screen and its console.

use umpire_screens::DeviceStatus;

use super::{App, StoredSession};
use crate::app::battery::{BatteryNotice, Supply};
use crate::app::device::Notice;
use crate::app::sound;
use crate::board::{Board, Cable};
use crate::console::facts::Battery;
use crate::console::{CableConsole, Facts};

impl<'b, B: Board> App<'b, B> {
    /// Says at once if an answer could not be stored.
    pub(super) fn tell_of_store(&mut self, game: &mut StoredSession<'_, 'b, B>) {
        if game.has_failed() {
            self.device.show_notice(Notice::NotStored);
            if let Some((out, _)) = self.board.cable.listener() {
                CableConsole::refuse(Notice::NotStored, &self.device, out);
            }
        }
    }

    /// Tells the screen how the device is doing.
    pub(super) fn report_status(&mut self) {
        let dice = if self.device.noise().broken().is_none() { "tested noise" } else { "your own" };
        let answers = self.board.store.borrow().left().answers;
        let mishap = self.device.mishap().unwrap_or_default().chars().take(24).collect();
        let asked = self.clocks.sides();
        let vitals = self.housekeeping.vitals::<B>(&self.board.speaker);
        self.device.view.set_status(DeviceStatus { dice, answers: Some(answers), mishap, asked, ..vitals });
    }

    /// Tells the players of the battery, as far as they must know.
    pub(super) fn tell_of_battery(&mut self, notice: BatteryNotice) {
        self.housekeeping.sound(&mut self.board.speaker, sound::of_battery(notice));
        match notice {
            BatteryNotice::Low => self.device.show_notice(Notice::BatteryLow),
            BatteryNotice::Empty => self.device.show_notice(Notice::BatteryEmpty),
            BatteryNotice::Back => self.device.dismiss_notice(),
        }
    }

    /// The board, as the console tells of it.
    pub(crate) fn facts(&self) -> Facts {
        let gauge = self.housekeeping.gauge();
        let charging = gauge.supply() == Supply::Charging;
        let battery = gauge.percent().map(|percent| Battery { percent, charging });
        Facts { battery, settings: self.housekeeping.settings(), ..self.board.facts() }
    }
}
