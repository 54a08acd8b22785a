//! What a game brings a warband: the tables, and what is too much (RR-CAMP-4 to RR-CAMP-6, RR-CAMP-14, RR-ESC-1).

use super::{GameOutcome, MAX_POINTS};
use crate::book::house::LoserRollsTen;
use crate::book::{GrowthRow, House, LOSER, WINNER};

/// How the warbands of a campaign grow (RR-ESC-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Growth {
    /// By the tables of winner and loser.
    #[default]
    Tables,
    /// By a point a game, for everybody.
    Escalation,
}

impl Growth {
    /// Whether a d20 is rolled after such a game: never after a draw (GAP 118).
    pub fn is_rolled(self, outcome: GameOutcome) -> bool {
        self == Growth::Tables && outcome != GameOutcome::Drawn
    }

    /// The points a game brings, with this face where one was rolled.
    pub fn change(self, outcome: GameOutcome, roll: Option<u8>, house: &House) -> i8 {
        let (table, roll) = match (self, outcome, roll) {
            (Growth::Escalation, ..) => return 1,
            (_, GameOutcome::Won, Some(roll)) => (&WINNER, roll),
            (_, GameOutcome::Lost, Some(roll)) => (&LOSER, roll),
            _ => return 0,
        };
        let mut lines = table.iter().filter(|line: &&GrowthRow| (line.1..=line.2).contains(&roll));
        // Where two lines overlap the roller picks, who does not pick a loss; or the house does (HR 16).
        let line = if house.is(LoserRollsTen::MinusOne) { lines.next() } else { lines.next_back() };
        line.map_or(0, |line| line.0)
    }
}

/// A change as it is written down for a warband of this worth: a gain above 18 is none at all (RR-CAMP-6).
pub(crate) fn bounded(change: i8, worth: u8) -> i8 {
    if change > 0 && worth.saturating_add_signed(change) > MAX_POINTS { 0 } else { change }
}
