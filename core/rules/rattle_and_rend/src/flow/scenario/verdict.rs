//! Who has won, right now (RR-VIC-1 to RR-VIC-5).

use super::{flags, more};
use crate::book::Scenario;
use crate::book::house::OnlyWards;
use crate::foe::Foe;
use crate::state::{State, Whereabouts};
use umpire_engine::table::Seat;

impl State {
    /// Who has won, if the game is decided as it stands, and the line that says why. Where both have at once,
    /// more live points win, and as many are a draw (RR-VIC-4).
    pub fn verdict(&self) -> Option<(Option<Seat>, &'static str)> {
        match (wins(self, Seat::RED), wins(self, Seat::BLUE)) {
            (None, None) => None,
            (Some(why), None) => Some((Some(Seat::RED), why)),
            (None, Some(why)) => Some((Some(Seat::BLUE), why)),
            (Some(_), Some(_)) => Some((self.ahead(), "Both at once")),
        }
    }

    /// Who has more live points.
    pub(crate) fn ahead(&self) -> Option<Seat> {
        more([Seat::RED, Seat::BLUE].map(|seat| self.live_points(seat)))
    }
}

/// Why a side has won, if it has: nobody is left of the other, or the scenario says so (RR-VIC-2).
fn wins(s: &State, seat: Seat) -> Option<&'static str> {
    let foe = seat.foe();
    // Whoever is banished comes back (RR-VIC-1).
    if s.of(foe).all(|(_, e)| e.place == Whereabouts::Out) {
        return Some(if foe == Seat::RED { "Nobody of Red is left" } else { "Nobody of Blue is left" });
    }
    // Wards alone are beaten where the house has it so (HR 18).
    if s.house.is(OnlyWards::Defeat) && s.only_wards(foe) {
        return Some("Only Wards are left");
    }
    match s.scenario {
        Scenario::Duel => hunted(s, seat).then_some("All its targets are gone"),
        Scenario::CaptureTheFlags => flags::carried_off(s, seat).then_some("Two markers are off"),
        Scenario::KillThemAll | Scenario::KingOfTheHill | Scenario::Conquest => None,
    }
}

/// RR-SCN-DUEL: every target out of play, and none of them only banished.
fn hunted(s: &State, seat: Seat) -> bool {
    let prey = s.side(seat).prey;
    !prey.is_empty() && prey.iter().all(|id| s.element(id).place == Whereabouts::Out)
}
