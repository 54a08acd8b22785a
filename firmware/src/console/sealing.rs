//! The seal of the dice, as the console tells of it.

use core::fmt::{self, Write};

use umpire_engine::table::{Role, Seat, Session, Standing};

use super::{Console, HostRequest, Place, file_error, json};
use crate::app::device::Device;
use crate::fairness::seal::{Hash, Hex, Seal, Spoken, words};
use crate::persistence::save_file;

/// Says what a game that begins is sealed with; nothing where its dice are not, or it is under way.
pub fn sealed(device: &Device, game: &dyn Session, out: &mut dyn Write) -> fmt::Result {
    let begins = game.tape().line_count() == 0 && game.book().role == Role::Game;
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

/// Says whose number is wanted.
pub(super) fn wanted(next: Seat, out: &mut dyn Write) -> fmt::Result {
    json::line(out, |o| {
        o.text("event", "witness")?;
        o.text("seat", next.id())?;
        o.shown("text", format_args!("{} adds the number that stands on paper since before the seal", next.name()))?;
        o.text("want", "number 000000 to 999999")
    })
}

impl Console {
    /// A game whose dice are to be witnessed takes no answers before every seat has added its number.
    pub(super) fn not_yet(out: &mut dyn Write) -> Result<HostRequest<'static>, fmt::Error> {
        json::line(out, |o| {
            o.text("error", "the dice are not witnessed yet: every seat adds a number first")?;
            o.text("want", "number 000000 to 999999")?;
            o.text("or", "help")
        })?;
        Ok(HostRequest::Nothing)
    }

    /// A seat adds its number by line: at a desk. At a handheld its own keys do that.
    pub(super) fn add_number(
        &mut self,
        number: &str,
        device: &mut Device,
        game: &dyn Session,
        out: &mut dyn Write,
    ) -> Result<HostRequest<'static>, fmt::Error> {
        let digits = number.bytes().all(|digit| digit.is_ascii_digit()) && number.len() <= 6;
        match (self.place, number.parse().ok().filter(|_| digits)) {
            (Place::Handheld, _) => {
                file_error(out, "the numbers of witnessed dice are entered by thumb", "the keys of the handheld")?;
            }
            (Place::Desk, None) => {
                file_error(out, "this is no number of six digits", "number 000000 to 999999")?;
            }
            (Place::Desk, Some(number)) => {
                let outcome = device.add_number(number, game);
                return self.moved(outcome, game, out);
            }
        }
        Ok(HostRequest::Nothing)
    }
}

/// Writes all there is to know about the seal: the secret only once the game is over, and then these dice are known.
pub(super) fn report(device: &mut Device, game: &dyn Session, out: &mut dyn Write) -> fmt::Result {
    let there = game.book().role == Role::Game;
    let over = there && game.standing() == Standing::Over && !device.is_sealing();
    let Some(seal) = device.seal().filter(|_| there) else { return json::line(out, |o| o.null("seal")) };
    let closing = over.then(|| save_file::closing(game, device.dice()));
    json::line(out, |o| o.object("seal", |o| write(o, seal, closing)))?;
    if over {
        device.tell_secret(game);
    }
    Ok(())
}

fn write(o: &mut json::Object<'_>, seal: &Seal, closing: Option<Hash>) -> fmt::Result {
    let hash = seal.hash();
    o.shown("words", Spoken(words(&hash)))?;
    o.shown("hash", Hex(&hash))?;
    o.list("numbers", |l| {
        seal.numbers().iter().zip(0..).try_for_each(|(number, seat)| {
            l.object(|o| {
                o.text("seat", Seat(seat).id())?;
                o.shown("number", format_args!("{number:06}"))
            })
        })
    })?;
    let Some(closing) = closing else { return Ok(()) };
    o.shown("closing", Spoken(words(&closing)))?;
    o.shown("secret", Hex(seal.secret()))
}
