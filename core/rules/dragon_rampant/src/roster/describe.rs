//! What is in a warband, for whoever looks at it before it is chosen.

use core::fmt::Display;

use super::{Models, UnitEntry, Warband};

/// Says it, line by line.
pub(super) fn describe(warband: &Warband, say: &mut dyn FnMut(&dyn Display)) {
    for unit in &warband.units {
        describe_unit(unit, say);
    }
    say(&format_args!("{} of {} points", warband.cost(), warband.size));
}

fn describe_unit(unit: &UnitEntry, say: &mut dyn FnMut(&dyn Display)) {
    let build = &unit.build;
    say(&format_args!("{}: {}", unit.title(), build.cost()));
    if !unit.name.is_empty() {
        say(&format_args!("  {}", build.unit_type.name()));
    }
    if unit.leader {
        say(&"  Leader");
    }
    if unit.models != Models::Full {
        say(&format_args!("  {} models", unit.models.name()));
    }
    build.options.iter().for_each(|option| say(&format_args!("  {}", option.name())));
    build.fantastical.iter().for_each(|rule| say(&format_args!("  {}", rule.name())));
    build.spells.iter().for_each(|spell| say(&format_args!("  {}", spell.name())));
    build.beast_options.iter().for_each(|option| say(&format_args!("  Beast: {}", option.name())));
    if build.beast_fearful {
        say(&"  Beast: Fearful");
    }
    for (label, race) in [("Race", &unit.race), ("Slays", &unit.slays)] {
        if !race.is_empty() {
            say(&format_args!("  {label}: {race}"));
        }
    }
}
