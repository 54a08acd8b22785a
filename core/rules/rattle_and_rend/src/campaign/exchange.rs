//! Between two games: Elements are swapped for others, and go from one roster to the other (RR-CAMP-10).

use super::{EditError, KeptWarband, MOVED_POINTS};
use crate::book::Type;
use umpire_engine::table::{EnumSet, PieceId};

/// Some Elements, by their places in the list.
pub type Places = EnumSet<PieceId>;

impl KeptWarband {
    /// Whether Elements may be swapped now.
    pub fn can_swap(&self) -> Result<(), EditError> {
        self.is_between(|campaign| campaign.swapped.then_some(EditError::Swapped))
    }

    /// Whether Elements may go from one roster to the other now.
    pub fn can_reassign(&self) -> Result<(), EditError> {
        self.is_between(|campaign| campaign.reassigned.then_some(EditError::Reassigned))
    }

    fn is_between(&self, done: fn(&super::Campaign) -> Option<EditError>) -> Result<(), EditError> {
        let campaign = self.campaign.as_ref().ok_or(EditError::NoCampaign)?;
        let refused = [
            campaign.retired.then_some(EditError::Retired),
            (campaign.owed > 0).then_some(EditError::Unsettled),
            (campaign.chronicle.games() == [0; 3]).then_some(EditError::NoGame),
            done(campaign),
        ];
        refused.into_iter().flatten().next().map_or(Ok(()), Err)
    }

    /// Up to three points go: Elements, and Champions alone. Their points are in the bank, and buy what comes for them with
    /// whatever was there before; a remainder stays there (GAP 152).
    pub fn swap(&mut self, elements: Places, champions: Places) -> Result<(), EditError> {
        self.can_swap()?;
        let mut points = self.points_of(elements)?;
        for at in champions.iter() {
            let led = self.warband.entries.get(usize::from(at.0)).is_some_and(|entry| entry.champion.is_some());
            if !led || elements.has(at) {
                return Err(EditError::NoElement);
            }
            points = points.saturating_add(Type::Champion.line().points);
        }
        let campaign = self.campaign.as_mut().filter(|_| (1..=MOVED_POINTS).contains(&points));
        let campaign = campaign.ok_or(EditError::ThreePoints)?;
        campaign.swapped = true;
        campaign.banked += points;
        champions.iter().for_each(|at| self.warband.entries[usize::from(at.0)].champion = None);
        for at in (0..self.warband.entries.len() as u8).rev() {
            if elements.has(PieceId(at)) {
                self.warband.remove(at);
            }
        }
        Ok(())
    }

    /// Up to three points go to the other roster each; a host and its Champion are one Element (GAP 153).
    pub fn reassign(&mut self, elements: Places) -> Result<(), EditError> {
        self.can_reassign()?;
        if !(1..=MOVED_POINTS).contains(&self.points_of(elements)?) {
            return Err(EditError::ThreePoints);
        }
        let comes = |at: PieceId| !self.warband.entries[usize::from(at.0)].fringe;
        if self.warband.tactics[1].is_empty() && elements.iter().any(comes) {
            return Err(EditError::NoFringeTactics);
        }
        for at in elements.iter() {
            let entry = &mut self.warband.entries[usize::from(at.0)];
            entry.fringe = !entry.fringe;
        }
        if let Some(campaign) = &mut self.campaign {
            campaign.reassigned = true;
        }
        Ok(())
    }

    /// What these Elements cost together.
    fn points_of(&self, elements: Places) -> Result<u8, EditError> {
        elements.iter().try_fold(0, |points: u8, at| {
            let entry = self.warband.entries.get(usize::from(at.0)).ok_or(EditError::NoElement)?;
            Ok(points.saturating_add(entry.points()))
        })
    }
}
