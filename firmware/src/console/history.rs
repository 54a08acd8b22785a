//! All that ever happened in a game, a JSON object a line: what was taken back, and by whom, included.

use core::fmt::{self, Write};

use umpire_engine::table::{HistoryEntry, HistoryItem, Session, Source, Steps};
use umpire_screens::MAX_REPLAYED;

use super::json::{self, Object};
use super::question::seat;
use super::{Console, HostRequest, Place, report};

/// How many lines a handheld tells at once: thumbs wait while it does.
const PAGE: usize = 16;

impl Console {
    /// Tells what happened from this line on, counted from 0: all of it at a desk, a page of it at a handheld.
    pub(super) fn history(
        &self,
        from: &str,
        game: &mut dyn Session,
        out: &mut dyn Write,
    ) -> Result<HostRequest<'static>, fmt::Error> {
        let from = if from.is_empty() { Ok(0) } else { from.parse::<usize>() };
        let Ok(from) = from else {
            self.error(game, out, |out| out.write_str("history N tells from line N on, counted from 0"))?;
            return Ok(HostRequest::Nothing);
        };
        let (page, branches) = match self.place {
            Place::Handheld => (PAGE, MAX_REPLAYED / game.tape().answer_count().max(1)),
            Place::Desk => (usize::MAX, u16::MAX),
        };
        let told = write(game, from, (page, branches), out)?;
        let next = from.saturating_add(page);
        json::line(out, |o| {
            o.number("told", told as i32)?;
            if next < told { o.number("next", next as i32) } else { o.null("next") }
        })?;
        Ok(HostRequest::Nothing)
    }
}

/// Writes so many lines of what happened from this one on, and says how many there are in all.
pub fn write(
    game: &mut dyn Session,
    from: usize,
    (page, branches): (usize, u16),
    out: &mut dyn Write,
) -> Result<usize, fmt::Error> {
    let (mut at, mut written) = (0, Ok(()));
    game.visit_history(branches, &mut |told| {
        if at >= from && at - from < page {
            written = written.and_then(|()| json::line(out, |o| line(o, told)));
        }
        at += 1;
    });
    written.map(|()| at)
}

fn line(o: &mut Object<'_>, told: &HistoryEntry<'_>) -> fmt::Result {
    match told.what {
        HistoryItem::Happened(happening) => report::event(o, happening, told.scene)?,
        HistoryItem::Said(question, answer) => {
            o.text("event", "said")?;
            o.text("id", question.heading.id)?;
            seat(o, "seat", question.heading.asked.seat())?;
            o.written("text", |out| answer.write(question, told.scene, out))?;
        }
        HistoryItem::Corrected(correction) => {
            o.text("event", "corrected")?;
            o.written("text", |out| correction.write(told.scene, out))?;
        }
        HistoryItem::Named(nickname) => {
            o.text("event", "nickname")?;
            o.written("text", |out| nickname.write(told.scene, out))?;
        }
        HistoryItem::Stepped(steps) => stepped(o, steps)?,
        HistoryItem::Resumed => {
            o.text("event", "resumed")?;
            o.text("text", "Switched on again")?;
        }
    }
    match told.round {
        // The event itself says which round begins.
        Some(round) if !matches!(told.what, HistoryItem::Happened(happening) if happening.id == "round") => {
            o.number("round", round)?;
        }
        _ => {}
    }
    o.number("line", told.line)?;
    if told.undone {
        o.flag("undone", true)?;
    }
    by(o, told.source)
}

/// Writes what was taken back, and what of it stands again.
fn stepped(o: &mut Object<'_>, steps: Steps) -> fmt::Result {
    let net = steps.net.unsigned_abs();
    if steps.backs == 0 {
        o.text("event", "forward")?;
        return o.number("steps", net);
    }
    o.text("event", "back")?;
    o.number("steps", steps.deepest)?;
    o.number("again", steps.deepest - net)?;
    o.number("times", steps.backs)?;
    o.flag("dice", steps.crossed.dice)?;
    o.flag("secret", steps.crossed.secret)?;
    o.flag("agreed", steps.agreed)
}

/// Writes where it came from, where that was no thumb.
pub(super) fn by(o: &mut Object<'_>, source: Source) -> fmt::Result {
    match source {
        Source::Thumb => Ok(()),
        Source::Cable => o.text("by", "console"),
        Source::Peer => o.text("by", "peer"),
    }
}
