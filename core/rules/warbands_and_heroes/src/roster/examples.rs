//! Warbands that are ready to play: the printed classes, under names of our own.

use super::{Captain, ClassRef, UnitEntry, UnitName, Warband, WarbandName};
use crate::book::CaptainTrait::{self, Aggressive, Dangerous, LevelHeaded, Shrewd, Wicked};
use crate::book::PrintedClass::{self, Berserkers, Bowmen, Warriors};

/// A Unit's class, its name, and its captain's name and trait.
type UnitRow = (PrintedClass, &'static str, Option<(&'static str, CaptainTrait)>);

/// A warband's treasury, and its Units.
struct ExampleRow {
    treasury: u16,
    units: &'static [UnitRow],
}

/// What scripts call each, and players.
pub(super) const IDS: [(&str, &str); 4] =
    [("oak", "Oak Banner"), ("raven", "Raven Shore"), ("fen", "Fen Wardens"), ("ash", "Ash Company")];

#[rustfmt::skip]
static EXAMPLES: [ExampleRow; 4] = [
    ExampleRow { treasury: 12, units: &[
        (Warriors, "Oak Guard", Some(("Dame Ysolt", LevelHeaded))),
        (Warriors, "Old Shields", None),
        (Bowmen, "Hedgemen", None),
        (Bowmen, "Fletchers", None),
        (Berserkers, "Wild Hill", None),
    ] },
    ExampleRow { treasury: 9, units: &[
        (Berserkers, "Tide Wolves", Some(("Skarn", Aggressive))),
        (Berserkers, "Salt Axes", None),
        (Warriors, "Oarsmen", None),
        (Bowmen, "Gull Eyes", None),
    ] },
    ExampleRow { treasury: 10, units: &[
        (Bowmen, "Reed Bows", Some(("Mother Eel", Shrewd))),
        (Bowmen, "Marsh Bows", None),
        (Bowmen, "Heron Bows", None),
        (Warriors, "Causeway", None),
        (Warriors, "Dyke Spears", None),
    ] },
    ExampleRow { treasury: 20, units: &[
        (Warriors, "Black Pikes", Some(("Lord Cinder", Wicked))),
        (Warriors, "Hired Swords", None),
        (Berserkers, "Ember Men", Some(("Red Bryn", Dangerous))),
        (Bowmen, "Smoke Bows", None),
    ] },
];

/// One of them.
pub(super) fn example(at: usize) -> Warband {
    let at = at % EXAMPLES.len();
    let row = &EXAMPLES[at];
    Warband {
        name: WarbandName::try_from(IDS[at].1).unwrap_or_default(),
        units: row.units.iter().map(unit).collect(),
        treasury: row.treasury,
        ..Warband::default()
    }
}

fn unit(&(class, name, captain): &UnitRow) -> UnitEntry {
    let text = |name: &str| UnitName::try_from(name).unwrap_or_default();
    let captain = captain.map(|(name, own)| Captain { name: text(name), own });
    UnitEntry { name: text(name), captain, ..UnitEntry::of(ClassRef::Printed(class)) }
}
