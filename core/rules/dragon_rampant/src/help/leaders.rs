//! Leader traits (section 7 of the checklist).

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn own(title: &'static str, text: Prose) -> Help {
    help(title, "Trait", text)
}

/// By their roll from 3 on.
#[rustfmt::skip]
pub(super) static TRAITS: [Help; 17] = [
    own("Unworthy", prose!("After deployment a die for each of your other units: on 1 it deserts. That is no loss, and nobody tests.")),
    own("Insipid", prose!("There is no +1 on Courage near this Leader.")),
    own("Cowardly", prose!("His unit cannot be ordered to Attack. Wild Charge and Counter-charge stay.")),
    own("Weakling", prose!("His unit has a die less in every fight and for every shot.")),
    own("Brutal", prose!("A unit within 12\" that fails to Rally may lose 1 Strength instead, and has rallied.")),
    own("Wise", prose!("You may change your die for attacker or defender by 1, when both are seen.")),
    own("Brave", prose!("Fear is nothing to his unit.")),
    own("Strong", prose!("In each Attack his unit may reroll one missed die.")),
    own("Commanding", prose!("Once in your phase: reroll a failed Move, Attack or Shoot order of a unit within 12\".")),
    own("Goader", prose!("Once in your phase: a unit within 12\" moves without dice.")),
    own("Boneshaker", prose!("Once in your phase: a unit within 12\" is ordered to Attack without dice.")),
    own("Sky Darkener", prose!("Once in your phase: a unit within 12\" is ordered to Shoot without dice.")),
    own("Formidable", prose!("In each Attack his unit may reroll two missed dice.")),
    own("Patient", prose!("Once in your phase: a unit within 12\" need not charge, and may be ordered afterwards.")),
    own("Charmed", prose!("Enemy spells cannot be aimed at his unit.")),
    own("18/00 Strength", prose!("In each Attack his unit may reroll three missed dice.")),
    own("Unstoppable March", prose!("For the dead alone: the Warband tests Courage only for Strength it lost and to Rally. It lasts all battle, with or without a Leader.")),
];
