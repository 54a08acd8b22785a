//! Names that players gave, by number: what a label writes that is in no table.

use core::fmt::{self, Write};

use crate::roster::{UnitEntry, Warband};
use umpire_engine::table::{Arg, PieceId};

/// The warband.
pub(super) const WARBAND: Arg = Arg::Given(0);
/// The Leader's own trait.
pub(super) const OWN_TRAIT: Arg = Arg::Given(1);
/// Races of units.
const RACE: u8 = 16;
/// Whom they slay.
const SLAYS: u8 = 32;

/// The race of a unit.
pub(super) const fn race(unit: u8) -> Arg {
    Arg::Given(RACE + unit)
}

/// The race a unit slays.
pub(super) const fn slays(unit: u8) -> Arg {
    Arg::Given(SLAYS + unit)
}

/// Writes such a name.
#[inline(never)]
pub(super) fn write(warband: &Warband, number: u8, out: &mut dyn Write) -> fmt::Result {
    let unit = |from: u8| warband.units.get(usize::from(number - from));
    let name = match number {
        SLAYS.. => unit(SLAYS).map_or("", |unit| &unit.slays),
        RACE.. => unit(RACE).map_or("", |unit| &unit.race),
        1 => warband.own_trait.as_str(),
        _ => warband.name.as_str(),
    };
    match (number, name) {
        (0, "") => out.write_str("New warband"),
        (1, "") => out.write_str("rolled"),
        (_, "") => out.write_str("-"),
        (_, name) => out.write_str(name),
    }
}

/// Numbers that tell units of one name apart.
const ROMAN: [&str; 11] = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/// Writes what a unit is called; with a number where others are called the same.
#[inline(never)]
pub(super) fn write_unit(warband: &Warband, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
    let Some(unit) = warband.units.get(usize::from(piece.0)) else { return Ok(()) };
    out.write_str(unit.title())?;
    let alike = |other: &&UnitEntry| other.title() == unit.title();
    let before = warband.units[..usize::from(piece.0)].iter().filter(alike).count();
    match warband.units.iter().filter(alike).count() {
        1 => Ok(()),
        _ => write!(out, " {}", ROMAN[before + 1]),
    }
}
