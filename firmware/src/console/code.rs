//! Codes by lines: what is kept is written as one, and one is taken, part by part.

use core::fmt::{self, Write};

use umpire_engine::table::{
    CodeBytes, CodeError, CodeKind, CodePart, CodeProgress, Remark, RosterBook, RosterCode, code_parts, collect_part,
};

use super::json::{self, Object};
use super::{campaign, roster};
use crate::persistence::rosters::{KeepError, OwnKey, RosterBytes, RosterKey, RosterStore};

/// What a line about codes came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CodeOutcome {
    /// The rosters are as they were.
    Same,
    /// They are others now.
    Changed,
    /// Whatever came in pieces is forgotten.
    Dropped,
}

/// Does what a line about codes says: `GAME NAME` and `result GAME NAME` write one, a code is taken, `drop` forgets the parts
/// that came. While a roster comes in pieces its place is taken, and no part is.
pub(super) fn code(
    words: &str,
    (running, in_pieces): (Option<&str>, bool),
    rosters: &mut dyn RosterStore,
    out: &mut dyn Write,
) -> Result<CodeOutcome, fmt::Error> {
    match words {
        "" => waiting(rosters, out).map(|()| CodeOutcome::Same),
        "drop" => forget(rosters, out),
        line if CodePart::is_meant(line) => {
            let kept = take(line, (running, in_pieces), rosters, out)?;
            Ok(if kept { CodeOutcome::Changed } else { CodeOutcome::Same })
        }
        words => {
            let (kind, words) = match words.strip_prefix("result ") {
                Some(words) => (CodeKind::Result, words.trim()),
                None => (CodeKind::Roster, words),
            };
            show(kind, words, rosters, out).map(|()| CodeOutcome::Same)
        }
    }
}

/// Writes every part of what is kept, a line each.
#[inline(never)] // a whole roster, as bytes
fn show(kind: CodeKind, words: &str, rosters: &mut dyn RosterStore, out: &mut dyn Write) -> fmt::Result {
    let (game, name) = words.split_once(char::is_whitespace).map_or((words, ""), |(game, name)| (game, name.trim()));
    let Some(book) = roster::book(game) else {
        return json::line(out, |o| match name {
            "" => refuse(o, CodeError::NoCode),
            _ => roster::no_game(o, game),
        });
    };
    let of_campaign = campaign::key(name).filter(|_| !rosters.has((game, name).into()));
    let key = of_campaign.as_ref().map_or((game, name).into(), |key| key.in_game(game));
    let Some(mut bytes) = rosters.read(key) else {
        return json::line(out, |o| roster::unkept(o, KeepError::Unknown));
    };
    if kind == CodeKind::Result && !last_result(book, &mut bytes) {
        return json::line(out, |o| {
            o.text("error", "it has no result of a game yet")?;
            o.text("want", "code GAME NAME, for the roster itself")
        });
    }
    let code = RosterCode { kind, game: book.game, bytes: &bytes };
    (1..=code.parts()).try_for_each(|part| {
        json::line(out, |o| {
            o.written("code", |out| code.write(part, out))?;
            if !key.campaign.is_empty() {
                o.text("campaign", key.campaign)?;
            }
            o.text("name", key.name)?;
            o.number("part", part)?;
            o.number("parts", code.parts())
        })
    })
}

/// Puts the last result into the place of its roster; false where it has none.
#[inline(never)] // another roster, as bytes
fn last_result(book: &RosterBook, bytes: &mut RosterBytes) -> bool {
    let mut result = RosterBytes::new();
    let mut fits = true;
    let has = (book.result)(bytes, &mut |piece| fits &= result.extend_from_slice(piece).is_ok());
    *bytes = result;
    has && fits
}

/// Says which parts did not come yet.
fn waiting(rosters: &mut dyn RosterStore, out: &mut dyn Write) -> fmt::Result {
    match code_parts(&rosters.draft()) {
        Some((part, missing)) => json::line(out, |o| came(o, &part, missing)),
        None => json::line(out, |o| {
            o.text("error", "no part of a code came")?;
            o.text("want", WANT)
        }),
    }
}

/// What would be right.
const WANT: &str =
    "code GAME [CAMPAIGN] NAME; code result GAME CAMPAIGN NAME; or code and a line that was printed or scanned";

/// Forgets the parts that came.
fn forget(rosters: &mut dyn RosterStore, out: &mut dyn Write) -> Result<CodeOutcome, fmt::Error> {
    let forgotten = rosters.keep_draft(&[]);
    json::line(out, |o| match forgotten {
        Ok(()) => o.text("event", "parts-dropped"),
        Err(why) => roster::unkept(o, why),
    })?;
    Ok(CodeOutcome::Dropped)
}

