//! Whoever sits at the end of a handheld's cable, while others play by thumb.

use core::fmt::{self, Write};

use umpire_rules::table::Session;

use super::facts::{self, Facts};
use super::lines::Unread;
use super::{Console, Place, Wish, follow, roster, sealed};
use crate::app::device::{Device, Moved, Notice};
use crate::games::{Leave, is_foyer};
use crate::persistence::rosters::{KeepError, RosterStore};

/// What comes by the cable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call<'l> {
    /// Somebody is there.
    Came,
    /// A line.
    Line(&'l str),
    /// A line that cannot be read.
    Unread(Unread),
    /// Nobody is there any more.
    Left,
}

/// A console beside the keys: it plays along, and sees what the keys do. What is written for it may be lost on the
/// way, and no game stops for that.
pub struct Guest(Console);

impl Guest {
    /// Nobody yet.
    pub const fn new() -> Self {
        Guest(Console::at(Place::Handheld))
    }

    /// Says where a game stands that was just taken down from the shelf, or taken up again.
    pub fn begin(&mut self, device: &Device, game: &dyn Session, out: &mut dyn Write) {
        let _ = self.0.begin(device, game, out);
    }

    /// Forgets what belonged to the last question or the last guest.
    pub fn forget(&mut self) {
        self.0.forget();
    }

    /// Says what came of a thumb's answer: call it for each, as the keys' own listener.
    pub fn heard(game: &dyn Session, out: &mut dyn Write) {
        let _ = follow(game, out);
    }

    /// Says what a thumb did beside answering. Secrets that were given here for the question before are forgotten.
    pub fn thumb(&mut self, moved: Moved, game: &dyn Session, out: &mut dyn Write) {
        if matches!(moved, Moved::Said | Moved::Undone { .. } | Moved::Added { .. } | Moved::Sealed) {
            let _ = self.0.moved(moved, game, out);
        }
    }

    /// Says what became of a roster that left the workbench.
    pub fn settled(settled: Result<(), KeepError>, out: &mut dyn Write) {
        let _ = roster::settled(settled, out);
    }

    /// Says why nothing is done now.
    pub fn refuse(why: Notice, device: &Device, out: &mut dyn Write) {
        let _ = super::notice(why, device, out);
    }

    /// Does what came by the cable; why the game is left, if it is.
    #[inline(never)] // nothing of it in the frame the game lies under
    pub fn call(
        &mut self,
        call: Call<'_>,
        facts: &Facts,
        device: &mut Device,
        rosters: &mut dyn RosterStore,
        game: &mut dyn Session,
        out: &mut dyn Write,
    ) -> Result<Option<Leave>, fmt::Error> {
        let line = match call {
            Call::Came => {
                sealed(device, game, out)?;
                self.0.resume(device, game, out)?;
                return Ok(None);
            }
            Call::Left => {
                self.0.forget();
                return Ok(None);
            }
            Call::Unread(why) => {
                self.0.error(game, out, |out| write!(out, "{why}"))?;
                return Ok(None);
            }
            Call::Line(line) => line,
        };
        match self.0.line(line, device, game, out)? {
            Wish::Leave(leave) => return Ok(Some(leave)),
            Wish::Rosters(game) => roster::list(game, rosters, out)?,
            Wish::Roster(line) => {
                roster::keep(line, rosters, out)?;
                return Ok(is_foyer(game).then_some(Leave::Anew));
            }
            Wish::RosterDrop(words, of) => {
                roster::drop(words, of, rosters, out)?;
                return Ok(is_foyer(game).then_some(Leave::Anew));
            }
            Wish::Device => facts::device(facts, device, out)?,
            Wish::Mishap => facts::mishap(device, out)?,
            // A console at a handheld has no wishes about files.
            Wish::Nothing | Wish::Screen(_) | Wish::Save(_) | Wish::Export(_) | Wish::Load(_) => {}
        }
        Ok(None)
    }
}

impl Default for Guest {
    fn default() -> Self {
        Guest::new()
    }
}
