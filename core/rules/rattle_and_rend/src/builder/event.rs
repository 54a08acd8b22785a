//! What can happen to a warband on the workbench.

use super::{DraftOutcome, DraftStage, WarbandDraft};
use crate::book::{Bond, Reputation, Tactic, Tactics, Trait, Type};
use crate::campaign::{Campaign, ChronicleEntry, Growth, KeptWarband, Payment, Places, Purchase};
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
    /// It starts a campaign: its name, how it grows, and with how many points.
    Campaign(GivenName<NAME>, Growth, u8),
    /// The Fringe has these Tactics.
    Fringe(Tactics),
    /// Something is bought, from the bank or in place of what paid.
    Bought(Purchase),
    /// A lost point is paid.
    Paid(Payment),
    /// The lost point is settled.
    Settled,
    /// Elements go, and Champions alone: for others.
    Swapped(Places, Places),
    /// Elements go to the other roster.
    Reassigned(Places),
    /// A game that was played without the device.
    Recorded(ChronicleEntry),
    /// The chronicle is opened, or closed.
    Reads(bool),
    /// Another warband takes part in place of one that is dissolved.
    Anew,
    /// What is to become of it.
    Done(DraftOutcome),
}

impl WarbandChange {
    /// Changes the draft, and says what the log says.
    pub(super) fn apply(self, draft: &mut WarbandDraft) -> Option<Happening> {
        if let Some(words) = self.apply_campaign(draft) {
            return (!words.is_empty()).then(|| Happening::line("changed", None, None, words));
        }
        let roster = &mut draft.kept.warband;
        let entry = |at: u8| usize::from(at);
        let words = match self {
            WarbandChange::Added(added) => {
                roster.entries.push(added).expect_room("nobody is added to a full list");
                Words::with("Added {}", added.kind.line().name)
            }
            WarbandChange::Removed(at) => {
                let gone = roster.remove(at);
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
            _ => return None,
        };
        let id = match self {
            WarbandChange::Done(_) => "keeps",
            _ => "changed",
        };
        Some(Happening::line(id, None, None, words))
    }

    /// What only campaigns know; none where it is something else.
    fn apply_campaign(self, draft: &mut WarbandDraft) -> Option<Words> {
        let kept = &mut draft.kept;
        let (done, words) = match self {
            WarbandChange::Campaign(name, growth, start) => {
                let campaign = Campaign::new(name, growth, start);
                (campaign.map(|campaign| kept.campaign = Some(campaign)), Words::with("Campaign: {} points", start))
            }
            WarbandChange::Fringe(tactics) => (kept.give_fringe(tactics), Words::of("Tactics of the Fringe")),
            WarbandChange::Bought(what) => {
                let name = if let Purchase::Element(entry) = what { entry.kind } else { Type::Champion }.line().name;
                let bought = match &mut draft.refill {
                    Some(refill) => kept.refill(refill, what),
                    None => kept.buy(what),
                };
                (bought, Words::with("Bought {}", name))
            }
            WarbandChange::Paid(with) => {
                (kept.pay(with).map(|refill| draft.refill = Some(refill)), "Paid 1 point".into())
            }
            WarbandChange::Settled => {
                draft.refill.take().into_iter().for_each(|refill| kept.settle(refill));
                let retired = kept.campaign.as_ref().is_some_and(|campaign| campaign.retired);
                (Ok(()), Words::of(if retired { "Below 9: dissolved" } else { "" }))
            }
            WarbandChange::Swapped(elements, champions) => (kept.swap(elements, champions), "Swapped".into()),
            WarbandChange::Reassigned(elements) => (kept.reassign(elements), "Moved".into()),
            WarbandChange::Recorded(game) => {
                let _ = kept.take(game); // the row is off where it cannot be
                (Ok(()), Words::with("Game: {}", game.outcome.id()))
            }
            WarbandChange::Reads(so) => {
                draft.reading = so;
                (Ok(()), Words::NONE)
            }
            WarbandChange::Anew => {
                start_anew(kept);
                draft.stage = DraftStage::Anew;
                (Ok(()), Words::of("A new warband"))
            }
            _ => return None,
        };
        debug_assert!(done.is_ok(), "{done:?}: only what may be is offered");
        Some(words)
    }
}

/// An empty list for the same campaign.
#[inline(never)] // a whole roster is on the stack meanwhile
fn start_anew(kept: &mut KeptWarband) {
    let again = kept.campaign.as_ref().and_then(|old| Campaign::new(old.name, old.growth, old.start).ok());
    *kept = KeptWarband { campaign: again, ..KeptWarband::default() };
}
