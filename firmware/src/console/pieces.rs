//! A roster that is longer than a line: it comes in pieces. What came so far lies in the store, where a roster has room.

use core::cell::RefCell;
use core::fmt::{self, Write};

use umpire_engine::table::{MAX_ROSTER, Remark, RosterBook, RosterLineError, RosterPieces};

use super::{json, roster};
use crate::persistence::rosters::{KeepError, RosterStore};

/// Whose roster comes, and in which version its text is written.
#[derive(Clone, Copy)]
pub(super) struct Draft {
    book: &'static RosterBook,
    pieces: RosterPieces,
    version: u8,
}

/// Begins a roster of this game, its text of today's version or of another: `GAME`, `GAME v1`. Whatever was begun before
/// is forgotten.
pub(super) fn begin(
    words: &str,
    rosters: &mut dyn RosterStore,
    out: &mut dyn Write,
) -> Result<Option<Draft>, fmt::Error> {
    let (game, version) = words.split_once(' ').map_or((words, None), |(game, version)| (game, Some(version.trim())));
    let Some(book) = roster::book(game).or_else(|| roster::called(game).next()) else {
        return json::line(out, |o| roster::no_game(o, game)).map(|()| None);
    };
    let known = |version: &&str| version.strip_prefix('v').and_then(|number| number.parse().ok());
    let version = match version.as_ref().map_or(Some(book.version), known) {
        Some(version) if version <= book.version => version,
        Some(version) => {
            let newer = RosterLineError::Newer { version, known: book.version };
            return json::line(out, |o| roster::unread(o, newer)).map(|()| None);
        }
        None => return json::line(out, |o| roster::unread(o, RosterLineError::Short)).map(|()| None),
    };
    let Some(pieces) = book.pieces else {
        return json::line(out, |o| {
            o.shown("error", format_args!("a {} of this game is one line", book.word))?;
            o.text("want", "roster GAME TEXT")
        })
        .map(|()| None);
    };
    let begun = rosters.keep_draft(&[]);
    json::line(out, |o| match begun {
        Ok(()) => {
            o.text("event", "begun")?;
            o.text("game", book.game)?;
            o.text("want", "roster-add TEXT, some parts of it at a time; then roster-end")
        }
        Err(why) => roster::unkept(o, why),
    })?;
    Ok(begun.is_ok().then_some(Draft { book, pieces, version }))
}

/// Reads the next piece. What is wrong with it is said, and nothing of it is taken.
#[inline(never)] // a whole roster, as bytes
pub(super) fn add(draft: Option<Draft>, text: &str, rosters: &mut dyn RosterStore, out: &mut dyn Write) -> fmt::Result {
    let Some(Draft { book, pieces, version }) = draft else { return json::line(out, nothing) };
    // One buffer: what came before is read before anything is written.
    let bytes = RefCell::new(rosters.draft());
    let before = |see: &mut dyn FnMut(&[u8])| see(&bytes.borrow());
    let (mut begun, mut fits, mut reads) = (false, true, true);
    let mut keep = |piece: &[u8]| {
        let mut bytes = bytes.borrow_mut();
        if !core::mem::replace(&mut begun, true) {
            bytes.clear();
        }
        fits &= bytes.extend_from_slice(piece).is_ok();
    };
    if !(pieces.more)(&before, version, text, &mut keep, &mut |remark| reads &= remark.reads) {
        let all = |say: &mut dyn FnMut(Remark<'_>)| {
            (pieces.more)(&before, version, text, &mut |_| {}, say);
        };
        return json::line(out, |o| roster::wrong(o, book, &all, reads));
    }
    let bytes = bytes.borrow();
    let kept = if fits { rosters.keep_draft(&bytes) } else { Err(KeepError::TooLong) };
    json::line(out, |o| match kept {
        Ok(()) => {
            o.text("event", "added")?;
            o.shown("bytes", format_args!("{} of {MAX_ROSTER}", bytes.len().saturating_sub(1)))
        }
        Err(why) => roster::unkept(o, why),
    })
}

/// Looks at the whole of it and keeps it, or says every rule it breaks: then there may still come more. Whether it is
/// kept.
#[inline(never)] // a whole roster, as bytes
pub(super) fn end(
    draft: Option<Draft>,
    running: Option<&str>,
    rosters: &mut dyn RosterStore,
    out: &mut dyn Write,
) -> Result<bool, fmt::Error> {
    let Some(Draft { book, pieces, .. }) = draft else { return json::line(out, nothing).map(|()| false) };
    let bytes = rosters.draft();
    if !(pieces.end)(&bytes, &mut |_| {}) {
        let all = |say: &mut dyn FnMut(Remark<'_>)| {
            (pieces.end)(&bytes, say);
        };
        return json::line(out, |o| roster::wrong(o, book, &all, true)).map(|()| false);
    }
    let kept = roster::store(book, Ok(&bytes), running, rosters, out)?;
    if kept {
        // It is overwritten by the next one in any case.
        let _ = rosters.keep_draft(&[]);
    }
    Ok(kept)
}

fn nothing(o: &mut json::Object<'_>) -> fmt::Result {
    o.text("error", "no roster was begun")?;
    o.text("want", "roster-begin GAME")
}
