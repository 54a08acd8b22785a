//! Keys by lines, and what the players are shown of it.

use core::fmt::{self, Write};

use umpire_engine::table::{Kind, Session};
use umpire_screens::{Key, KeyEvent};

use super::answer::WORDS;
use super::{Console, HostRequest, Place, file_error, follow, json};
use crate::app::device::{Device, Outcome};
use crate::games::is_foyer;

impl Console {
    /// Presses a key, lets it go, or both.
    pub(super) fn press(
        &mut self,
        key: &str,
        downs: &[bool],
        did: &str,
        device: &mut Device,
        game: &mut dyn Session,
        out: &mut dyn Write,
    ) -> Result<HostRequest<'static>, fmt::Error> {
        let Some(key) = Key::from_id(key) else {
            json::line(out, |o| {
                o.shown("error", format_args!("no such key: {key}"))?;
                o.list("keys", |l| Key::ALL.iter().try_for_each(|key| l.written(|out| out.write_str(key.id()))))
            })?;
            return Ok(HostRequest::Nothing);
        };
        let place = self.place;
        if place == Place::Handheld && device.is_sealing() {
            self.error(game, out, |out| out.write_str("the numbers of witnessed dice are entered by thumb"))?;
            return Ok(HostRequest::Nothing);
        }
        if place == Place::Handheld && (is_secret(game) || device.view.asks_consent()) {
            let why = match device.view.asks_consent() {
                true => "the screen asks the players whether they agree: thumbs answer that",
                false => "a secret is picked by thumb, or given as a number",
            };
            self.error(game, out, |out| out.write_str(why))?;
            return Ok(HostRequest::Nothing);
        }
        json::line(out, |o| o.text(did, key.id()))?;
        for &down in downs {
            let first = !game.tape().any_remote();
            let mut written = Ok(());
            let mut heard = |game: &dyn Session| written = written.and_then(|()| follow(game, out));
            let outcome = match place {
                Place::Desk => device.on_key(KeyEvent { key, down }, game, &mut heard),
                Place::Handheld => device.on_cable_key(KeyEvent { key, down }, game, &mut heard),
            };
            written?;
            self.seen(outcome, first, device, game);
            if outcome != Outcome::Stayed {
                self.pressed = Some(outcome);
                return self.moved_by(outcome, device, game, out);
            }
        }
        Ok(HostRequest::Nothing)
    }

    /// Whether this word would replace, or throw away, what a thumb gives in secret. Numbers that were given here
    /// may be taken back: they are not the thumb's.
    pub(super) fn meddles(&self, word: &str, device: &Device) -> bool {
        let meddles = match word {
            "undo" => self.given.is_empty(),
            word => matches!(word, "redo" | "correct") || WORDS.contains(&word),
        };
        meddles && device.view.has_begun_secret()
    }

    /// Refuses such a line, with the same words whatever is picked or locked.
    pub(super) fn not_by_line(out: &mut dyn Write) -> Result<HostRequest<'static>, fmt::Error> {
        let wrong = "a thumb gives this secret: no line can give it, or take something back, until that is done";
        file_error(out, wrong, "the keys of the device: A goes on, B goes back")?;
        Ok(HostRequest::Nothing)
    }

    /// Shows the players that the console had a hand in their game: at its first answer, and whenever it goes back.
    pub(super) fn seen(&self, outcome: Outcome, first: bool, device: &mut Device, game: &dyn Session) {
        if self.place == Place::Desk || is_foyer(game) {
            return;
        }
        match outcome {
            Outcome::Said if first => device.warn_of_cable(),
            Outcome::Undone { .. } | Outcome::Added { .. } | Outcome::Sealed => device.warn_of_cable(),
            _ => {}
        }
    }
}

/// Whether a secret is asked for.
pub(super) fn is_secret(game: &dyn Session) -> bool {
    game.question().is_some_and(|question| matches!(question.kind, Kind::Secret(_)))
}
