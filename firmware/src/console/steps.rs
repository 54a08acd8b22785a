//! Back and forth by lines.

use core::fmt::{self, Write};

use umpire_engine::table::Session;

use super::{Console, HostRequest, Place, event, file_error, follow};
use crate::app::device::{Device, Outcome};

impl Console {
    /// Takes an answer back, or all since the Action began; `both`: the players at this desk agree.
    pub(super) fn undo(
        &mut self,
        how: &str,
        device: &mut Device,
        game: &mut dyn Session,
        out: &mut dyn Write,
    ) -> Result<HostRequest<'static>, fmt::Error> {
        if self.given.is_empty() {
            let steps = if how.starts_with("action") { game.action() } else { 1 };
            if steps == 0 {
                self.error(game, out, |out| out.write_str("no Action has begun yet"))?;
                return Ok(HostRequest::Nothing);
            }
            let needs_all = game.tape().crossing(steps).needs_all();
            if needs_all && (!how.ends_with("both") || self.place == Place::Handheld) {
                return self.needs_all(how, out);
            }
            let outcome = device.take_back(steps, needs_all, self.place.source(), game);
            self.seen(outcome, false, device, game);
            return self.moved(outcome, game, out);
        }
        self.given.clear();
        event(out, "undone", "the secrets given so far are forgotten")?;
        self.ask(game, out)?;
        Ok(HostRequest::Nothing)
    }

    /// Dice of the device, or revealed secrets, are taken back only if every seat agrees: at a desk by a word, at a
    /// handheld by thumb.
    fn needs_all(&self, how: &str, out: &mut dyn Write) -> Result<HostRequest<'static>, fmt::Error> {
        let wrong = "this takes back dice the device threw, or revealed secrets: every seat has to agree";
        let want = match (self.place, how) {
            (Place::Handheld, _) => "thumbs: B on the handheld, and each seat agrees there",
            (_, "action") => "undo action both",
            _ => "undo both",
        };
        file_error(out, wrong, want)?;
        Ok(HostRequest::Nothing)
    }

    /// Lets the answer stand again that was taken back last.
    pub(super) fn redo(
        &mut self,
        device: &mut Device,
        game: &mut dyn Session,
        out: &mut dyn Write,
    ) -> Result<HostRequest<'static>, fmt::Error> {
        let mut written = Ok(());
        let by = self.place.source();
        let outcome = device.redo(by, game, &mut |game| written = written.and_then(|()| follow(game, out)));
        written?;
        if outcome == Outcome::Stayed {
            self.error(game, out, |out| out.write_str("nothing was taken back since the last answer"))?;
        }
        if outcome == Outcome::Said && self.place == Place::Handheld {
            device.warn_of_cable();
        }
        self.moved(outcome, game, out)
    }
}
