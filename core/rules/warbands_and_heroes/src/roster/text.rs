//! A warband as a line of text: what players write by hand, and what files and the console hold.
//!
//! ```text
//! warband "Oak Banner" / treasury 12 / turn 3 / campaign "Winter War" 2 /
//! class "Riders" mounted cost 4 resolve 5 fs 10 bloodied 5 tn 4 speed 8 trait fearless
//!   attack "Lances" 4d2 extra 2 attack "Bows" 3d1 ranged range 8 note "from the saddle" attack "Ring" 4d1 wall /
//! unit warriors "Oak Guard" captain shrewd "Old Tam" / unit "Riders" lost 3
//! ```

use core::fmt::{self, Write};

use super::{ClassRef, UnitEntry, Warband};
use crate::book::{Attack, AttackKind, Class, ClassNumber};
use umpire_engine::table::write_quoted;

/// Writes it.
pub(super) fn write(warband: &Warband, out: &mut dyn Write) -> fmt::Result {
    out.write_str("warband ")?;
    write_quoted(&warband.name, out)?;
    if warband.treasury > 0 {
        write!(out, " / treasury {}", warband.treasury)?;
    }
    if warband.world_turn > 0 {
        write!(out, " / turn {}", warband.world_turn)?;
    }
    if !warband.campaign.is_empty() {
        out.write_str(" / campaign ")?;
        write_quoted(&warband.campaign, out)?;
        write!(out, " {}", warband.battles)?;
    }
    for class in warband.classes.iter() {
        out.write_str(" / ")?;
        write_class(&class, out)?;
    }
    for unit in &warband.units {
        out.write_str(" / ")?;
        write_unit(warband, unit, out)?;
    }
    Ok(())
}

fn write_class(class: &Class, out: &mut dyn Write) -> fmt::Result {
    out.write_str("class ")?;
    write_quoted(&class.name, out)?;
    write!(out, " {}", class.category.id())?;
    for number in ClassNumber::ALL {
        write!(out, " {} {}", number.id(), number.of(class))?;
    }
    for own in class.traits.iter() {
        write!(out, " trait {}", own.id())?;
    }
    write_note(&class.note, out)?;
    class.attacks.iter().try_for_each(|attack| write_attack(attack, out))
}

fn write_attack(attack: &Attack, out: &mut dyn Write) -> fmt::Result {
    out.write_str(" attack ")?;
    write_quoted(&attack.name, out)?;
    write!(out, " {}d{}", attack.dice, attack.damage)?;
    if attack.kind == AttackKind::Ranged {
        out.write_str(" ranged")?;
    }
    if attack.reaction {
        out.write_str(" wall")?;
    }
    for (word, number) in [("extra", attack.extra_move), ("range", attack.range)] {
        if number > 0 {
            write!(out, " {word} {number}")?;
        }
    }
    write_note(&attack.note, out)
}

fn write_note(note: &str, out: &mut dyn Write) -> fmt::Result {
    if note.is_empty() {
        return Ok(());
    }
    out.write_str(" note ")?;
    write_quoted(note, out)
}

fn write_unit(warband: &Warband, unit: &UnitEntry, out: &mut dyn Write) -> fmt::Result {
    out.write_str("unit ")?;
    match unit.class {
        ClassRef::Printed(printed) => out.write_str(printed.id())?,
        ClassRef::Custom(_) => write_quoted(&warband.class_of(unit).name, out)?,
    }
    if !unit.name.is_empty() {
        out.write_char(' ')?;
        write_quoted(&unit.name, out)?;
    }
    if let Some(captain) = &unit.captain {
        write!(out, " captain {}", captain.own.id())?;
        if !captain.name.is_empty() {
            out.write_char(' ')?;
            write_quoted(&captain.name, out)?;
        }
    }
    if unit.losses > 0 { write!(out, " lost {}", unit.losses) } else { Ok(()) }
}
