//! What happens on the table alone, where the device cannot see it; and what the words mean that questions use.

use super::help::GLOSSARY;
use crate::table::{Topic, topics};

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
            "Up to its Speed in squares,",
            "in one piece, before or after",
            "its action",
            "One Unit in a square, and no",
            "way through: only Heroes pass",
            "their allies",
        ],
    ),
    // WH-ACT-9
    ("Measure", &["A diagonal step counts 1", "Adjacent: all eight squares", "around it"]),
    // WH-ACT-10, WH-ATK-1, WH-ATK-12
    (
        "Sight and reach",
        &["Every distance needs sight", "Melee: an adjacent enemy", "Ranged: one in sight, even", "next to an enemy"],
    ),
    // WH-SETUP-7, WH-ACT-11
    ("What has no rule", &["Table, terrain, deployment,", "cover, facing: agree on them", "before the first round"]),
    // WH-ROUND-5, WH-SETUP-2
    ("Who wins", &["Nothing is balanced", "The battle ends when one", "alliance is left, or when you", "say so"]),
];
