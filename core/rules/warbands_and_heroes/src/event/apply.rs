//! What each event changes, and the line the players read of it.

use super::{Event, damage, dice, round};
use crate::state::{Battle, Flag, Place, Step, UnitId};
use umpire_engine::table::{Beat, ExpectRoom, Happening, Seat, SeatSet, Show, Words};

impl Event {
    /// Changes the battle, and says what the players are told.
    pub(crate) fn apply(self, b: &mut Battle) -> Option<Happening> {
        let line = |b: &Battle, id, unit, words| Some(of_unit(b, id, unit, words));
        match self {
            Event::Named(seat, name) => {
                b.sides[seat.index()].player = name.as_str().try_into().unwrap_or_default();
                None
            }
            Event::Allied(seat, letter) => {
                b.sides[seat.index()].alliance = letter;
                None
            }
            Event::House(house) => {
                b.house = house;
                b.set_strengths();
                None
            }
            Event::Quick => {
                b.quick = true;
                None
            }
            Event::Captained(unit, own, rolled) => Some(dice::captained(b, unit, own, rolled)),
            Event::HeldBack(seat, who) => {
                let units = (0..).map(UnitId).zip(&mut b.units).filter(|(_, unit)| unit.seat == seat);
                for (id, unit) in units {
                    unit.place = if who.has(id) { Place::Waits } else { Place::InPlay };
                }
                None
            }
            Event::Deserted(captain, rolled, who) => Some(dice::deserted(b, captain, rolled, who)),

            Event::Round => Some(round::begin(b)),
            Event::Initiative(seats, faces) => Some(round::initiative(b, seats, &faces)),
            Event::Shrewd(seat, by) => round::shrewd(b, seat, by),
            Event::ChoseLast(seats) => round::chose_last(b, seats),
            Event::Ordered => Some(round::ordered(b)),
            Event::Block(seats) => round::block(b, seats),
            Event::Together => Some(round::together(b)),
            Event::RolledOff(seats, faces) => Some(dice::rolled_off(seats, &faces)),
            Event::BlockOver => {
                (b.block, b.acting) = (SeatSet::EMPTY, None);
                None
            }
            Event::Morale => {
                b.step = Step::Morale;
                let due = b.units_where(|_, unit| unit.is(Flag::Damaged) && unit.stands()).len() as u8;
                let line = Happening::line("morale", None, None, Words::with("Morale: {} to check", due));
                // It is nobody's turn.
                (due > 0).then_some(Happening { show: Show::Turns(SeatSet::EMPTY), ..line })
            }
            Event::MoraleOver => {
                round::morale_over(b);
                None
            }

            Event::Acts(unit) => {
                round::acts(b, unit);
                None
            }
            Event::Acted(unit) => {
                b.unit_mut(unit).set(Flag::Acted, true);
                b.acting = None;
                None
            }
            Event::Passed(unit) => line(b, "passed", unit, "{} passed"),
            Event::Flag(unit, flag, on) => flagged(b, unit, flag, on),
            Event::WallUp(unit) => {
                let still = b.unit(unit).is(Flag::Still);
                b.unit_mut(unit).set(Flag::Wall, true);
                b.unit_mut(unit).set(Flag::WallStill, still);
                line(b, "wall", unit, "{}: Shield Wall up")
            }
            Event::WallStrikes(wall, mover) => {
                let unit = b.unit_mut(mover);
                unit.struck_by = unit.struck_by.and(wall);
                None
            }
            Event::LevelHeaded(captain, unit) => {
                b.unit_mut(captain).set(Flag::LevelUsed, true);
                line(b, "level-headed", unit, "{}: not compelled")
            }
            Event::NearWicked(unit, seats) => {
                b.unit_mut(unit).near_wicked = seats;
                None
            }

            Event::Struck { by, target, rolled, damage, .. } => Some(dice::struck(b, (by, target), rolled, damage)),
            Event::NoDice(unit) => line(b, "no-dice", unit, "{}: no dice left"),
            Event::Rerolled(seat, dice) => {
                let left = &mut b.sides[seat.index()].rerolls;
                *left = left.saturating_sub(dice);
                None
            }
            Event::Hurt(unit, damage) => {
                damage::hurt(b, unit, damage);
                let words = Words::with2("{}: -{} FS", unit, damage);
                Some(Happening::line("hurt", Some(b.seat_of(unit)), Some(unit), words))
            }
            Event::Losses(losses) => {
                let line = Happening::line("losses", None, None, Words::of("Losses count now"));
                Some(Happening { show: Show::Losses(losses), ..line })
            }
            Event::Settled(unit) => damage::settle(b, unit),
            Event::Tested(unit, rolled) => {
                let words = Words::with2("{}: {}", unit, rolled.word);
                Some(dice::shown("tested", (Some(b.seat_of(unit)), Some(unit)), words, rolled))
            }
            Event::Certain(unit, why, passed) => {
                let words = Words::with2("{}: {}", unit, if passed { why } else { "cannot pass" });
                let big = match (passed, b.step) {
                    (false, _) => "FAILS",
                    (true, Step::Morale) => "HOLDS",
                    (true, _) => "PASSES",
                };
                let beat = Beat {
                    big: Words::of(big),
                    reason: Words::of(if passed { "It cannot fail: no die" } else { "It cannot pass: no die" }),
                    next: None,
                };
                let line = Happening::line("certain", Some(b.seat_of(unit)), Some(unit), words);
                Some(Happening { show: Show::Beat(beat), ..line })
            }
            Event::Threw(unit, rolled) => {
                let seat = unit.map(|unit| b.seat_of(unit));
                let words = unit.map_or(Words::of(rolled.word), |unit| Words::with2("{}: {}", unit, rolled.word));
                Some(dice::shown("threw", (seat, unit), words, rolled))
            }
            Event::Put(unit, place) => Some(damage::put(b, unit, place)),
            Event::Arrived(unit, acts) => {
                let arrived = b.unit_mut(unit);
                arrived.place = Place::InPlay;
                arrived.set(Flag::Acted, !acts);
                line(b, "arrived", unit, "{} arrived")
            }
            Event::Joined(seat, class, acts) => Some(joined(b, seat, class, acts)),
            Event::Lost(unit) => {
                b.unit_mut(unit).set(Flag::StruckOff, true);
                line(b, "lost", unit, "{}: struck off")
            }
            Event::Over(winner, why) => {
                (b.step, b.block) = (Step::Over, SeatSet::EMPTY);
                Some(Happening { show: Show::Over(winner), ..Happening::line("over", winner, None, Words::of(why)) })
            }
        }
    }
}

