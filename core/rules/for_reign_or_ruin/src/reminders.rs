//! What happens on the table alone, where the device cannot see it; and what the words mean that questions use.

use crate::help::GLOSSARY;
use umpire_engine::prose;
use umpire_engine::table::{Topic, topics};

/// What happens on the table, then the glossary; each group begins with its name.
pub static TOPICS: [Topic; TABLE.len() + GLOSSARY.len() + GROUPS.len()] = topics(&TABLE, &GLOSSARY, &GROUPS);

/// Which topic each group begins with, and its name.
const GROUPS: [(usize, &str); 3] = [(0, "Table"), (TABLE.len(), "Card"), (TABLE.len() + 11, "Words")];

/// In our own words, 30 letters a line.
const TABLE: [Topic; 8] = [
    // FR-TER-1, FR-TER-2
    (
        "Terrain",
        &[
            prose!("Broken or dense: half speed"),
            prose!("while in it, for open and"),
            prose!("close order; stress as told"),
            prose!("Road: half as fast again"),
            prose!("Impassable: nobody enters"),
        ],
    ),
    // FR-MOV-14
    (
        "Contact",
        &[
            prose!("Line up for as much edge as"),
            prose!("possible; the move is over"),
            prose!("Both leave their groups"),
        ],
    ),
    // FR-MOV-13
    (
        "Make way",
        &[
            prose!("2 cm aside and 1 stress, to"),
            prose!("let a unit through. Not in"),
            prose!("combat, not into an enemy, not"),
            prose!("if it breaks up its group"),
        ],
    ),
    // FR-PRI-2
    (
        "Whom to shoot",
        &[
            prose!("1 who just came into contact"),
            prose!("2 whom a leader points out"),
            prose!("3 nearest unit that can charge"),
            prose!("4 nearest unit shooting at it"),
            prose!("5 nearest unit"),
            prose!("6 nearest enemy alone"),
        ],
    ),
    // FR-RNG-2
    ("A shot", &[prose!("In range, in arc, in sight; for"), prose!("indirect fire visible is enough")]),
    // FR-TURN-2K
    ("Counters", &[prose!("Order and stress counters go"), prose!("with their element")]),
    // FR-MOV-16
    ("Rout", &[prose!("Straight away, no manoeuvres,"), prose!("towards safety or the edge")]),
    // FR-CMD-3
    ("Orders", &[prose!("Own command, within 16 cm,"), prose!("1 Act each, once a turn")]),
];
