//! Which Elements, bounded by their points: one tick list, and what its bounds can be.

use crate::flow::{Table, ask};
use crate::state::{ElementSet, State};
use umpire_engine::table::ask::ticked;
use umpire_engine::table::{Limit, Seat, Words};

/// The totals some Elements can make together, a bit each: a warband is worth 18 at the most.
#[derive(Clone, Copy)]
pub(crate) struct Points(u32);

impl Points {
    /// The totals these Elements can make.
    pub(crate) fn of(s: &State, set: ElementSet) -> Self {
        Points(set.iter().fold(1, |sums, id| sums | sums << s.element(id).points()))
    }

    fn iter(self) -> impl DoubleEndedIterator<Item = u8> {
        (0..32).filter(move |n| self.0 >> n & 1 == 1)
    }

    /// All of them together.
    pub(crate) fn all(self) -> u8 {
        self.iter().next_back().unwrap_or(0)
    }

    /// The highest total that is no higher than this (GAP 129).
    pub(crate) fn up_to(self, most: u8) -> u8 {
        self.iter().take_while(|n| *n <= most).last().unwrap_or(0)
    }

    /// The lowest total that is no lower than this; all of them where there is none.
    pub(crate) fn from(self, least: u8) -> u8 {
        self.iter().find(|n| *n >= least).unwrap_or(self.all())
    }

    /// These bounds where a total lies within them; else the nearest higher total, or all of them (GAP 139).
    pub(crate) fn between(self, (least, most): (u8, u8)) -> (u8, u8) {
        match self.from(least) {
            n if n < least || n > most => (n, n),
            _ => (least, most),
        }
    }
}

/// Asks for some of these Elements whose points lie within the bounds. Where only one answer is legal, nobody
/// is asked.
#[inline(never)]
pub(crate) fn which(
    t: &Table,
    (id, seat): (&'static str, Seat),
    title: impl Into<Words>,
    note: impl Into<Words>,
    of: ElementSet,
    (min, max): (u8, u8),
) -> impl Future<Output = ElementSet> {
    let asked = match t.look(|s| only(s, of, (min, max))) {
        Some(set) => Err(set),
        None => Ok(ask::several(t, (id, seat), title, note, of, Some(Limit { min, max, unit: "points" }))),
    };
    async move {
        match asked {
            Ok(answer) => answer.await,
            Err(only) => only,
        }
    }
}

/// The same with a choice that would do ticked to begin with: the first, or the last, so that leaders stay. The heading
/// calls it a proposal; whoever agrees presses once.
#[inline(never)]
pub(super) fn suggest(
    t: &Table,
    (id, seat): (&'static str, Seat),
    (title, proposed): (&'static str, Proposed),
    of: ElementSet,
    (min, max): (u8, u8),
) -> impl Future<Output = ElementSet> {
    let (only, set) = t.look(|s| {
        let mut legal = legal(s, of, (min, max));
        let set = if proposed == Proposed::First { legal.next() } else { legal.last() };
        (only(s, of, (min, max)), set)
    });
    let asked = match only {
        Some(set) => Err(set),
        None => {
            let limit = Some(Limit { min, max, unit: "points" });
            let preset = set.unwrap_or(ElementSet::EMPTY);
            let head =
                ask::head((id, seat), title, "a proposal").why("The ticks are a proposal: change them as you like.");
            Ok(ask::several_from(t, head, of, limit, preset))
        }
    };
    async move {
        match asked {
            Ok(answer) => answer.await,
            Err(only) => only,
        }
    }
}

/// Which choice is proposed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Proposed {
    First,
    Last,
}

/// The one choice there is, where there is only one.
fn only(s: &State, of: ElementSet, bounds: (u8, u8)) -> Option<ElementSet> {
    let mut legal = legal(s, of, bounds);
    let first = legal.next();
    assert!(first.is_some(), "bounds are set by what the Elements can make");
    if legal.next().is_none() { first } else { None }
}

/// Every choice there is.
fn legal(s: &State, of: ElementSet, (min, max): (u8, u8)) -> impl Iterator<Item = ElementSet> {
    let points = move |set: ElementSet| set.iter().map(|id| s.element(id).points()).sum::<u8>();
    (0..1 << of.len()).map(move |rows| ticked(of, rows)).filter(move |set| (min..=max).contains(&points(*set)))
}
