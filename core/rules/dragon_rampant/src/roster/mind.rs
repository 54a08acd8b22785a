//! What the owner of a warband should mind, though it may play.

use core::fmt::Display;

use super::{MIN_UNITS, UNIT_COST, UnitEntry, Warband};
use crate::book::{Fantastical, MATCHED, ODD, REDUNDANT};

/// Says it, line by line.
pub(super) fn mind(warband: &Warband, say: &mut dyn FnMut(&dyn Display)) {
    if warband.agreed {
        warband.breaches().for_each(|breach| say(&format_args!("by agreement: {breach}")));
    } else if warband.units.len() < MIN_UNITS {
        // AMB-09: the book says how many units for 24 points only.
        say(&format_args!("only {} units", warband.units.len()));
    }
    if !warband.own_trait.is_empty() {
        say(&format_args!("a Leader's trait of your own: {}", warband.own_trait));
    }
    for unit in &warband.units {
        mind_unit(warband, unit, say);
    }
}

fn mind_unit(warband: &Warband, unit: &UnitEntry, say: &mut dyn FnMut(&dyn Display)) {
    let (name, build) = (unit.title(), &unit.build);
    for (all, little) in REDUNDANT.into_iter().filter(|(a, b)| build.options.has(*a) && build.options.has(*b)) {
        say(&format_args!("{name}: {} does little beside {}", little.name(), all.name()));
    }
    for (a, b) in ODD.into_iter().filter(|(a, b)| build.has(*a) && build.has(*b)) {
        say(&format_args!("{name}: {} and {}", a.name(), b.name()));
    }
    if build.custom != 0 {
        say(&format_args!("{name}: {:+} points by agreement", build.custom));
    }
    if unit.summonable && !unit.comes_when_called() {
        say(&format_args!("{name}: summoned, if all agree"));
    }
    if [Fantastical::Cleric, Fantastical::Slayer].into_iter().any(|rule| build.has(rule)) {
        let (cost, all) = (build.cost() + MATCHED, warband.cost() + i16::from(MATCHED));
        say(&format_args!("{name}: {MATCHED} more against whom it hunts"));
        if cost > UNIT_COST.1 || all > warband.size.into() {
            say(&format_args!("{name}: too dear then, {cost} of {all}"));
        }
    }
}
