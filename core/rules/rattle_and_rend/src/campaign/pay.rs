//! A lost point is settled (RR-CAMP-8, RR-CAMP-9).

use super::{Campaign, EditError, KeptWarband, MIN_POINTS, Purchase};

/// What pays a lost point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Payment {
    /// A point in the bank (GAP 117).
    Bank,
    /// The Champion who leads this Element, alone (GAP 153).
    Champion(u8),
    /// An Element of one point; of two or three where neither the bank nor one of one point can pay.
    Element(u8),
}

/// Points that may be refilled at once, after more than a point went. What is left of them is lost, too.
#[must_use]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refill {
    left: u8,
}

impl Refill {
    /// Points that can still be used.
    pub const fn left(&self) -> u8 {
        self.left
    }
}

/// The most points of an Element that may pay.
const LARGEST: u8 = 3;

impl KeptWarband {
    /// Its campaign, where a point is to be paid.
    fn debtor(&self) -> Result<&Campaign, EditError> {
        let campaign = self.campaign.as_ref().ok_or(EditError::NoCampaign)?;
        match (campaign.retired, campaign.owed) {
            (true, _) => Err(EditError::Retired),
            (false, 0) => Err(EditError::Settled),
            _ => Ok(campaign),
        }
    }

    /// Whether this can pay now, and how many points may be refilled then.
    pub fn can_pay(&self, with: Payment) -> Result<u8, EditError> {
        let banked = self.debtor()?.banked;
        let entry = |at: u8| self.warband.entries.get(usize::from(at)).ok_or(EditError::NoElement);
        match with {
            Payment::Bank if banked == 0 => Err(EditError::NothingBanked),
            Payment::Bank => Ok(0),
            Payment::Champion(at) => entry(at)?.champion.map(|_| 0).ok_or(EditError::NoElement),
            Payment::Element(at) => match entry(at)?.points() {
                1 => Ok(0),
                points if points > LARGEST => Err(EditError::TooLarge),
                _ if banked > 0 || self.warband.entries.iter().any(|entry| entry.points() == 1) => {
                    Err(EditError::SmallerPays)
                }
                points => Ok(points - 1),
            },
        }
    }

    /// Pays. What comes back is [refilled](Self::refill) or not, and then [settled](Self::settle).
    pub fn pay(&mut self, with: Payment) -> Result<Refill, EditError> {
        let left = self.can_pay(with)?;
        match (with, &mut self.campaign) {
            (Payment::Bank, Some(campaign)) => campaign.banked -= 1,
            (Payment::Champion(at), _) => self.warband.entries[usize::from(at)].champion = None,
            (Payment::Element(at), _) => drop(self.warband.remove(at)),
            (Payment::Bank, None) => {}
        }
        Ok(Refill { left })
    }

    /// Adds something in place of what paid.
    pub fn refill(&mut self, refill: &mut Refill, what: Purchase) -> Result<(), EditError> {
        refill.left = self.add(what, refill.left)?;
        Ok(())
    }

    /// The lost point is settled: a warband with too little left dissolves (RR-CAMP-9).
    pub fn settle(&mut self, _: Refill) {
        let worth = self.worth();
        if let Some(campaign) = &mut self.campaign {
            campaign.owed = campaign.owed.saturating_sub(1);
            campaign.retired = campaign.owed == 0 && worth < MIN_POINTS;
        }
    }
}
