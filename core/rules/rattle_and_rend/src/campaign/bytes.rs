//! What a campaign knows of a warband, as bytes.

use super::{Campaign, ChronicleEntry, GameOutcome, Growth};
use crate::book::SCENARIOS;
use crate::warband::{GivenName, NAME};
use umpire_engine::table::{put_text, take_bytes, take_text};

/// Bits of the flags.
const ESCALATION: u8 = 1;
const SWAPPED: u8 = 2;
const REASSIGNED: u8 = 4;
const RETIRED: u8 = 8;

impl Campaign {
    /// Hands its bytes out, one piece after the other.
    pub(crate) fn to_bytes(&self, out: &mut dyn FnMut(&[u8])) {
        put_text(self.name.as_str(), out);
        let bit = |so: bool, bit: u8| if so { bit } else { 0 };
        let flags = bit(self.growth == Growth::Escalation, ESCALATION)
            | bit(self.swapped, SWAPPED)
            | bit(self.reassigned, REASSIGNED)
            | bit(self.retired, RETIRED);
        out(&[flags, self.start, self.banked, self.owed]);
        out(&self.chronicle.earlier);
        out(&[self.chronicle.entries.len() as u8]);
        self.chronicle.entries.iter().for_each(|entry| entry.to_bytes(out));
    }

    /// Takes one off the front of these bytes into the place of this one, which is new.
    #[inline(never)]
    pub(crate) fn take_bytes(&mut self, from: &mut &[u8]) -> Option<()> {
        self.name = name(from)?;
        let [flags, start, banked, owed] = take_bytes(from)?;
        (self.start, self.banked, self.owed) = (start, banked, owed);
        self.growth = if flags & ESCALATION == 0 { Growth::Tables } else { Growth::Escalation };
        [self.swapped, self.reassigned, self.retired] = [SWAPPED, REASSIGNED, RETIRED].map(|bit| flags & bit != 0);
        self.chronicle.earlier = take_bytes(from)?;
        let [count] = take_bytes(from)?;
        for _ in 0..count {
            self.chronicle.entries.push(ChronicleEntry::from_bytes(from)?).ok()?;
        }
        (flags < 2 * RETIRED).then_some(())
    }
}

impl ChronicleEntry {
    pub(crate) fn to_bytes(self, out: &mut dyn FnMut(&[u8])) {
        out(&self.id.to_le_bytes());
        put_text(self.opponent.as_str(), out);
        let scenario = self.scenario.map_or(0, |scenario| scenario as u8 + 1);
        out(&[scenario, self.size, self.outcome as u8, self.roll.unwrap_or(0), self.change as u8]);
    }

    pub(crate) fn from_bytes(from: &mut &[u8]) -> Option<Self> {
        let id = u32::from_le_bytes(take_bytes(from)?);
        let opponent = name(from)?;
        let [scenario, size, outcome, roll, change] = take_bytes(from)?;
        let scenario = match scenario.checked_sub(1) {
            None => None,
            Some(at) => Some(SCENARIOS.get(usize::from(at))?.0),
        };
        let outcome = *GameOutcome::ALL.get(usize::from(outcome))?;
        let roll = Some(roll).filter(|roll| *roll > 0);
        let sound = roll.is_none_or(|roll| roll <= 20) && (-3..=2).contains(&(change as i8));
        sound.then_some(ChronicleEntry { id, opponent, scenario, size, outcome, roll, change: change as i8 })
    }
}

fn name(from: &mut &[u8]) -> Option<GivenName<NAME>> {
    GivenName::of(take_text::<NAME>(from)?.chars())
}
