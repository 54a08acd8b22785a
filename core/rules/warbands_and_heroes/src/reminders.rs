//! What happens on the table alone, where the device cannot see it; and what the words mean that questions use.

use super::help::GLOSSARY;
use umpire_engine::prose;
use umpire_engine::table::{Topic, topics};

/// What happens on the table, then the glossary; each group begins with its name.
pub static TOPICS: [Topic; TABLE.len() + GLOSSARY.len() + GROUPS.len()] = topics(&TABLE, &GLOSSARY, &GROUPS);

/// Which topic each group begins with, and its name: as short as the name of a page.
const GROUPS: [(usize, &str); 4] =
    [(0, "Squares"), (TABLE.len(), "Dice"), (TABLE.len() + 8, "Turns"), (TABLE.len() + 14, "People")];

/// In our own words, 30 letters a line.
const TABLE: [Topic; 5] = [
    // WH-ACT-2, WH-ACT-3, WH-ACT-8, WH-HERO-2 to WH-HERO-4
    (
        "Move",
        &[
            prose!("Up to its Speed in squares,"),
            prose!("in one piece, before or after"),
            prose!("its action"),
            prose!("One Unit in a square, and no"),
            prose!("way through: only Heroes pass"),
            prose!("their allies"),
        ],
    ),
    // WH-ACT-9
    ("Measure", &[prose!("A diagonal step counts 1"), prose!("Adjacent: all eight squares"), prose!("around it")]),
    // WH-ACT-10, WH-ATK-1, WH-ATK-12
    (
        "Sight and reach",
        &[
            prose!("Every distance needs sight"),
            prose!("Melee: an adjacent enemy"),
            prose!("Ranged: one in sight, even"),
            prose!("next to an enemy"),
        ],
    ),
    // WH-SETUP-7, WH-ACT-11
    (
        "What has no rule",
        &[
            prose!("Table, terrain, deployment,"),
            prose!("cover, facing: agree on them"),
            prose!("before the first round"),
        ],
    ),
    // WH-ROUND-5, WH-SETUP-2
    (
        "Who wins",
        &[
            prose!("Nothing is balanced"),
            prose!("The battle ends when one"),
            prose!("alliance is left, or when you"),
            prose!("say so"),
        ],
    ),
];
