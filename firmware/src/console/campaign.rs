//! Campaigns by lines: their tables, what became of a roster, and results of games that were played elsewhere.

use core::fmt::{self, Write};

use heapless::Vec;
use umpire_engine::table::checksum::Crc32;
use umpire_engine::table::{
    CampaignStanding, RosterBook, RosterLine, RosterLineError, TakeError, closing_quote, quoted_letters, take_text,
};

use super::json::{self, JsonList, Object};
use super::roster;
use crate::foyer::{chronicle_of, each_standing};
use crate::games::SHELF;
use crate::persistence::rosters::{KeepError, MAX_CAMPAIGNS, OwnKey, RosterBytes, RosterKey, RosterName, RosterStore};

/// The word before the bytes of a result, so that its line is none of a roster.
const RESULT: &str = "result ";
/// The most bytes of one: a campaign, a name, and what a game knows.
type ResultBytes = Vec<u8, 256>;

/// Writes every campaign, or those of one game, with all that are of it, the best first.
pub(super) fn list(game: &str, rosters: &mut dyn RosterStore, out: &mut dyn Write) -> fmt::Result {
    if roster::book(game).is_none() && !game.is_empty() {
        return json::line(out, |o| roster::no_game(o, game));
    }
    json::line(out, |o| {
        o.list("campaigns", |l| {
            for book in SHELF.iter().map(|title| &title.rosters) {
                if game.is_empty() || book.game == game {
                    of_game(l, book, rosters)?;
                }
            }
            Ok(())
        })
    })
}

fn of_game(l: &mut JsonList<'_>, book: &RosterBook, rosters: &mut dyn RosterStore) -> fmt::Result {
    let mut campaigns: Vec<RosterName, MAX_CAMPAIGNS> = Vec::new();
    rosters.each(&mut |key| {
        let known = key.campaign.is_empty() || campaigns.iter().any(|known| known == key.campaign);
        if key.game == book.game && !known {
            let _ = campaigns.push(OwnKey::from(key).campaign); // no more are ever kept
        }
    });
    for campaign in &campaigns {
        l.object(|o| {
            o.text("game", book.game)?;
            o.text("campaign", campaign)?;
            o.list("rosters", |l| {
                let mut wrote = Ok(());
                each_standing(book, campaign, rosters, &mut |name, standing| {
                    wrote = wrote.and_then(|()| {
                        l.object(|o| {
                            o.text("name", name)?;
                            stands(o, standing)
                        })
                    });
                });
                wrote
            })
        })?;
    }
    Ok(())
}

fn stands(o: &mut Object<'_>, standing: &CampaignStanding) -> fmt::Result {
    for (key, count) in ["won", "drawn", "lost"].into_iter().zip(standing.games) {
        o.number(key, count)?;
    }
    o.number("worth", standing.worth)?;
    o.flag("retired", standing.retired)
}

/// Writes what became of a roster in its campaign: `GAME CAMPAIGN NAME`.
pub(super) fn chronicle(words: &str, rosters: &mut dyn RosterStore, out: &mut dyn Write) -> fmt::Result {
    let (book, key) = match named(words) {
        Ok(named) => named,
        Err(wrong) => return json::line(out, |o| wrong.write(o, "chronicle GAME CAMPAIGN NAME")),
    };
    let key = key.in_game(book.game);
    if !rosters.has(key) {
        return json::line(out, |o| unknown(o, key, rosters));
    }
    json::line(out, |o| {
        of(o, key)?;
        o.list("chronicle", |l| {
            let mut wrote = Ok(());
            chronicle_of(book, key, rosters, &mut |line| {
                wrote = wrote.and_then(|()| l.written(|out| write!(out, "{line}")));
            });
            wrote
        })
    })
}

/// Writes the last result of a roster as a line, `GAME CAMPAIGN NAME`; or takes such a line. Whether a roster changed.
pub(super) fn result(words: &str, rosters: &mut dyn RosterStore, out: &mut dyn Write) -> Result<bool, fmt::Error> {
    let second = words.split_whitespace().nth(1).unwrap_or("");
    if second.strip_prefix('v').is_some_and(|number| number.parse::<u8>().is_ok()) {
        return take(words, rosters, out);
    }
    let (book, key) = match named(words) {
        Ok(named) => named,
        Err(wrong) => {
            json::line(out, |o| wrong.write(o, "result GAME CAMPAIGN NAME, or the line that it printed elsewhere"))?;
            return Ok(false);
        }
    };
    print(book, key.in_game(book.game), rosters, out).map(|()| false)
}

