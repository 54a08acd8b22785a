//! Lines about the games that are kept.

use core::fmt::{self, Write};

use super::help::{event, file_error};
use super::json;
use crate::persistence::session_store::{GameName, GameStore, MAX_GAME_NAME, StoredGameEntry};

/// Writes every game that is kept: those that wait, the last one left first, then those that are over.
pub(super) fn list(games: &mut dyn GameStore, out: &mut dyn Write) -> fmt::Result {
    let mut written = Ok(());
    json::line(out, |o| {
        o.list("games", |list| {
            games.each(&mut |entry| {
                if written.is_ok() {
                    written = list.object(|o| {
                        o.number("id", entry.game.id)?;
                        o.text("game", entry.book.map_or("", |book| book.id))?;
                        o.text("name", &entry.label.name)?;
                        o.text("when", &entry.label.when)?;
                        o.list("counters", |list| {
                            entry.label.counters.iter().try_for_each(|counter| list.number(*counter))
                        })?;
                        o.flag("over", entry.game.over)
                    });
                }
            });
            Ok(())
        })
    })?;
    written
}

/// A name for a game; none where it is too long.
pub(super) fn name(text: &str) -> Option<GameName> {
    GameName::try_from(text).ok()
}

pub(super) fn too_long(out: &mut dyn Write) -> fmt::Result {
    file_error(out, "that name is too long", format_args!("a name of {MAX_GAME_NAME} letters at most"))
}

pub(super) fn nothing_open(out: &mut dyn Write) -> fmt::Result {
    file_error(out, "no game is open that could be left", "games, and take ID")
}

pub(super) fn park_first(out: &mut dyn Write) -> fmt::Result {
    file_error(out, "a game is open", "park, then take ID")
}

/// The game of this number; where there is none, that is said.
pub(super) fn find(
    number: &str,
    want: &str,
    games: &mut dyn GameStore,
    out: &mut dyn Write,
) -> Result<Option<StoredGameEntry>, fmt::Error> {
    let entry = number.parse().ok().and_then(|id| games.find(id));
    if entry.is_none() {
        let wrong = format_args!("no game of this number is kept: {number}");
        file_error(out, wrong, format_args!("{want}: games tells them"))?;
    }
    Ok(entry)
}

/// Gives a game a name.
pub(super) fn rename(words: &str, games: &mut dyn GameStore, out: &mut dyn Write) -> fmt::Result {
    let (number, text) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
    let Some(entry) = find(number, "rename ID NAME", games, out)? else { return Ok(()) };
    let Some(name) = name(text.trim()) else { return too_long(out) };
    match games.rename(entry.game.id, name) {
        Ok(()) => event(out, "renamed", "it has that name on the shelf"),
        Err(why) => file_error(out, why, "try once more"),
    }
}

/// Deletes a game.
pub(super) fn forget(number: &str, games: &mut dyn GameStore, out: &mut dyn Write) -> fmt::Result {
    let Some(entry) = find(number, "forget ID", games, out)? else { return Ok(()) };
    match games.forget(entry.game.id) {
        Ok(()) => event(out, "forgotten", "it is deleted"),
        Err(why) => file_error(out, why, "try once more"),
    }
}