/// Takes a part, or a whole code; whether something is kept now that was not. Nothing that came before is lost.
#[inline(never)] // a whole roster, as bytes
fn take(
    line: &str,
    (running, in_pieces): (Option<&str>, bool),
    rosters: &mut dyn RosterStore,
    out: &mut dyn Write,
) -> Result<bool, fmt::Error> {
    let part = match CodePart::read(line) {
        Ok(part) => part,
        Err(why) => return json::line(out, |o| refuse(o, why)).map(|()| false),
    };
    let Some(book) = roster::book(&part.game) else {
        return json::line(out, |o| roster::no_game(o, &part.game)).map(|()| false);
    };
    let several = part.parts > 1;
    if several && in_pieces {
        return json::line(out, |o| {
            o.text("error", "a roster comes in pieces just now")?;
            o.text("want", "roster-end first, or code drop to forget it")
        })
        .map(|()| false);
    }
    let mut bytes = if several { rosters.draft() } else { CodeBytes::new() };
    let progress = match collect_part(&mut bytes, &part) {
        Ok(progress) => progress,
        Err(why) => return json::line(out, |o| refuse_part(o, why, &bytes)).map(|()| false),
    };
    if let CodeProgress::Missing(missing) = progress {
        let kept = rosters.keep_draft(&bytes);
        return json::line(out, |o| match kept {
            Ok(()) => came(o, &part, missing),
            Err(why) => roster::unkept(o, why),
        })
        .map(|()| false);
    }
    let kept = match part.kind {
        CodeKind::Roster => keep(book, &bytes, running, rosters, out)?,
        CodeKind::Result if bytes[0] > book.version => {
            json::line(out, |o| refuse(o, CodeError::Newer))?;
            false
        }
        CodeKind::Result => campaign::take_result(book, &bytes, rosters, out)?,
    };
    if kept && several {
        // It is overwritten by the next one in any case.
        let _ = rosters.keep_draft(&[]);
    }
    Ok(kept)
}

/// Keeps a roster under its name, which nobody else may have; whether it is kept.
fn keep(
    book: &RosterBook,
    bytes: &[u8],
    running: Option<&str>,
    rosters: &mut dyn RosterStore,
    out: &mut dyn Write,
) -> Result<bool, fmt::Error> {
    if bytes[0] > book.version {
        return json::line(out, |o| refuse(o, CodeError::Newer)).map(|()| false);
    }
    if !(book.name)(bytes, &mut |_| {}) {
        return json::line(out, |o| faults(o, book, bytes)).map(|()| false);
    }
    let key = OwnKey::of(book, bytes);
    match is_same(key.in_game(book.game), bytes, rosters) {
        Some(true) => json::line(out, |o| {
            o.text("event", "kept")?;
            o.text("game", book.game)?;
            o.text("name", &key.name)?;
            o.text("note", "this very roster was kept already")
        })
        .map(|()| true),
        Some(false) => json::line(out, |o| {
            roster::unkept(o, KeepError::Taken)?;
            o.text("name", &key.name)
        })
        .map(|()| false),
        None => roster::store(book, Ok(bytes), running, rosters, out),
    }
}

/// Whether the roster that has this name is this very one; none where nobody has it.
#[inline(never)] // another roster, as bytes
fn is_same(key: RosterKey<'_>, bytes: &[u8], rosters: &mut dyn RosterStore) -> Option<bool> {
    rosters.read(key).map(|kept| kept[..] == *bytes)
}

/// Which parts did not come yet.
fn came(o: &mut Object<'_>, part: &CodePart, missing: u16) -> fmt::Result {
    o.text("event", "part")?;
    o.text("game", &part.game)?;
    if part.part > 0 {
        o.number("part", part.part)?;
    }
    o.number("parts", part.parts)?;
    let mut absent = (1..=part.parts).filter(|number| missing >> (number - 1) & 1 == 1);
    o.list("missing", |l| absent.try_for_each(|number| l.number(number)))
}

fn refuse_part(o: &mut Object<'_>, why: CodeError, came_before: &[u8]) -> fmt::Result {
    refuse(o, why)?;
    match code_parts(came_before).filter(|_| why == CodeError::OtherRoster) {
        Some((part, missing)) => came(o, &part, missing),
        None => Ok(()),
    }
}

fn refuse(o: &mut Object<'_>, why: CodeError) -> fmt::Result {
    o.shown("error", why)?;
    o.text(
        "want",
        match why {
            CodeError::NoCode => WANT,
            CodeError::Newer => "a newer program here",
            CodeError::CutOff | CodeError::Damaged => "the whole line as it was printed or scanned, once more",
            CodeError::Edited => "the code as its owner's device shows it; code drop forgets the parts that came",
            CodeError::OtherRoster => "the parts that are missing first; or code drop, and this one again",
        },
    )
}

/// What is wrong with a roster that came whole.
fn faults(o: &mut Object<'_>, book: &RosterBook, bytes: &[u8]) -> fmt::Result {
    let Some(pieces) = book.pieces else {
        o.shown("error", format_args!("this {} may not play by these rules", book.word))?;
        return o.text("want", "the same one built anew, or kept by roster GAME TEXT, which says what is wrong");
    };
    let all = |say: &mut dyn FnMut(Remark<'_>)| {
        (pieces.end)(bytes, say);
    };
    roster::wrong(o, book, &all, true)
}
