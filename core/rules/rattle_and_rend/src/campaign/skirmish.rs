//! Who of a warband may play a game of some size: its Skirmish Roster (RR-CAMP-11, RR-CAMP-12).

use crate::warband::{CORE, MAX_ELEMENTS, MIN_ELEMENTS, WarbandEntry};
use umpire_engine::table::Words;

/// Elements of a list, a bit each; a pair of host and Champion is one (GAP 153).
pub type Listed = u32;

/// What the Skirmish Roster of a warband has to be. Where the warband holds none of the game's size, it is the largest
/// total the limits allow; the fewest Elements and the core are waived as far as the warband cannot meet them (GAP 116).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SkirmishRule {
    /// Its points, all of them.
    pub points: u8,
    /// The fewest Elements: 4 where there are that many.
    pub least: u8,
    /// Points in Fighters, Shooters and Skirmishers: 4 where there are that many.
    pub core: u8,
}

/// What is wrong with a choice, and how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SkirmishFault {
    /// V1: other points.
    Points(u8),
    /// V2: too few Elements.
    Few(u8),
    /// V2: too many.
    Many(u8),
    /// V3: too little core.
    Core(u8),
}

impl SkirmishRule {
    /// Of these Elements in a game of this size.
    pub fn of(entries: &[WarbandEntry], size: u8) -> Self {
        let totals = Totals::after(entries, 0, 0);
        let has_core = entries.iter().map(core).sum::<u8>() >= CORE;
        let core = if has_core { CORE } else { 0 };
        let mut least = MIN_ELEMENTS.min(entries.len() as u8);
        while least > 0 && totals.best(least, core, size).is_none() {
            least -= 1;
        }
        let points = totals.best(least, core, size).unwrap_or(0);
        let core = (0..=CORE).rev().find(|core| totals.has(least, *core, points)).unwrap_or(0);
        SkirmishRule { points, least, core }
    }

    /// What is wrong with this choice, in the order of the codes.
    pub fn fault(&self, entries: &[WarbandEntry], picked: Listed) -> Option<SkirmishFault> {
        let [count, core, points] = sums(entries, picked);
        match () {
            () if points != self.points => Some(SkirmishFault::Points(points)),
            () if count < self.least => Some(SkirmishFault::Few(count)),
            () if count > MAX_ELEMENTS as u8 => Some(SkirmishFault::Many(count)),
            () if core < self.core => Some(SkirmishFault::Core(core)),
            () => None,
        }
    }

    /// The choice that is proposed: whoever is listed first plays wherever that can be.
    pub fn proposal(&self, entries: &[WarbandEntry]) -> Listed {
        (0..entries.len()).fold(0, |picked, at| {
            let with = picked | 1 << at;
            let goes_on = Totals::after(entries, with, at + 1).has(self.least, self.core, self.points);
            if goes_on { with } else { picked }
        })
    }
}

impl SkirmishFault {
    /// What is wrong, in a few words.
    pub fn words(self, rule: SkirmishRule) -> Words {
        match self {
            SkirmishFault::Points(have) => Words::with2("{}/{} points", have, rule.points),
            SkirmishFault::Few(have) => Words::with2("{} Elements, min {}", have, rule.least),
            SkirmishFault::Many(have) => Words::with2("{} Elements, max {}", have, MAX_ELEMENTS as u8),
            SkirmishFault::Core(have) => Words::with2("{}/{} in Fi/Sh/Sk", have, rule.core),
        }
    }

    /// Its code in our checklist, and the way out.
    pub const fn way_out(self) -> &'static str {
        match self {
            SkirmishFault::Points(_) => "V1: tick so many points.",
            SkirmishFault::Few(_) => "V2: too few Elements. Tick two small ones for a large one.",
            SkirmishFault::Many(_) => "V2: too many Elements. Tick a large one for two small ones.",
            SkirmishFault::Core(_) => "V3: too few Fighters, Shooters, Skirmishers. Tick more of them.",
        }
    }
}

/// The totals that can be made by so many Elements with so much core (4 and more are one), a bit each.
struct Totals([[u32; CORE as usize + 1]; MAX_ELEMENTS + 1]);

impl Totals {
    /// With those picked, and any of the Elements from here on.
    #[inline(never)]
    fn after(entries: &[WarbandEntry], picked: Listed, from: usize) -> Self {
        let mut totals = Totals([[0; CORE as usize + 1]; MAX_ELEMENTS + 1]);
        let [count, core_now, points] = sums(entries, picked);
        if let Some(row) = totals.0.get_mut(usize::from(count)) {
            row[usize::from(core_now.min(CORE))] = 1 << points;
        }
        for entry in &entries[from..] {
            // From many to few, so that nobody counts twice.
            for count in (0..MAX_ELEMENTS).rev() {
                for had in 0..=CORE {
                    let sums = totals.0[count][usize::from(had)] << entry.points();
                    totals.0[count + 1][usize::from((had + core(entry)).min(CORE))] |= sums;
                }
            }
        }
        totals
    }

    /// All totals with no fewer Elements and no less core.
    fn all(&self, least: u8, core: u8) -> u32 {
        self.0[least.into()..].iter().flat_map(|row| &row[core.into()..]).fold(0, |all, sums| all | sums)
    }

    fn has(&self, least: u8, core: u8, points: u8) -> bool {
        self.all(least, core) >> points & 1 == 1
    }

    /// The largest of them that is no larger than this.
    fn best(&self, least: u8, core: u8, size: u8) -> Option<u8> {
        (self.all(least, core) & ((2 << size) - 1)).checked_ilog2().map(|points| points as u8)
    }
}

/// What an Element brings of the core: an attached Champion is none of it (RR-WB-3).
fn core(entry: &WarbandEntry) -> u8 {
    if entry.is_core() { entry.kind.line().points } else { 0 }
}

/// Elements, core and points of a choice.
fn sums(entries: &[WarbandEntry], picked: Listed) -> [u8; 3] {
    let picked = entries.iter().enumerate().filter(|(at, _)| picked >> at & 1 == 1);
    picked.fold([0; 3], |[count, sum, points], (_, entry)| [count + 1, sum + core(entry), points + entry.points()])
}
