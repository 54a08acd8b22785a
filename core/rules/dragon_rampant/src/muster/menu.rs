//! The warband at a glance, and where to go from there.

use super::ask::{BenchHeading, choose};
use super::{MusterChange, MusterDraft, Table, given, off, sample, unit, whole};
use crate::icons;
use crate::roster::WarbandFault;
use umpire_engine::table::{Opt, PieceId, Words};

/// Where one can go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MenuRow {
    Sample,
    Add,
    Units,
    Leader,
    Size,
    Agreed,
    Trait,
    Name,
    Keep,
    Leave,
}

const ROWS: [MenuRow; 10] = [
    MenuRow::Sample,
    MenuRow::Add,
    MenuRow::Units,
    MenuRow::Leader,
    MenuRow::Keep,
    MenuRow::Name,
    MenuRow::Size,
    MenuRow::Trait,
    MenuRow::Agreed,
    MenuRow::Leave,
];

/// One look at the menu, and what follows from it.
pub(super) async fn menu(t: &Table) {
    match ROWS[usize::from(look(t).await)] {
        MenuRow::Sample => sample::add(t).await,
        MenuRow::Add => unit::add(t).await,
        MenuRow::Units => unit::pick(t).await,
        MenuRow::Leader => {
            let at = unit::which(t, "leader", "Who has the Leader?").await;
            t.emit(MusterChange::Leader(at));
        }
        MenuRow::Size => whole::size(t).await,
        MenuRow::Agreed => {
            let agreed = t.look(|draft| draft.warband.agreed);
            t.emit(MusterChange::Agreed(!agreed));
        }
        MenuRow::Trait => whole::own_trait(t).await,
        MenuRow::Name => whole::rename(t).await,
        MenuRow::Keep => t.emit(MusterChange::Done(true)),
        MenuRow::Leave => whole::leave(t).await,
    }
}

/// The points so far, and of how many.
pub(super) fn points(draft: &MusterDraft) -> Words {
    Words::with2("{} of {}", draft.warband.cost(), draft.warband.size)
}

#[inline(never)]
fn look(t: &Table) -> impl Future<Output = u8> {
    t.look(|draft| {
        let next = match draft.warband.fault() {
            Some(WarbandFault::NoLeader | WarbandFault::Leaders(_)) => MenuRow::Leader,
            Some(WarbandFault::Nameless) if draft.warband.units.len() > 1 => MenuRow::Name,
            Some(WarbandFault::TooFew(_) | WarbandFault::Nameless | WarbandFault::Empty) => MenuRow::Sample,
            Some(WarbandFault::Size(_)) => MenuRow::Size,
            Some(_) => MenuRow::Units,
            None => MenuRow::Keep,
        };
        let preset = ROWS.iter().position(|row| *row == next).unwrap_or(0);
        let head = BenchHeading("muster", Words::with("{}", given::WARBAND), points(draft));
        choose(t, head, &mut ROWS.iter().map(|row| option(draft, *row)), preset)
    })
}

fn option(draft: &MusterDraft, row: MenuRow) -> Opt {
    let warband = &draft.warband;
    let nobody = warband.units.is_empty().then_some(&off::NOBODY);
    let full = warband.units.is_full().then_some(&off::FULL);
    match row {
        MenuRow::Sample => Opt::new("sample", "From a sample list").off(full),
        MenuRow::Add => Opt::new("add", "Unit of a type").off(full),
        MenuRow::Units => Opt::new("units", Words::with("Units: {}", warband.units.len() as u8)).off(nobody),
        MenuRow::Leader => {
            let leader = warband.units.iter().position(|unit| unit.leader);
            let label = leader.map_or(Words::of("Leader"), |at| PieceId(at as u8).into());
            Opt::new("leader", label).icon(icons::LEADER).off(nobody)
        }
        MenuRow::Size => Opt::new("size", Words::with("Game: {} points", warband.size)),
        MenuRow::Agreed => Opt::new("agreed", if warband.agreed { "Limits: all agree" } else { "Limits: the book's" }),
        MenuRow::Trait => Opt::new("trait", Words::with("Trait: {}", given::OWN_TRAIT)),
        MenuRow::Name => Opt::new("name", "Name"),
        MenuRow::Keep => Opt::new("keep", "Keep it").off(warband.fault().map(off::of)),
        MenuRow::Leave => Opt::new("leave", "Throw it away"),
    }
}
