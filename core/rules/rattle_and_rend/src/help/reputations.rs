//! The five Reputations (section 9 of the checklist).

use super::help;
use crate::book::Reputation;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn known(title: &'static str, text: Prose) -> Help {
    help(title, "Reputation", text, "p. 25")
}

/// In the order of the Reputations.
#[rustfmt::skip]
static REPUTATIONS: [Help; 5] = [
    known("Wary", prose!("You show less before you must. As Player A you place only 3 or 4 points first; as Player B only 8 or 9, and the rest when Player A has placed all.")),
    known("Compelled", prose!("3 or 4 points may start outside your zone: not in the enemy's, not within 80 mm of an enemy. In their first Action no Rough or Hazardous holds them.")),
    known("Devious", prose!("When all are placed, put up to 4 points of enemies elsewhere, each within 160 mm of where it stood: not within 80 mm of yours, not in Hazardous.")),
    known("Prepared", prose!("As Player A choose the terrain's density or theme; as Player B where the zones lie. When all are placed, change up to two pieces of terrain: move, add, remove, or another kind.")),
    known("Frenzied", prose!("The enemy holds back a third of what it would place. These come later, with an Action of theirs: at their zone's board edge (Close, Surrounded: in their zone, 160 mm off enemies).")),
];

/// What a Reputation does.
pub fn reputation(reputation: Reputation) -> &'static Help {
    &REPUTATIONS[reputation as usize]
}
