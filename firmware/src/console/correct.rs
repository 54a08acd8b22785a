//! What may be put right by hand, and putting it right on a desk. At a cable only thumbs do, for every seat has to agree.

use core::fmt::{self, Write};

use umpire_engine::table::{Correction, CorrectionField, CorrectionTarget, PieceId, Scene, Session};

use super::json::{JsonList, Object};
use super::{Console, HostRequest, Place, file_error, follow, json};
use crate::app::device::Device;

impl Console {
    /// Lists what may be put right, of one target or of all; or puts one thing right: `TARGET FIELD VALUE`.
    pub(super) fn correct(
        &mut self,
        words: &str,
        device: &mut Device,
        game: &mut dyn Session,
        out: &mut dyn Write,
    ) -> Result<HostRequest<'static>, fmt::Error> {
        let mut parts = words.split_whitespace();
        let (target, field, value) = (parts.next(), parts.next(), parts.next());
        let about = match target.map(|id| (id, named(id, &*game.scene()))) {
            None => None,
            Some((_, Some(target))) => Some(target),
            Some((id, None)) => {
                let wrong = format_args!("nothing here is called {id}");
                return self.uncorrected(out, wrong, "game, a seat or a piece, as correct alone lists them");
            }
        };
        let (Some(target), Some(key)) = (about, field) else {
            json::line(out, |o| o.list("correct", |l| list(l, about, &*game.scene())))?;
            return Ok(HostRequest::Nothing);
        };
        if self.place == Place::Handheld {
            let wrong = "every seat has to agree to that: thumbs put it right";
            return self.uncorrected(out, wrong, "Y on the device, the page of it, and Put right");
        }
        let Some((at, field)) = field_of(target, key, &*game.scene()) else {
            let wrong = format_args!("{key} cannot be put right there");
            return self.uncorrected(out, wrong, "one of the fields that correct lists");
        };
        let read = value.filter(|_| parts.next().is_none()).and_then(|text| read(text, &field));
        let Some(value) = read.filter(|value| *value != field.now) else {
            let (min, max, now) = (field.min, field.max, field.now);
            let wrong = format_args!("{key} is {now}, and {} is nothing it could become", value.unwrap_or("nothing"));
            return self.uncorrected(
                out,
                wrong,
                format_args!("correct TARGET {key} and a number from {min} to {max}, not {now}"),
            );
        };
        let mut written = Ok(());
        let mut heard = |game: &dyn Session| written = written.and_then(|()| follow(game, out));
        let outcome = device.correct(Correction { target, field: at, value }, self.place.source(), game, &mut heard);
        written?;
        self.moved_by(outcome, device, game, out)
    }

    fn uncorrected(
        &self,
        out: &mut dyn Write,
        wrong: impl fmt::Display,
        want: impl fmt::Display,
    ) -> Result<HostRequest<'static>, fmt::Error> {
        file_error(out, wrong, want)?;
        Ok(HostRequest::Nothing)
    }
}

/// Everything of a scene that a correction can be about.
fn targets(scene: &dyn Scene) -> impl Iterator<Item = CorrectionTarget> {
    let (seats, pieces) = (scene.all_seats(), scene.pieces());
    [CorrectionTarget::Game]
        .into_iter()
        .chain(seats.iter().map(CorrectionTarget::Seat))
        .chain((0..pieces).map(|id| CorrectionTarget::Piece(PieceId(id))))
}

fn write_id(target: CorrectionTarget, scene: &dyn Scene, out: &mut dyn Write) -> fmt::Result {
    match target {
        CorrectionTarget::Game => out.write_str("game"),
        CorrectionTarget::Seat(seat) => out.write_str(seat.id()),
        CorrectionTarget::Piece(piece) => scene.write_id(piece, out),
    }
}

/// What is called this.
fn named(id: &str, scene: &dyn Scene) -> Option<CorrectionTarget> {
    targets(scene).find(|target| {
        let mut name = umpire_engine::table::TextLine::new();
        write_id(*target, scene, &mut name).is_ok() && name == id
    })
}

/// The field of this key, and its place.
fn field_of(target: CorrectionTarget, key: &str, scene: &dyn Scene) -> Option<(u8, CorrectionField)> {
    let (mut at, mut found) = (0, None);
    scene.fields(target, &mut |field| {
        found = found.or((field.key == key).then_some((at, field)));
        at += 1;
    });
    found
}

/// A value by its number or its name.
fn read(text: &str, field: &CorrectionField) -> Option<i16> {
    let by_name =
        || (field.min..=field.max).find(|value| field.name(*value).is_some_and(|name| name.eq_ignore_ascii_case(text)));
    text.parse().ok().filter(|value| (field.min..=field.max).contains(value)).or_else(by_name)
}

fn list(l: &mut JsonList<'_>, about: Option<CorrectionTarget>, scene: &dyn Scene) -> fmt::Result {
    let mut written = Ok(());
    for target in targets(scene).filter(|target| about.is_none_or(|about| about == *target)) {
        scene.fields(target, &mut |field| {
            if written.is_ok() {
                written = l.object(|o| entry(o, target, &field, scene));
            }
        });
    }
    written
}

fn entry(o: &mut Object<'_>, target: CorrectionTarget, field: &CorrectionField, scene: &dyn Scene) -> fmt::Result {
    o.written("target", |out| write_id(target, scene, out))?;
    o.text("field", field.key)?;
    o.text("label", field.label)?;
    o.number("now", field.now)?;
    o.number("min", field.min)?;
    o.number("max", field.max)?;
    match field.names.is_empty() {
        true => Ok(()),
        false => o.list("names", |l| field.names.iter().try_for_each(|name| l.written(|out| out.write_str(name)))),
    }
}
