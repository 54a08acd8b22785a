//! The Bond, its Focus, and the Reputation.

use super::ask::{choose, element, head};
use super::element::nothing;
use super::{Table, WarbandChange, gist};
use crate::book::{Bond, Reputation};
use umpire_engine::table::Opt;

pub(super) async fn bond(t: &Table) {
    let at = ask_bond(t).await;
    t.emit(WarbandChange::Bond(Bond::ALL[at]));
    if t.look(|draft| {
        Bond::ALL[at] == Bond::Retinue && draft.kept.warband.focus.is_none() && !draft.kept.warband.entries.is_empty()
    }) {
        focus(t).await;
    }
}

#[inline(never)]
fn ask_bond(t: &Table) -> impl Future<Output = usize> {
    let mut rows = Bond::ALL.iter().map(|bond| Opt::new(bond.id(), bond.name()).gist(gist::bond(*bond)));
    let (head, preset) =
        t.look(|draft| (head(draft, "bond", "Bond"), draft.kept.warband.bond.map_or(0, |bond| bond as usize)));
    choose(t, head, &mut rows, preset, None)
}

pub(super) async fn focus(t: &Table) {
    let head = t.look(|draft| head(draft, "focus", "Focus"));
    let preset = t.look(|draft| draft.kept.warband.focus.unwrap_or(0));
    let at = element(t, head, preset, nothing).await;
    t.emit(WarbandChange::Focus(at as u8));
}

pub(super) async fn reputation(t: &Table) {
    let at = ask_reputation(t).await;
    t.emit(WarbandChange::Reputation(Reputation::ALL[at]));
}

#[inline(never)]
fn ask_reputation(t: &Table) -> impl Future<Output = usize> {
    let mut rows =
        Reputation::ALL.iter().map(|known| Opt::new(known.id(), known.name()).gist(gist::reputation(*known)));
    let preset = t.look(|draft| draft.kept.warband.reputation.map_or(0, |known| known as usize));
    choose(t, t.look(|draft| head(draft, "reputation", "Reputation")), &mut rows, preset, None)
}
