//! The seven Champion Actions (section 17.2 of the checklist).

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn champion(title: &'static str, text: Prose) -> Help {
    help(title, "Champion", text, "p. 36")
}

/// In the order of the traits.
#[rustfmt::skip]
pub(super) static CHAMPIONS: [Help; 7] = [
    champion("Banish Foe",
        prose!("No move. Guile with a Penalty at an enemy in reach and sight.\nSuccess: it is gone until its owner's first Turn of the next Round. Then the Champion makes a Will check, hit or miss; only a critical spares it. Costs 1.")),
    champion("Battle Summons",
        prose!("No move. Name a lost Element of yours, 1 or 2 points, Wards too, nobody banished. Guile.\nSuccess: it returns at your zone's board edge (Close, Surrounded: its centre), 80 mm off enemies, touching no ally. Critical: then it may move. Costs 1.")),
    champion("Crashing Wave",
        prose!("No move. Guile.\nSuccess: all allies within 160 mm, seen or not, may each move up to their MOV; not the Champion, no Wards. Critical: Rough and Hazards do not hold them. Costs 1.")),
    champion("Distant Doom",
        prose!("No move. A ranged attack with Fury on an enemy within 240 mm, in sight or not, with all modifiers of shooting. Success and critical as for any attack. Costs 1.")),
    champion("Push to the Brink",
        prose!("No move. Guile at an enemy in reach and sight, no Ward.\nSuccess: drive it straight back towards the edge or centre of its own zone, while the Champion sees it and it is on the board. Critical: it also checks Will. Costs 1.")),
    champion("Scheming Plot",
        prose!("Only with no enemy in the Champion's reach, or more ally than enemy points there, itself not counted. Guile.\nSuccess: gain 2 Momentum, the enemy loses 2. Critical: 3 and 3. Costs 1.")),
    champion("Spot Weakness",
        prose!("No move. Name an ally within the Champion's reach that has an enemy in its own reach and sight now: Fighters that touch no enemy cannot be named. Guile.\nSuccess: it attacks. Critical: with a Bonus, and a band farther. Costs 1.")),
];
