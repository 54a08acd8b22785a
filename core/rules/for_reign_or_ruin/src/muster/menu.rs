//! The army at a glance, and where to go from there.

use super::ask::{self, BenchHeading, choose};
use super::event::ARMY;
use super::{MusterChange, MusterDraft, Table, add, element, off, several};
use crate::roster::{ArmyFault, MAX_ELEMENTS};
use umpire_engine::table::{Opt, PieceId, Words};

/// Where one can go.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MenuRow {
    Add,
    Copy,
    Elements,
    Several,
    Name,
    Keep,
    Leave,
}

const ROWS: [MenuRow; 7] =
    [MenuRow::Add, MenuRow::Copy, MenuRow::Elements, MenuRow::Keep, MenuRow::Several, MenuRow::Name, MenuRow::Leave];

static NAMES: [&str; 8] =
    ["Grey Host", "Oak Crown", "Red Marches", "Fen Lords", "Last Oath", "Iron Vale", "Moon Court", "Ash Banner"];

/// Where cursors start next: in the menu, where anything was done, and among the elements.
#[derive(Clone, Copy, Default)]
pub(super) struct MenuCursor {
    row: Option<MenuRow>,
    at: u8,
}

/// One look at the menu, and what follows from it; where cursors start next.
pub(super) async fn menu(t: &Table, MenuCursor { row, at }: MenuCursor) -> MenuCursor {
    let row = ROWS[usize::from(look(t, row).await)];
    let last = || t.look(|draft| draft.army.elements.len() as u8).saturating_sub(1);
    match row {
        MenuRow::Add => {
            add::add(t).await;
            return MenuCursor { row: Some(MenuRow::Copy), at: last() }; // whoever has one often has several
        }
        MenuRow::Copy => {
            add::copy(t, last());
            return MenuCursor { row: Some(row), at: last() };
        }
        MenuRow::Elements => return MenuCursor { row: Some(row), at: element::pick(t, at).await },
        MenuRow::Several => several::several(t).await,
        MenuRow::Name => {
            let name = ask::name(t, BenchHeading::of("name", "Its name"), &NAMES).await;
            t.emit(MusterChange::Name(name));
            return MenuCursor { row: None, at };
        }
        MenuRow::Keep => t.emit(MusterChange::Done(true)),
        MenuRow::Leave => leave(t).await,
    }
    MenuCursor { row: Some(row), at }
}

/// How many elements, and of how many.
pub(super) fn count(draft: &MusterDraft) -> Words {
    Words::with2("{} of {}", draft.army.elements.len() as u8, MAX_ELEMENTS as u8)
}

#[inline(never)]
fn look(t: &Table, last: Option<MenuRow>) -> impl Future<Output = u8> {
    t.look(|draft| {
        let next = match (last, draft.army.fault()) {
            (Some(row), _) if option(draft, row).off.is_none() => row,
            (_, Some(ArmyFault::Empty | ArmyFault::Nameless)) if draft.army.elements.is_empty() => MenuRow::Add,
            (_, Some(ArmyFault::Nameless)) => MenuRow::Name,
            (_, Some(_)) => MenuRow::Elements,
            (_, None) => MenuRow::Keep,
        };
        let preset = ROWS.iter().position(|row| *row == next).unwrap_or(0);
        let head = BenchHeading("muster", Words::with("{}", ARMY), count(draft));
        choose(t, head, &mut ROWS.iter().map(|row| option(draft, *row)), preset)
    })
}

fn option(draft: &MusterDraft, row: MenuRow) -> Opt {
    let elements = &draft.army.elements;
    let nobody = elements.is_empty().then_some(&off::NOBODY);
    let full = elements.is_full().then_some(&off::FULL);
    match row {
        MenuRow::Add => Opt::new("add", "Add an element").off(full),
        MenuRow::Copy => {
            let last = elements.len().checked_sub(1).map(|at| PieceId(at as u8));
            let label = last.map_or(Words::of("Copy the last"), |last| Words::with("Copy {}", last));
            Opt::new("copy", label).gist("One more, the next number").off(nobody.or(full))
        }
        MenuRow::Elements => Opt::new("elements", Words::with("Elements: {}", elements.len() as u8)).off(nobody),
        MenuRow::Several => Opt::new("several", "Several at once").gist("Order, command, group").off(nobody),
        MenuRow::Name => Opt::new("name", "Name"),
        MenuRow::Keep => Opt::new("keep", "Keep it").off(draft.army.fault().map(off::of)),
        MenuRow::Leave => Opt::new("leave", "Throw it away"),
    }
}

/// Whether it is really thrown away.
async fn leave(t: &Table) {
    let sure = t.look(|draft| draft.army.elements.is_empty()) || ask_leave(t).await == 1;
    if sure {
        t.emit(MusterChange::Done(false));
    }
}

#[inline(never)]
fn ask_leave(t: &Table) -> impl Future<Output = u8> {
    let rows = [Opt::new("stay", "Go on with it"), Opt::new("leave", "Throw it away")];
    choose(t, BenchHeading::of("leave", "Throw it away?"), &mut rows.into_iter(), 0)
}
