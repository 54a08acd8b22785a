//! What is in a warband, for whoever looks at it before it is chosen.

use core::fmt::{self, Display};

use super::{UnitEntry, Warband};

/// Says it, line by line.
pub(super) fn describe(warband: &Warband, say: &mut dyn FnMut(&dyn Display)) {
    for unit in &warband.units {
        say(&UnitLine { warband, unit });
        if let Some(captain) = &unit.captain {
            let (name, own) = (captain.name.as_str(), captain.own.name());
            if name.is_empty() {
                say(&format_args!("  {own} captain"));
            } else {
                say(&format_args!("  {name}: {own}"));
            }
        }
    }
    say(&format_args!("Treasury {}, due {}", warband.treasury, warband.due()));
}

struct UnitLine<'w> {
    warband: &'w Warband,
    unit: &'w UnitEntry,
}

impl Display for UnitLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let class = self.warband.class_of(self.unit);
        if self.unit.name.is_empty() {
            return f.write_str(&class.name);
        }
        write!(f, "{}, {}", self.unit.name, class.name)
    }
}
