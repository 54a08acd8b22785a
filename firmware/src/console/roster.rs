//! Rosters by lines: listed, checked and kept, dropped.

use core::fmt::{self, Write};

use umpire_engine::table::{Remark, RosterBook, RosterLine, RosterLineError, write_quoted};

use super::campaign;
use super::json::{self, Object};
use crate::games::SHELF;
use crate::persistence::rosters::{KeepError, OwnKey, RosterBytes, RosterKey, RosterStore};

/// The rosters of a game by its id.
pub(super) fn book(game: &str) -> Option<&'static RosterBook> {
    SHELF.iter().map(|title| &title.rosters).find(|book| book.game == game && !book.word.is_empty())
}

/// The rosters that players call by this word, of every game that has it.
pub(super) fn called(word: &str) -> impl Iterator<Item = &'static RosterBook> {
    SHELF.iter().map(|title| &title.rosters).filter(move |book| !book.word.is_empty() && book.word == word)
}

/// The rosters that players call by this word where they speak of several, of every game that has it.
pub(super) fn called_all(words: &str) -> impl Iterator<Item = &'static RosterBook> {
    SHELF.iter().map(|title| &title.rosters).filter(move |book| !book.words.is_empty() && book.words == words)
}

/// The rosters of a text that begins with this word: of the first game that can read it, or that has the word.
#[inline(never)] // a whole roster
fn of_text(word: &str, text: &str) -> Option<&'static RosterBook> {
    let can_read = |book: &&RosterBook| {
        let mut reads = true;
        (book.read)(book.version, text, &mut |_| {}, &mut |remark| reads &= remark.reads);
        reads
    };
    called(word).find(can_read).or_else(|| called(word).next())
}

/// Writes every roster that is kept, or those of one game.
pub fn list(game: &str, rosters: &mut dyn RosterStore, out: &mut dyn Write) -> fmt::Result {
    let words = called_all(game).next().map(|book| book.words);
    if words.is_none() && book(game).is_none() && !game.is_empty() {
        return json::line(out, |o| no_game(o, game));
    }
    json::line(out, |o| {
        o.list(words.unwrap_or("rosters"), |l| {
            for book in SHELF.iter().map(|title| &title.rosters) {
                if !game.is_empty() && words.map_or(book.game != game, |words| book.words != words) {
                    continue;
                }
                let mut at = 0;
                while let Some(key) = rosters.nth(book.game, at) {
                    at += 1;
                    l.object(|o| kept(o, book, key.in_game(book.game), rosters))?;
                }
            }
            Ok(())
        })
    })
}

/// One that is kept.
fn kept(o: &mut Object<'_>, book: &RosterBook, key: RosterKey<'_>, rosters: &mut dyn RosterStore) -> fmt::Result {
    match rosters.read(key) {
        Some(bytes) => whole(o, book, key, &bytes),
        None => o.text("name", key.name),
    }
}

/// A roster: its name, its text, the line that carries it to another device, and what its owner should mind.
fn whole(o: &mut Object<'_>, book: &RosterBook, key: RosterKey<'_>, bytes: &[u8]) -> fmt::Result {
    o.text("game", book.game)?;
    if !key.campaign.is_empty() {
        o.text("campaign", key.campaign)?;
    }
    o.text("name", key.name)?;
    if !(book.name)(bytes, &mut |_| {}) {
        return o.text("error", "a newer program wrote it, or it may not play by these rules any more");
    }
    o.written("text", |out| (book.write)(bytes, out).unwrap_or(Ok(())))?;
    o.written("line", |out| RosterLine::write(book, bytes, out).unwrap_or(Ok(())))?;
    o.list("mind", |l| {
        let mut wrote = Ok(());
        (book.mind)(bytes, &mut |line| wrote = wrote.and_then(|()| l.written(|out| write!(out, "{line}"))));
        wrote
    })
}

