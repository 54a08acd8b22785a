//! A warband in as few bytes as it needs: for flash, and for games that carry their warbands along.

use super::{GivenName, MAX_ELEMENTS, NAME, NICKNAME, Warband, WarbandEntry};
use crate::book::{Bond, Reputation, Tactic, Tactics, Trait, Type};

/// The most bytes a warband takes: its name, eight Elements with nicknames, and the rest.
pub const ROSTER_BYTES: usize = 1 + NAME + 1 + MAX_ELEMENTS * (4 + NICKNAME) + 8 + 3;

/// Bits of an Element's first byte, above its type.
const FRINGE: u8 = 8;
const LED: u8 = 16;

impl<const N: usize> Warband<N> {
    /// Hands its bytes out, one piece after the other.
    pub fn to_bytes(&self, out: &mut dyn FnMut(&[u8])) {
        let text = |text: &str, out: &mut dyn FnMut(&[u8])| {
            out(&[text.len() as u8]);
            out(text.as_bytes());
        };
        text(self.name.as_str(), out);
        out(&[self.entries.len() as u8]);
        for entry in &self.entries {
            let fringe = if entry.fringe { FRINGE } else { 0 };
            let led = if entry.champion.is_some() { LED } else { 0 };
            let number = |own: Option<Trait>| own.map_or(0, |own| own as u8 + 1);
            out(&[entry.kind as u8 | fringe | led, number(entry.own), number(entry.champion.flatten())]);
            text(entry.name.as_str(), out);
        }
        for tactics in self.tactics {
            let bits: u32 = tactics.iter().fold(0, |bits, tactic| bits | 1 << tactic as u8);
            out(&bits.to_le_bytes());
        }
        let bond = self.bond.map_or(0, |bond| bond as u8 + 1);
        let reputation = self.reputation.map_or(0, |reputation| reputation as u8 + 1);
        out(&[bond, self.focus.map_or(0, |at| at.saturating_add(1)), reputation]);
    }

    /// Takes one warband off the front of these bytes; none where they are not as [`Warband::to_bytes`] made them.
    pub fn from_bytes(from: &mut &[u8]) -> Option<Self> {
        let mut warband = Warband::default();
        warband.take_bytes(from).map(|()| warband)
    }

    /// The same in the place of this one, which is lost.
    #[inline(never)]
    pub(crate) fn take_bytes(&mut self, from: &mut &[u8]) -> Option<()> {
        self.name = text(from)?;
        self.entries.clear();
        for _ in 0..byte(from)? {
            self.entries.push(entry(from)?).ok()?;
        }
        self.tactics = [tactics(from)?, tactics(from)?];
        self.bond = maybe(byte(from)?, |n| Bond::ALL.get(usize::from(n)).copied())?;
        self.focus = byte(from)?.checked_sub(1);
        self.reputation = maybe(byte(from)?, |n| Reputation::ALL.get(usize::from(n)).copied())?;
        Some(())
    }
}

/// 0 is nothing, other numbers count from 1; those of nothing we know are refused.
fn maybe<T>(number: u8, known: impl Fn(u8) -> Option<T>) -> Option<Option<T>> {
    match number.checked_sub(1) {
        None => Some(None),
        Some(at) => known(at).map(Some),
    }
}

fn byte(from: &mut &[u8]) -> Option<u8> {
    let (first, rest) = from.split_first()?;
    *from = rest;
    Some(*first)
}

fn text<const N: usize>(from: &mut &[u8]) -> Option<GivenName<N>> {
    let length = byte(from)?;
    let (text, rest) = from.split_at_checked(length.into())?;
    *from = rest;
    GivenName::of(core::str::from_utf8(text).ok()?.chars())
}

fn entry(from: &mut &[u8]) -> Option<WarbandEntry> {
    let [first, own, champion] = [byte(from)?, byte(from)?, byte(from)?];
    let kind = *Type::ALL.get(usize::from(first & (FRINGE - 1)))?;
    let led = first & LED != 0;
    let champion = maybe(champion, Trait::numbered)?;
    if first >= 2 * LED || champion.is_some() && !led {
        return None;
    }
    Some(WarbandEntry {
        kind,
        own: maybe(own, Trait::numbered)?,
        champion: led.then_some(champion),
        fringe: first & FRINGE != 0,
        name: text(from)?,
    })
}

fn tactics(from: &mut &[u8]) -> Option<Tactics> {
    let bits = u32::from_le_bytes([byte(from)?, byte(from)?, byte(from)?, byte(from)?]);
    let known = Tactic::ALL.iter().filter(|tactic| bits >> **tactic as u8 & 1 == 1);
    (bits >> Tactic::ALL.len() == 0).then(|| known.fold(Tactics::EMPTY, |all, tactic| all.and(*tactic)))
}
