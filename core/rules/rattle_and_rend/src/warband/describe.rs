//! What is in a warband, for whoever looks at it before it is chosen: Elements, Tactics, Bond, Reputation.

use core::fmt::{self, Display};

use super::{Warband, WarbandEntry};

/// Says it line by line. Elements that are alike stand in one.
pub(crate) fn describe<const N: usize>(warband: &Warband<N>, say: &mut dyn FnMut(&dyn Display)) {
    let (points, count) = (warband.points(), warband.entries.len());
    say(&format_args!("{points} points, {count} Elements"));
    let like = |a: &WarbandEntry, b: &WarbandEntry| {
        (a.kind, a.own, a.champion, a.fringe) == (b.kind, b.own, b.champion, b.fringe)
    };
    for (at, entry) in warband.entries.iter().enumerate() {
        if !warband.entries[..at].iter().any(|before| like(before, entry)) {
            let count = warband.entries.iter().filter(|other| like(other, entry)).count();
            say(&ListedEntry(entry, count));
        }
    }
    for (whose, pair) in ["", "Fringe: "].into_iter().zip(warband.tactics) {
        pair.iter().for_each(|tactic| say(&format_args!("{whose}{}: {}", tactic.row().name, tactic.row().gist)));
    }
    if let Some(bond) = warband.bond {
        say(&format_args!("Bond: {}", bond.name()));
    }
    if let Some(reputation) = warband.reputation {
        say(&format_args!("Reputation: {}", reputation.name()));
    }
}

/// So many Elements of a kind: `2 x Champion: Battle Summons`.
struct ListedEntry<'w>(&'w WarbandEntry, usize);

impl Display for ListedEntry<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ListedEntry(entry, count) = self;
        let led = if entry.champion.is_some() { "Led " } else { "" };
        if *count > 1 {
            write!(f, "{count} x ")?;
        }
        write!(f, "{led}{}", entry.kind.line().name)?;
        let traits = entry.own.into_iter().chain(entry.champion.flatten());
        traits.zip([": ", ", "]).try_for_each(|(own, sign)| write!(f, "{sign}{}", own.name()))?;
        f.write_str(if entry.fringe { ", Fringe" } else { "" })
    }
}
