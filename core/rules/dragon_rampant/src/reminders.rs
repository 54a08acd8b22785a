//! What happens on the table alone, where the device cannot see it; and what the words mean that questions use.

use crate::help::GLOSSARY;
use umpire_engine::prose;
use umpire_engine::table::{Topic, topics};

/// What happens on the table, then the glossary; each group begins with its name.
pub(crate) static TOPICS: [Topic; TABLE.len() + GLOSSARY.len() + GROUPS.len()] = topics(&TABLE, &GLOSSARY, &GROUPS);

/// Which topic each group begins with, and its name.
const GROUPS: [(usize, &str); 3] = [(0, "Table"), (TABLE.len(), "Card"), (TABLE.len() + 4, "Words")];

/// In our own words, 30 letters a line.
const TABLE: [Topic; 12] = [
    // DR-TERR-1 to DR-TERR-4
    (
        "Terrain",
        &[
            prose!("Rough: half moves, even fights"),
            prose!("Obstacle: stop, cross next time"),
            prose!("Cover: Armour +1 if most of"),
            prose!("the unit has it; in doubt, yes"),
            prose!("Hill: cover for who is uphill"),
        ],
    ),
    // DR-TERR-5, DR-TERR-6
    (
        "Sight",
        &[
            prose!("3\" of wood can be seen"),
            prose!("through: then in cover"),
            prose!("Other units block sight, your"),
            prose!("own models do not"),
        ],
    ),
    // DR-CONV-5
    (
        "Measure",
        &[
            prose!("Between the nearest models;"),
            prose!("for a Leader from his model"),
            prose!("Exactly so far is within"),
        ],
    ),
    // DR-CONV-11
    ("Apart", &[prose!("No unit comes closer than 3\""), prose!("to any other, but to"), prose!("the one it attacks")]),
    // DR-CONV-10
    (
        "Together",
        &[
            prose!("Every model within 3\" of"),
            prose!("one of its unit; broken, close"),
            prose!("up with the next move"),
        ],
    ),
    // DR-CONV-14
    (
        "Models",
        &[
            prose!("As many as you like: take off"),
            prose!("their share of the Strength"),
            prose!("that is lost, Leader last"),
        ],
    ),
    // DR-SHOOT-13, DR-ATT-15
    (
        "Who is taken off",
        &[
            prose!("Shot: models in range first"),
            prose!("Attacked: those in contact"),
            prose!("Keep the unit together"),
        ],
    ),
    // DR-TERR-2
    (
        "Usually",
        &[
            prose!("Woods, villages: rough, cover"),
            prose!("Marsh, snow, wide stream: rough"),
            prose!("Wall, fence: obstacle and cover"),
            prose!("Ditch: an obstacle alone"),
            prose!("River, ravine, cliff: closed"),
        ],
    ),
    // DR-TERR-3, DR-TERR-4
    (
        "Behind something",
        &[
            prose!("From shots: within 3\" of"),
            prose!("the far side of an obstacle"),
            prose!("In an Attack: most of its"),
            prose!("models, as in any ground"),
        ],
    ),
    // DR-RETREAT-2, DR-RETREAT-3, DR-ATT-12, DR-SCEN-G-4
    (
        "Retreats",
        &[
            prose!("Straight from the cause, else"),
            prose!("from the nearest enemy; then on"),
            prose!("to 3\" from everybody"),
            prose!("Not round dangerous ground"),
        ],
    ),
    // DR-CONV-6, DR-SHOOT-11
    (
        "All round",
        &[prose!("No front, flank or rear"), prose!("Hills and rough ground do not"), prose!("help against shots")],
    ),
    // DR-FLY-2, DR-MOVE-4
    (
        "Over and never",
        &[
            prose!("Flyers pass over friends, too,"),
            prose!("even in a Wild Charge"),
            prose!("Nobody else enters what is"),
            prose!("impassable"),
        ],
    ),
];
