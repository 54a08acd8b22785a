//! What to begin with: nothing, an example, or a warband that is kept.

use super::ask::{self, Head, called, choose};
use super::{Bench, Change, Draft, Outcome};
use crate::rattle_and_rend::MAX_KEPT;
use crate::rattle_and_rend::book::WARBANDS;
use crate::table::{Opt, Words};

/// What scripts call the warbands that are kept.
const KEPT: [&str; MAX_KEPT] = ["kept-1", "kept-2", "kept-3", "kept-4", "kept-5", "kept-6", "kept-7", "kept-8"];

/// Puts something on the workbench, or decides to forget a warband.
pub(super) async fn start(t: &Bench) {
    loop {
        match first(t).await {
            0 => return,
            1 => {
                let at = example(t).await;
                return t.tell(Change::Copied(at as u8));
            }
            kept => {
                let at = kept as u8 - 2;
                match kept_one(t, at).await {
                    0 => return t.tell(Change::Opened(at)),
                    _ => {
                        if sure(t, at).await == 0 {
                            let name = t.look(|draft| draft.kept[usize::from(at)].name);
                            return t.tell(Change::Done(Outcome::Forget(name)));
                        }
                    }
                }
            }
        }
    }
}

#[inline(never)]
fn first(t: &Bench) -> impl Future<Output = usize> {
    let note = |draft: &Draft| Words::with2("{} of {} kept", draft.kept.len() as u8, MAX_KEPT as u8);
    let (count, note) = t.look(|draft| (draft.kept.len(), note(draft)));
    let kept = (0..count).map(|at| Opt::new(KEPT[at], Words::with("{}", called(Some(at as u8)))));
    let mut rows = [Opt::new("new", "New warband"), Opt::new("example", "Copy an example")].into_iter().chain(kept);
    choose(t, Head("warbands", "Warbands".into(), note), &mut rows, 0, None)
}

#[inline(never)]
fn example(t: &Bench) -> impl Future<Output = usize> {
    let mut rows = WARBANDS.iter().map(|warband| Opt::new(warband.id, warband.name));
    choose(t, Head("example", "Copy which?".into(), Words::NONE), &mut rows, 0, None)
}

#[inline(never)]
fn kept_one(t: &Bench, at: u8) -> impl Future<Output = usize> {
    let rows = [Opt::new("change", "Change it"), Opt::new("forget", "Delete it")];
    choose(t, Head("kept", Words::with("{}", called(Some(at))), Words::NONE), &mut rows.into_iter(), 0, None)
}

#[inline(never)]
fn sure(t: &Bench, at: u8) -> impl Future<Output = usize> {
    let rows = [Opt::new("forget", "Delete it"), Opt::new("keep", "Leave it")];
    choose(t, Head("sure", Words::with("{}", called(Some(at))), "for good?".into()), &mut rows.into_iter(), 1, None)
}

/// Asks for the warband's name.
pub(super) async fn rename(t: &Bench) {
    let name = ask::name(t, "name", "Its name", crate::table::Name { max: 16, suggestions: &SUGGESTIONS }).await;
    t.tell(Change::Name(name));
}

/// Names to start from.
const SUGGESTIONS: [&str; 6] = ["Grim Company", "Iron Oath", "Ash Walkers", "The Unpaid", "Crow Hosts", "Salt Riders"];
