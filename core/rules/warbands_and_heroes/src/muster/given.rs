//! Names that players gave, by number: what a label writes that is in no table.

use core::fmt::{self, Write};

use crate::book::MAX_ATTACKS;
use crate::roster::{ClassRef, UnitEntry, Warband};
use umpire_engine::table::{Arg, PieceId};

/// The warband.
pub(super) const WARBAND: Arg = Arg::Given(0);
/// Captains, by their Unit.
const CAPTAIN: u8 = 16;
/// Classes of its own.
const CLASS: u8 = 32;
/// Their attacks.
const ATTACK: u8 = 64;

/// The name of a class.
pub(super) fn class(class: ClassRef) -> Arg {
    match class {
        ClassRef::Printed(printed) => printed.name().into(),
        ClassRef::Custom(at) => Arg::Given(CLASS + at),
    }
}

/// The name of a captain, by his Unit.
pub(super) const fn captain(unit: u8) -> Arg {
    Arg::Given(CAPTAIN + unit)
}

/// The name of an attack of a class of its own.
pub(super) const fn attack(class: u8, at: u8) -> Arg {
    Arg::Given(ATTACK + class * MAX_ATTACKS as u8 + at)
}

/// Writes such a name.
#[inline(never)]
pub(super) fn write(warband: &Warband, number: u8, out: &mut dyn Write) -> fmt::Result {
    match number {
        ATTACK.. => {
            let (class, at) = ((number - ATTACK) / MAX_ATTACKS as u8, (number - ATTACK) % MAX_ATTACKS as u8);
            let class = warband.classes.get(class);
            class.map_or(Ok(()), |class| class.attacks.get(usize::from(at)).map_or(Ok(()), |a| out.write_str(&a.name)))
        }
        CLASS.. => warband.classes.get(number - CLASS).map_or(Ok(()), |class| out.write_str(&class.name)),
        CAPTAIN.. => {
            let captain = warband.units.get(usize::from(number - CAPTAIN)).and_then(|unit| unit.captain.as_ref());
            captain.map_or(Ok(()), |captain| out.write_str(&captain.name))
        }
        _ if warband.name.is_empty() => out.write_str("New warband"),
        _ => out.write_str(&warband.name),
    }
}

/// Numbers that tell Units of one name apart.
const ROMAN: [&str; 13] = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/// Writes what a Unit is called: its name, or its class's; with a number where others are called the same.
#[inline(never)]
pub(super) fn write_unit(warband: &Warband, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
    let Some(unit) = warband.units.get(usize::from(piece.0)) else { return Ok(()) };
    if unit.name.is_empty() {
        match unit.class {
            ClassRef::Printed(printed) => out.write_str(printed.name())?,
            ClassRef::Custom(at) => write(warband, CLASS + at, out)?,
        }
    } else {
        out.write_str(&unit.name)?;
    }
    let alike = |other: &&UnitEntry| other.name == unit.name && (!unit.name.is_empty() || other.class == unit.class);
    let before = warband.units[..usize::from(piece.0)].iter().filter(alike).count();
    match warband.units.iter().filter(alike).count() {
        1 => Ok(()),
        _ => write!(out, " {}", ROMAN[before + 1]),
    }
}
