//! What the device's dice showed so far, and what was to be expected of them.

use core::fmt::{self, Write};

use umpire_rules::dice::{Reading, Tally};
use umpire_rules::table::{Match, Seat};

use super::{json, report};

/// Writes the counts of all dice and of each seat's; null where the device has thrown none that are counted.
pub(super) fn stats(game: &dyn Match, out: &mut dyn Write) -> fmt::Result {
    let (tally, seats) = (game.tally(), game.scene().seats());
    json::line(out, |o| {
        match tally.as_deref().and_then(|tally| Some((tally, tally.read(None)?))) {
            None => o.null("stats")?,
            Some((tally, all)) => o.object("stats", |o| {
                o.shown("die", all.die)?;
                o.number("others", tally.others())?;
                counts(o, &all)?;
                o.list("seats", |l| (0..seats).map(Seat).try_for_each(|one| l.object(|o| seat(o, tally, one))))
            })?,
        }
        report::past(o, game)
    })
}

/// One seat's dice, and how they met what they needed.
fn seat(o: &mut json::Object<'_>, tally: &Tally, seat: Seat) -> fmt::Result {
    o.text("seat", seat.id())?;
    match tally.read(Some(seat)) {
        Some(reading) => counts(o, &reading)?,
        None => o.number("dice", 0)?,
    }
    match tally.luck(seat) {
        None => o.null("luck"),
        Some(luck) => o.object("luck", |o| {
            o.number("dice", luck.dice)?;
            o.number("hits", luck.hits)?;
            o.number("low", luck.expected.low)?;
            o.number("high", luck.expected.high)
        }),
    }
}

/// How often each face came from 1 on, where 19 counts of 20 lie, and what it comes to.
fn counts(o: &mut json::Object<'_>, reading: &Reading) -> fmt::Result {
    o.number("dice", reading.dice)?;
    o.list("faces", |l| reading.counts().iter().try_for_each(|&count| l.number(count)))?;
    o.number("low", reading.band.low)?;
    o.number("high", reading.band.high)?;
    let chi = reading.chi_square();
    o.shown("chi_square", format_args!("{}.{:02}", chi / 100, chi % 100))?;
    o.shown("words", reading.verdict)
}
