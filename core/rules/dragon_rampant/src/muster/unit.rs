//! A unit on the workbench: added by its type, changed, copied, moved up, removed.

use heapless::Vec;

use super::ask::{self, BenchHeading, choose, repeat};
use super::{MusterChange, MusterDraft, Table, buy, given, menu, off};
use crate::book::{Fantastical, TypeOption, UnitType};
use crate::icons;
use crate::roster::{BEASTS, Build, MAX_CUSTOM, Models, UnitEntry, UnitName};
use umpire_engine::table::{Opt, PieceId, Words};

const NAMES: [&str; 6] = ["Old Guard", "Red Spears", "Hill Folk", "Night Watch", "Grey Wolves", "Last Oath"];
const RACES: [&str; 10] = ["man", "elf", "dwarf", "orc", "goblin", "troll", "undead", "beast", "dragon", BEASTS];

/// What can be done with a unit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum UnitRow {
    Done,
    Options,
    Rules,
    Spells,
    Beast,
    Name,
    Race,
    Slays,
    Models,
    Type,
    Leader,
    Summonable,
    Custom,
    Again,
    Up,
    Remove,
}

/// A new unit of a type.
pub(super) async fn add(t: &Table) {
    let of = ask_type(t, Words::of("Which type?")).await;
    t.emit(MusterChange::Added(UnitEntry::of(Build::of(of))));
}

#[inline(never)]
fn ask_type(t: &Table, title: Words) -> impl Future<Output = UnitType> {
    let answer = t.look(|draft| {
        let last = draft.warband.units.last().map_or(UnitType::HeavyFoot, |unit| unit.build.unit_type);
        let mut rows = UnitType::ALL.into_iter().map(|of| {
            Opt::new(of.id(), Words::with2("{}: {}", of.name(), of.profile().points)).icon(icons::unit_type(of))
        });
        choose(t, BenchHeading("type", title, menu::points(draft)), &mut rows, last as usize)
    });
    async { UnitType::ALL[usize::from(answer.await)] }
}

/// Picks a unit and changes it until that is done.
pub(super) async fn pick(t: &Table) {
    let at = which(t, "unit", "Which unit?").await;
    let mut last = 1; // not on Done
    loop {
        let picked = ask_row(t, at, last).await;
        let row = t.look(|draft| rows(unit(draft, at))[usize::from(picked)]);
        if !change(t, at, row).await {
            return;
        }
        last = picked;
    }
}

/// Picks a unit.
#[inline(never)]
pub(super) fn which(t: &Table, id: &'static str, title: &'static str) -> impl Future<Output = u8> {
    t.look(|draft| {
        let rows = &mut (0..draft.warband.units.len() as u8).map(|at| Opt::new(PieceId(at), PieceId(at)));
        ask::grid(t, BenchHeading(id, title.into(), menu::points(draft)), rows)
    })
}

pub(super) fn unit(draft: &MusterDraft, at: u8) -> &UnitEntry {
    &draft.warband.units[usize::from(at)]
}

/// Makes something else of a unit.
#[inline(never)]
pub(super) fn set(t: &Table, at: u8, how: impl FnOnce(&mut UnitEntry)) {
    let mut unit = t.look(|draft| unit(draft, at).clone());
    how(&mut unit);
    t.emit(MusterChange::Set(at, unit));
}

/// Does it; false where that was the last thing done with this unit.
async fn change(t: &Table, at: u8, row: UnitRow) -> bool {
    match row {
        UnitRow::Done => return false,
        UnitRow::Options => buy::options(t, at).await,
        UnitRow::Rules => buy::rules(t, at).await,
        UnitRow::Spells => buy::spells(t, at).await,
        UnitRow::Beast => buy::beast(t, at).await,
        UnitRow::Name => {
            let name: UnitName = ask::name(t, BenchHeading("unit-name", PieceId(at).into(), Words::NONE), &NAMES).await;
            set(t, at, |unit| unit.name = name);
        }
        UnitRow::Race => {
            let race = ask::name(t, BenchHeading("race", PieceId(at).into(), "race".into()), &RACES).await;
            set(t, at, |unit| unit.race = race);
        }
        UnitRow::Slays => slays(t, at).await,
        UnitRow::Models => set(t, at, |unit| unit.models = Models::ALL[(unit.models as usize + 1) % 3]),
        UnitRow::Type => {
            let of = ask_type(t, PieceId(at).into()).await;
            set(t, at, |unit| unit.become_type(of));
        }
        UnitRow::Leader => t.emit(MusterChange::Leader(at)),
        UnitRow::Summonable => set(t, at, |unit| unit.summonable = !unit.summonable),
        UnitRow::Custom => {
            let (most, now) = (i16::from(MAX_CUSTOM), t.look(|draft| unit(draft, at).build.custom));
            let head = BenchHeading("custom", PieceId(at).into(), "by agreement".into());
            let custom = ask::number(t, head, (-most, most), now.into()).await;
            set(t, at, |unit| unit.build.custom = custom as i8);
        }
        UnitRow::Again => {
            let copy = t.look(|draft| unit(draft, at).clone());
            t.emit(MusterChange::Added(copy));
            return false;
        }
        UnitRow::Up => {
            t.emit(MusterChange::Raised(at));
            return false;
        }
        UnitRow::Remove => {
            t.emit(MusterChange::Removed(at));
            return false;
        }
    }
    true
}

