//! The rosters players keep, whatever their games: bytes under the game, a campaign or none, and a name.

mod journal;
mod key;

use core::fmt;

use heapless::{String, Vec};
use umpire_engine::table::{MAX_ROSTER, MAX_ROSTER_NAME};

pub use self::journal::JournalRosters;
pub use self::key::{OwnKey, RosterKey};
pub use crate::persistence::journal::{MAX_CAMPAIGN_ROSTERS, MAX_ROSTERS};

/// The most campaigns, over all games.
pub const MAX_CAMPAIGNS: usize = 4;
/// The most rosters of one campaign.
pub const MAX_IN_CAMPAIGN: usize = MAX_CAMPAIGN_ROSTERS / MAX_CAMPAIGNS;

/// The bytes of a roster, its version first.
pub type RosterBytes = Vec<u8, { MAX_ROSTER + 1 }>;

/// A roster's name.
pub type RosterName = String<MAX_ROSTER_NAME>;

/// Where rosters are kept.
pub trait RosterStore {
    /// Hands out what every roster is known by, in its order: those of campaigns behind the others.
    fn each(&mut self, see: &mut dyn FnMut(RosterKey<'_>));
    /// The bytes of one.
    fn read(&mut self, key: RosterKey<'_>) -> Option<RosterBytes>;
    /// Keeps one, in the place of the one that has its name; whether there was one.
    fn keep(&mut self, key: RosterKey<'_>, bytes: &[u8]) -> Result<bool, KeepError>;
    /// The bytes of the roster that comes in pieces, as far as it came: none where nothing did.
    fn draft(&mut self) -> RosterBytes;
    /// Keeps them, in the place of those before; no bytes make it free.
    fn keep_draft(&mut self, bytes: &[u8]) -> Result<(), KeepError>;
    /// Forgets one.
    fn forget(&mut self, key: RosterKey<'_>) -> Result<(), KeepError>;
}

impl dyn RosterStore + '_ {
    /// Whether one of this name is kept.
    pub fn has(&mut self, key: RosterKey<'_>) -> bool {
        let mut found = false;
        self.each(&mut |kept| found |= kept == key);
        found
    }

    /// How many there are that are of no campaign.
    pub fn count(&mut self) -> usize {
        let mut count = 0;
        self.each(&mut |key| count += usize::from(key.campaign.is_empty()));
        count
    }

    /// Whether one more has room, and if not, what is too much.
    pub fn has_room(&mut self, key: RosterKey<'_>) -> Result<(), KeepError> {
        has_room(key, &mut |see| self.each(see))
    }
}

/// Hands out what rosters are known by.
type EachKey<'e> = &'e mut dyn FnMut(&mut dyn FnMut(RosterKey<'_>));

/// Whether one more has room beside these, and if not, what is too much.
#[inline(never)]
pub(crate) fn has_room(key: RosterKey<'_>, each: EachKey<'_>) -> Result<(), KeepError> {
    let (mut plain, mut beside) = (0, 0);
    let mut campaigns: Vec<(RosterName, RosterName), MAX_CAMPAIGNS> = Vec::new();
    each(&mut |kept| {
        plain += usize::from(kept.campaign.is_empty());
        beside += usize::from(kept.is_beside(&key));
        let known = |(game, name): &(RosterName, RosterName)| game == kept.game && name == kept.campaign;
        if !kept.campaign.is_empty() && !campaigns.iter().any(known) {
            let [game, name] = [kept.game, kept.campaign].map(|text| RosterName::try_from(text).unwrap_or_default());
            let _ = campaigns.push((game, name)); // no more are ever kept
        }
    });
    match (key.campaign, beside) {
        ("", _) if plain >= MAX_ROSTERS => Err(KeepError::Full),
        ("", _) => Ok(()),
        (_, 0) if campaigns.is_full() => Err(KeepError::ManyCampaigns),
        (_, beside) if beside >= MAX_IN_CAMPAIGN => Err(KeepError::CampaignFull),
        _ => Ok(()),
    }
}

/// Why a roster is not kept, or not forgotten. All others are as they were.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(target_os = "none", derive(defmt::Format))]
pub enum KeepError {
    /// There is no more room.
    Full,
    /// There is no room for another campaign.
    ManyCampaigns,
    /// Its campaign has no room for another one.
    CampaignFull,
    /// It is larger than the room for one.
    TooLong,
    /// It has no name to be kept under.
    Nameless,
    /// There is none of this name.
    Unknown,
    /// Another one has this name.
    Taken,
    /// It could not be written down.
    Unwritten,
}

impl fmt::Display for KeepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KeepError::Full => write!(f, "{MAX_ROSTERS} rosters are kept already"),
            KeepError::ManyCampaigns => {
                write!(f, "{MAX_CAMPAIGNS} campaigns are kept already: delete all rosters of one of them")
            }
            KeepError::CampaignFull => {
                write!(f, "{MAX_IN_CAMPAIGN} rosters of this campaign are kept already: delete one of them")
            }
            KeepError::TooLong => write!(f, "it is larger than {MAX_ROSTER} bytes"),
            KeepError::Nameless => f.write_str("it has no name to be kept under"),
            KeepError::Unknown => f.write_str("no roster of this name is kept"),
            KeepError::Taken => {
                f.write_str("another roster has this name: give it another one, or delete that one first")
            }
            KeepError::Unwritten => f.write_str("it could not be written down: what was kept before still is"),
        }
    }
}

impl core::error::Error for KeepError {}
