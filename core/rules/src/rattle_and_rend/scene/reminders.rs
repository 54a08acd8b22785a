//! What happens on the table alone, where the device cannot see it: measuring, moving, sight and terrain; and what the
//! words mean that questions use.

use crate::rattle_and_rend::help::GLOSSARY;
use crate::table::{Topic, topics};

/// What happens on the table, then the glossary; each group begins with its name.
pub(super) static TOPICS: [Topic; TABLE.len() + GLOSSARY.len() + GROUPS.len()] = topics(&TABLE, &GLOSSARY, &GROUPS);

/// Which topic each group begins with, and its name: as short as the name of a page.
const GROUPS: [(usize, &str); 5] =
    [(0, "Moving"), (4, "Terrain"), (TABLE.len(), "Dice"), (TABLE.len() + 8, "Turns"), (TABLE.len() + 15, "Elements")];

/// In our own words, 30 letters a line; sections 2 and 5 of the checklist.
const TABLE: [Topic; 9] = [
    // RR-RNG-1, RR-RNG-2, RR-RNG-4
    (
        "Measure",
        &[
            "Always centre to centre",
            "S 80, M 160, L 240 mm",
            "Whenever you like",
            "Big bases touch at 40 mm,",
            "big and small at 30, small 20",
        ],
    ),
    // RR-MOVE-1 to RR-MOVE-3, RR-MOVE-7
    (
        "Move",
        &[
            "Only when a rule says so",
            "Up to the band it says",
            "S: straight, no pivot",
            "M: one pivot on the way",
            "L: two pivots on the way",
            "No base is crossed: stop at it",
            "Harriers pass their own",
            "Towards: it ends nearer",
            "Away: it ends farther off",
        ],
    ),
    // RR-MOVE-6, RR-WILL-9
    ("Moved by the enemy", &["May go into Rough or Hazard", "Never out of them: stops there", "Never into Blocking"]),
    // RR-LOS-1, RR-LOS-3, RR-LOS-4
    (
        "Sight",
        &[
            "A line, centre to centre",
            "Any other base blocks it",
            "Blocking, Inspiring block it",
            "From inside Inspiring, or to",
            "inside, that piece does not",
            "Terrain: see any point of it",
        ],
    ),
    // RR-TERR-1, RR-MOVE-4
    ("In terrain", &["Centre over the edge: it is in", "Centre crossed it: it was in"]),
    // RR-TERR-2
    ("Rough", &["Enter freely", "Leave: Guile, or pay 1", "Else it stays inside"]),
    // RR-TERR-3
    ("Blocking", &["Nobody enters or crosses it", "Shots at those touching it:", "a Penalty"]),
    // RR-TERR-4
    ("Hazardous", &["Enter freely", "Leave: Will, or pay 2", "Or stay inside"]),
    // RR-TERR-5
    ("Inspiring", &["Enter and leave freely", "In it or touching: a Bonus to", "attacks, Will against attacks"]),
];

const _: () = {
    let mut topic = 0;
    while topic < TABLE.len() {
        let mut line = 0;
        while line < TABLE[topic].1.len() {
            assert!(TABLE[topic].1[line].len() <= 30, "a line has 30 letters at the most");
            line += 1;
        }
        topic += 1;
    }
};
