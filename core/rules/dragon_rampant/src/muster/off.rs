//! Why something is off on the workbench, and what is wrong in words of a line.

use crate::roster::WarbandFault::{self, *};
use umpire_engine::table::{Off, PieceId, Words};

macro_rules! off {
    ($($name:ident: $short:literal, $full:literal;)*) => {
        $(pub(super) static $name: Off = Off { short: $short, full: $full };)*
    };
}
off! {
    FULL: "10 units", "10 units are the most";
    NOBODY: "nobody yet", "Add a unit first";
    FIRST: "the first", "It is the first already";
    NAMELESS: "no name", "Give it a name first";
    SIZE: "no such game", "A game has 12 to 36 points";
    FEW: "under 4 units", "24 points are 4 to 10 units";
    TOTAL: "too dear", "Its units cost too much";
    NO_LEADER: "no Leader", "Choose the Leader's unit";
    LEADERS: "two Leaders", "One unit has the Leader";
    BELOW: "below 1", "A unit costs 1 at least";
    ABOVE: "over 10", "A unit costs 10 at most";
    WERE: "over 10", "Both forms cost 10 at most";
    CUSTOM: "9 at most", "9 points by agreement at most";
    FORBIDDEN: "not this type", "Its type may not have it";
    EXCLUDED: "excluded", "Not beside another it has";
    ONE_OF: "one of two", "It has the other of the two";
    FEELINGS: "not Undead", "Only Undead may have it";
    CLERIC: "Undead here", "No Cleric beside Undead";
    NO_PREY: "slays nobody", "Say whom the Slayer slays";
    PREY: "no Slayer", "It slays, and is no Slayer";
    OWN_KIN: "own kin", "It slays its own side's kin";
    CHARIOTS: "not reduced", "Chariots are 2 or 3 models";
    SPELLS: "not 3 spells", "A Wizardling has 3 spells";
    NO_WIZARDLING: "no Wizardling", "Only a Wizardling chooses them";
    NO_WERE: "no Were", "Only a Were has another form";
    NO_MISSILES: "cannot shoot", "It has no missiles";
}

/// Why this cannot be.
pub(super) const fn of(fault: WarbandFault) -> &'static Off {
    match fault {
        Nameless => &NAMELESS,
        Empty => &NOBODY,
        Size(_) => &SIZE,
        TooFew(_) => &FEW,
        Total(..) => &TOTAL,
        NoLeader => &NO_LEADER,
        Leaders(_) => &LEADERS,
        Below(..) => &BELOW,
        Above(..) => &ABOVE,
        WereCost(..) => &WERE,
        Custom(_) => &CUSTOM,
        Forbidden(..) | OtherType(..) => &FORBIDDEN,
        Excluded(..) => &EXCLUDED,
        OneOf(..) => &ONE_OF,
        Feelings(_) => &FEELINGS,
        Cleric(_) => &CLERIC,
        NoPrey(_) => &NO_PREY,
        Prey(_) => &PREY,
        OwnKin(_) => &OWN_KIN,
        Chariots(_) => &CHARIOTS,
        Spells(..) => &SPELLS,
        NoWizardling(_) => &NO_WIZARDLING,
        NoWere(_) => &NO_WERE,
        NoMissiles(..) => &NO_MISSILES,
    }
}

/// What is wrong, and with whom.
pub(super) fn words(fault: WarbandFault) -> Words {
    match (fault, fault.unit()) {
        (Total(cost, size), _) => Words::with2("{} of {} points", cost, size),
        (TooFew(count), _) => Words::with("{} units; 4 to 10", count),
        (Below(at, cost) | Above(at, cost) | WereCost(at, cost), _) => {
            Words::with2("{}: {} points", PieceId(at), i16::from(cost))
        }
        (Spells(at, count), _) => Words::with2("{}: {} of 3 spells", PieceId(at), count),
        (fault, Some(at)) => Words::with2("{}: {}", PieceId(at), of(fault).short),
        (fault, None) => Words::of(of(fault).full),
    }
}
