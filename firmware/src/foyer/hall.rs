//! What there is to choose from, and what was picked so far.

use core::fmt::{self, Display, Write};

use heapless::{String, Vec};
use umpire_engine::table::{CampaignStanding, Game, MAX_ROSTER_NAME, Off, Scene, Seat};

use super::choice::Picks;
use super::kept_games::FoyerGame;
use super::list::{ListEntry, Side};
use super::rows::TABLE;
use super::shelf::ShelfRow;
use super::{Foyer, SHELF};
use crate::games::{Title, of_bench};
use crate::persistence::journal::MAX_GAMES;
use crate::persistence::rosters::{MAX_CAMPAIGN_ROSTERS, MAX_CAMPAIGNS, MAX_ROSTERS, RosterKey};
use crate::persistence::session_store::GameName;

/// The foyer. It is not stored: whoever switches off chooses again.
#[derive(Clone, Default)]
pub(crate) struct FoyerState {
    /// The rosters that are kept, those of campaigns behind the others.
    pub(super) kept: Vec<KeptName, MAX_KEPT>,
    /// The campaigns they are of: each one's game, by its place on the shelf, and its name.
    pub(super) campaigns: Vec<(u8, ShortName), MAX_CAMPAIGNS>,
    /// Their rosters, the best first.
    pub(super) ranked: Vec<RankedRoster, MAX_CAMPAIGN_ROSTERS>,
    /// The bytes of those that are short enough to be looked at, one after the other.
    pub(super) looked: Vec<u8, LOOKED>,
    /// What was picked, from the first question on.
    pub(super) picks: Picks,
    /// The games that are kept: those that wait, the last one left first, then those that are over.
    pub(super) games: Vec<FoyerGame, MAX_GAMES, u8>,
    /// The name that one of them gets.
    pub(super) name: GameName,
}

/// The most rosters there are.
const MAX_KEPT: usize = MAX_ROSTERS + MAX_CAMPAIGN_ROSTERS;
/// Room for rosters that can be looked at, and the longest of them.
const LOOKED: usize = 1_024;
pub(super) const LOOKED_ROSTER: usize = 192;

/// A name that takes no byte more than it must.
pub(super) type ShortName = String<MAX_ROSTER_NAME, u8>;

/// A roster that is kept.
#[derive(Clone)]
pub(crate) struct KeptName {
    /// Its game's place on the shelf.
    pub(super) title: u8,
    /// Its campaign's place in the foyer.
    pub(super) campaign: Option<u8>,
    name: ShortName,
    /// Where its bytes begin and end; at the same place, where they cannot be looked at.
    bytes: (u16, u16),
}

const _: () = assert!(size_of::<FoyerState>() <= 5_120, "there is no RAM to waste on names");

/// A roster of a campaign.
#[derive(Clone)]
pub(crate) struct RankedRoster {
    /// Its place in the foyer.
    pub(super) at: u8,
    /// The higher, the better it stands.
    rank: u32,
    /// Why it cannot play now.
    pub(super) idle: Option<&'static Off>,
}

/// How high one stands: who plays no more comes last, then by games won, then by worth.
pub(super) fn rank(standing: &CampaignStanding) -> u32 {
    let games = u32::from(standing.games[0]) << 16 | u32::from(standing.worth);
    if standing.retired { games } else { games | 1 << 24 }
}

impl FoyerState {
    /// One more that is kept.
    pub(super) fn add(&mut self, title: u8, key: RosterKey<'_>) -> Option<()> {
        let campaign = match key.campaign {
            "" => None,
            name => {
                let known = self.campaigns.iter().position(|(game, known)| *game == title && known == name);
                if known.is_none() {
                    self.campaigns.push((title, ShortName::try_from(name).ok()?)).ok()?;
                }
                Some(known.unwrap_or(self.campaigns.len() - 1) as u8)
            }
        };
        let name = ShortName::try_from(key.name).ok()?;
        self.kept.push(KeptName { title, campaign, name, bytes: (0, 0) }).ok()
    }

