//! The lists of the foyer: what stands in them, in which order, and what the picks come to.

use heapless::Vec;
use umpire_engine::table::{CodeKind, MAX_OPTIONS, MAX_SEATS};

use super::choice::{Choice, FoyerDeed};
use super::hall::{FoyerState, KeptName, RankedRoster, ShortName};
use super::rows::{EXAMPLE, KeptDeed, NEW, TABLE};
use super::shelf::{ShelfRow, lessons};
use crate::games::{SHELF, of_bench};
use crate::persistence::session_store::GameName;

/// What a row leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ListEntry {
    /// An example of the book.
    Example(u8),
    /// A roster that is kept, by its place.
    Own(u8),
    /// The rosters of a campaign, by its place.
    Campaign(u8),
}

/// What a seat brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    /// An example of the book.
    Example(u8),
    /// A roster that is kept, by its place in the foyer.
    Kept(u8),
}

/// What each seat brings.
pub(super) type Brought = Vec<Side, MAX_SEATS>;

impl FoyerState {
    /// What a seat may bring: examples, rosters that are kept, and campaigns. A book that prints more than four leaves no
    /// room for all that can be kept.
    pub(super) fn entries(&self, title: usize) -> impl Iterator<Item = ListEntry> {
        let examples = SHELF[title].rosters.examples.len() as u8;
        let room = MAX_OPTIONS - usize::from(examples) - self.campaigns_of(title).count();
        (0..examples).map(ListEntry::Example).chain(self.plain(title).take(room)).chain(self.campaigns_of(title))
    }

    /// What lies on the workbench of a game: rosters that are kept, and campaigns.
    pub(super) fn own(&self, title: usize) -> impl Iterator<Item = ListEntry> {
        self.plain(title).chain(self.campaigns_of(title))
    }

    /// The rosters that are kept for a game, and of no campaign.
    fn plain(&self, title: usize) -> impl Iterator<Item = ListEntry> {
        let plain = move |(at, kept): (u8, &KeptName)| {
            (usize::from(kept.title) == title && kept.campaign.is_none()).then_some(ListEntry::Own(at))
        };
        (0..).zip(&self.kept).filter_map(plain)
    }

    fn campaigns_of(&self, title: usize) -> impl Iterator<Item = ListEntry> {
        let ours = move |(at, (game, _)): (u8, &(u8, ShortName))| {
            (usize::from(*game) == title).then_some(ListEntry::Campaign(at))
        };
        (0..).zip(&self.campaigns).filter_map(ours)
    }

    /// The rosters of a campaign, the best first.
    pub(super) fn members(&self, campaign: u8) -> impl Iterator<Item = &RankedRoster> {
        self.ranked.iter().filter(move |roster| self.kept[usize::from(roster.at)].campaign == Some(campaign))
    }

    /// What the seats bring so far, and the campaign that was opened last, where nothing of it is picked yet.
    pub(super) fn brought(&self, title: usize) -> (Brought, Option<u8>) {
        let (least, most) = SHELF[title].seats;
        let from = if least == most { 1 } else { 2 };
        let mut picks = self.picks.iter().skip(from).map(|pick| usize::from(*pick));
        let mut sides = Vec::new();
        while let Some(entry) = picks.next().and_then(|pick| self.entries(title).nth(pick)) {
            let side = match entry {
                ListEntry::Example(at) => Side::Example(at),
                ListEntry::Own(at) => Side::Kept(at),
                ListEntry::Campaign(campaign) => match picks.next().map(|pick| self.members(campaign).nth(pick)) {
                    None => return (sides, Some(campaign)),
                    Some(None) => break,
                    Some(Some(roster)) => Side::Kept(roster.at),
                },
            };
            let _ = sides.push(side); // nobody is asked more than that
        }
        (sides, None)
    }

    /// What the picks come to.
    pub(super) fn choice(&self) -> Choice {
        let picks = self.picks.clone();
        let bench = match self.row().unwrap_or(ShelfRow::Game(0)) {
            ShelfRow::Game(title) => {
                let sides = self.brought(title.into()).0;
                return Choice { title, deed: FoyerDeed::Play, picks, deep: 1, sides, name: GameName::new() };
            }
            ShelfRow::Lesson(first) => {
                let title = picks.get(1).and_then(|row| lessons().nth(usize::from(*row))).unwrap_or(first);
                return Choice {
                    title,
                    deed: FoyerDeed::Learn,
                    picks,
                    deep: 0,
                    sides: Vec::new(),
                    name: GameName::new(),
                };
            }
            ShelfRow::Bench(bench) => bench,
            row => {
                let deed = self.kept_deed(row).map_or(FoyerDeed::Nothing, |(deed, id)| FoyerDeed::Game(deed, id));
                return Choice { title: 0, deed, picks, deep: 0, sides: Vec::new(), name: self.name.clone() };
            }
        };
        let title = of_bench(bench.into()).unwrap_or(0) as u8;
        let deed = match picks[1..] {
            [NEW, ..] => FoyerDeed::Build,
            [EXAMPLE, at, ..] => FoyerDeed::Copy(at),
            [row, ref rest @ ..] => self.bench_deed(title.into(), row, rest).unwrap_or(FoyerDeed::Nothing),
            [] => FoyerDeed::Nothing,
        };
        let deep = if self.open_campaign(title.into()).is_some() { 2 } else { 1 };
        Choice { title, deed, picks, deep, sides: Vec::new(), name: GameName::new() }
    }

    /// What is to be done with what is kept.
    fn bench_deed(&self, title: usize, row: u8, picks: &[u8]) -> Option<FoyerDeed> {
        let (at, deeds, picks) = match (self.on_bench(title, row)?, picks) {
            (ListEntry::Campaign(campaign), [TABLE, ..]) => {
                return self.members(campaign).next().map(|roster| FoyerDeed::ShowTable(roster.at));
            }
            (ListEntry::Campaign(campaign), [row, rest @ ..]) => {
                (self.members(campaign).nth(usize::from(row - TABLE - 1))?.at, KeptDeed::OF_CAMPAIGN, rest)
            }
            (ListEntry::Own(at), rest) => (at, KeptDeed::PLAIN, rest),
            _ => return None,
        };
        let (deed, sure) = picks.split_first()?;
        match deeds.get(usize::from(*deed))? {
            KeptDeed::Change => Some(FoyerDeed::Change(at)),
            KeptDeed::Chronicle => Some(FoyerDeed::ShowChronicle(at)),
            KeptDeed::Code => Some(FoyerDeed::ShowCode(at, CodeKind::Roster)),
            KeptDeed::Result => Some(FoyerDeed::ShowCode(at, CodeKind::Result)),
            KeptDeed::Forget if sure == [0] => Some(FoyerDeed::Forget(at)),
            // Left as it is: the list again.
            KeptDeed::Forget => None,
        }
    }

    /// The campaign that was opened on the workbench.
    pub(super) fn open_campaign(&self, title: usize) -> Option<u8> {
        match self.on_bench(title, *self.picks.get(1)?)? {
            ListEntry::Campaign(campaign) => Some(campaign),
            _ => None,
        }
    }

    /// What stands in this row of the workbench's list.
    pub(super) fn on_bench(&self, title: usize, row: u8) -> Option<ListEntry> {
        self.own(title).nth(usize::from(row.checked_sub(EXAMPLE + 1)?))
    }
}
