//! The warband at a glance: what is decided, what is missing, and where to go from there.

use heapless::Vec;

use super::ask::{BenchHeading, NAME, choose, head};
use super::bond::{bond, focus, reputation};
use super::element::{add, change};
use super::rename::rename;
use super::start::start;
use super::tactics::tactics;
use super::{DraftOutcome, Table, WarbandChange, WarbandDraft};
use crate::book::{Bond, Reputation};
use crate::warband::{MAX_ELEMENTS, WarbandError};
use umpire_engine::table::{MAX_OPTIONS, Off, Opt, OptionKey, PieceId, Words};

/// Where one can go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MenuRow {
    Add,
    Elements,
    Tactics,
    Bond,
    Focus,
    Reputation,
    Name,
    Keep,
    Campaign,
    Leave,
    Faults,
}

/// One look at the menu, and what follows from it.
pub(super) async fn menu(t: &Table) {
    let at = look(t).await;
    let mut row = t.look(|draft| rows(draft)[at]);
    if row == MenuRow::Faults {
        let at = faults(t).await;
        row = t.look(|draft| {
            draft.kept.warband.faults(draft.kept.size()).nth(at).map_or(MenuRow::Faults, |fault| mends(draft, fault))
        });
    }
    match row {
        MenuRow::Add => add(t).await,
        MenuRow::Elements => change(t).await,
        MenuRow::Tactics => tactics(t).await,
        MenuRow::Bond => bond(t).await,
        MenuRow::Focus => focus(t).await,
        MenuRow::Reputation => reputation(t).await,
        MenuRow::Name => rename(t).await,
        MenuRow::Keep => t.emit(WarbandChange::Done(DraftOutcome::Keep)),
        MenuRow::Campaign => start(t).await,
        MenuRow::Leave => leave(t).await,
        // A warning was read.
        MenuRow::Faults => {}
    }
}

/// The rows of the menu; the last is behind the X key.
fn rows(draft: &WarbandDraft) -> Vec<MenuRow, 11> {
    let retinue = draft.kept.warband.bond == Some(Bond::Retinue);
    let all = [
        MenuRow::Add,
        MenuRow::Elements,
        MenuRow::Tactics,
        MenuRow::Bond,
        MenuRow::Focus,
        MenuRow::Reputation,
        MenuRow::Name,
        MenuRow::Keep,
        MenuRow::Campaign,
    ];
    let listed = all.into_iter().filter(|row| *row != MenuRow::Focus || retinue);
    let faults = (count(draft) > 0).then_some(MenuRow::Faults);
    listed.chain([MenuRow::Leave]).chain(faults).collect()
}

/// How many faults and warnings there are.
fn count(draft: &WarbandDraft) -> usize {
    draft.kept.warband.faults(draft.kept.size()).count() + draft.kept.warband.warnings().count()
}

/// The row that mends a fault.
fn mends(draft: &WarbandDraft, fault: WarbandError) -> MenuRow {
    match fault {
        WarbandError::Tactics { .. } | WarbandError::FringeTactics { .. } => MenuRow::Tactics,
        WarbandError::Bond => MenuRow::Bond,
        WarbandError::Reputation => MenuRow::Reputation,
        // There must be somebody before one of them can be the Focus.
        WarbandError::NoFocus | WarbandError::Focus(_) if draft.kept.warband.entries.is_empty() => MenuRow::Add,
        WarbandError::NoFocus | WarbandError::Focus(_) if draft.kept.warband.bond == Some(Bond::Retinue) => {
            MenuRow::Focus
        }
        WarbandError::NoFocus | WarbandError::Focus(_) => MenuRow::Bond,
        WarbandError::Points { .. } | WarbandError::Elements { .. } | WarbandError::Core { .. }
            if full(draft).is_none() =>
        {
            MenuRow::Add
        }
        _ => MenuRow::Elements,
    }
}

static FULL: Off = Off { short: "8 Elements", full: "8 Elements are the most (V2)" };

static SPENT: Off = Off { short: "all spent", full: "All points are spent (V1)" };

static NOBODY: Off = Off { short: "nobody yet", full: "Add an Element first" };

static NAMELESS: Off = Off { short: "no name", full: "Give it a name first" };

/// Why nobody can be added.
fn full(draft: &WarbandDraft) -> Option<&'static Off> {
    if draft.kept.warband.entries.len() >= MAX_ELEMENTS {
        return Some(&FULL);
    }
    (draft.left() == 0).then_some(&SPENT)
}

