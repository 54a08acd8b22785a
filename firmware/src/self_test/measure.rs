//! What needs no eyes and no thumb: the tearing line, the power, the noise, the flash and what lies in it.

use embassy_time::Duration;
use umpire_engine::table::Session;

use super::finding::{Finding, Part, Verdict};
use super::question::WELL;
use super::walk::Walk;
use super::words::{CABLE, CHARGING};
use crate::app::battery::PowerReading;
use crate::board::{Board, Clock, Noise, Panel, Power};
use crate::fairness::entropy::{EntropyError, EntropyPool};
use crate::persistence::journal::SectorError;

/// Pulses are counted for so long.
const COUNTED: Duration = Duration::from_secs(1);
/// How many of them are plausible.
const PULSES: core::ops::RangeInclusive<u32> = 50..=72;
/// Millivolts of a lithium cell, and of whatever else may feed a board.
const LITHIUM: core::ops::RangeInclusive<u16> = 3300..=4350;
const ANY: core::ops::RangeInclusive<u16> = 1800..=5500;
/// Seeds that are drawn: 16,384 raw bits.
const SEEDS: u16 = 4;
/// KiB of a sector.
const SECTOR: u32 = 4;

impl<B: Board> Walk<'_, '_, B> {
    /// Measures all of it, and goes on.
    pub(super) async fn measure(&mut self, game: &mut dyn Session) -> bool {
        let beam = self.beam().await;
        let power = self.app.board.power.read().map_or(Finding::new(Verdict::Absent, 0), power::<B>);
        for (part, finding) in [
            (Part::Beam, beam),
            (Part::Battery, power),
            (Part::Noise, self.noise()),
            (Part::Flash, self.flash()),
            (Part::Store, self.store()),
        ] {
            self.note(part, finding);
        }
        self.say(WELL, game);
        false
    }

    async fn beam(&mut self) -> Finding {
        let frames = |walk: &Self| walk.app.board.panel.frames();
        let Some((before, pin)) = frames(self) else { return Finding::new(Verdict::Absent, 0) };
        self.wait(COUNTED).await;
        let count = frames(self).map_or(0, |(now, _)| now.wrapping_sub(before));
        let value = count.min(u16::MAX.into()) as u16;
        match count {
            0 => Finding::new(Verdict::Silent, pin.into()),
            _ if PULSES.contains(&count) => Finding::new(Verdict::Well, value),
            _ if count < *PULSES.start() => Finding::new(Verdict::TooLow, value),
            _ => Finding::new(Verdict::TooHigh, value),
        }
    }

    /// The health tests of the source, over fresh bits.
    fn noise(&mut self) -> Finding {
        let board = &mut self.app.board;
        let since = board.clock.now();
        for _ in 0..SEEDS {
            let verdict = match EntropyPool::new().fill(&mut || board.noise.bit()) {
                Ok(()) => continue,
                Err(EntropyError::Stopped) => Verdict::Stopped,
                Err(EntropyError::Stuck) => Verdict::StuckBits,
                Err(EntropyError::Lopsided) => Verdict::Lopsided,
            };
            return Finding::new(verdict, 0);
        }
        let millis = board.clock.now().saturating_duration_since(since).as_millis() as u16 / SEEDS;
        Finding::new(Verdict::Well, millis)
    }

    fn flash(&mut self) -> Finding {
        if self.app.housekeeping.stopped() {
            return Finding::new(Verdict::NoPower, 0);
        }
        let mut store = self.app.board.store.borrow_mut();
        let verdict = match store.try_sector() {
            Ok(()) => return Finding::new(Verdict::Well, (store.sectors() * SECTOR) as u16),
            Err(SectorError::NoneFree) => Verdict::NoneFree,
            Err(SectorError::NotErased) => Verdict::NotErased,
            Err(SectorError::NotKept) => Verdict::NotKept,
        };
        Finding::new(verdict, 0)
    }

    fn store(&self) -> Finding {
        match self.app.board.found.missing() {
            0 => Finding::new(Verdict::Well, 0),
            missing => Finding::new(Verdict::Lost, missing),
        }
    }
}

fn power<B: Board>(reading: PowerReading) -> Finding {
    let range = if B::LITHIUM { LITHIUM } else { ANY };
    let source = if reading.cable { CABLE } else { 0 } | if reading.charging { CHARGING } else { 0 };
    let verdict = match reading.millivolts {
        low if low < *range.start() => Verdict::TooLow,
        high if high > *range.end() => Verdict::TooHigh,
        _ => Verdict::Well,
    };
    Finding::new(verdict, reading.millivolts | source)
}
