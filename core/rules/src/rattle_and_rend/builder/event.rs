//! What can happen to a warband on the workbench.

use super::{Draft, Outcome};
use crate::rattle_and_rend::book::{Bond, Reputation, Tactic, Trait};
use crate::rattle_and_rend::warband::{Entry, NAME, NICKNAME, Name};
use crate::table::{Arg, Happening, Words};

/// A change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// An Element joins.
    Added(Entry),
    /// An Element leaves.
    Removed(u8),
    /// An Element has this trait.
    Trait(u8, Trait),
    /// A Champion with this trait leads an Element, or nobody does.
    Led(u8, Option<Trait>),
    /// An Element is called this; by its type where this is empty.
    Nickname(u8, Name<NICKNAME>),
    /// A Tactic is chosen, or given up.
    Tactic(Tactic, bool),
    /// The Bond.
    Bond(Bond),
    /// The Focus of a Retinue.
    Focus(u8),
    /// The Reputation.
    Reputation(Reputation),
    /// The name.
    Name(Name<NAME>),
    /// What is to become of it.
    Done(Outcome),
}

impl Change {
    /// Changes the draft, and says what the log says.
    pub(super) fn apply(self, draft: &mut Draft) -> Option<Happening> {
        let roster = &mut draft.roster;
        let entry = |at: u8| usize::from(at);
        let words = match self {
            Change::Added(added) => {
                roster.entries.push(added).expect("nobody is added to a full list");
                Words::with("Added {}", added.kind.line().name)
            }
            Change::Removed(at) => {
                let gone = roster.entries.remove(entry(at));
                roster.focus = roster.focus.filter(|focus| *focus != at).map(|focus| focus - u8::from(focus > at));
                Words::with("Removed {}", gone.kind.line().name)
            }
            Change::Trait(at, own) => {
                roster.entries[entry(at)].own = Some(own);
                Words::with("Trait: {}", own.name())
            }
            Change::Led(at, champion) => {
                roster.entries[entry(at)].champion = champion.map(Some);
                Words::with("Led by: {}", champion.map_or("nobody", Trait::name))
            }
            Change::Nickname(at, name) => {
                roster.entries[entry(at)].name = name;
                Words::with("Called {}", crate::table::PieceId(at))
            }
            Change::Tactic(tactic, on) => {
                let tactics = roster.tactics[0];
                roster.tactics[0] = if on { tactics.and(tactic) } else { tactics.without(tactic) };
                Words::with(if on { "Tactic: {}" } else { "Given up: {}" }, tactic.row().name)
            }
            Change::Bond(bond) => {
                roster.bond = Some(bond);
                roster.focus = roster.focus.filter(|_| bond == Bond::Retinue);
                Words::with("Bond: {}", bond.name())
            }
            Change::Focus(at) => {
                roster.focus = Some(at);
                Words::with("Focus: {}", crate::table::PieceId(at))
            }
            Change::Reputation(reputation) => {
                roster.reputation = Some(reputation);
                Words::with("Reputation: {}", reputation.name())
            }
            Change::Name(name) => {
                roster.name = name;
                Words::with("Named {}", Arg::Given(0))
            }
            Change::Done(outcome) => {
                draft.outcome = Some(outcome);
                match outcome {
                    Outcome::Keep => Words::with("Keeps {}", Arg::Given(0)),
                    Outcome::Nothing => return None,
                }
            }
        };
        let id = match self {
            Change::Done(_) => "keeps",
            _ => "changed",
        };
        Some(Happening::line(id, None, None, words))
    }
}
