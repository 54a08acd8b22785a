//! What can happen to an army on the workbench.

use super::{Belonging, MusterDraft};
use crate::roster::{Army, ArmyName, ElementCard};
use umpire_engine::table::{Arg, EnumSet, ExpectRoom, Happening, PieceId, Words};

/// The army's own name, as labels write it.
pub(super) const ARMY: Arg = Arg::Given(0);

/// A change. Elements are named by their places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MusterChange {
    /// An element joins.
    Added(ElementCard),
    /// An element is this now.
    Set(u8, ElementCard),
    /// Some elements belong there now.
    Belongs(EnumSet<PieceId, u64>, Belonging),
    /// An element leaves.
    Removed(u8),
    /// An element changes places with the one before it.
    Raised(u8),
    /// The name.
    Name(ArmyName),
    /// It is to be kept, or thrown away.
    Done(bool),
}

impl MusterChange {
    /// Changes the draft, and says what the log says.
    pub(super) fn apply(self, draft: &mut MusterDraft) -> Option<Happening> {
        let army = &mut draft.army;
        let words = match self {
            MusterChange::Added(card) => {
                let words = Words::with("{} joins", card.kind.name());
                army.elements.push(card).expect_room("nobody joins a full army");
                words
            }
            MusterChange::Set(at, card) => {
                army.elements[usize::from(at)] = card;
                return None;
            }
            MusterChange::Belongs(these, belonging) => {
                these.iter().for_each(|id| belonging.give(&mut army.elements[usize::from(id.0)]));
                Words::with("Changed: {}", these.len() as u8)
            }
            MusterChange::Removed(at) => {
                let gone = army.elements.remove(at.into());
                renumber(army, |superior| (superior != at).then_some(superior - u8::from(superior > at)));
                Words::with("{} leaves", gone.kind.name())
            }
            MusterChange::Raised(at) => {
                army.elements.swap(at.into(), usize::from(at) - 1);
                renumber(army, |superior| match superior {
                    lower if lower == at => Some(at - 1),
                    upper if upper + 1 == at => Some(at),
                    other => Some(other),
                });
                return None;
            }
            MusterChange::Name(name) => {
                army.name = name;
                Words::with("Called {}", ARMY)
            }
            MusterChange::Done(kept) => {
                draft.kept = Some(kept);
                return None;
            }
        };
        Some(Happening::line("changed", None, None, words))
    }
}

/// Superiors are named by places, which changed.
fn renumber(army: &mut Army, place: impl Fn(u8) -> Option<u8>) {
    for card in &mut army.elements {
        card.superior = card.superior.and_then(&place);
    }
}
