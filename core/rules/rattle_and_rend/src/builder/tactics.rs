//! Two Tactics of twenty-six, by the headings of the checklist (sections 7.1 to 7.4).

use super::ask::{BenchHeading, choose, head};
use super::{Table, WarbandChange};
use crate::book::{Tactic, Tactics};
use umpire_engine::table::{Off, Opt, OptionKey, Words};

/// A heading, and the Tactics under it from one to another, as printed.
const GROUPS: [(&str, &str, Tactic, Tactic); 4] = [
    ("numbers", "Better numbers", Tactic::Berserkers, Tactic::Tacticians),
    ("movement", "Place and movement", Tactic::Ambushers, Tactic::Watchers),
    ("combat", "Fighting together", Tactic::Avengers, Tactic::Zealots),
    ("resources", "Nerve and resources", Tactic::Butchers, Tactic::Temptors),
];

const _: () = {
    let mut next = 0;
    let mut group = 0;
    while group < GROUPS.len() {
        assert!(GROUPS[group].2 as usize == next, "every Tactic is under one heading");
        next = GROUPS[group].3 as usize + 1;
        group += 1;
    }
    assert!(next == Tactic::ALL.len(), "every Tactic is under one heading");
};

static TWO: Off = Off { short: "two chosen", full: "Two are chosen: drop one first" };
static CHOSEN: Off = Off { short: "chosen", full: "Two different Tactics (V4)" };

fn of(group: usize) -> impl Iterator<Item = Tactic> {
    let (_, _, first, last) = GROUPS[group];
    Tactic::ALL.iter().copied().filter(move |tactic| (first..=last).contains(tactic))
}

/// Drops one of those chosen, or picks another.
pub(super) async fn tactics(t: &Table) {
    let chosen = t.look(|draft| draft.kept.warband.tactics[0]);
    let at = ask_group(t, chosen).await;
    if let Some(tactic) = chosen.iter().nth(at) {
        return t.emit(WarbandChange::Tactic(tactic, false));
    }
    let group = at - chosen.len() as usize;
    t.emit(WarbandChange::Tactic(one_of(t, group, chosen).await, true));
}

async fn one_of(t: &Table, group: usize, chosen: Tactics) -> Tactic {
    let at = ask_tactic(t, group, chosen).await;
    of(group).nth(at).expect("one of the Tactics that were listed")
}

/// Two Tactics for the Fringe, where it has none yet (RR-CAMP-2).
pub(super) async fn fringe(t: &Table) {
    if !t.look(|draft| draft.kept.warband.tactics[1].is_empty()) {
        return;
    }
    let mut chosen = Tactics::EMPTY;
    while chosen.len() < 2 {
        let group = ask_fringe_group(t, chosen).await;
        chosen = chosen.and(one_of(t, group, chosen).await);
    }
    t.emit(WarbandChange::Fringe(chosen));
}

#[inline(never)]
fn ask_fringe_group(t: &Table, chosen: Tactics) -> impl Future<Output = usize> {
    let mut groups = GROUPS.iter().map(|(id, name, ..)| Opt::new(OptionKey::from(*id), *name));
    let head = BenchHeading("fringe", "Fringe Tactics".into(), Words::with("{} of 2", chosen.len() as u8));
    choose(t, head, &mut groups, 0, None)
}

#[inline(never)]
fn ask_group(t: &Table, chosen: Tactics) -> impl Future<Output = usize> {
    let drop = |tactic: Tactic| {
        let about = tactic.row();
        Opt::new(about.id, Words::with("Drop {}", about.name)).gist(about.gist)
    };
    let full = (chosen.len() >= 2).then_some(&TWO);
    let groups = GROUPS.iter().map(|(id, name, ..)| Opt::new(OptionKey::from(*id), *name).off(full));
    let mut options = chosen.iter().map(drop).chain(groups);
    let preset = if full.is_some() { 0 } else { chosen.len() as usize };
    choose(t, t.look(|draft| head(draft, "tactics", "Tactics")), &mut options, preset, None)
}

#[inline(never)]
fn ask_tactic(t: &Table, group: usize, chosen: Tactics) -> impl Future<Output = usize> {
    let row = move |tactic: Tactic| {
        let about = tactic.row();
        Opt::new(about.id, about.name).gist(about.gist).off(chosen.has(tactic).then_some(&CHOSEN))
    };
    let (_, name, ..) = GROUPS[group];
    choose(t, BenchHeading("tactic", Words::of(name), Words::NONE), &mut of(group).map(row), 0, None)
}
