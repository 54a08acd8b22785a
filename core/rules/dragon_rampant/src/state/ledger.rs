//! What Quests are judged by, and nothing else remembers (section 23 of the checklist). It is fed where things happen.

use super::{Battle, Departure, Flag, UnitId, UnitSet};
use crate::event::Cause;
use umpire_engine::table::{MAX_SEATS, Seat};

/// What is remembered of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Enemy units it destroyed or routed (DR-REMOVE).
    pub kills: u8,
    /// Of those, in this turn, and those destroyed alone (HR-STRIKE).
    now: (u8, u8),
    /// The most in one turn, of both.
    pub best: (u8, u8),
    /// Strength Points it took in this turn.
    taken_now: u8,
    /// The most in one turn.
    pub best_taken: u8,
    /// Strength Points its missiles took, with those of units that ran from them.
    pub by_missiles: u16,
    /// The same for its Attacks.
    pub by_attacks: u16,
    /// The most units of its own that were Battered at once.
    pub most_battered: u8,
    /// The most enemies that were.
    pub most_cowed: u8,
    /// Its Leader's unit moved, acted, or had a die rolled for it.
    pub soiled: bool,
    /// It tried to cast a spell.
    pub cast: bool,
    /// Units it lost to missiles.
    pub shot_away: u8,
    /// Its missiles alone brought an enemy to half.
    pub rained: bool,
    /// The enemy side that hurt it last.
    hurt_by: Option<Seat>,
}

/// What Quests are judged by.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    sides: [Tally; MAX_SEATS],
    /// Whose was the first Attack.
    pub first_attack: Option<Seat>,
    /// Whose was the first Courage test that failed.
    pub first_failure: Option<Seat>,
    /// Units that lost Strength Points in this turn, and in one before it.
    hurt: (UnitSet, UnitSet),
    /// Units that lost some to anything but enemy missiles.
    hurt_otherwise: UnitSet,
    /// Units whose last hits in this action were missiles', and an Attack's: what a test comes of (DR-QUEST-10).
    shot: UnitSet,
    cut: UnitSet,
    /// Units that fell in the turn in which they lost their first point (DR-QUEST-7).
    pub(super) fell_fast: UnitSet,
}

const _: () = assert!(size_of::<Ledger>() <= 256, "a ledger has its bound");

impl Ledger {
    /// What is remembered of a side.
    pub const fn of(&self, seat: Seat) -> &Tally {
        &self.sides[seat.index()]
    }

    fn side(&mut self, seat: Seat) -> &mut Tally {
        &mut self.sides[seat.index()]
    }

    /// A turn begins.
    pub(crate) fn turn(&mut self) {
        for side in &mut self.sides {
            (side.now, side.taken_now) = ((0, 0), 0);
        }
        self.hurt = (UnitSet::EMPTY, self.hurt.1.union(self.hurt.0));
    }

    /// An action begins.
    pub(crate) fn action(&mut self) {
        (self.shot, self.cut) = (UnitSet::EMPTY, UnitSet::EMPTY);
    }

    /// A side tries to cast (DR-QUEST-6).
    pub(crate) fn cast(&mut self, seat: Seat) {
        self.side(seat).cast = true;
    }

    /// A side's Attack, passed or, where the house has it so, declared: the first is remembered (DR-QUEST-15).
    pub(crate) fn attacked(&mut self, seat: Seat) {
        self.first_attack.get_or_insert(seat);
    }

    /// A side's unit failed a Courage test: the first is remembered (DR-QUEST-16).
    pub(crate) fn failed_courage(&mut self, seat: Seat) {
        self.first_failure.get_or_insert(seat);
    }
}

impl Battle {
    /// A unit moved, acted, or had a die rolled for it: its Leader's blade is soiled (DR-QUEST-2, AMB-88).
    pub(crate) fn note_used(&mut self, unit: UnitId) {
        if self.turn > 0 && self.unit(unit).is(Flag::Leader) {
            let seat = self.seat_of(unit);
            self.ledger.side(seat).soiled = true;
        }
    }