#[inline(never)] // a whole roster, as bytes
fn print(book: &RosterBook, key: RosterKey<'_>, rosters: &mut dyn RosterStore, out: &mut dyn Write) -> fmt::Result {
    let Some(bytes) = rosters.read(key) else { return json::line(out, |o| unknown(o, key, rosters)) };
    if !(book.result)(&bytes, &mut |_| {}) {
        return json::line(out, |o| {
            o.text("error", "it has no result yet")?;
            o.text("want", "a game of its campaign first")
        });
    }
    json::line(out, |o| {
        of(o, key)?;
        o.written("result", |out| write_line(book, &bytes, out))
    })
}

/// `GAME vVERSION result HEX #CHECKSUM`.
fn write_line(book: &RosterBook, bytes: &[u8], out: &mut dyn Write) -> fmt::Result {
    let mut out = Summed { out, sum: Crc32::new() };
    let (mut first, mut wrote) = (true, write!(out, "{} ", book.game));
    (book.result)(bytes, &mut |piece| {
        for byte in piece {
            let next = match core::mem::take(&mut first) {
                true => write!(out, "v{byte} {RESULT}"),
                false => write!(out, "{byte:02x}"),
            };
            wrote = wrote.and(next);
        }
    });
    wrote?;
    let sum = out.sum.done();
    write!(out, " #{sum:08x}")
}

/// Writes on, and sums up what was written.
struct Summed<'s> {
    out: &'s mut dyn Write,
    sum: Crc32,
}

impl Write for Summed<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.sum.add(text.as_bytes());
        self.out.write_str(text)
    }
}

/// Takes the result of a game that was played elsewhere into the roster that it names.
#[inline(never)]
fn take(line: &str, rosters: &mut dyn RosterStore, out: &mut dyn Write) -> Result<bool, fmt::Error> {
    let (book, result) = match read(line) {
        Ok(read) => read,
        Err(wrong) => {
            json::line(out, |o| wrong.write(o, "the line that result GAME CAMPAIGN NAME printed, all of it"))?;
            return Ok(false);
        }
    };
    take_result(book, &result, rosters, out)
}

/// Takes the bytes of a result, their version first, into the roster that they name; whether it did.
pub(super) fn take_result(
    book: &RosterBook,
    result: &[u8],
    rosters: &mut dyn RosterStore,
    out: &mut dyn Write,
) -> Result<bool, fmt::Error> {
    let mut rest = &result[1..];
    let mut name = || take_text(&mut rest).and_then(|text: heapless::String<24, u8>| RosterName::try_from(&*text).ok());
    let (Some(campaign), Some(name)) = (name(), name()) else {
        return json::line(out, |o| untaken(o, TakeError::Unread)).map(|()| false);
    };
    let key = OwnKey { campaign, name };
    let key = key.in_game(book.game);
    if !rosters.has(key) {
        return json::line(out, |o| unknown(o, key, rosters)).map(|()| false);
    }
    let taken = take_bytes(book, key, result, rosters);
    json::line(out, |o| match taken {
        Ok(Ok(standing)) => {
            o.text("event", "taken")?;
            of(o, key)?;
            stands(o, &standing)
        }
        Ok(Err(why)) => roster::unkept(o, why),
        Err(why) => untaken(o, why),
    })?;
    Ok(matches!(taken, Ok(Ok(_))))
}

/// Takes these bytes of a result into a roster, and keeps that: how it stands then; or why it is as it was.
#[inline(never)] // two rosters, as bytes
pub(crate) fn take_bytes(
    book: &RosterBook,
    key: RosterKey<'_>,
    result: &[u8],
    rosters: &mut dyn RosterStore,
) -> Result<Result<CampaignStanding, KeepError>, TakeError> {
    let (before, mut after, mut fits) = (rosters.read(key), RosterBytes::new(), true);
    let before = before.ok_or(TakeError::OtherRoster)?;
    (book.take_result)(&before, result, &mut |piece| fits &= after.extend_from_slice(piece).is_ok())?;
    if !fits {
        return Ok(Err(KeepError::TooLong));
    }
    Ok(rosters.keep(key, &after).map(|_| (book.standing)(&after)))
}

