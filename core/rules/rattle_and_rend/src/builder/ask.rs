//! The few ways the workbench asks.

use super::{Table, WarbandDraft};
use umpire_engine::table::ask::bench;
pub(super) use umpire_engine::table::ask::bench::BenchHeading;
use umpire_engine::table::{self, Arg, Asked, Layout, Name, Off, Offer, Opt, Options, Other, PieceId, Preset, Words};

/// A question about the warband as a whole, with its points beside it.
pub(super) fn head(draft: &WarbandDraft, id: &'static str, title: impl Into<Words>) -> BenchHeading {
    let (points, most) = draft.points();
    BenchHeading(id, title.into(), Words::with2("{}/{} pts", points, most))
}

/// Picks one of some rows; the index of the one picked. The cursor starts on one that can be.
#[inline(never)]
pub(super) fn choose<'t>(
    t: &'t Table,
    head: BenchHeading,
    options: &mut dyn Options,
    preset: usize,
    other: Option<usize>,
) -> impl Future<Output = usize> + use<'t> {
    let other = other.map_or(Other::Nothing, |at| Other::At(at as u8));
    let answer = bench::offer(t, head, options, (Layout::Rows, preset), other);
    async { answer.await.into() }
}

/// Picks one Element of the list.
#[inline(never)]
pub(super) fn element(
    t: &Table,
    head: BenchHeading,
    preset: u8,
    off: fn(&WarbandDraft, usize) -> Option<&'static Off>,
) -> impl Future<Output = usize> {
    let offer = Offer { layout: Layout::Grid, preset: Preset::At(preset), other: Other::Nothing };
    let answer = t.look(|draft| {
        let cell = |at: usize| Opt::new(PieceId(at as u8), label(draft, at)).off(off(draft, at));
        t.offer(head.into(), offer, &mut (0..draft.kept.warband.entries.len()).map(cell))
    });
    async { answer.await.into() }
}

/// What it is called, and what is special about it.
fn label(draft: &WarbandDraft, at: usize) -> Words {
    let (entry, piece) = (&draft.kept.warband.entries[at], PieceId(at as u8));
    let called = if entry.name.is_empty() { entry.kind.line().name.into() } else { Arg::from(piece) };
    match (entry.own, entry.champion.flatten()) {
        (Some(own), Some(champion)) => Words::with2("{} + {}", own.name(), champion.name()),
        (None, Some(champion)) if entry.name.is_empty() => Words::with("Led: {}", champion.name()),
        (Some(own), None) | (None, Some(own)) => Words::with2("{}: {}", called, own.name()),
        (None, None) => piece.into(),
    }
}

/// Asks for a name.
#[inline(never)]
pub(super) fn name<const N: usize>(
    t: &Table,
    id: &'static str,
    title: impl Into<Words>,
    name: Name,
) -> impl Future<Output = crate::warband::GivenName<N>> {
    let answer = t.name(table::Heading::new(id, Asked::Anyone, title, Words::NONE), name);
    async { crate::warband::GivenName::new(answer.await.trim()) }
}

/// The name of the warband being built.
pub(super) const NAME: Arg = Arg::Given(0);
