//! What units, races and places are called.

use core::fmt::{self, Write};

use crate::state::{Battle, Departure, OWN_TRAITS, Place, UnitId};

/// Writes what a unit is called.
pub(super) fn write_unit(b: &Battle, piece: UnitId, out: &mut dyn Write) -> fmt::Result {
    let unit = b.unit(piece);
    let name = if unit.name.is_empty() { unit.build.unit_type.name() } else { &unit.name };
    out.write_str(name)?;
    match unit.like {
        0 => Ok(()),
        like => write!(out, " {like}"),
    }
}

/// Writes what scripts call it.
pub(super) fn write_id(b: &Battle, piece: UnitId, out: &mut dyn Write) -> fmt::Result {
    let seat = b.seat_of(piece);
    let before = b.units[..usize::from(piece.0)].iter().filter(|unit| unit.seat == seat).count();
    write!(out, "{}-{}", seat.id(), before + 1)
}

/// Writes the name of a race, or that of a Leader's own trait, by its number.
pub(super) fn write_given(b: &Battle, race: u8, out: &mut dyn Write) -> fmt::Result {
    if let Some(side) = race.checked_sub(OWN_TRAITS).and_then(|seat| b.sides.get(usize::from(seat))) {
        return out.write_str(&side.own_trait);
    }
    b.races.get(usize::from(race)).map_or(Ok(()), |name| out.write_str(name))
}

/// Where a unit is, in a few words.
pub(crate) const fn place(place: Place) -> &'static str {
    match place {
        Place::OnTable => "on the table",
        Place::Enters => "waits to enter",
        Place::Summoned => "to be summoned",
        Place::Exited => "got away",
        Place::Gone(Departure::Routed, _) => "routed",
        Place::Gone(Departure::LeftTable, _) => "fled",
        Place::Gone(Departure::Exploded, _) => "exploded",
        Place::Gone(Departure::Deserted, _) => "deserted",
        Place::Gone(..) => "destroyed",
    }
}
