//! What a campaign knows of a warband, as parts of its text (RR-CAMP-16).
//!
//! ```text
//! / campaign "Winter War" start 12 growth tables banked 2 owed 1 swapped reassigned
//! / earlier 3 0 1 / game 00c0ffee won "Grim Company" duel size 12 roll 14 plus 1
//! ```

use core::fmt::{self, Display};

use super::{Campaign, ChronicleEntry, GameOutcome, Growth, KeptWarband};
use crate::book::SCENARIOS;
use umpire_engine::table::write_quoted;

impl Display for KeptWarband {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.warband, f)?;
        self.campaign.as_ref().map_or(Ok(()), |campaign| Display::fmt(campaign, f))
    }
}

impl Display for Campaign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(" / campaign ")?;
        write_quoted(self.name.as_str(), f)?;
        write!(f, " start {} growth {} banked {}", self.start, self.growth.id(), self.banked)?;
        if self.owed > 0 {
            write!(f, " owed {}", self.owed)?;
        }
        for (word, so) in [("swapped", self.swapped), ("reassigned", self.reassigned), ("retired", self.retired)] {
            if so {
                write!(f, " {word}")?;
            }
        }
        let [won, drawn, lost] = self.chronicle.earlier;
        if self.chronicle.earlier != [0; 3] {
            write!(f, " / earlier {won} {drawn} {lost}")?;
        }
        self.chronicle.entries.iter().try_for_each(|game| write!(f, " / {game}"))
    }
}

impl Display for ChronicleEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {:08x} {} ", self.id, self.outcome.id())?;
        write_quoted(self.opponent.as_str(), f)?;
        if let Some(scenario) = self.scenario {
            write!(f, " {}", SCENARIOS[scenario as usize].1)?;
        }
        write!(f, " size {}", self.size)?;
        if let Some(roll) = self.roll {
            write!(f, " roll {roll}")?;
        }
        match self.change {
            0 => Ok(()),
            change => write!(f, " {} {}", if change > 0 { "plus" } else { "minus" }, change.unsigned_abs()),
        }
    }
}

impl Growth {
    /// Both, in the order of their bytes.
    pub const ALL: [Growth; 2] = [Growth::Tables, Growth::Escalation];

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        ["tables", "escalation"][self as usize]
    }
}

impl GameOutcome {
    /// All three, in the order of their bytes.
    pub const ALL: [GameOutcome; 3] = [GameOutcome::Won, GameOutcome::Drawn, GameOutcome::Lost];

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        ["won", "drawn", "lost"][self as usize]
    }
}
