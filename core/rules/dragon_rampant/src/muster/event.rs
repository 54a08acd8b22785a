//! What can happen to a warband on the workbench.

use super::{MusterDraft, given};
use crate::roster::{TraitName, UnitEntry, Warband, WarbandName};
use umpire_engine::table::{ExpectRoom, Happening, PieceId, Words};

/// A change. Units are named by their places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MusterChange {
    /// A unit joins: with the Leader, where it is the first.
    Added(UnitEntry),
    /// A unit is this now.
    Set(u8, UnitEntry),
    /// A unit leaves.
    Removed(u8),
    /// A unit changes places with the one before it.
    Raised(u8),
    /// The Leader is in this unit.
    Leader(u8),
    /// Army points of the game.
    Size(u8),
    /// Whether all agree that it breaks limits.
    Agreed(bool),
    /// The Leader's trait, where it is not rolled.
    OwnTrait(TraitName),
    /// The name.
    Name(WarbandName),
    /// It is to be kept, or thrown away.
    Done(bool),
}

impl MusterChange {
    /// Changes the draft, and says what the log says.
    pub(super) fn apply(self, draft: &mut MusterDraft) -> Option<Happening> {
        let warband = &mut draft.warband;
        let words = match self {
            MusterChange::Added(unit) => add(warband, unit),
            MusterChange::Set(at, unit) => {
                warband.units[usize::from(at)] = unit;
                return None;
            }
            MusterChange::Removed(at) => {
                let gone = warband.units.remove(at.into());
                Words::with("Removed: {}", gone.build.unit_type.name())
            }
            MusterChange::Raised(at) => {
                warband.units.swap(at.into(), usize::from(at) - 1);
                return None;
            }
            MusterChange::Leader(at) => {
                (0..).zip(&mut warband.units).for_each(|(place, unit): (u8, _)| unit.leader = place == at);
                Words::with("The Leader is with {}", PieceId(at))
            }
            MusterChange::Size(size) => {
                warband.size = size;
                Words::with("A game of {} points", size)
            }
            MusterChange::Agreed(agreed) => {
                warband.agreed = agreed;
                Words::of(if agreed { "All agree to it" } else { "By the book" })
            }
            MusterChange::OwnTrait(name) => {
                warband.own_trait = name;
                return None;
            }
            MusterChange::Name(name) => {
                warband.name = name;
                Words::with("Called {}", given::WARBAND)
            }
            MusterChange::Done(kept) => {
                draft.kept = Some(kept);
                return None;
            }
        };
        Some(Happening::line("changed", None, None, words))
    }
}

/// The first to come has the Leader, and keeps him (DR-WB-4).
fn add(warband: &mut Warband, mut unit: UnitEntry) -> Words {
    let led = warband.units.iter().any(|unit| unit.leader);
    unit.leader |= warband.units.is_empty();
    unit.leader &= !led;
    let words = Words::with("{} joined", unit.build.unit_type.name());
    warband.units.push(unit).expect_room("nobody joins a full warband");
    words
}
