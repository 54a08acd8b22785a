//! What is said of a fault, and what would be right.

use core::fmt::{self, Display, Write};

use super::WarbandFault::{self, *};
use super::unit_faults::WIZARDLING_SPELLS;
use super::{MAX_CUSTOM, MAX_UNITS, MIN_UNITS, SIZES, UNIT_COST};

impl WarbandFault {
    /// The checklist's code for it.
    pub const fn code(self) -> &'static str {
        match self {
            Nameless | Empty => "",
            Size(_) | Total(..) => "DR-WB-1",
            TooFew(_) => "DR-WB-2",
            Below(..) | Above(..) => "DR-WB-3",
            NoLeader | Leaders(_) => "DR-WB-4",
            OwnKin(_) => "DR-WB-7",
            Custom(_) => "DR-WB-9",
            WereCost(..) | NoWere(_) => "DR-WERE-1",
            Forbidden(..) => "DR-PERM-1",
            OtherType(..) | Excluded(..) => "DR-OPT",
            OneOf(..) => "DR-PERM-3",
            Feelings(_) => "DR-UNDEAD-2",
            Cleric(_) => "DR-CLERIC-2",
            NoPrey(_) | Prey(_) => "DR-SLAYER-1",
            Chariots(_) => "DR-OPT-HR-2",
            Spells(..) | NoWizardling(_) => "DR-SPELLC-1",
            NoMissiles(..) => "DR-ENCH-1",
        }
    }

    /// Writes what would be right.
    pub(super) fn write_right(self, out: &mut dyn Write) -> fmt::Result {
        let (least, most) = UNIT_COST;
        match self {
            Nameless => out.write_str("warband \"NAME\" / ..."),
            Empty => out.write_str("unit light-foot / ..."),
            Size(_) => write!(out, "{} to {}", SIZES.0, SIZES.1),
            TooFew(_) => write!(out, "{MIN_UNITS} to {MAX_UNITS} units"),
            Total(_, size) => write!(out, "{size} at most"),
            NoLeader | Leaders(_) => out.write_str("leader behind one unit"),
            Below(..) => write!(out, "{least} at least"),
            Above(..) | WereCost(..) => write!(out, "{most} at most"),
            Custom(_) => write!(out, "-{MAX_CUSTOM} to {MAX_CUSTOM}"),
            Forbidden(..) | OtherType(..) => out.write_str("leave it off, or agreed behind the name of the warband"),
            Excluded(..) | OneOf(..) => out.write_str("one of the two"),
            Feelings(_) => out.write_str("undead, too"),
            Cleric(_) => out.write_str("no Cleric, or no Undead"),
            NoPrey(_) => out.write_str("slays RACE"),
            Prey(_) => out.write_str("slayer, too"),
            OwnKin(_) => out.write_str("a race that is not in this warband"),
            Chariots(_) => out.write_str("reduced: 2 or 3 models"),
            Spells(..) => write!(out, "exactly {WIZARDLING_SPELLS}"),
            NoWizardling(_) => out.write_str("wizardling, too"),
            NoWere(_) => out.write_str("were, too"),
            NoMissiles(..) => out.write_str("an option with missiles, or blades"),
        }
    }
}

impl Display for WarbandFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(at) = self.unit() {
            write!(f, "unit {}: ", at + 1)?;
        }
        match self {
            Nameless => f.write_str("it has no name"),
            Empty => f.write_str("nobody is in it"),
            Size(size) => write!(f, "a game of {size} points"),
            TooFew(1) => f.write_str("only 1 unit"),
            TooFew(count) => write!(f, "only {count} units"),
            Total(cost, _) => write!(f, "{cost} points together"),
            NoLeader => f.write_str("nobody has the Leader"),
            Leaders(count) => write!(f, "{count} units have the Leader"),
            Below(_, cost) | Above(_, cost) => write!(f, "it costs {cost}"),
            WereCost(_, cost) => write!(f, "both forms cost {cost}"),
            Custom(_) => f.write_str("too many points by agreement"),
            Forbidden(_, rule) => write!(f, "its type has no {}", rule.name()),
            OtherType(_, option) => write!(f, "{} is for {}", option.name(), option.of().name()),
            Excluded(_, a, b) => write!(f, "{} and {}", a.name(), b.name()),
            OneOf(_, a, b) => write!(f, "{} and {}", a.name(), b.name()),
            Feelings(_) => f.write_str("No Feelings, and not Undead"),
            Cleric(_) => f.write_str("a Cleric beside Undead"),
            NoPrey(_) => f.write_str("a Slayer of nobody"),
            Prey(_) => f.write_str("it slays, and is no Slayer"),
            OwnKin(_) => f.write_str("a Slayer of its own side's kin"),
            Chariots(_) => f.write_str("Chariots of another number"),
            Spells(_, count) => write!(f, "a Wizardling of {count} spells"),
            NoWizardling(_) => f.write_str("spells, and no Wizardling"),
            NoWere(_) => f.write_str("another form, and no Were"),
            NoMissiles(_, rule) => write!(f, "{}, and it cannot shoot", rule.name()),
        }
    }
}

impl core::error::Error for WarbandFault {}