/// Takes a line apart: whose game, and the bytes of the result, their version first.
fn read(line: &str) -> Result<(&'static RosterBook, ResultBytes), Wrong<'_>> {
    let line = line.trim();
    if line.rsplit_once(" #").is_none_or(|(_, sum)| sum.len() != 8 || !sum.bytes().all(|b| b.is_ascii_hexdigit())) {
        return Err(Wrong::Words("its checksum is missing: it was altered or cut off on the way"));
    }
    let read = RosterLine::read(line).map_err(Wrong::Line)?;
    let book = roster::book(read.game).ok_or(Wrong::Game(read.game))?;
    let version = read.version(book).map_err(Wrong::Line)?;
    let hex = read.text.strip_prefix(RESULT).ok_or(Wrong::Words("it is a roster, and no result"))?;
    let mut bytes = ResultBytes::new();
    let _ = bytes.push(version); // it is empty
    let pairs = hex.as_bytes().chunks(2).map(|pair| {
        let pair = core::str::from_utf8(pair).ok().filter(|pair| pair.len() == 2)?;
        bytes.push(u8::from_str_radix(pair, 16).ok()?).ok()
    });
    let sound = { pairs }.all(|pair| pair.is_some());
    if sound { Ok((book, bytes)) } else { Err(Wrong::Words("it is no result that can be read here")) }
}

/// What is wrong with a line.
enum Wrong<'l> {
    Line(RosterLineError<'l>),
    Game(&'l str),
    Words(&'static str),
}

impl Wrong<'_> {
    fn write(&self, o: &mut Object<'_>, want: &str) -> fmt::Result {
        match self {
            Wrong::Game(game) => return roster::no_game(o, game),
            Wrong::Line(why) => o.shown("error", why)?,
            Wrong::Words(why) => o.text("error", why)?,
        }
        o.text("want", want)
    }
}

/// A roster of a campaign, by three words: names with blanks stand between quotation marks, but for the last.
fn named(words: &str) -> Result<(&'static RosterBook, OwnKey), Wrong<'_>> {
    let (game, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
    let book = roster::book(game).ok_or(Wrong::Game(game))?;
    key(rest).map(|key| (book, key)).ok_or(Wrong::Words("a campaign and a name are wanted behind the game"))
}

/// A campaign and a name.
pub(super) fn key(words: &str) -> Option<OwnKey> {
    let mut rest = words;
    let campaign = name(&mut rest, false)?;
    let name = name(&mut rest, true)?;
    (rest.trim().is_empty() && !campaign.is_empty() && !name.is_empty()).then_some(OwnKey { campaign, name })
}

/// The next name: between quotation marks, or to the next blank, the last one to the end.
fn name(rest: &mut &str, last: bool) -> Option<RosterName> {
    let text = rest.trim();
    let mut name = RosterName::new();
    if let Some(quoted) = text.strip_prefix('"') {
        let end = closing_quote(quoted)?;
        quoted_letters(&quoted[..end]).try_for_each(|letter| name.push(letter)).ok()?;
        *rest = &quoted[end + 1..];
    } else {
        let end = if last { text.len() } else { text.find(char::is_whitespace)? };
        name.push_str(&text[..end]).ok()?;
        *rest = &text[end..];
    }
    Some(name)
}

fn of(o: &mut Object<'_>, key: RosterKey<'_>) -> fmt::Result {
    o.text("game", key.game)?;
    o.text("campaign", key.campaign)?;
    o.text("name", key.name)
}

/// Says that this one is not kept, and which are.
fn unknown(o: &mut Object<'_>, key: RosterKey<'_>, rosters: &mut dyn RosterStore) -> fmt::Result {
    o.shown("error", format_args!("no {} of the campaign {} is kept here", key.name, key.campaign))?;
    o.text("want", "one of those below: campaign, name")?;
    o.list("names", |l| {
        let mut wrote = Ok(());
        rosters.each(&mut |kept| {
            if kept.game == key.game && !kept.campaign.is_empty() {
                let (campaign, name) = (kept.campaign, kept.name);
                wrote = wrote.and_then(|()| l.written(|out| write!(out, "{campaign}, {name}")));
            }
        });
        wrote
    })
}

fn untaken(o: &mut Object<'_>, why: TakeError) -> fmt::Result {
    o.shown("error", why)?;
    o.text(
        "want",
        match why {
            TakeError::Already => {
                "a result that is not written down yet: chronicle GAME CAMPAIGN NAME lists those that are"
            }
            TakeError::Unsettled => "open it on the workbench and settle that; then this line again",
            TakeError::OtherRoster | TakeError::Retired => "the result of a roster that plays in this campaign",
            TakeError::Unread => "the line that result GAME CAMPAIGN NAME printed, all of it",
        },
    )
}
