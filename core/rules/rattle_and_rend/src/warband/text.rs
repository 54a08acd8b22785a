//! A warband as a line of text: what players write by hand, and what files and the console hold.
//!
//! ```text
//! warband "Grim Company" / champion spot-weakness "Old Tam" / fighters + champion crashing-wave / shooters /
//! skirmishers / heavy flyer / ward detonate / tactics death-defiers riders / bond retinue focus 2 /
//! reputation prepared
//! ```

use core::fmt::{self, Display, Write};

use super::{Warband, WarbandEntry};
use crate::book::{Tactics, Trait};
use umpire_engine::table::write_quoted;

impl<const N: usize> Display for Warband<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("warband ")?;
        write_quoted(self.name.as_str(), f)?;
        for entry in &self.entries {
            write!(f, " / {entry}")?;
        }
        for (word, tactics) in ["tactics", "fringe-tactics"].into_iter().zip(self.tactics) {
            list(word, tactics, f)?;
        }
        if let Some(bond) = self.bond {
            write!(f, " / bond {}", bond.id())?;
        }
        if let Some(at) = self.focus {
            // A Focus stands behind its Bond, or for itself while there is none.
            write!(f, "{} focus {}", if self.bond.is_some() { "" } else { " /" }, u16::from(at) + 1)?;
        }
        match self.reputation {
            Some(reputation) => write!(f, " / reputation {}", reputation.id()),
            None => Ok(()),
        }
    }
}

impl Display for WarbandEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.id())?;
        with(self.own, f)?;
        if let Some(champion) = self.champion {
            f.write_str(" + champion")?;
            with(champion, f)?;
        }
        f.write_str(if self.fringe { " fringe" } else { "" })?;
        if self.name.is_empty() {
            return Ok(());
        }
        f.write_char(' ')?;
        write_quoted(self.name.as_str(), f)
    }
}

fn with(own: Option<Trait>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    own.map_or(Ok(()), |own| write!(f, " {}", own.id()))
}

fn list(word: &str, tactics: Tactics, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if tactics.is_empty() {
        return Ok(());
    }
    write!(f, " / {word}")?;
    tactics.iter().try_for_each(|tactic| write!(f, " {}", tactic.row().id))
}
