//! What happens on the table alone, where the device cannot see it: measuring, moving, sight and terrain; and what the
//! words mean that questions use.

use crate::help::GLOSSARY;
use umpire_engine::prose;
use umpire_engine::table::{Topic, topics};

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
            prose!("Always centre to centre"),
            prose!("S 80, M 160, L 240 mm"),
            prose!("Whenever you like"),
            prose!("Big bases touch at 40 mm,"),
            prose!("big and small at 30, small 20"),
        ],
    ),
    // RR-MOVE-1 to RR-MOVE-3, RR-MOVE-7
    (
        "Move",
        &[
            prose!("Only when a rule says so"),
            prose!("Up to the band it says"),
            prose!("S: straight, no pivot"),
            prose!("M: one pivot on the way"),
            prose!("L: two pivots on the way"),
            prose!("No base is crossed: stop at it"),
            prose!("Harriers pass their own"),
            prose!("Towards: it ends nearer"),
            prose!("Away: it ends farther off"),
        ],
    ),
    // RR-MOVE-6, RR-WILL-9
    (
        "Moved by the enemy",
        &[
            prose!("May go into Rough or Hazard"),
            prose!("Never out of them: stops there"),
            prose!("Never into Blocking"),
        ],
    ),
    // RR-LOS-1, RR-LOS-3, RR-LOS-4
    (
        "Sight",
        &[
            prose!("A line, centre to centre"),
            prose!("Any other base blocks it"),
            prose!("Blocking, Inspiring block it"),
            prose!("From inside Inspiring, or to"),
            prose!("inside, that piece does not"),
            prose!("Terrain: see any point of it"),
        ],
    ),
    // RR-TERR-1, RR-MOVE-4
    ("In terrain", &[prose!("Centre over the edge: it is in"), prose!("Centre crossed it: it was in")]),
    // RR-TERR-2
    ("Rough", &[prose!("Enter freely"), prose!("Leave: Guile, or pay 1"), prose!("Else it stays inside")]),
    // RR-TERR-3
    ("Blocking", &[prose!("Nobody enters or crosses it"), prose!("Shots at those touching it:"), prose!("a Penalty")]),
    // RR-TERR-4
    ("Hazardous", &[prose!("Enter freely"), prose!("Leave: Will, or pay 2"), prose!("Or stay inside")]),
    // RR-TERR-5
    (
        "Inspiring",
        &[
            prose!("Enter and leave freely"),
            prose!("In it or touching: a Bonus to"),
            prose!("attacks, Will against attacks"),
        ],
    ),
];
