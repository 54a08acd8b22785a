//! Who throws dice of their own: every seat decides for itself.

use umpire_engine::table::{Asked, NextRoll, Question, Scene, Seat, SeatSet};

use crate::pages::reasons::next_roll;
use crate::screen::ScreenState;

/// The seats that throw their own dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OwnDice(SeatSet);

/// Where a roll is nobody's, or of several: no seat has this number.
const SHARED: Seat = Seat(7);

impl OwnDice {
    /// All throw the device's.
    pub(crate) const NOBODY: OwnDice = OwnDice(SeatSet::EMPTY);
    /// All throw their own.
    pub(crate) const ALL: OwnDice = OwnDice(SeatSet::first(8));

    /// Whether whoever is asked throws their own.
    pub(crate) fn of(self, asked: Asked) -> bool {
        self.0.has(asked.seat().unwrap_or(SHARED))
    }

    /// Whoever is asked throws their own from now on, or the device's again.
    pub(crate) fn set(&mut self, asked: Asked, own: bool) {
        let seat = asked.seat().unwrap_or(SHARED);
        self.0 = if own { self.0.and(seat) } else { self.0.without(seat) };
    }
}

impl ScreenState {
    /// The next question's dice, where whoever is asked throws them with these: neither seat throws its own.
    pub fn throws_both(&self, question: &Question, scene: &dyn Scene) -> Option<NextRoll> {
        next_roll(question).filter(|next| {
            let other = Asked::Seat(scene.card(next.piece).seat);
            !self.own_dice.of(question.heading.asked) && !self.own_dice.of(other)
        })
    }
}
