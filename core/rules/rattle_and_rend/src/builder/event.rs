//! What can happen to a warband on the workbench.

use super::{DraftOutcome, WarbandDraft};
use crate::book::{Bond, Reputation, Tactic, Trait};
use crate::warband::{GivenName, NAME, NICKNAME, WarbandEntry};
use umpire_engine::table::{Arg, ExpectRoom, Happening, Words};

/// A change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WarbandChange {
    /// An Element joins.
    Added(WarbandEntry),
    /// An Element leaves.
    Removed(u8),
    /// An Element has this trait.
    Trait(u8, Trait),
    /// A Champion with this trait leads an Element, or nobody does.
    Led(u8, Option<Trait>),
    /// An Element is called this; by its type where this is empty.
    Nickname(u8, GivenName<NICKNAME>),
    /// A Tactic is chosen, or given up.
    Tactic(Tactic, bool),
    /// The Bond.
    Bond(Bond),
    /// The Focus of a Retinue.
    Focus(u8),
    /// The Reputation.
    Reputation(Reputation),
    /// The name.
    Name(GivenName<NAME>),
    /// What is to become of it.
    Done(DraftOutcome),
}

impl WarbandChange {
    /// Changes the draft, and says what the log says.
    pub(super) fn apply(self, draft: &mut WarbandDraft) -> Option<Happening> {
        let roster = &mut draft.kept.warband;
        let entry = |at: u8| usize::from(at);
        let words = match self {
            WarbandChange::Added(added) => {
                roster.entries.push(added).expect_room("nobody is added to a full list");
                Words::with("Added {}", added.kind.line().name)
            }
            WarbandChange::Removed(at) => {
                let gone = roster.entries.remove(entry(at));
                roster.focus = roster.focus.filter(|focus| *focus != at).map(|focus| focus - u8::from(focus > at));
                Words::with("Removed {}", gone.kind.line().name)
            }
            WarbandChange::Trait(at, own) => {
                roster.entries[entry(at)].own = Some(own);
                Words::with("Trait: {}", own.name())
            }
            WarbandChange::Led(at, champion) => {
                roster.entries[entry(at)].champion = champion.map(Some);
                Words::with("Led by: {}", champion.map_or("nobody", Trait::name))
            }
            WarbandChange::Nickname(at, name) => {
                roster.entries[entry(at)].name = name;
                Words::with("Called {}", umpire_engine::table::PieceId(at))
            }
            WarbandChange::Tactic(tactic, on) => {
                let tactics = roster.tactics[0];
                roster.tactics[0] = if on { tactics.and(tactic) } else { tactics.without(tactic) };
                Words::with(if on { "Tactic: {}" } else { "Given up: {}" }, tactic.row().name)
            }
            WarbandChange::Bond(bond) => {
                roster.bond = Some(bond);
                roster.focus = roster.focus.filter(|_| bond == Bond::Retinue);
                Words::with("Bond: {}", bond.name())
            }
            WarbandChange::Focus(at) => {
                roster.focus = Some(at);
                Words::with("Focus: {}", umpire_engine::table::PieceId(at))
            }
            WarbandChange::Reputation(reputation) => {
                roster.reputation = Some(reputation);
                Words::with("Reputation: {}", reputation.name())
            }
            WarbandChange::Name(name) => {
                roster.name = name;
                Words::with("Named {}", Arg::Given(0))
            }
            WarbandChange::Done(outcome) => {
                draft.outcome = Some(outcome);
                match outcome {
                    DraftOutcome::Keep => Words::with("Keeps {}", Arg::Given(0)),
                    DraftOutcome::Nothing => return None,
                }
            }
        };
        let id = match self {
            WarbandChange::Done(_) => "keeps",
            _ => "changed",
        };
        Some(Happening::line(id, None, None, words))
    }
}