/// Why it cannot be kept: the first fault, then its name.
fn unkept(draft: &WarbandDraft) -> Option<&'static Off> {
    let fault = draft.kept.warband.faults(draft.kept.size()).next().map(WarbandError::off);
    fault.or(draft.kept.warband.name.is_empty().then_some(&NAMELESS))
}

#[inline(never)]
fn look(t: &Table) -> impl Future<Output = usize> {
    t.look(|draft| {
        let rows = rows(draft);
        let next = draft.kept.warband.faults(draft.kept.size()).next().map(|fault| mends(draft, fault));
        let named = if draft.kept.warband.name.is_empty() { MenuRow::Name } else { MenuRow::Keep };
        let preset = rows.iter().position(|row| *row == next.unwrap_or(named)).unwrap_or(0);
        let other = rows.iter().position(|row| *row == MenuRow::Faults);
        let mut options = rows.iter().map(|row| option(draft, *row));
        choose(t, head(draft, "warband", Words::with("{}", NAME)), &mut options, preset, other)
    })
}

fn option(draft: &WarbandDraft, row: MenuRow) -> Opt {
    let roster = &draft.kept.warband;
    let known = |label: &'static str, known: Option<&'static str>, unknown: &'static str| match known {
        Some(name) => Words::with(label, name),
        None => Words::of(unknown),
    };
    match row {
        MenuRow::Add => Opt::new("add", "Add an Element").off(full(draft)),
        MenuRow::Elements => {
            let label = Words::with("Elements: {}", roster.entries.len() as u8);
            Opt::new("elements", label).off(roster.entries.is_empty().then_some(&NOBODY))
        }
        MenuRow::Tactics => Opt::new("tactics", Words::with("Tactics: {} of 2", roster.tactics[0].len() as u8)),
        MenuRow::Bond => Opt::new("bond", known("Bond: {}", roster.bond.map(Bond::name), "Bond")),
        MenuRow::Focus => {
            let focus = roster.focus.map_or(Words::of("Focus"), |at| Words::with("Focus: {}", PieceId(at)));
            Opt::new("focus", focus).off(roster.entries.is_empty().then_some(&NOBODY))
        }
        MenuRow::Reputation => {
            let name = roster.reputation.map(Reputation::name);
            Opt::new("reputation", known("Reputation: {}", name, "Reputation"))
        }
        MenuRow::Name => Opt::new("name", "Name"),
        MenuRow::Keep => Opt::new("keep", "Keep it").off(unkept(draft)),
        MenuRow::Campaign => {
            let start = draft.kept.campaign.as_ref().map(|campaign| campaign.start);
            let label = start.map_or(Words::of("Start a campaign"), |start| Words::with("Campaign: {} pts", start));
            Opt::new("campaign", label).gist("It lives on from game to game")
        }
        MenuRow::Leave => Opt::new("leave", "Throw it away"),
        MenuRow::Faults => Opt::new("faults", Words::with("{} to mind", count(draft) as u8)),
    }
}

/// Every fault with its code, then what should be minded; picking one leads to where it is mended.
#[inline(never)]
fn faults(t: &Table) -> impl Future<Output = usize> {
    t.look(|draft| {
        let fault = |fault: WarbandError| {
            let key = match fault {
                WarbandError::NoTrait(at) | WarbandError::ChampionNoTrait(at) | WarbandError::Host(at, _) => {
                    (fault.code(), PieceId(at)).into()
                }
                _ => OptionKey::from(fault.code()),
            };
            Opt::new(key, fault.words())
        };
        let warnings = draft.kept.warband.warnings().map(|warning| Opt::new("mind", warning.words()));
        let mut options = draft.kept.warband.faults(draft.kept.size()).map(fault).chain(warnings).take(MAX_OPTIONS);
        choose(t, head(draft, "faults", "To mind"), &mut options, 0, None)
    })
}

pub(super) async fn leave(t: &Table) {
    if sure(t).await == 0 {
        t.emit(WarbandChange::Done(DraftOutcome::Nothing));
    }
}

#[inline(never)]
fn sure(t: &Table) -> impl Future<Output = usize> {
    let rows = [Opt::new("leave", "Throw it away"), Opt::new("stay", "Go on building")];
    choose(t, BenchHeading("leave", Words::with("{}", NAME), "unkept".into()), &mut rows.into_iter(), 1, None)
}
