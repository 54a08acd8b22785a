//! Whether a Quest is fulfilled, and what shows it (DR-QUEST-1 to DR-QUEST-21).

use super::{Battle, Departure, Flag, Unit, UnitId, UnitSet};
use crate::book::{Fantastical, HouseRule, Quest};
use umpire_engine::table::{Seat, Words};

impl Battle {
    /// Whether a side's Quest is fulfilled as things are now, and the evidence in one line.
    pub fn judge(&self, seat: Seat, quest: Quest) -> (bool, Words) {
        let ledger = self.ledger.of(seat);
        let least = |so_many: u8, least: u8, words| (so_many >= least, Words::with2(words, so_many, least));
        match quest {
            Quest::StandFirm => none(self.own(seat, |unit| unit.departure().is_some_and(Departure::ran)), "{} ran"),
            Quest::Unsoiled => so(!ledger.soiled, "Leader never used", "The Leader was used"),
            Quest::Cleave => least(ledger.best.0, 3, "{} of {} in a turn"),
            Quest::Gods => (ledger.most_battered < 2, Words::with("{} Battered at once", ledger.most_battered)),
            Quest::Cower => least(ledger.most_cowed, 3, "{} of {} cowed at once"),
            Quest::Tremble => least(ledger.most_cowed, 2, "{} of {} cowed at once"),
            Quest::NoMagic if self.casters(seat).is_empty() => (false, Words::of("No caster in it")),
            Quest::NoMagic => so(!ledger.cast, "Nobody cast", "A spell was tried"),
            Quest::HitHard => self.champion_fell(seat, true),
            Quest::Champions => self.champion_fell(seat, false),
            Quest::DestroyMore => {
                let lost = self.units_lost(seat);
                (ledger.kills > lost, Words::with2("{} taken, {} lost", ledger.kills, lost))
            }
            Quest::HalfFall => {
                let all = self.enemies(seat, |unit| unit.departure() != Some(Departure::Deserted)).len() as u8;
                (ledger.kills * 2 >= all, Words::with2("{} of {} fell", ledger.kills, all))
            }
            Quest::Arrows => {
                let (arrows, spears) = (ledger.by_missiles as i16, ledger.by_attacks as i16);
                (arrows > spears, Words::with2("{} by arrows, {} by hand", arrows, spears))
            }
            Quest::MightyBlow => {
                let best = if self.plays(HouseRule::Strike) { ledger.best.1 } else { ledger.best.0 };
                least(best, 2, "{} of {} in a turn")
            }
            Quest::Avenge => self.side(seat).avenges.map_or((false, Words::of("Nobody was named")), |it| self.fell(it)),
            Quest::FirstBlow => first(self.ledger.first_attack, "Nobody attacked", |first| first == seat),
            Quest::MakeRun => first(self.ledger.first_failure, "Nobody failed", |first| !self.allied(first, seat)),
            Quest::PoorAim => (ledger.shot_away == 0, Words::with("{} fell to missiles", ledger.shot_away)),
            Quest::TasteBlades => least(ledger.best_taken, 3, "{} of {} SP in a turn"),
            Quest::EveryBlade => {
                let idle = self.units_of(seat).iter().filter(|id| !self.unit(*id).is(Flag::HasAttacked)).count() as u8;
                (idle == 0, Words::with("{} never attacked", idle))
            }
            Quest::DriveOut => {
                let out = self.enemies(seat, |unit| unit.departure() == Some(Departure::LeftTable)).len() as u8;
                (out > 0, Words::with("{} driven out", out))
            }
            // The device knows nothing of them: all together say so at the end.
            Quest::OwnOfOne | Quest::OwnOfTwo | Quest::OwnOfThree => (false, Words::of("You all judge this one")),
            Quest::Rain => so(ledger.rained, "Halved by missiles", "None by missiles alone"),
        }
    }

    /// The dearest enemies of a side, by what everybody can see of them (AMB-106).
    pub(crate) fn dearest(&self, seat: Seat) -> UnitSet {
        let foes = self.enemies(seat, |unit| unit.departure() != Some(Departure::Deserted));
        let most = foes.iter().map(|id| self.shown_points(id)).max();
        foes.iter().filter(|id| Some(self.shown_points(*id)) == most).collect()
    }

    /// A side's units that can cast.
    pub(crate) fn casters(&self, seat: Seat) -> UnitSet {
        self.own(seat, |unit| unit.has(Fantastical::Spellcaster) || unit.has(Fantastical::Wizardling))
    }

    /// A side's enemies that are like this, wherever they are.
    pub(crate) fn enemies(&self, seat: Seat, is: impl Fn(&Unit) -> bool) -> UnitSet {
        self.units_that(|unit| !self.allied(unit.seat, seat) && is(unit))
    }

    fn own(&self, seat: Seat, is: impl Fn(&Unit) -> bool) -> UnitSet {
        self.units_that(|unit| unit.seat == seat && is(unit))
    }

    /// DR-QUEST-7, DR-QUEST-11: of the dearest, the one that was named.
    fn champion_fell(&self, seat: Seat, at_once: bool) -> (bool, Words) {
        let Some(champion) = self.side(seat).champion else { return (false, Words::of("Nobody was named")) };
        match self.fell(champion) {
            (true, _) if at_once && !self.ledger.fell_fast.has(champion) => {
                (false, Words::with("{} bled before", champion))
            }
            judged => judged,
        }
    }

    fn fell(&self, unit: UnitId) -> (bool, Words) {
        let fell = self.unit(unit).departure().is_some_and(Departure::is_kill);
        (fell, Words::with(if fell { "{} fell" } else { "{} survived" }, unit))
    }
}

fn so(so: bool, yes: &'static str, no: &'static str) -> (bool, Words) {
    (so, Words::of(if so { yes } else { no }))
}

fn none(these: UnitSet, words: &'static str) -> (bool, Words) {
    (these.is_empty(), Words::with(words, these.len() as u8))
}

fn first(first: Option<Seat>, nobody: &'static str, so: impl Fn(Seat) -> bool) -> (bool, Words) {
    first.map_or((false, Words::of(nobody)), |first| (so(first), Words::with("{} was first", first)))
}
