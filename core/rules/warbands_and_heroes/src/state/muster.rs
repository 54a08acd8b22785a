//! How warbands take the field.

use heapless::Vec;

use super::unit_set::PackedUnits;
use super::{Battle, BattleSide, ClassCard, Flag, Place, Step, Unit, UnitId};
use crate::book::{HouseRule, PrintedClass};
use crate::roster::{ClassRef, CustomClasses, PackedWarbands, UnitName, Warband};
use umpire_engine::table::{ExpectRoom, Seat, SeatSet};

impl Battle {
    /// Everybody takes the field.
    pub(crate) fn muster(&mut self, warbands: &PackedWarbands) {
        self.clear();
        let mut seats = Seat::first(warbands.count());
        warbands.each(&mut |warband| {
            let seat = seats.next().expect("there are as many as were counted");
            self.take_side(seat, warband);
        });
        self.tell_apart();
    }

    fn clear(&mut self) {
        self.sides.clear();
        self.units.clear();
        self.classes.clear();
        self.classes.extend(PrintedClass::ALL.into_iter().map(|printed| ClassCard::of(&printed.class())));
        self.words = CustomClasses::new();
        (self.house, self.quick, self.round, self.step) = Default::default();
        (self.block, self.done, self.acting) = (SeatSet::EMPTY, SeatSet::EMPTY, None);
    }

    #[inline(never)] // a class with its words is on the stack meanwhile
    fn take_side(&mut self, seat: Seat, warband: &Warband) {
        let side = BattleSide { warband: warband.name.clone(), alliance: seat.0, ..BattleSide::default() };
        self.sides.push(side).expect_room("there are no more sides than seats");
        let first = self.classes.len() as u8;
        for class in warband.classes.iter() {
            assert!(self.words.push(&class), "classes that do not fit are refused before the battle");
            self.classes.push(ClassCard::of(&class)).expect_room("classes were counted before the battle");
        }
        for entry in &warband.units {
            let class = match entry.class {
                ClassRef::Printed(printed) => printed as u8,
                ClassRef::Custom(at) => first + at,
            };
            let captain = entry.captain.as_ref().map(|captain| captain.own);
            let unit = self.fresh(seat, class);
            let unit = Unit { name: entry.name.clone(), captain, losses: entry.losses, ..unit };
            self.units.push(unit).expect_room("Units were counted before the battle");
        }
    }

    /// A Unit of a class, unhurt (WH-FS-1).
    pub(crate) fn fresh(&self, seat: Seat, class: u8) -> Unit {
        Unit {
            seat,
            class,
            name: UnitName::new(),
            like: 0,
            captain: None,
            place: Place::InPlay,
            strength: self.classes[usize::from(class)].strength,
            losses: 0,
            pending: 0,
            near_wicked: SeatSet::EMPTY,
            flags: 0,
            struck_by: PackedUnits::default(),
        }
    }

    /// Gives a number to each Unit that is called like another of its side.
    pub(crate) fn tell_apart(&mut self) {
        for at in 0..self.units.len() {
            let like = |other: &Unit| {
                let unit = &self.units[at];
                (other.seat, &other.name) == (unit.seat, &unit.name)
                    && (!unit.name.is_empty() || other.class == unit.class)
            };
            let before = self.units[..at].iter().filter(|other| like(other)).count();
            let alone = self.units.iter().filter(|other| like(other)).count() == 1;
            self.units[at].like = if alone { 0 } else { before as u8 + 1 };
        }
    }

    /// What players set before the battle says with how much each Unit starts (WH-FS-1, WH-HR-12).
    pub(crate) fn set_strengths(&mut self) {
        let kept = self.plays(HouseRule::Losses);
        for at in 0..self.units.len() {
            let full = self.class(UnitId(at as u8)).strength;
            let unit = &mut self.units[at];
            unit.strength = if kept { full.saturating_sub(unit.losses).max(1) } else { full };
        }
    }

    /// A new round: what lasts a round is over (WH-ROUND-1).
    pub(crate) fn begin_round(&mut self) {
        self.round = self.round.saturating_add(1);
        (self.step, self.block, self.done) = (Step::Initiative, SeatSet::EMPTY, SeatSet::EMPTY);
        let short_wall = self.plays(HouseRule::WallDie);
        for unit in &mut self.units {
            for flag in [Flag::Damaged, Flag::Acted, Flag::Moved, Flag::Still, Flag::LevelUsed] {
                unit.set(flag, false);
            }
            unit.set(Flag::WasShaken, unit.is(Flag::Shaken));
            if short_wall {
                unit.set(Flag::WallStill, false);
            }
        }
        for side in &mut self.sides {
            side.rerolls = REROLLS;
        }
    }
}

/// Dice a side rerolls in a round, where a Dangerous captain leads it (WH-CAPT-7).
const REROLLS: u8 = 2;

/// Room for as many sides as there are seats.
const _: () = assert!(size_of::<Vec<BattleSide, 6, u8>>() <= 256, "six sides with names");