/// Checks a roster and keeps it, or writes everything that is wrong with it. The line is a game and its text; a text
/// that begins with a game's own word for its rosters needs no game. A game that is running offers nothing that came
/// after its foyer, and that is said.
#[inline(never)] // a whole roster, as bytes
pub fn keep(line: &str, running: Option<&str>, rosters: &mut dyn RosterStore, out: &mut dyn Write) -> fmt::Result {
    let first = line.split_whitespace().next().unwrap_or("");
    let (line, book) = match of_text(first, line) {
        Some(book) => (RosterLine { game: book.game, version: None, text: line }, book),
        None => match RosterLine::read(line) {
            Err(why) => return json::line(out, |o| unread(o, why)),
            Ok(line) => match book(line.game) {
                None => return json::line(out, |o| no_game(o, line.game)),
                Some(book) => (line, book),
            },
        },
    };
    let version = match line.version(book) {
        Err(why) => return json::line(out, |o| unread(o, why)),
        Ok(version) => version,
    };
    let (mut bytes, mut fits, mut reads) = (RosterBytes::new(), true, true);
    let read =
        (book.read)(version, line.text, &mut |piece| fits &= bytes.extend_from_slice(piece).is_ok(), &mut |remark| {
            reads &= remark.reads
        });
    if !read {
        let all = |say: &mut dyn FnMut(Remark<'_>)| {
            (book.read)(version, line.text, &mut |_| {}, say);
        };
        return json::line(out, |o| wrong(o, book, &all, reads));
    }
    let bytes = if fits { Ok(&bytes[..]) } else { Err(KeepError::TooLong) };
    store(book, bytes, running, rosters, out).map(|_| ())
}

/// Keeps the bytes of a roster, and says so; whether it is kept.
pub(super) fn store(
    book: &RosterBook,
    bytes: Result<&[u8], KeepError>,
    running: Option<&str>,
    rosters: &mut dyn RosterStore,
    out: &mut dyn Write,
) -> Result<bool, fmt::Error> {
    let mut key = OwnKey::default();
    let stored = bytes.and_then(|bytes| {
        key = OwnKey::of(book, bytes);
        Ok((rosters.keep(key.in_game(book.game), bytes)?, bytes))
    });
    json::line(out, |o| match stored {
        Ok((replaced, bytes)) => {
            o.text("event", "kept")?;
            whole(o, book, key.in_game(book.game), bytes)?;
            if running == Some(book.game) {
                o.text("note", "kept for the next game: the one that is running does not offer it")?;
            }
            o.flag("replaced", replaced)
        }
        Err(why) => unkept(o, why),
    })?;
    Ok(stored.is_ok())
}

