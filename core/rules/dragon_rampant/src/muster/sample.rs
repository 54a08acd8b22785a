//! Units of the sample lists, with what their rows offer (section 24 of the checklist).

use super::ask::{BenchHeading, choose, repeat};
use super::buy::priced;
use super::{MusterChange, MusterDraft, Table, menu, off};
use crate::book::{SAMPLES, SampleChoice, SampleList, SampleUnit};
use crate::roster::{UnitEntry, WarbandName};
use crate::{help, icons};
use umpire_engine::table::{Asked, Fact, Heading, Opt, OptionKey, Ticks, Words};

/// Takes units of one list until that is done.
pub(super) async fn add(t: &Table) {
    let list = ask_list(t).await;
    let mut next = 0;
    // A full warband takes nobody more.
    while t.look(|draft| !draft.warband.units.is_full()) {
        let Some(row) = ask_row(t, list, next).await.checked_sub(1) else { break };
        take(t, list, row).await;
        next = row + 1;
    }
}

async fn take(t: &Table, list: u8, row: u8) {
    let unit = &SAMPLES[usize::from(list)].units[usize::from(row)];
    let kind = if unit.types.len() > 1 { ask_kind(t, unit).await } else { 0 };
    let choices = if unit.choices.is_empty() { 0 } else { ask_choices(t, list, row, kind).await };
    join(t, list, row, kind, choices);
}

/// A unit joins, and gives a warband without a name that of its list.
#[inline(never)]
fn join(t: &Table, list: u8, row: u8, kind: u8, ticked: Ticks) {
    let list = &SAMPLES[usize::from(list)];
    let row = &list.units[usize::from(row)];
    if t.look(|draft| draft.warband.name.is_empty()) {
        t.emit(MusterChange::Name(WarbandName::try_from(list.name).unwrap_or_default()));
    }
    let open = open_choices(row, kind).enumerate().filter(|(at, _)| ticked >> at & 1 == 1);
    let choices = open.fold(0, |all, (_, (at, _))| all | 1 << at);
    t.emit(MusterChange::Added(UnitEntry::of_sample(list, row, kind.into(), choices)));
}

/// The choices a unit has, as this of its types: each with its place.
fn open_choices(row: &SampleUnit, kind: u8) -> impl Iterator<Item = (usize, SampleChoice)> {
    let of = row.types[usize::from(kind)];
    row.choices.iter().copied().enumerate().filter(move |(_, choice)| choice.is_open_to(of))
}

/// The list of the unit that came last is the one that is wanted again.
#[inline(never)]
fn ask_list(t: &Table) -> impl Future<Output = u8> {
    t.look(|draft| {
        let preset = SAMPLES.iter().position(|list| draft.warband.name == list.name).unwrap_or(0);
        let mut rows = SAMPLES.iter().map(|list| Opt::new(list.id, list.name));
        choose(t, BenchHeading("list", "Which list?".into(), menu::points(draft)), &mut rows, preset)
    })
}

#[inline(never)]
fn ask_row(t: &Table, list: u8, next: u8) -> impl Future<Output = u8> {
    t.look(|draft| {
        let list = &SAMPLES[usize::from(list)];
        let done = [Opt::new("done", "Done")].into_iter();
        let rows = (0..).zip(list.units).map(|(at, row)| row_option(draft, list, at, row));
        let preset = 1 + usize::from(next) % list.units.len();
        repeat(t, BenchHeading("sample", list.name.into(), menu::points(draft)), &mut done.chain(rows), preset)
    })
}

fn row_option(draft: &MusterDraft, list: &SampleList, at: u8, row: &'static SampleUnit) -> Opt {
    let build = UnitEntry::of_sample(list, row, 0, 0).build;
    let cost = build.cost();
    let left = i16::from(draft.warband.size) - draft.warband.cost();
    let dear = (i16::from(cost) > left && !draft.warband.agreed).then_some(&off::TOTAL);
    let label = Words::with2("{}: {}", row.name, i16::from(cost));
    // AMB-03: Skeleton Knights are printed at 6.
    let gist = if cost == row.printed as i8 { row.types[0].name() } else { "Printed 6; its parts cost 4" };
    let (icon, why) = (icons::unit(&build), help::unit_type(row.types[0]));
    Opt::new(OptionKey::numbered("unit", at + 1), label).icon(icon).gist(gist).off(dear).help(why)
}

#[inline(never)]
fn ask_kind(t: &Table, row: &SampleUnit) -> impl Future<Output = u8> {
    let mut rows = row.types.iter().map(|of| Opt::new(of.id(), of.name()));
    choose(t, BenchHeading("kind", "As what?".into(), row.name.into()), &mut rows, 0)
}

/// Ticks what it has beside what is built in.
#[inline(never)]
fn ask_choices(t: &Table, list: u8, row: u8, kind: u8) -> impl Future<Output = Ticks> {
    let list = &SAMPLES[usize::from(list)];
    let row = &list.units[usize::from(row)];
    let base = UnitEntry::of_sample(list, row, kind.into(), 0);
    let head = Heading::new("choices", Asked::Anyone, row.name, Words::with("{} points", i16::from(base.build.cost())));
    t.list(head, &mut |tick| {
        tick.facts.extend(open_choices(row, kind).map(|(at, choice)| {
            let cost = UnitEntry::of_sample(list, row, kind.into(), 1 << at).build.cost() - base.build.cost();
            let (key, name) = choice_words(choice);
            Fact::new(key, priced(name, cost))
        }));
    })
}

/// What scripts call a choice, and players.
const fn choice_words(choice: SampleChoice) -> (&'static str, &'static str) {
    match choice {
        SampleChoice::Take(option) => (option.id(), option.name()),
        SampleChoice::Buy(rule) | SampleChoice::Only(_, rule) => (rule.id(), rule.name()),
        SampleChoice::Become(of, _) => (of.id(), of.name()),
        SampleChoice::Reduced => ("reduced", "A few models"),
    }
}