    /// Puts the roster of a campaign where it stands among the others.
    pub(super) fn put_in_order(&mut self, at: u8, standing: &CampaignStanding, idle: Option<&'static Off>) {
        let rank = rank(standing);
        let place = self.ranked.iter().position(|other| other.rank < rank).unwrap_or(self.ranked.len());
        let _ = self.ranked.insert(place, RankedRoster { at, rank, idle }); // no more are ever kept
    }

    /// What was taken from the shelf.
    pub(super) fn row(&self) -> Option<ShelfRow> {
        ShelfRow::of(*self.picks.first()?)
    }

    /// The game that is to be played, once one is picked.
    fn title(&self) -> Option<&'static Title> {
        match self.row()? {
            ShelfRow::Game(title) => SHELF.get(usize::from(title)),
            _ => None,
        }
    }

    /// Lays the bytes of a roster open, where there is room.
    pub(super) fn open(&mut self, at: u8, bytes: &[u8]) {
        let from = self.looked.len() as u16;
        if self.looked.extend_from_slice(bytes).is_ok() {
            self.kept[usize::from(at)].bytes = (from, self.looked.len() as u16);
        }
    }

    /// The bytes of a roster that is kept, where they lie open.
    pub(super) fn bytes(&self, at: u8) -> Option<&[u8]> {
        let (from, to) = self.kept.get(usize::from(at))?.bytes;
        self.looked.get(from.into()..to.into()).filter(|bytes| !bytes.is_empty())
    }

    /// What a row of the open question stands for: where a seat picks, where an example is copied, in a campaign's list.
    fn offered(&self, row: u8) -> Option<(usize, Side)> {
        let member = |campaign, row: u8| self.members(campaign).nth(row.into()).map(|roster| Side::Kept(roster.at));
        match self.row()? {
            ShelfRow::Lesson(_) => None,
            ShelfRow::Game(title) => {
                let title = usize::from(title);
                let side = match self.brought(title).1 {
                    Some(campaign) => member(campaign, row)?,
                    None => match self.entries(title).nth(row.into())? {
                        ListEntry::Example(at) => Side::Example(at),
                        ListEntry::Own(at) => Side::Kept(at),
                        ListEntry::Campaign(_) => return None,
                    },
                };
                Some((title, side))
            }
            ShelfRow::Bench(bench) => {
                let title = of_bench(bench.into())?;
                match self.open_campaign(title) {
                    Some(campaign) => Some((title, member(campaign, row.checked_sub(TABLE + 1)?)?)),
                    None => Some((title, Side::Example(row))),
                }
            }
            _ => None,
        }
    }
}

impl Scene for FoyerState {
    /// None before one is picked: that page is the cover.
    fn game(&self) -> &'static str {
        self.row().and_then(ShelfRow::book).map_or(Foyer::ID, |book| book.id)
    }

    /// The names of the rosters that are kept, in their order; behind them those of the campaigns.
    fn write_given(&self, at: u8, out: &mut dyn Write) -> fmt::Result {
        if let Some(written) = self.write_kept(at, out) {
            return written;
        }
        let names = self.kept.iter().map(|kept| &kept.name);
        let mut names = names.chain(self.campaigns.iter().map(|(_, name)| name));
        names.nth(at.into()).map_or(Ok(()), |name| out.write_str(name))
    }

    /// What is in the roster of a row.
    fn about(&self, row: u8, say: &mut dyn FnMut(&dyn Display)) {
        let Some((title, side)) = self.offered(row) else { return self.about_kept(row, say) };
        let rosters = &SHELF[title].rosters;
        match side {
            Side::Example(at) => (rosters.describe_example)(at.into(), say),
            Side::Kept(at) => self.bytes(at).into_iter().for_each(|bytes| (rosters.describe)(bytes, say)),
        }
    }

    fn seats(&self) -> u8 {
        let several = |title: &Title| match title.seats {
            (least, most) if least == most => Some(least),
            (least, _) => self.picks.get(1).map(|pick| least + pick),
        };
        self.title().and_then(several).unwrap_or(Seat::BLUE.0 + 1)
    }
}
