//! A warband as a line of text: what players write by hand, and what files and the console hold.
//!
//! ```text
//! warband "Hill Kin" 24 agreed trait "Lucky" / unit heavy-foot "Spear Thanes" offensive fear race dwarf leader /
//! unit light-foot wizardling prod banish bolt / unit bellicose-foot were beast-flame beast-fearful reduced /
//! unit heavy-foot slayer slays "river troll" points +1 / unit scouts undead no-feelings graveyard summonable
//! ```
//!
//! An option of another type, where all agree to it, has that type before it: `elite-riders.level-headed`.

use core::fmt::{self, Write};

use super::{Models, STANDARD_SIZE, UnitEntry, Warband};
use crate::book::UnitType;
use umpire_engine::table::write_quoted;

/// Writes it.
pub(super) fn write(warband: &Warband, out: &mut dyn Write) -> fmt::Result {
    out.write_str("warband ")?;
    write_quoted(&warband.name, out)?;
    if warband.size != STANDARD_SIZE {
        write!(out, " {}", warband.size)?;
    }
    if warband.agreed {
        out.write_str(" agreed")?;
    }
    if !warband.own_trait.is_empty() {
        out.write_str(" trait ")?;
        write_quoted(&warband.own_trait, out)?;
    }
    warband.units.iter().try_for_each(|unit| write_unit(unit, out))
}

fn write_unit(unit: &UnitEntry, out: &mut dyn Write) -> fmt::Result {
    let build = &unit.build;
    write!(out, " / unit {}", build.unit_type.id())?;
    if !unit.name.is_empty() {
        out.write_char(' ')?;
        write_quoted(&unit.name, out)?;
    }
    for option in build.options.iter() {
        match option.of() == build.unit_type {
            true => write!(out, " {}", option.id())?,
            false => write!(out, " {}.{}", option.of().id(), option.id())?,
        }
    }
    build.fantastical.iter().try_for_each(|rule| write!(out, " {}", rule.id()))?;
    build.spells.iter().try_for_each(|spell| write!(out, " {}", spell.id()))?;
    for option in build.beast_options.iter() {
        match option.of() == UnitType::LesserWarbeasts {
            true => write!(out, " beast-{}", option.id())?,
            false => write!(out, " beast-{}.{}", option.of().id(), option.id())?,
        }
    }
    if build.beast_fearful {
        out.write_str(" beast-fearful")?;
    }
    if build.custom != 0 {
        write!(out, " points {:+}", build.custom)?;
    }
    for (word, race) in [("race", &unit.race), ("slays", &unit.slays)] {
        if !race.is_empty() {
            write!(out, " {word} ")?;
            write_race(race, out)?;
        }
    }
    let switches = [
        (unit.models == Models::Reduced, "reduced"),
        (unit.models == Models::Single, "single"),
        (unit.summonable, "summonable"),
        (unit.graveyard, "graveyard"),
        (unit.leader, "leader"),
    ];
    switches.into_iter().filter(|(on, _)| *on).try_for_each(|(_, word)| write!(out, " {word}"))
}

/// One word stands as it is.
fn write_race(race: &str, out: &mut dyn Write) -> fmt::Result {
    match race.chars().all(|letter| letter.is_ascii_alphanumeric() || !letter.is_ascii() || letter == '-') {
        true => out.write_str(race),
        false => write_quoted(race, out),
    }
}
