//! The few ways the workbench asks.

use super::{Bench, Draft};
use crate::table::{Answer, Arg, Asked, Choose, Kind, Layout, Name, Off, Opt, PieceId, Question, Words};

/// What is asked: its id, its title, and the remark beside it.
pub(super) struct Head(pub(super) &'static str, pub(super) Words, pub(super) Words);

/// A question about the warband as a whole, with its points beside it.
pub(super) fn head(draft: &Draft, id: &'static str, title: impl Into<Words>) -> Head {
    Head(id, title.into(), Words::with("{}/12 pts", draft.roster.points()))
}

/// Picks one of some rows; the index of the one picked. The cursor starts on one that can be.
#[inline(never)]
pub(super) fn choose<'t>(
    t: &'t Bench,
    head: Head,
    options: &mut dyn Iterator<Item = Opt>,
    preset: usize,
    other: Option<usize>,
) -> impl Future<Output = usize> + use<'t> {
    let options: heapless::Vec<Opt, { crate::table::MAX_OPTIONS }> = options.collect();
    let free = |at: &usize| options.get(*at).is_some_and(|option| option.off.is_none());
    let preset = Some(preset).filter(free).or_else(|| (0..options.len()).find(free)).unwrap_or(0) as u8;
    let other = other.map(|at| at as u8);
    pick(t, head, Choose { options, preset, layout: Layout::Rows, other })
}

/// Picks one Element of the list.
#[inline(never)]
pub(super) fn element(
    t: &Bench,
    head: Head,
    preset: u8,
    off: fn(&Draft, usize) -> Option<&'static Off>,
) -> impl Future<Output = usize> {
    let options = t.look(|draft| {
        let cell = |at: usize| Opt::new(PieceId(at as u8), label(draft, at)).off(off(draft, at));
        (0..draft.roster.entries.len()).map(cell).collect()
    });
    pick(t, head, Choose { options, preset, layout: Layout::Grid, other: None })
}

/// What it is called, and what is special about it.
fn label(draft: &Draft, at: usize) -> Words {
    let (entry, piece) = (&draft.roster.entries[at], PieceId(at as u8));
    let called = if entry.name.is_empty() { entry.kind.line().name.into() } else { Arg::from(piece) };
    match (entry.own, entry.champion.flatten()) {
        (Some(own), Some(champion)) => Words::with2("{} + {}", own.name(), champion.name()),
        (None, Some(champion)) if entry.name.is_empty() => Words::with("Led: {}", champion.name()),
        (Some(own), None) | (None, Some(own)) => Words::with2("{}: {}", called, own.name()),
        (None, None) => piece.into(),
    }
}

fn pick(t: &Bench, Head(id, title, note): Head, choose: Choose) -> impl Future<Output = usize> {
    let answer = t.ask(Question { id, asked: Asked::Anyone, title, note, kind: Kind::Choose(choose) });
    async {
        match answer.await {
            Answer::Pick(at) => at.into(),
            _ => unreachable!("the table hears only answers of the question's kind"),
        }
    }
}

/// Asks for a name.
#[inline(never)]
pub(super) fn name<const N: usize>(
    t: &Bench,
    id: &'static str,
    title: impl Into<Words>,
    name: Name,
) -> impl Future<Output = super::Name<N>> {
    let (title, note) = (title.into(), Words::NONE);
    let answer = t.ask(Question { id, asked: Asked::Anyone, title, note, kind: Kind::Name(name) });
    async {
        match answer.await {
            Answer::Name(text) => super::Name::new(text.trim()),
            _ => unreachable!("the table hears only answers of the question's kind"),
        }
    }
}

/// The name of the warband being built, or of a kept one.
pub(super) const fn called(kept: Option<u8>) -> Arg {
    match kept {
        None => Arg::Given(0),
        Some(at) => Arg::Given(at + 1),
    }
}
