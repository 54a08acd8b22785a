//! The four kinds of terrain (RR-TERR-1 to RR-TERR-10), and the ways out of them.

use super::help;
use crate::book::{Tactic, Terrain};
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn kind(title: &'static str, text: Prose) -> Help {
    help(title, "Terrain", text, "p. 29")
}

/// In the order of the kinds.
#[rustfmt::skip]
pub(super) static TERRAIN: [Help; 4] = [
    kind("Rough", prose!("Free to enter. To leave it pass Guile or pay 1, chosen before the dice. Who fails or does not try moves inside it or stays, and its Action goes on.")),
    kind("Blocking", prose!("Nobody enters or crosses it, and nobody sees through it. A ranged attack on an Element that touches it has a Penalty.")),
    kind("Hazardous", prose!("Free to enter. To leave it pass Will or pay 2, chosen before the dice, or stay inside. Who fails that Will is removed; a critical may move once more first.")),
    kind("Inspiring", prose!("Free to enter and to leave. Nobody sees through it, but from and into it. In it or touching it: a Bonus on attacks, and on Will against attacks.")),
];

#[rustfmt::skip]
static LEAVING: [(&str, Help); 2] = [
    ("open", kind("Open ground", prose!("It leaves no Rough and no Hazard in this move, or none but those it has paid or rolled for. It moves as far as it may."))),
    ("stay", kind("Stays inside", prose!("It moves within the piece it stands in, or not at all. Nothing is rolled or paid, and its Action goes on."))),
];

/// What explains a way out.
pub(super) fn leaving(word: &str) -> Option<&'static Help> {
    match word {
        "rough-roll" | "rough-pay" => Some(&TERRAIN[Terrain::Rough as usize]),
        "hazard-roll" | "hazard-pay" => Some(&TERRAIN[Terrain::Hazardous as usize]),
        "spoilt-roll" | "spoilt-pay" => Some(super::tactic(Tactic::Saboteurs)),
        _ => LEAVING.iter().find(|row| row.0 == word).map(|row| &row.1),
    }
}