/// Says all that is wrong with a roster.
pub(super) type SayWrong<'a> = &'a dyn Fn(&mut dyn FnMut(Remark<'_>));

/// Everything that is wrong with a text: that it cannot be read, or each rule it breaks.
pub(super) fn wrong(o: &mut Object<'_>, book: &RosterBook, all: SayWrong<'_>, reads: bool) -> fmt::Result {
    let mut wrote = Ok(());
    if !reads {
        all(&mut |remark| {
            wrote = wrote.and_then(|()| {
                o.shown("error", remark.wrong)?;
                if !remark.code.is_empty() {
                    o.text("code", remark.code)?;
                }
                o.shown("want", remark.right)
            });
        });
        return wrote;
    }
    o.shown("error", format_args!("this {} may not play", book.word))?;
    o.list("faults", |l| {
        all(&mut |remark| {
            wrote = wrote.and_then(|()| {
                l.object(|o| {
                    o.text("code", remark.code)?;
                    o.shown("text", remark.wrong)?;
                    o.shown("want", remark.right)
                })
            });
        });
        wrote
    })
}

/// Forgets a roster: a game and a name, or a name alone behind what players call such rosters.
pub fn drop(words: &str, word: Option<&str>, rosters: &mut dyn RosterStore, out: &mut dyn Write) -> fmt::Result {
    let (game, name) = match word {
        Some(word) => {
            let mut games = called(word).map(|book| book.game).filter(|game| rosters.has((*game, words).into()));
            match (games.next(), games.next()) {
                (Some(_), Some(_)) => return json::line(out, several),
                (kept, _) => (kept.or(called(word).next().map(|book| book.game)).unwrap_or_default(), words),
            }
        }
        None => words.split_once(char::is_whitespace).map_or((words, ""), |(game, name)| (game, name.trim())),
    };
    if book(game).is_none() {
        return json::line(out, |o| no_game(o, game));
    }
    // A name may hold blanks and stand without quotes: only where nobody has it, a campaign stands before it.
    let of_campaign = campaign::key(name).filter(|_| !rosters.has((game, name).into()));
    let key = of_campaign.as_ref().map_or((game, name).into(), |key| key.in_game(game));
    let forgotten = rosters.forget(key);
    json::line(out, |o| match forgotten {
        Ok(()) => {
            o.text("event", "dropped")?;
            if !key.campaign.is_empty() {
                o.text("campaign", key.campaign)?;
            }
            o.text("name", key.name)
        }
        Err(why) => {
            unkept(o, why)?;
            o.list("names", |l| {
                let mut wrote = Ok(());
                let listed = |kept: &str| word.map_or(kept == game, |word| called(word).any(|book| book.game == kept));
                rosters.each(&mut |kept| {
                    if listed(kept.game) {
                        wrote = wrote.and_then(|()| l.written(|out| write_key(kept, out)));
                    }
                });
                wrote
            })
        }
    })
}

/// A name as `roster-drop GAME` takes it: one of a campaign behind that.
fn write_key(key: RosterKey<'_>, out: &mut dyn Write) -> fmt::Result {
    if !key.campaign.is_empty() {
        write_quoted(key.campaign, out)?;
        out.write_char(' ')?;
    }
    out.write_str(key.name)
}

/// Says what became of a roster that left the workbench.
pub fn settled(settled: Result<(), KeepError>, out: &mut dyn Write) -> fmt::Result {
    json::line(out, |o| {
        o.text("event", if settled.is_ok() { "settled" } else { "not-kept" })?;
        match settled {
            Ok(()) => o.text("text", "the rosters are written down"),
            Err(why) => o.shown("text", why),
        }
    })
}

pub(super) fn unkept(o: &mut Object<'_>, why: KeepError) -> fmt::Result {
    o.shown("error", why)?;
    o.text(
        "want",
        match why {
            KeepError::Full => "roster-drop GAME NAME first",
            KeepError::ManyCampaigns | KeepError::CampaignFull => {
                "roster-drop GAME CAMPAIGN NAME first; campaigns lists them"
            }
            KeepError::Unknown => "one of the names below",
            KeepError::Nameless | KeepError::TooLong | KeepError::Taken => "roster GAME TEXT",
            KeepError::Unwritten => "a place that can be written; on a desk --rosters FILE",
        },
    )
}

pub(super) fn unread(o: &mut Object<'_>, why: RosterLineError<'_>) -> fmt::Result {
    o.shown("error", why)?;
    o.text(
        "want",
        match why {
            RosterLineError::Damaged => {
                "the line as it was printed, all of it; or without its last word, to be read as written by hand"
            }
            RosterLineError::Newer { .. } => "the same roster written by hand, or a newer program here",
            RosterLineError::Short | RosterLineError::OtherGame(_) => "roster GAME TEXT",
        },
    )
}

fn several(o: &mut Object<'_>) -> fmt::Result {
    o.text("error", "several games keep one of this name")?;
    o.text("want", "roster-drop GAME NAME")
}

pub(super) fn no_game(o: &mut Object<'_>, game: &str) -> fmt::Result {
    o.shown("error", RosterLineError::OtherGame(game))?;
    o.text("want", "one of the games below")?;
    o.list("games", |l| {
        let named = SHELF.iter().map(|title| &title.rosters).filter(|book| !book.word.is_empty());
        named.map(|book| book.game).try_for_each(|game| l.written(|out| out.write_str(game)))
    })
}
