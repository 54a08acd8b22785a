//! The few ways the workbench asks, and how it reaches an element.

use super::{MusterChange, MusterDraft, Table, menu};
use crate::book::Listed;
use crate::roster::ElementCard;
pub(super) use umpire_engine::table::ask::bench::{BenchHeading, choose, name, number, offer, repeat};
use umpire_engine::table::{Layout, Opt, Other, PieceId, Words};

/// What stands over a question about an element.
pub(super) fn of_element(id: &'static str, at: u8, note: impl Into<Words>) -> BenchHeading {
    BenchHeading(id, PieceId(at).into(), note.into())
}

/// The card of an element.
pub(super) fn card(draft: &MusterDraft, at: u8) -> &ElementCard {
    &draft.army.elements[usize::from(at)]
}

/// Makes something else of an element.
#[inline(never)]
pub(super) fn set(t: &Table, at: u8, how: impl FnOnce(&mut ElementCard)) {
    let mut card = t.look(|draft| card(draft, at).clone());
    how(&mut card);
    t.emit(MusterChange::Set(at, card));
}

/// One of a few things that have a name and a word.
#[inline(never)]
pub(super) fn one_listed<T: Listed>(
    t: &Table,
    head: BenchHeading,
    from: &'static [T],
    name: fn(T) -> &'static str,
    now: T,
) -> impl Future<Output = T> {
    let preset = from.iter().position(|one| *one == now).unwrap_or(0);
    let answer = choose(t, head, &mut from.iter().map(|one| Opt::new(one.id(), name(*one))), preset);
    async move { from[usize::from(answer.await)] }
}

/// Picks an element, with their cards.
#[inline(never)]
pub(super) fn which(t: &Table, preset: u8) -> impl Future<Output = u8> {
    t.look(|draft| {
        let rows = &mut (0..draft.army.elements.len() as u8).map(|at| Opt::new(PieceId(at), PieceId(at)));
        let head = BenchHeading("element", "Which element?".into(), menu::count(draft));
        offer(t, head, rows, (Layout::Grid, preset.into()), Other::Nothing)
    })
}
