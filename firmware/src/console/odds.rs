//! The odds of the open roll, or of a tick list with other rows ticked.

use core::fmt::{self, Write};

use umpire_engine::table::{Kind, Session};

use super::{Console, answer, json, question, report};

impl Console {
    /// Writes the odds; null where nothing is rolled.
    pub(super) fn odds(&self, ids: &str, game: &dyn Session, out: &mut dyn Write) -> fmt::Result {
        let question = game.question();
        let scene = game.scene();
        let roll = match question.as_deref().map(|question| &question.kind) {
            Some(Kind::Roll(roll)) if ids.is_empty() => Some(roll.clone()),
            Some(Kind::Tick(tick)) => {
                let ticked = match ids {
                    "" => Ok(tick.counted(tick.preset())),
                    ids => answer::ticks(ids, tick, &*scene),
                };
                match ticked {
                    Ok(ticked) => tick.roll(ticked),
                    Err(mistake) => {
                        return self.error(game, out, |out| mistake.write(question.as_deref(), &*scene, out));
                    }
                }
            }
            _ => None,
        };
        json::line(out, |o| {
            match roll {
                Some(roll) => o.object("odds", |o| question::dice(o, &roll))?,
                None => o.null("odds")?,
            }
            report::past(o, game)
        })
    }
}
