//! How warbands take the field.

use super::{Battle, BattleSide, Flag, Place, Team, Unit};
use crate::roster::{Models, PackedWarbands, RaceName, UnitEntry, Warband, number_of};
use umpire_engine::table::{ExpectRoom, Seat};

impl Battle {
    /// Everybody takes the field.
    pub(crate) fn muster(&mut self, warbands: &PackedWarbands) {
        let mut seats = Seat::first(warbands.count());
        warbands.each(&mut |warband| {
            let seat = seats.next().expect("there are as many as were counted");
            self.take_side(seat, warband);
        });
        self.tell_apart();
        self.settle_points();
    }

    fn take_side(&mut self, seat: Seat, warband: &Warband) {
        let team = if seat.0.is_multiple_of(2) { Team::Attackers } else { Team::Defenders };
        let (name, own_trait) = (warband.name.clone(), warband.own_trait.clone());
        let side = BattleSide { warband: name, own_trait, team, ..BattleSide::default() };
        self.sides.push(side).expect_room("there are no more sides than seats");
        let others = (self.sides.len() > 1).then_some(self.least_size);
        self.least_size = others.map_or(warband.size, |least| least.min(warband.size));
        self.size = self.size.max(warband.size);
        for entry in &warband.units {
            let unit = self.fresh(seat, entry);
            self.units.push(unit).expect_room("units were counted before the battle");
        }
    }

    fn fresh(&mut self, seat: Seat, entry: &UnitEntry) -> Unit {
        let start = entry.build.profile(false).strength;
        let mut unit = Unit {
            seat,
            name: entry.name.clone(),
            like: 0,
            build: entry.build,
            points: entry.build.cost().max(1) as u8,
            race: self.race(&entry.race),
            slays: self.race(&entry.slays),
            place: Place::OnTable,
            start,
            strength: start,
            suffered: 0,
            spell: None,
            flags: 0,
        };
        unit.set(Flag::Leader, entry.leader);
        unit.set(Flag::Graveyard, entry.graveyard);
        unit.set(Flag::Reduced, entry.models == Models::Reduced);
        unit.set(Flag::Single, entry.models == Models::Single);
        unit.set(Flag::Summonable, entry.summonable || entry.comes_when_called());
        unit
    }

    /// The number of a race, which it gets where it has none yet.
    fn race(&mut self, name: &RaceName) -> Option<u8> {
        if name.is_empty() {
            return None;
        }
        let number = number_of(name, &mut self.races);
        debug_assert!(number.is_some(), "races were counted before the battle");
        number
    }

    /// Gives a number to each unit that is called like another of its side.
    pub(crate) fn tell_apart(&mut self) {
        for at in 0..self.units.len() {
            let like = |other: &Unit| {
                let unit = &self.units[at];
                (other.seat, &other.name) == (unit.seat, &unit.name)
                    && (!unit.name.is_empty() || other.build.unit_type == unit.build.unit_type)
            };
            let before = self.units[..at].iter().filter(|other| like(other)).count();
            let alone = self.units.iter().filter(|other| like(other)).count() == 1;
            self.units[at].like = if alone { 0 } else { before as u8 + 1 };
        }
    }
}
