//! The sweep: an evening of play, cut at every byte that is written and in every way an erase can be torn.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use umpire_tests::flash::{Cut, Did, Flash, SECTOR, Torn};
use umpire_tests::random::Lcg;

use crate::keeper::Keeper;
use crate::session::{Deed, Kept, evening};

/// Starts after the end of every trial.
const BOOTS: u32 = 2;

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Tally {
    /// Cuts while something was written, while something was erased, and those after another cut.
    pub(crate) programs: u32,
    pub(crate) erases: u32,
    pub(crate) further: u32,
    /// Starts after all of that, to see whether anything is said to be missing.
    pub(crate) boots: u32,
    /// Trials in which something was said to be missing, and nothing was.
    pub(crate) alarms: u32,
    /// Trials after which something that was acknowledged was gone, or something else was there.
    pub(crate) lost: u32,
    /// Trials after which nothing could be read.
    pub(crate) unreadable: u32,
    /// Trials after which something could not be stored.
    pub(crate) refused: u32,
    /// Trials that ended in a panic.
    pub(crate) panics: u32,
}

impl Tally {
    /// Takes another sweep in.
    pub(crate) fn add(&mut self, other: &Tally) {
        self.programs += other.programs;
        self.erases += other.erases;
        self.further += other.further;
        self.boots += other.boots;
        self.alarms += other.alarms;
        self.lost += other.lost;
        self.unreadable += other.unreadable;
        self.refused += other.refused;
        self.panics += other.panics;
    }

    /// Whether nothing went wrong.
    pub(crate) fn is_clean(&self) -> bool {
        self.alarms + self.lost + self.unreadable + self.refused + self.panics == 0
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { programs, erases, further, boots, alarms, lost, unreadable, refused, panics } = self;
        write!(
            f,
            "{} cuts ({programs} while writing, {erases} while erasing, {further} after another cut), {boots} more \
             starts: {lost} with something lost, {alarms} false alarms, {unreadable} unreadable, {refused} that store \
             no more, {panics} panics",
            programs + erases + further
        )
    }
}

/// How thorough a sweep is.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    /// Sectors of the flash.
    pub(crate) sectors: usize,
    /// One in so many cuts is made while something is written, and one in so many while a sector is erased.
    pub(crate) every: u32,
    pub(crate) erases: u32,
    /// How many deeds are done after a cut.
    pub(crate) deeds: usize,
    /// Sectors that are bad from the beginning.
    pub(crate) bad: usize,
    /// Whether no bit changes while the power is away.
    pub(crate) steady: bool,
    /// How many games were played there before.
    pub(crate) aged: u32,
}

/// What went wrong in a trial.
enum Wrong {
    Lost,
    Alarm,
    Unreadable,
    Refused,
}

/// Plays the deeds once, and from each of them on again with every cut there can be.
pub(crate) fn sweep<K: Keeper>(deeds: &[Deed], plan: Plan, seed: u64) -> Tally {
    let mut tally = Tally::default();
    let mut chance = Lcg::new(seed);
    let mut flash = Flash::new(plan.sectors);
    flash.steady = plan.steady;
    for _ in 0..plan.bad {
        let (sector, at) = (chance.below(plan.sectors as u32) as usize, chance.below(64) as usize);
        flash.stick(sector * SECTOR + at, 1 << chance.below(8));
    }
    let mut keeper = K::open(flash);
    let mut kept = Kept::default();
    for deed in evening(!seed, plan.aged, 300) {
        assert!(keeper.act(&deed), "while the power is there, {deed:?} is done");
        kept = kept.after(&deed);
    }
    for (n, deed) in deeds.iter().enumerate() {
        let mut before = keeper.copy();
        keeper.flash().did.clear();
        assert!(keeper.act(deed), "while the power is there, deed {n} is done");
        let after = kept.after(deed);
        for (m, did) in keeper.flash().did.clone().into_iter().enumerate() {
            let cuts: Vec<Cut> = match did {
                // A header is what matters most.
                Did::Program(length) => {
                    let flickers = if length == 32 { 24 * plan.every as usize } else { 4 };
                    let flickers = std::iter::repeat_n(Cut::Flickers, flickers);
                    (0..length).map(Cut::At).chain([Cut::Scattered; 4]).chain(flickers).collect()
                }
                Did::Erase => [Torn::ALL, Torn::ALL].concat().into_iter().map(Cut::Erase).collect(),
            };
            for cut in cuts {
                let (every, made) = match did {
                    Did::Program(_) => (plan.every, &mut tally.programs),
                    Did::Erase => (plan.erases, &mut tally.erases),
                };
                if chance.below(every) != 0 {
                    continue;
                }
                *made += 1;
                let mut cut_off = before.copy();
                let seed = u64::from(chance.below(u32::MAX));
                cut_off.flash().cut_after(m, cut, seed);
                let may = vec![kept.clone(), after.clone()];
                let mut trial = Trial { may, chance: Lcg::new(seed), further: 0, boots: 0 };
                let done = catch_unwind(AssertUnwindSafe(|| {
                    cut_off.act(deed);
                    trial.go_on(cut_off, &deeds[n + 1..], plan)
                }));
                tally.further += trial.further;
                tally.boots += trial.boots;
                match done {
                    Ok(Ok(())) => {}
                    Ok(Err(Wrong::Lost)) => tally.lost += 1,
                    Ok(Err(Wrong::Alarm)) => tally.alarms += 1,
                    Ok(Err(Wrong::Unreadable)) => tally.unreadable += 1,
                    Ok(Err(Wrong::Refused)) => tally.refused += 1,
                    Err(_) => tally.panics += 1,
                }
            }
        }
        kept = after;
    }
    tally
}

