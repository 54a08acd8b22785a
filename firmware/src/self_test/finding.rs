//! What the self-test found, part by part, and as bytes.

use heapless::Vec;

use crate::board::MAX_CONTACTS;

/// A part of the device that is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A contact behind a key, in the order in which they are tried.
    Contact(u8),
    /// What the panel shows.
    Colours,
    /// The line by which the panel says when it reads its memory.
    Beam,
    /// The lamp.
    Lamp,
    /// The speaker.
    Sound,
    /// The battery, or whatever else feeds the device.
    Battery,
    /// Where raw bits come from.
    Noise,
    /// The flash itself.
    Flash,
    /// What is stored in it.
    Store,
}

/// How many parts there are.
pub(super) const PARTS: usize = MAX_CONTACTS + 8;

impl Part {
    /// Every part, as they are told.
    pub fn all() -> impl Iterator<Item = Part> {
        let others =
            [Part::Colours, Part::Beam, Part::Lamp, Part::Sound, Part::Battery, Part::Noise, Part::Flash, Part::Store];
        (0..MAX_CONTACTS as u8).map(Part::Contact).chain(others)
    }

    pub(super) const fn index(self) -> usize {
        match self {
            Part::Contact(at) => at as usize,
            Part::Colours => MAX_CONTACTS,
            Part::Beam => MAX_CONTACTS + 1,
            Part::Lamp => MAX_CONTACTS + 2,
            Part::Sound => MAX_CONTACTS + 3,
            Part::Battery => MAX_CONTACTS + 4,
            Part::Noise => MAX_CONTACTS + 5,
            Part::Flash => MAX_CONTACTS + 6,
            Part::Store => MAX_CONTACTS + 7,
        }
    }
}

/// What came of a trial. A number is never given twice: it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
#[expect(missing_docs, reason = "each is written out in `words.rs`")]
pub enum Verdict {
    #[default]
    Untried = 0,
    Well = 1,
    Absent = 2,
    Skipped = 3,
    Silent = 4,
    Stuck = 5,
    Shorted = 6,
    Swapped = 7,
    ColoursSwapped = 8,
    Negative = 9,
    Shifted = 10,
    Flickers = 11,
    Wrong = 12,
    TooLow = 13,
    TooHigh = 14,
    Stopped = 15,
    StuckBits = 16,
    Lopsided = 17,
    NotKept = 18,
    NotErased = 19,
    NoneFree = 20,
    NoPower = 21,
    Lost = 22,
}

impl Verdict {
    const ALL: [Verdict; 23] = [
        Verdict::Untried,
        Verdict::Well,
        Verdict::Absent,
        Verdict::Skipped,
        Verdict::Silent,
        Verdict::Stuck,
        Verdict::Shorted,
        Verdict::Swapped,
        Verdict::ColoursSwapped,
        Verdict::Negative,
        Verdict::Shifted,
        Verdict::Flickers,
        Verdict::Wrong,
        Verdict::TooLow,
        Verdict::TooHigh,
        Verdict::Stopped,
        Verdict::StuckBits,
        Verdict::Lopsided,
        Verdict::NotKept,
        Verdict::NotErased,
        Verdict::NoneFree,
        Verdict::NoPower,
        Verdict::Lost,
    ];

    /// Whether somebody should do something about it.
    pub const fn is_trouble(self) -> bool {
        !matches!(self, Verdict::Untried | Verdict::Well | Verdict::Absent)
    }
}

/// A verdict, and the number that belongs to it: what was measured, or another contact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Finding {
    /// What came of it.
    pub verdict: Verdict,
    /// What was measured.
    pub value: u16,
}

impl Finding {
    pub(super) const fn new(verdict: Verdict, value: u16) -> Self {
        Finding { verdict, value }
    }
}

/// What was found of every part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Findings(pub(super) [Finding; PARTS]);

/// The version of the bytes.
const VERSION: u8 = 1;
/// How many there are.
pub(super) const BYTES: usize = 1 + 3 * PARTS;

impl Findings {
    /// What was found of this part.
    pub fn of(&self, part: Part) -> Finding {
        self.0[part.index()]
    }

    /// How many parts are in trouble.
    pub fn troubles(&self) -> usize {
        self.0.iter().filter(|finding| finding.verdict.is_trouble()).count()
    }

    /// As they are stored.
    pub fn to_bytes(&self) -> Vec<u8, BYTES> {
        let each = |finding: &Finding| {
            let [low, high] = finding.value.to_le_bytes();
            [finding.verdict as u8, low, high]
        };
        core::iter::once(VERSION).chain(self.0.iter().flat_map(each)).collect()
    }

    /// What was stored; none where it was written otherwise.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (&version, rest) = bytes.split_first()?;
        if version != VERSION || rest.len() != BYTES - 1 {
            return None;
        }
        let mut findings = Findings::default();
        for (finding, bytes) in findings.0.iter_mut().zip(rest.chunks_exact(3)) {
            let verdict = *Verdict::ALL.get(usize::from(bytes[0]))?;
            *finding = Finding::new(verdict, u16::from_le_bytes([bytes[1], bytes[2]]));
        }
        Some(findings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_verdict_is_read_as_it_is_stored() {
        assert!(Verdict::ALL.iter().enumerate().all(|(at, verdict)| *verdict as usize == at));
        for verdict in Verdict::ALL {
            let findings = Findings([Finding::new(verdict, 0x1234); PARTS]);
            assert_eq!(Findings::from_bytes(&findings.to_bytes()), Some(findings));
        }
    }

    #[test]
    fn bytes_of_another_release_are_not_misread() {
        let mut bytes = Findings::default().to_bytes();
        assert!(Findings::from_bytes(&bytes[1..]).is_none() && Findings::from_bytes(&[]).is_none());
        bytes[1] = Verdict::ALL.len() as u8;
        assert_eq!(Findings::from_bytes(&bytes), None);
        (bytes[0], bytes[1]) = (VERSION + 1, 0);
        assert_eq!(Findings::from_bytes(&bytes), None);
    }

    #[test]
    fn every_part_has_a_place_of_its_own() {
        assert!(Part::all().enumerate().all(|(at, part)| part.index() == at) && Part::all().count() == PARTS);
    }
}
