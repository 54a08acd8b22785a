//! Units on the workbench: one joins, is named, led, copied, sent off.

use heapless::Vec;

use super::ask::{self, BenchHeading, choose};
use super::{MusterChange, MusterDraft, Table, captain, given};
use crate::icons;
use crate::roster::{ClassRef, UnitEntry, UnitName};
use umpire_engine::table::{Help, Off, Opt, OptionKey, PieceId, Words};

static FULL: Off = Off { short: "12 Units", full: "12 Units are the most" };
static HERO: Off = Off { short: "a Hero", full: "A Hero takes no captain" };

/// A new Unit of some class.
pub(super) async fn add(t: &Table) {
    let at = ask_class(t, BenchHeading::of("class", "Add which?")).await;
    let class = t.look(|draft| draft.warband.class_refs().nth(at.into())).expect("one of the classes listed");
    t.emit(MusterChange::Added(UnitEntry::of(class)));
}

/// Picks a class: printed ones first. Whoever adds one often adds another of the same.
#[inline(never)]
fn ask_class(t: &Table, head: BenchHeading) -> impl Future<Output = u8> {
    t.look(|draft| {
        let last = draft.warband.units.last().map(|unit| unit.class);
        let preset = draft.warband.class_refs().position(|class| Some(class) == last).unwrap_or(0);
        let row = |class: ClassRef| match class {
            ClassRef::Printed(_) => class_row(draft, class),
            ClassRef::Custom(_) => class_row(draft, class).help(&Help::OF_SCENE),
        };
        choose(t, head, &mut draft.warband.class_refs().map(row), preset)
    })
}

/// A class with its picture and cost.
pub(super) fn class_row(draft: &MusterDraft, at: ClassRef) -> Opt {
    let class = draft.warband.class(at);
    let key = match at {
        ClassRef::Printed(printed) => printed.id().into(),
        ClassRef::Custom(at) => OptionKey::numbered("own", at + 1),
    };
    Opt::new(key, Words::with2("{}: {} coin", given::class(at), class.cost)).icon(icons::class(at, &class))
}

/// What can be done with a Unit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum UnitRow {
    Name,
    NoName,
    Captain,
    CaptainName,
    NoCaptain,
    Losses,
    Again,
    Remove,
}

/// Picks a Unit and does something with it.
pub(super) async fn change(t: &Table) {
    let at = which(t, BenchHeading::of("unit", "Which Unit?")).await;
    let row = ask_row(t, at).await;
    let row = t.look(|draft| rows(&draft.warband.units[usize::from(at)])[usize::from(row)]);
    match row {
        UnitRow::Name => {
            let suggestions = &["Old Guard", "Red Spears", "Hill Folk", "Mara's Own", "Night Watch"];
            let name = ask::name(t, BenchHeading::of("unit-name", PieceId(at)), suggestions).await;
            t.emit(MusterChange::Named(at, name));
        }
        UnitRow::NoName => t.emit(MusterChange::Named(at, UnitName::new())),
        UnitRow::Captain => captain::lead(t, at).await,
        UnitRow::CaptainName => captain::rename(t, at).await,
        UnitRow::NoCaptain => t.emit(MusterChange::Unled(at)),
        UnitRow::Losses => losses(t, at).await,
        UnitRow::Again => {
            let class = t.look(|draft| draft.warband.units[usize::from(at)].class);
            t.emit(MusterChange::Added(UnitEntry::of(class)));
        }
        UnitRow::Remove => t.emit(MusterChange::Left(1 << at)),
    }
}

/// Picks a Unit.
#[inline(never)]
pub(super) fn which(t: &Table, head: BenchHeading) -> impl Future<Output = u8> {
    t.look(|draft| {
        let row = |at: u8| {
            let unit = &draft.warband.units[usize::from(at)];
            let icon = icons::class(unit.class, &draft.warband.class_of(unit));
            Opt::new(PieceId(at), PieceId(at)).icon(if unit.captain.is_some() { icons::CAPTAIN } else { icon })
        };
        choose(t, head, &mut (0..draft.warband.units.len() as u8).map(row), 0)
    })
}

/// FS it lost, for tables that keep losses (WH-HR-12).
pub(super) async fn losses(t: &Table, at: u8) {
    let (now, most) = t.look(|draft| {
        let unit = &draft.warband.units[usize::from(at)];
        (unit.losses, draft.warband.class_of(unit).strength - 1)
    });
    let head = BenchHeading("losses", PieceId(at).into(), "FS lost".into());
    let lost = ask::number(t, head, (0, most.into()), now.into(), "FS lost").await;
    t.emit(MusterChange::Losses(at, lost as u8));
}

fn rows(unit: &UnitEntry) -> Vec<UnitRow, 7> {
    let named = (!unit.name.is_empty()).then_some(UnitRow::NoName);
    let led: &[UnitRow] = match unit.captain {
        Some(_) => &[UnitRow::CaptainName, UnitRow::NoCaptain],
        None => &[UnitRow::Captain],
    };
    let rows = [UnitRow::Name].into_iter().chain(named).chain(led.iter().copied());
    rows.chain([UnitRow::Losses, UnitRow::Again, UnitRow::Remove]).collect()
}

#[inline(never)]
fn ask_row(t: &Table, at: u8) -> impl Future<Output = u8> {
    t.look(|draft| {
        let unit = &draft.warband.units[usize::from(at)];
        let rows = rows(unit);
        let preset = rows.iter().position(|row| *row == UnitRow::Captain).unwrap_or(0);
        let note = match &unit.captain {
            Some(captain) => captain.own.name().into(),
            None if unit.name.is_empty() => Words::NONE,
            None => Words::with("{}", given::class(unit.class)),
        };
        let head = BenchHeading("change", PieceId(at).into(), note);
        choose(t, head, &mut rows.iter().map(|row| option(draft, at, *row)), preset)
    })
}

fn option(draft: &MusterDraft, at: u8, row: UnitRow) -> Opt {
    let unit = &draft.warband.units[usize::from(at)];
    match row {
        UnitRow::Name => Opt::new("name", "Name"),
        UnitRow::NoName => Opt::new("no-name", "No name"),
        UnitRow::Captain => {
            let hero = draft.warband.class_of(unit).is_hero().then_some(&HERO);
            Opt::new("captain", "Give it a captain").icon(icons::CAPTAIN).off(hero)
        }
        UnitRow::CaptainName => Opt::new("captain-name", "Captain's name").icon(icons::CAPTAIN),
        UnitRow::NoCaptain => {
            let named = unit.captain.as_ref().is_some_and(|captain| !captain.name.is_empty());
            let label = if named { Words::with("Dismiss {}", given::captain(at)) } else { "Dismiss captain".into() };
            Opt::new("no-captain", label)
        }
        UnitRow::Losses => Opt::new("losses", Words::with("Old losses: {} FS", unit.losses)),
        UnitRow::Again => Opt::new("again", "One more of these").off(draft.warband.units.is_full().then_some(&FULL)),
        UnitRow::Remove => Opt::new("remove", "Remove it"),
    }
}
