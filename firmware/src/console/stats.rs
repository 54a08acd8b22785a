//! What the device's dice showed so far, and what was to be expected of them.

use core::fmt::{self, Write};

use umpire_engine::dice::Die;
use umpire_engine::table::{Seat, Session, Tally, TallyReading};

use super::{json, report};

/// Writes the counts of all dice and of each seat's: of those the device threw most, and the other kinds behind them;
/// null where it has thrown none.
pub(super) fn stats(game: &dyn Session, out: &mut dyn Write) -> fmt::Result {
    let (tally, seats) = (game.tally(), game.scene().seats());
    json::line(out, |o| {
        match &tally.kinds()[..] {
            [] => o.null("stats")?,
            [most, others @ ..] => o.object("stats", |o| {
                let dice = |die: &Die| tally.read(*die, None).map_or(0, |reading| reading.dice);
                o.number("others", others.iter().map(dice).sum::<u16>())?;
                kind(o, &tally, *most, seats)?;
                match others {
                    [] => Ok(()),
                    _ => o.list("kinds", |l| {
                        others.iter().try_for_each(|die| l.object(|o| kind(o, &tally, *die, seats)))
                    }),
                }
            })?,
        }
        report::past(o, game)
    })
}

/// All dice of a kind, and each seat's.
fn kind(o: &mut json::Object<'_>, tally: &Tally, die: Die, seats: u8) -> fmt::Result {
    o.shown("die", die)?;
    tally.read(die, None).map_or(Ok(()), |all| counts(o, &all))?;
    o.list("seats", |l| (0..seats).map(Seat).try_for_each(|one| l.object(|o| seat(o, tally, die, one))))
}

/// One seat's dice, and how all its dice met what they needed.
fn seat(o: &mut json::Object<'_>, tally: &Tally, die: Die, seat: Seat) -> fmt::Result {
    o.text("seat", seat.id())?;
    match tally.read(die, Some(seat)) {
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
fn counts(o: &mut json::Object<'_>, reading: &TallyReading) -> fmt::Result {
    o.number("dice", reading.dice)?;
    o.list("faces", |l| reading.counts().iter().try_for_each(|&count| l.number(count)))?;
    o.number("low", reading.band.low)?;
    o.number("high", reading.band.high)?;
    let chi = reading.chi_square();
    o.shown("chi_square", format_args!("{}.{:02}", chi / 100, chi % 100))?;
    o.shown("words", reading.verdict)
}
