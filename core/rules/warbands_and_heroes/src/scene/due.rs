//! What a Unit loses when the block is over, as a mark on its card (WH-SIM-2, WH-SIM-5).

use umpire_engine::prose;

use crate::help;
use crate::state::Unit;
use umpire_engine::table::{Help, Icon, PieceMark};

/// A Unit that is lost, and acts yet.
static DOOMED: Help = help::help(
    "Doomed",
    "Mark",
    prose!(
        "What it lost in this block is all of its FS or more. It is routed when all sides of the block are done; until then it acts and reacts."
    ),
);

/// A Unit that loses something, and does not yet.
static DUE: Help = help::help(
    "Due",
    "Mark",
    prose!(
        "Sides act together: losses count when all of them are done. So much of its FS goes then; until then it acts, and is attacked, as if unhurt."
    ),
);

/// What such a mark says: less than the 40 FS a Unit can have.
#[rustfmt::skip]
static NAMES: [&str; 40] = [
    "due", "-1 due", "-2 due", "-3 due", "-4 due", "-5 due", "-6 due", "-7 due", "-8 due", "-9 due",
    "-10 due", "-11 due", "-12 due", "-13 due", "-14 due", "-15 due", "-16 due", "-17 due", "-18 due", "-19 due",
    "-20 due", "-21 due", "-22 due", "-23 due", "-24 due", "-25 due", "-26 due", "-27 due", "-28 due", "-29 due",
    "-30 due", "-31 due", "-32 due", "-33 due", "-34 due", "-35 due", "-36 due", "-37 due", "-38 due", "-39 due",
];

/// The mark of what waits; none where nothing does.
pub(super) fn mark(unit: &Unit) -> Option<PieceMark> {
    match unit.pending {
        0 => None,
        _ if unit.is_doomed() => Some(PieceMark { name: "doomed", icon: Some(Icon::SKULL), help: Some(&DOOMED) }),
        pending => {
            let name = NAMES.get(usize::from(pending)).unwrap_or(&NAMES[0]);
            Some(PieceMark { name, icon: None, help: Some(&DUE) })
        }
    }
}