    /// A unit has lost Strength Points, which are off already.
    #[inline(never)]
    pub(crate) fn note_lost(&mut self, id: UnitId, lost: u8, cause: Cause, by: Option<UnitId>) {
        let unit = self.unit(id);
        let (seat, half, before) = (unit.seat, unit.start / 2, unit.strength.saturating_add(lost));
        let reached_half = before > half && unit.strength <= half;
        let taker = by.map(|by| self.seat_of(by)).filter(|by| !self.allied(*by, seat));
        let ledger = &mut self.ledger;
        ledger.hurt.0 = ledger.hurt.0.and(id);
        let missile = cause.is_missile() && taker.is_some();
        if !missile {
            ledger.hurt_otherwise = ledger.hurt_otherwise.and(id);
        }
        if cause.is_missile() || cause == Cause::Attack {
            ledger.shot = ledger.shot.without(id).and_if(cause.is_missile(), id);
            ledger.cut = ledger.cut.without(id).and_if(cause == Cause::Attack, id);
        }
        let Some(taker) = taker else { return };
        let rained = missile && reached_half && !ledger.hurt_otherwise.has(id);
        ledger.side(seat).hurt_by = Some(taker);
        let side = ledger.side(taker);
        side.rained |= rained;
        side.taken_now = side.taken_now.saturating_add(lost);
        side.best_taken = side.best_taken.max(side.taken_now);
        match cause {
            Cause::Attack => side.by_attacks += u16::from(lost),
            _ if missile => side.by_missiles += u16::from(lost),
            _ => {}
        }
    }

    /// A unit leaves play; it still has the Strength Points it leaves with.
    #[inline(never)]
    pub(crate) fn note_left(&mut self, id: UnitId, how: Departure, by: Option<UnitId>) {
        if !how.is_kill() {
            return;
        }
        let (seat, left) = (self.seat_of(id), self.unit(id).strength);
        let (killer, by_missiles) = (self.killer(seat, by), self.by_missiles(id, how));
        let ledger = &mut self.ledger;
        if by_missiles == Some(true) {
            ledger.side(seat).shot_away += 1;
        }
        if !ledger.hurt.1.has(id) {
            ledger.fell_fast = ledger.fell_fast.and(id);
        }
        let Some(killer) = killer else { return };
        let side = ledger.side(killer);
        side.kills += 1;
        side.now.0 += 1;
        side.now.1 += u8::from(!how.ran());
        side.best = (side.best.0.max(side.now.0), side.best.1.max(side.now.1));
        match by_missiles.filter(|_| how.ran()) {
            Some(true) => side.by_missiles += u16::from(left),
            Some(false) => side.by_attacks += u16::from(left),
            None => {}
        }
    }

    /// Whether missiles made a unit leave, where hits did: those that took its last point, or that it tested for.
    fn by_missiles(&self, unit: UnitId, how: Departure) -> Option<bool> {
        let by_hits = how == Departure::Destroyed || how.ran() && self.packet.for_losses.has(unit);
        match (self.ledger.shot.has(unit), self.ledger.cut.has(unit)) {
            (true, _) if by_hits => Some(true),
            (_, true) if by_hits => Some(false),
            _ => None,
        }
    }

    /// Whose kill it is: of the side that did it, else of the enemy that hurt this Warband last, else of the only one.
    fn killer(&self, victim: Seat, by: Option<UnitId>) -> Option<Seat> {
        let foe = |seat: &Seat| !self.allied(*seat, victim);
        let by = by.map(|by| self.seat_of(by)).filter(foe);
        by.or(self.ledger.of(victim).hurt_by).or_else(|| self.team(self.side(victim).team.foe()).only())
    }

    /// Counts who is Battered, after whatever may have changed that (DR-QUEST-4, DR-QUEST-5, DR-QUEST-13).
    #[inline(never)]
    pub(crate) fn note_battered(&mut self) {
        let battered = |seat: Seat| self.units_that(|unit| unit.seat == seat && unit.on_table() && unit.is_battered());
        let mut own = [0; MAX_SEATS];
        for seat in self.seats().iter() {
            own[seat.index()] = battered(seat).len() as u8;
        }
        for seat in self.seats().iter() {
            let foes = self.seats().iter().filter(|foe| !self.allied(*foe, seat)).map(|foe| own[foe.index()]).sum();
            let side = self.ledger.side(seat);
            side.most_battered = side.most_battered.max(own[seat.index()]);
            side.most_cowed = side.most_cowed.max(foes);
        }
    }
}
