//! What can be wrong with a warband of a campaign: nothing of that is ever read, from bytes or from text.

use core::fmt::{self, Write};

use super::found::is_start;
use super::{Campaign, KeptWarband, MAX_POINTS, MIN_POINTS};
use crate::warband::WarbandError;
use umpire_engine::table::Words;

/// One thing that is wrong with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CampaignFault {
    /// RR-CAMP-1: too few points, or too many; those in the bank are counted (GAP 115).
    Points {
        /// What it is worth.
        have: u8,
    },
    /// RR-CAMP-1: the campaign has no name.
    Nameless,
    /// RR-ESC-1: it starts with other points than 9 or 12.
    Start(u8),
    /// RR-CAMP-8: a point is to be paid that no game took.
    Owed(u8),
    /// RR-CAMP-9: it is dissolved, and has enough points; or a point is to be paid.
    Retired,
    /// RR-CAMP-10: something was swapped or moved before the first game.
    Early,
    /// RR-CAMP-16: a game stands in its chronicle twice.
    Twice(u32),
    /// Something is wrong with its list (RR-CAMP-2, RR-CAMP-12).
    Warband(WarbandError),
}

impl CampaignFault {
    /// Its code in our checklist.
    pub const fn code(self) -> &'static str {
        match self {
            CampaignFault::Points { .. } | CampaignFault::Nameless => "RR-CAMP-1",
            CampaignFault::Start(_) => "RR-ESC-1",
            CampaignFault::Owed(_) => "RR-CAMP-8",
            CampaignFault::Retired => "RR-CAMP-9",
            CampaignFault::Early => "RR-CAMP-10",
            CampaignFault::Twice(_) => "RR-CAMP-16",
            CampaignFault::Warband(fault) => fault.code(),
        }
    }

    /// What is wrong, in a few words; Elements are pieces, by their place in the list.
    pub fn words(self) -> Words {
        match self {
            CampaignFault::Points { have } => Words::with("{} points with the bank", have),
            CampaignFault::Nameless => Words::of("The campaign has no name"),
            CampaignFault::Start(points) => Words::with("Starts with {} points", points),
            CampaignFault::Owed(owed) => Words::with("{} owed, and no game took it", owed),
            CampaignFault::Retired => Words::of("Dissolved with 9 points or more, or with one owed"),
            CampaignFault::Early => Words::of("Swapped or reassigned before a game"),
            CampaignFault::Twice(_) => Words::of("A game stands in it twice"),
            CampaignFault::Warband(fault) => fault.words(),
        }
    }

    /// Writes what would be right.
    pub fn write_right(self, out: &mut dyn Write) -> fmt::Result {
        match self {
            CampaignFault::Points { .. } => {
                write!(out, "{MIN_POINTS} to {MAX_POINTS} points, those in the bank counted")
            }
            CampaignFault::Nameless => out.write_str("campaign \"NAME\""),
            CampaignFault::Start(_) => out.write_str("start 12, or start 9"),
            CampaignFault::Owed(_) => out.write_str("owed 1 behind a last game with minus 1, else owed 0"),
            CampaignFault::Retired => write!(out, "retired below {MIN_POINTS} points, and owed 0"),
            CampaignFault::Early => out.write_str("swapped and reassigned behind a game only"),
            CampaignFault::Twice(id) => write!(out, "game {id:08x} once"),
            CampaignFault::Warband(fault) => fault.write_right(out),
        }
    }
}

impl KeptWarband {
    /// Everything that is wrong with it as a warband of its campaign; of none, there is nothing.
    pub fn campaign_faults(&self) -> impl Iterator<Item = CampaignFault> {
        let own = self.campaign.as_ref().into_iter().flat_map(|campaign| campaign.faults(self.worth()));
        let founded = self.campaign.is_some();
        let of_list = self.warband.faults(self.warband.points()).filter(move |fault| {
            // RR-CAMP-12; a Focus that is gone is named anew with the Skirmish Roster (GAP 153).
            let waived =
                matches!(fault, WarbandError::Elements { .. } | WarbandError::Core { .. } | WarbandError::NoFocus);
            founded && !waived
        });
        own.chain(of_list.map(CampaignFault::Warband))
    }
}

impl Campaign {
    fn faults(&self, worth: u8) -> impl Iterator<Item = CampaignFault> {
        let entries = &self.chronicle.entries;
        let took = entries.last().is_some_and(|game| game.change < 0);
        let twice = (1..entries.len()).find(|at| entries[..*at].iter().any(|game| game.id == entries[*at].id));
        let points = if self.retired { 0..=MAX_POINTS } else { MIN_POINTS..=MAX_POINTS };
        let early = self.chronicle.games() == [0; 3] && (self.swapped || self.reassigned);
        let all = [
            self.name.is_empty().then_some(CampaignFault::Nameless),
            (!is_start(self.start)).then_some(CampaignFault::Start(self.start)),
            (!points.contains(&worth)).then_some(CampaignFault::Points { have: worth }),
            (self.owed > u8::from(took)).then_some(CampaignFault::Owed(self.owed)),
            (self.retired && (worth >= MIN_POINTS || self.owed > 0)).then_some(CampaignFault::Retired),
            early.then_some(CampaignFault::Early),
            twice.map(|at| CampaignFault::Twice(entries[at].id)),
        ];
        all.into_iter().flatten()
    }
}
