//! What players may put right by hand, when all agree.
//!
//! A correction is a plain fix: nobody gains, is avenged, or has won by it before the rules look again. Questions that
//! hang on it are asked anew ([`Pause`](super::Pause)); at all others only what they cannot be upset by is handed out.

mod item;
mod put;

use crate::state::State;
use item::Item;
use umpire_engine::table::{Correction, CorrectionField, CorrectionTarget, Happening};

/// Hands out what may be put right of this, and what it is now.
pub(super) fn fields(s: &State, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
    open(s, target).for_each(|(_, field)| out(field));
}

/// Puts right what was handed out.
pub(super) fn apply(s: &mut State, Correction { target, field, value }: Correction) -> Option<Happening> {
    let (item, _) = open(s, target).nth(field.into())?;
    Some(item.put(s, value))
}

/// What may be put right of this now, in the order in which it is handed out.
fn open(s: &State, target: CorrectionTarget) -> impl Iterator<Item = (Item, CorrectionField)> {
    // Before the first Round players go back and choose otherwise; after the end nothing is put right.
    let played = s.round > 0 && s.over.is_none();
    let items = Item::each(target).filter(move |_| played);
    items.filter_map(move |item| Some((item, item.field(s)?)))
}
