//! The seal of the dice, as the console tells of it.

use core::fmt::{self, Write};

use umpire_rules::table::{Match, Seat, Standing};

use super::{Console, Wish, json};
use crate::device::Device;
use crate::games::{is_shelf, is_workbench};
use crate::seal::{Hex, Seal, Spoken, words};

/// Says what a game that begins is sealed with; nothing where its dice are not, or it is under way.
pub fn sealed(device: &Device, game: &dyn Match, out: &mut dyn Write) -> fmt::Result {
    let begins = game.tape().records() == 0 && !is_shelf(game) && !is_workbench(game);
    if begins { seal(device, out) } else { Ok(()) }
}

/// Says what the dice are sealed with; nothing where they are not.
pub fn seal(device: &Device, out: &mut dyn Write) -> fmt::Result {
    let Some(hash) = device.hash() else { return Ok(()) };
    json::line(out, |o| {
        o.text("event", "sealed")?;
        o.shown("words", Spoken(words(&hash)))?;
        o.shown("hash", Hex(&hash))
    })
}

/// Says whose thumb is wanted.
pub(super) fn wanted(next: Seat, out: &mut dyn Write) -> fmt::Result {
    json::line(out, |o| {
        o.text("event", "press")?;
        o.text("seat", next.id())?;
        o.shown("text", format_args!("{} presses A: the moment becomes part of the dice", next.name()))?;
        o.text("want", "press a")
    })
}

impl Console {
    /// A game whose seats have still to press takes no answers: there are no dice yet.
    pub(super) fn not_yet(out: &mut dyn Write) -> Result<Wish<'static>, fmt::Error> {
        json::line(out, |o| {
            o.text("error", "the dice are not sealed yet: every seat presses A first")?;
            o.text("want", "press a")?;
            o.text("or", "help")
        })?;
        Ok(Wish::Nothing)
    }
}

/// Writes all there is to know about the seal: the secret only once the game is over, and then these dice are known.
pub(super) fn report(device: &mut Device, game: &dyn Match, out: &mut dyn Write) -> fmt::Result {
    let there = !is_shelf(game) && !is_workbench(game);
    let over = there && game.standing() == Standing::Over && !device.is_sealing();
    let Some(seal) = device.seal().filter(|_| there) else { return json::line(out, |o| o.null("seal")) };
    json::line(out, |o| o.object("seal", |o| write(o, seal, over)))?;
    if over {
        device.tell_secret(game);
    }
    Ok(())
}

fn write(o: &mut json::Object<'_>, seal: &Seal, over: bool) -> fmt::Result {
    let hash = seal.hash();
    o.shown("words", Spoken(words(&hash)))?;
    o.shown("hash", Hex(&hash))?;
    o.list("moments", |l| {
        seal.moments().iter().zip(0..).try_for_each(|(moment, seat)| {
            l.object(|o| {
                o.text("seat", Seat(seat).id())?;
                o.shown("micros", moment.micros)?;
                if moment.afar { o.text("by", "console") } else { Ok(()) }
            })
        })
    })?;
    if over { o.shown("secret", Hex(seal.secret())) } else { Ok(()) }
}
