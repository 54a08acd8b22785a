//! Why something is off on the workbench, and what is wrong in words of a line.

use crate::roster::ArmyFault::{self, *};
use umpire_engine::table::{Off, PieceId, Words};

macro_rules! off {
    ($($name:ident: $short:literal, $full:literal;)*) => {
        $(pub(super) static $name: Off = Off { short: $short, full: $full };)*
    };
}
off! {
    FULL: "40 elements", "40 elements are the most";
    NOBODY: "nobody yet", "Add an element first";
    FIRST: "the first", "It is the first already";
    NAMELESS: "no name", "Give it a name first";
    LONG: "too long", "Shorter names, or fewer states";
    UNNAMED: "no name", "Give that element a name";
    TWINS: "a name twice", "Rename one of the two";
    NUMBER: "number too big", "Put the number right";
    FORMATION: "formation", "Units have one, others none";
    BELONGS: "no such place", "Commands A to O, groups 1 to 15";
    SUPERIOR: "no commander", "Choose another superior";
    RING: "own superior", "Choose a superior above it";
    STRESS: "stress > End", "Less start stress, or more End";
    NO_COMMANDER: "no commander", "Add a commander first";
}

/// Why it cannot be kept, and the way out.
pub(super) const fn of(fault: ArmyFault) -> &'static Off {
    match fault {
        Nameless => &NAMELESS,
        Empty => &NOBODY,
        Bytes(_) => &LONG,
        Unnamed(_) => &UNNAMED,
        SameName(_) => &TWINS,
        Number(..) | OneState(_) => &NUMBER,
        Unformed(_) | Formed(_) => &FORMATION,
        Command(_) | Group(_) => &BELONGS,
        NoSuperior(_) | NotCommander(..) => &SUPERIOR,
        Ring(_) => &RING,
        Stress(..) => &STRESS,
    }
}

/// What is wrong, and with whom.
pub(super) fn words(fault: ArmyFault) -> Words {
    match fault.element() {
        Some(at) => Words::with2("{}: {}", PieceId(at), of(fault).short),
        None => Words::of(of(fault).full),
    }
}