fn of_unit(b: &Battle, id: &'static str, unit: UnitId, words: &'static str) -> Happening {
    Happening::line(id, Some(b.seat_of(unit)), Some(unit), Words::with(words, unit))
}

/// A flag, and its line where players need to know.
fn flagged(b: &mut Battle, unit: UnitId, flag: Flag, on: bool) -> Option<Happening> {
    // Who has moved has no die for standing still (WH-ACT-7).
    let on = on && !(flag == Flag::Still && b.unit(unit).is(Flag::Moved));
    let before = b.unit(unit).is(flag);
    b.unit_mut(unit).set(flag, on);
    let words = match (flag, on) {
        (Flag::Shaken, true) => "{}: Shaken",
        (Flag::Shaken, false) => "{}: steady again",
        (Flag::Moved, true) => "{} moved",
        (Flag::Still, true) => "{} stood still",
        _ => return None,
    };
    (before != on).then(|| of_unit(b, "so", unit, words))
}

/// A new Unit that no roster has.
fn joined(b: &mut Battle, seat: Seat, class: u8, acts: bool) -> Happening {
    let mut unit = b.fresh(seat, class);
    unit.set(Flag::Acted, !acts);
    b.units.push(unit).expect_room("the table has room for one more");
    b.tell_apart();
    let id = UnitId(b.units.len() as u8 - 1);
    of_unit(b, "arrived", id, "{} arrived")
}