/// What happens after a cut.
struct Trial {
    /// What may lie there: all that was acknowledged, and perhaps what was being stored.
    may: Vec<Kept>,
    chance: Lcg,
    further: u32,
    boots: u32,
}

impl Trial {
    fn go_on<K: Keeper>(&mut self, keeper: K, deeds: &[Deed], plan: Plan) -> Result<(), Wrong> {
        let mut keeper = self.wake(keeper)?;
        // Some players switch it on and off again, and do nothing else.
        for _ in 0..[0, 0, 1, 3][self.chance.below(4) as usize] {
            for _ in 0..self.chance.below(5) {
                keeper.act(&Deed::Tidy);
            }
            keeper = self.wake(keeper)?;
        }
        // Some trials go on to the end of the evening.
        let count = if self.chance.below(200) == 0 { deeds.len() } else { plan.deeds };
        let mut cuts = [0, 0, 1, 2][self.chance.below(4) as usize];
        self.plan_cut(&mut keeper, cuts);
        for deed in deeds.iter().take(count) {
            let now = self.may.last().expect("what lies there now").clone();
            if !now.allows(deed) {
                continue;
            }
            let acknowledged = keeper.act(deed);
            let after = now.after(deed);
            if keeper.flash().is_dark() {
                self.further += 1;
                cuts -= 1;
                self.may.push(after);
                keeper = self.wake(keeper)?;
                self.plan_cut(&mut keeper, cuts);
            } else if !acknowledged {
                return Err(Wrong::Refused);
            } else if !matches!(deed, Deed::Tidy | Deed::Restart) {
                self.may = vec![after];
            }
        }
        // Twice more, with some chores in between: nothing comes to light later.
        keeper = self.wake(keeper)?;
        for _ in 0..BOOTS {
            for _ in 0..self.chance.below(4) {
                keeper.act(&Deed::Tidy);
            }
            keeper = self.wake(keeper)?;
            self.boots += 1;
        }
        Ok(())
    }

    fn plan_cut<K: Keeper>(&mut self, keeper: &mut K, cuts: u32) {
        if cuts > 0 {
            let (deeds, seed) = (self.chance.below(24), self.chance.below(u32::MAX));
            keeper.flash().cut_after(deeds as usize, Cut::Any, seed.into());
        }
    }

    /// The power comes back; what lies there now must be something that may.
    fn wake<K: Keeper>(&mut self, mut keeper: K) -> Result<K, Wrong> {
        let mut flash = std::mem::replace(keeper.flash(), Flash::new(2));
        flash.wake();
        let (mut keeper, missing) = K::found(flash);
        let kept = keeper.kept().ok_or(Wrong::Unreadable)?;
        let at = self.may.iter().position(|may| *may == kept).ok_or(Wrong::Lost)?;
        if missing > 0 {
            return Err(Wrong::Alarm);
        }
        // Until something is acknowledged, weak bits may yet turn out otherwise.
        let now = self.may.remove(at);
        self.may.push(now);
        Ok(keeper)
    }
}