/// Whom a Slayer slays (DR-SLAYER-1).
pub(super) async fn slays(t: &Table, at: u8) {
    let race = ask::name(t, BenchHeading("slays", PieceId(at).into(), "slays".into()), &RACES).await;
    set(t, at, |unit| unit.slays = race);
}

fn rows(unit: &UnitEntry) -> Vec<UnitRow, 16> {
    let build = &unit.build;
    let own = [
        (TypeOption::of_type(build.unit_type).next().is_some(), UnitRow::Options),
        (true, UnitRow::Rules),
        (build.has(Fantastical::Wizardling), UnitRow::Spells),
        (build.has(Fantastical::Were), UnitRow::Beast),
        (build.has(Fantastical::Slayer), UnitRow::Slays),
        (!unit.leader, UnitRow::Leader),
        (!unit.comes_when_called(), UnitRow::Summonable),
    ];
    let own = own.into_iter().filter(|(so, _)| *so).map(|(_, row)| row);
    let rest = [UnitRow::Name, UnitRow::Race, UnitRow::Models, UnitRow::Type, UnitRow::Custom];
    let last = [UnitRow::Again, UnitRow::Up, UnitRow::Remove];
    [UnitRow::Done].into_iter().chain(own).chain(rest).chain(last).collect()
}

#[inline(never)]
fn ask_row(t: &Table, at: u8, preset: u8) -> impl Future<Output = u8> {
    t.look(|draft| {
        let unit = unit(draft, at);
        let rows = rows(unit);
        let note = Words::with2("{}: {}", unit.build.unit_type.name(), i16::from(unit.build.cost()));
        let head = BenchHeading("change", PieceId(at).into(), note);
        repeat(t, head, &mut rows.iter().map(|row| option(draft, at, *row)), preset.into())
    })
}

fn option(draft: &MusterDraft, at: u8, row: UnitRow) -> Opt {
    let unit = unit(draft, at);
    let build = &unit.build;
    let count = |n: u32| n as u8;
    match row {
        UnitRow::Done => Opt::new("done", "Done"),
        UnitRow::Options => Opt::new("options", Words::with("Options: {}", count(build.options.len()))),
        UnitRow::Rules => Opt::new("rules", Words::with("Fantastical: {}", count(build.fantastical.len()))),
        UnitRow::Spells => Opt::new("spells", Words::with("Spells: {} of 3", count(build.spells.len()))),
        UnitRow::Beast => Opt::new("beast", "Beast form"),
        UnitRow::Name => Opt::new("name", "Name"),
        UnitRow::Race => Opt::new("race", Words::with("Race: {}", given::race(at))),
        UnitRow::Slays => Opt::new("slays", Words::with("Slays: {}", given::slays(at))),
        UnitRow::Models => Opt::new("models", Words::with("Models: {}", unit.models.name())),
        UnitRow::Type => Opt::new("type", "Become another type"),
        UnitRow::Leader => Opt::new("leader", "Has the Leader"),
        UnitRow::Summonable if unit.summonable => Opt::new("summonable", "Summoned: all agree"),
        UnitRow::Summonable => Opt::new("summonable", "Not summoned"),
        UnitRow::Custom => Opt::new("custom", Words::with("Agreed points: {}", i16::from(build.custom))),
        UnitRow::Again => {
            Opt::new("again", "One more of these").off(draft.warband.units.is_full().then_some(&off::FULL))
        }
        UnitRow::Up => Opt::new("up", "One place up").off((at == 0).then_some(&off::FIRST)),
        UnitRow::Remove => Opt::new("remove", "Remove it"),
    }
}
