//! Swapping Elements for others, and moving them between the rosters (RR-CAMP-10).

use super::ask::head;
use super::{Table, WarbandChange, WarbandDraft, tactics};
use crate::book::Trait;
use crate::campaign::{MOVED_POINTS, Places};
use crate::warband::WarbandEntry;
use umpire_engine::table::{ExpectRoom, Fact, Limit, OptionKey, PieceId, Tick, Ticks, Words};

const LIMIT: Limit = Limit { min: 0, max: MOVED_POINTS, unit: "points" };

/// Elements go, and Champions alone; their points are in the bank then.
pub(super) async fn swap(t: &Table) {
    let ticked = ask_list(t, "swap").await;
    let (mut elements, mut champions) = (Places::EMPTY, Places::EMPTY);
    t.look(|draft| {
        for (_, (word, at)) in keys(draft, true).enumerate().filter(|(row, _)| ticked >> row & 1 == 1) {
            let goes = if word.is_empty() { &mut elements } else { &mut champions };
            *goes = goes.and(at);
        }
    });
    if ticked != 0 {
        t.emit(WarbandChange::Swapped(elements, champions));
    }
}

/// Elements go to the other roster; whoever is the first of the Fringe brings its Tactics.
pub(super) async fn reassign(t: &Table) {
    let ticked = ask_list(t, "move").await;
    if ticked == 0 {
        return;
    }
    let moved = t.look(|draft| {
        let rows = keys(draft, false).enumerate().filter(|(row, _)| ticked >> row & 1 == 1);
        rows.map(|(_, key)| key.1).collect::<Places>()
    });
    if t.look(|draft| moved.iter().any(|at| !draft.kept.warband.entries[usize::from(at.0)].fringe)) {
        tactics::fringe(t).await;
    }
    t.emit(WarbandChange::Reassigned(moved));
}

/// The rows: each Element that is not too large, and where Champions go alone, those behind their hosts.
fn keys(draft: &WarbandDraft, alone: bool) -> impl Iterator<Item = (&'static str, PieceId)> + '_ {
    let both = move |(at, entry): (u8, &WarbandEntry)| {
        let whole = (entry.points() <= MOVED_POINTS).then_some(("", PieceId(at)));
        let champion = (alone && entry.champion.is_some()).then_some(("champion", PieceId(at)));
        [whole, champion].into_iter().flatten()
    };
    (0..).zip(&draft.kept.warband.entries).flat_map(both)
}

#[inline(never)]
fn ask_list<'t>(t: &'t Table, id: &'static str) -> impl Future<Output = Ticks> + use<'t> {
    t.look(|draft| {
        let swaps = id == "swap";
        let head = head(draft, id, if swaps { "Who goes?" } else { "Who moves?" });
        t.list(head.into(), &mut |tick: &mut Tick| {
            let mut host = None;
            for (row, (word, at)) in keys(draft, swaps).enumerate() {
                let entry = &draft.kept.warband.entries[usize::from(at.0)];
                let fact = match word {
                    "" => Fact { weight: entry.points(), ..Fact::new(at, at) },
                    // A Champion goes alone, or with its host.
                    _ => Fact {
                        only_if: host.filter(|(_, of)| *of == at).map(|(row, _)| (row, false)),
                        ..Fact::new(OptionKey::from((word, at)), "Champion alone")
                    },
                };
                host = word.is_empty().then_some((row as u8, at));
                tick.facts.push(fact).expect_room("27 rows at the most");
            }
            (tick.limit, tick.noted) = (Some(LIMIT), true);
        })
    })
}

impl WarbandDraft {
    /// What stands below a row: the trait, and the roster.
    pub(super) fn note(&self, word: &str, at: PieceId) -> Words {
        let Some(entry) = self.kept.warband.entries.get(usize::from(at.0)) else { return Words::NONE };
        if word == "champion" {
            return Words::with("of {}", at);
        }
        let roster = if entry.fringe { "Fringe" } else { "Founding" };
        match entry.own.or(entry.champion.flatten()) {
            Some(own) => Words::with2("{}, {}", roster, Trait::name(own)),
            None => Words::of(roster),
        }
    }
}
