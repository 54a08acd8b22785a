//! What is said of a fault, and what would be right.

use core::fmt::{self, Display, Write};

use super::ArmyFault::{self, *};
use super::{Army, MAX_ELEMENTS};
use crate::book::Stat;
use umpire_engine::table::{MAX_ROSTER, Remark, RosterFault, report};

/// A fault of an army, which knows what its elements are called.
struct FaultOf<'a>(&'a Army, ArmyFault);

/// Reports everything because of which an army may not play; true where nothing is.
pub(super) fn report_all(army: &Army, say: &mut dyn FnMut(Remark<'_>)) -> bool {
    let mut sound = true;
    for fault in army.faults() {
        report(&FaultOf(army, fault), say);
        sound = false;
    }
    sound
}

/// The checklist's row of a number.
pub(super) const fn number_code(stat: Stat) -> &'static str {
    match stat {
        Stat::Init => "FR-IN-3",
        Stat::Mov => "FR-IN-4",
        Stat::Att => "FR-IN-5",
        Stat::Imp => "FR-IN-6",
        Stat::Rch => "FR-IN-7",
        Stat::Sht | Stat::Range => "FR-IN-8",
        Stat::Def => "FR-IN-9",
        Stat::Mor => "FR-IN-10",
        Stat::End => "FR-IN-11",
        Stat::Act => "FR-IN-12",
    }
}

impl ArmyFault {
    /// The checklist's code for it; empty where it is none of its rules.
    pub const fn code(self) -> &'static str {
        match self {
            Nameless | Empty | Bytes(_) => "",
            Unnamed(_) | SameName(_) => "FR-IN-1",
            Number(_, stat, _) => number_code(stat),
            Unformed(_) | Formed(_) => "FR-IN-13",
            OneState(_) => "FR-IN-17",
            Command(_) | NoSuperior(_) | NotCommander(..) | Ring(_) => "FR-IN-18",
            Group(_) => "FR-IN-19",
            Stress(..) => "FR-IN-21",
        }
    }
}

impl RosterFault for FaultOf<'_> {
    fn reads(&self) -> bool {
        true
    }

    fn code(&self) -> &'static str {
        self.1.code()
    }

    fn write_right(&self, out: &mut dyn Write) -> fmt::Result {
        match self.1 {
            Nameless => out.write_str("army \"NAME\" / ..."),
            Empty => write!(out, "1 to {MAX_ELEMENTS} elements: unit \"NAME\" close ... / ..."),
            Bytes(_) => write!(out, "{MAX_ROSTER} at most: shorter names, fewer second states"),
            Unnamed(_) => out.write_str("unit \"NAME\" ..."),
            SameName(_) => out.write_str("a name that no other element of this army has"),
            Number(_, stat, _) => write!(out, "0 to {}, or left out where it is not known", stat.most()),
            Unformed(_) => out.write_str("skirmish, open or close"),
            Formed(_) => out.write_str("a formation for units only"),
            OneState(_) => out.write_str("state2 before them"),
            Command(_) => out.write_str("A to O"),
            NoSuperior(_) => out.write_str("under \"NAME\" of a commander of this army"),
            NotCommander(..) => out.write_str("a commander or a chief"),
            Ring(_) => out.write_str("a superior who is not below it himself"),
            Group(_) => out.write_str("1 to 15"),
            Stress(_, most) => write!(out, "{most} at most"),
        }
    }
}

impl Display for FaultOf<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FaultOf(army, fault) = self;
        let card = |at: u8| &army.elements[usize::from(at)];
        if let Some(at) = fault.element() {
            match card(at).name.as_str() {
                "" => write!(f, "element {}: ", at + 1)?,
                name => write!(f, "{name}: ")?,
            }
        }
        match *fault {
            Nameless => f.write_str("it has no name"),
            Empty => f.write_str("nobody is in it"),
            Bytes(length) => write!(f, "it takes {length} bytes"),
            Unnamed(_) => f.write_str("it has no name"),
            SameName(_) => f.write_str("two are called so"),
            Number(_, stat, value) => write!(f, "{} {value}", stat.name()),
            Unformed(_) => f.write_str("a unit without a formation"),
            Formed(_) => f.write_str("an individual in a formation"),
            OneState(_) => f.write_str("numbers of a second state, and it has one state"),
            Command(at) => write!(f, "command {}", card(at).command),
            NoSuperior(_) => f.write_str("its superior is not there"),
            NotCommander(_, superior) => write!(f, "{} commands nobody", card(superior).name),
            Ring(_) => f.write_str("it is its own superior"),
            Group(at) => write!(f, "group {}", card(at).group),
            Stress(at, _) => write!(f, "start stress {}", card(at).stress),
        }
    }
}
