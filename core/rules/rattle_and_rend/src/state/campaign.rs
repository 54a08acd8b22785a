//! What a game is to the campaigns of its warbands.

use super::State;
use crate::campaign::{ChronicleEntry, GameOutcome, Growth, KeptWarband, MAX_POINTS, MIN_POINTS, bounded};
use crate::warband::GAME_SIZE;
use umpire_engine::table::checksum::Crc32;
use umpire_engine::table::{Roster, Seat};

/// What a campaign knows of a side that plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CampaignSide {
    /// How its warband grows.
    pub growth: Growth,
    /// What it is worth before the game, with what is in the bank (GAP 115).
    pub worth: u8,
}

/// What a game brought a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The d20, where one was rolled.
    pub roll: Option<u8>,
    /// The points, as they are written down.
    pub change: i8,
    /// What it would have gained, were that not above 18 (RR-CAMP-6).
    pub ignored: i8,
}

impl State {
    /// Takes what both sides brought.
    pub(crate) fn bring(&mut self, warbands: &[KeptWarband]) {
        let mut sum = Crc32::new();
        for (seat, kept) in warbands.iter().take(2).enumerate() {
            self.rosters[seat].clone_from(&kept.warband);
            let worth = kept.worth();
            self.campaigns[seat] =
                kept.campaign.as_ref().map(|campaign| CampaignSide { growth: campaign.growth, worth });
            kept.encode(&mut |piece| sum.add(piece));
        }
        self.brought = sum.done();
    }

    /// Whether a side is of a campaign: then both play by its size, and choose who fights.
    pub fn is_campaign(&self) -> bool {
        self.campaigns.iter().any(Option::is_some)
    }

    /// The size that is offered: 12, or in an escalation what the smaller warband can field (RR-ESC-2).
    pub(crate) fn offered_size(&self) -> u8 {
        let escalates = self.campaigns.iter().flatten().any(|side| side.growth == Growth::Escalation);
        let smaller = self.rosters.iter().map(|roster| roster.points()).min();
        smaller.filter(|_| escalates).map_or(GAME_SIZE, |points| points.clamp(MIN_POINTS, MAX_POINTS))
    }

    /// What halves and quarters of the game are taken of: its size, on which campaigns agree; in other games a warband is
    /// as large as they are.
    pub(crate) fn size_for(&self, seat: Seat) -> u8 {
        if self.is_campaign() { self.size } else { self.starting_points(seat, None) }
    }

    /// How it ended for a side.
    pub(crate) fn outcome(&self, seat: Seat) -> GameOutcome {
        match self.over.flatten() {
            None => GameOutcome::Drawn,
            Some(winner) if winner == seat => GameOutcome::Won,
            Some(_) => GameOutcome::Lost,
        }
    }

    /// What it brings a side of a campaign, with this d20 where one was rolled.
    pub(crate) fn result(&self, seat: Seat, roll: Option<u8>) -> Option<GameResult> {
        let CampaignSide { growth, worth } = self.campaigns[seat.index()]?;
        let full = growth.change(self.outcome(seat), roll, &self.house);
        let change = bounded(full, worth);
        Some(GameResult { roll, change, ignored: full - change })
    }

    /// What the warband of a side writes into its chronicle, once all is settled.
    pub(crate) fn entry(&self, seat: Seat) -> Option<ChronicleEntry> {
        let GameResult { roll, change, .. } = self.results[seat.index()]?;
        Some(ChronicleEntry {
            id: self.id(),
            opponent: self.rosters[1 - seat.index()].name,
            scenario: self.whole.then_some(self.scenario),
            size: self.size,
            outcome: self.outcome(seat),
            roll,
            change,
        })
    }

    /// By which this game is known again: what was brought to it, and what became of that.
    fn id(&self) -> u32 {
        let mut sum = Crc32::new();
        sum.add(&self.brought.to_le_bytes());
        sum.add(&self.turn.to_le_bytes());
        sum.add(&[self.size, self.round, self.scenario as u8]);
        for seat in [Seat::RED, Seat::BLUE] {
            let side = self.side(seat);
            let rolled = self.results[seat.index()].and_then(|result| result.roll).unwrap_or(0);
            sum.add(&[side.now, side.total, side.spent, side.best[0], side.best[1], self.live_points(seat), rolled]);
            sum.add(&self.fielded[seat.index()].to_le_bytes());
        }
        sum.done()
    }
}
