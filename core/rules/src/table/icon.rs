//! The pictures a question can name; the screens draw them.

/// One picture. Games share the list; a new game adds to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[expect(missing_docs, reason = "each is named for what it shows")]
pub enum Icon {
    // Element types.
    Champion,
    Heavy,
    Fighters,
    Shooters,
    Skirmishers,
    Dregs,
    Ward,
    // Actions.
    Charge,
    Stand,
    Feint,
    Maneuver,
    Sprint,
    Reinforce,
    Pass,
    // Stats.
    Fury,
    Guile,
    Will,
    // Facts of the table.
    Touch,
    Inspiring,
    // The device.
    Skull,
    Lock,
    Tick,
    Star,
    Warning,
    D20,
    D6,
    TwoD6,
    D10,
}
