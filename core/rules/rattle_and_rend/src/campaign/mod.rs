//! Campaigns: warbands that are kept from game to game (section 21 of the checklist).
//!
//! A warband of a campaign is a list of up to 18 points, its Founding and its Fringe Roster in one, and what the campaign
//! knows of it: points in the bank, what the last game asks for, and its chronicle.

mod buy;
mod bytes;
mod changes;
mod chronicle;
mod edit_error;
mod exchange;
mod faults;
mod found;
mod growth;
mod kept;
mod pay;
mod read;
mod result;
mod skirmish;
mod take;
mod tell;
mod text;

pub use buy::Purchase;
pub use chronicle::{Chronicle, ChronicleEntry, GameOutcome, MAX_CHRONICLE};
pub use edit_error::EditError;
pub use exchange::Places;
pub use faults::CampaignFault;
pub use growth::Growth;
pub(crate) use growth::bounded;
pub use kept::KeptWarband;
pub use pay::{Payment, Refill};
pub use skirmish::{Listed, SkirmishFault, SkirmishRule};

use crate::warband::{GAME_SIZE, GivenName, NAME};

/// The most points of a warband of a campaign, those in the bank counted (RR-CAMP-1).
pub const MAX_POINTS: u8 = 18;
/// The fewest: with less it dissolves (RR-CAMP-9).
pub const MIN_POINTS: u8 = 9;
/// Points that may be swapped between two games, and as many moved between the rosters (RR-CAMP-10).
pub const MOVED_POINTS: u8 = 3;

/// What a campaign knows of one of its warbands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Campaign {
    /// What the campaign is called.
    pub name: GivenName<NAME>,
    /// How it grows: the same for all its warbands.
    pub growth: Growth,
    /// The points a warband of it starts with: 12, or 9 in an escalation (RR-ESC-1).
    pub start: u8,
    /// Points that are not spent (RR-CAMP-7).
    pub banked: u8,
    /// Points the last game took that are not paid yet (RR-CAMP-8).
    pub owed: u8,
    /// Whether Elements were swapped since the last game (RR-CAMP-10).
    pub swapped: bool,
    /// Whether Elements went from one roster to the other since the last game (RR-CAMP-10).
    pub reassigned: bool,
    /// Whether it is dissolved (RR-CAMP-9).
    pub retired: bool,
    /// What became of it.
    pub chronicle: Chronicle,
}

impl Default for Campaign {
    fn default() -> Self {
        Campaign {
            name: GivenName::NONE,
            growth: Growth::Tables,
            start: GAME_SIZE,
            banked: 0,
            owed: 0,
            swapped: false,
            reassigned: false,
            retired: false,
            chronicle: Chronicle::default(),
        }
    }
}
