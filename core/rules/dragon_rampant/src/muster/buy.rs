//! What a unit takes and leaves: options, fantastical rules, spells, and those of a Were's other form.

use super::ask::{BenchHeading, repeat};
use super::unit::{self, set};
use super::{MusterDraft, Table, off};
use crate::book::{Fantastical, Fantasticals, Spell, Spells, TypeOption, TypeOptions, UnitType};
use crate::help;
use crate::roster::{Models, RaceName, UnitEntry, WarbandFault};
use umpire_engine::table::{Amount, Asked, Fact, Heading, Limit, Off, Opt, PieceId, Ticks, Words};

/// Options of its type.
pub(super) async fn options(t: &Table, at: u8) {
    let mut last = 1;
    loop {
        let picked = ask_option(t, at, last).await;
        let Some(row) = picked.checked_sub(1) else { return };
        set(t, at, |unit| {
            let option = TypeOption::of_type(unit.build.unit_type).nth(row.into());
            option.into_iter().for_each(|option| toggle_option(unit, option));
        });
        last = picked;
    }
}

/// Fantastical rules. Who becomes a Wizardling chooses spells at once, who becomes a Slayer whom he slays.
pub(super) async fn rules(t: &Table, at: u8) {
    let mut last = 1;
    loop {
        let picked = ask_rule(t, at, last).await;
        let Some(row) = picked.checked_sub(1) else { return };
        let rule = Fantastical::ALL[usize::from(row)];
        set(t, at, |unit| toggle_rule(unit, rule));
        match rule {
            _ if t.look(|draft| !unit::unit(draft, at).build.has(rule)) => {}
            Fantastical::Wizardling => spells(t, at).await,
            Fantastical::Slayer => unit::slays(t, at).await,
            _ => {}
        }
        last = picked;
    }
}

/// The three spells of a Wizardling (DR-SPELLC-1).
pub(super) async fn spells(t: &Table, at: u8) {
    let ticked = ask_spells(t, at).await;
    set(t, at, |unit| unit.build.spells = Spells::of_bits(ticked as u16));
}

/// Options of a Were's other form, and whether it is Fearful (DR-WERE-1).
pub(super) async fn beast(t: &Table, at: u8) {
    let mut last = 1;
    loop {
        let picked = ask_beast(t, at, last).await;
        let Some(row) = picked.checked_sub(1) else { return };
        set(t, at, |unit| toggle_beast(unit, row));
        last = picked;
    }
}

fn toggle_option(unit: &mut UnitEntry, option: TypeOption) {
    let options = &mut unit.build.options;
    *options = if options.has(option) { options.without(option) } else { options.and(option) };
    if option == TypeOption::Chariots {
        unit.models = if options.has(option) { Models::Reduced } else { Models::Full };
    }
}

/// Takes or leaves a rule; what hangs on one that is left goes with it.
fn toggle_rule(unit: &mut UnitEntry, rule: Fantastical) {
    let build = &mut unit.build;
    if !build.has(rule) {
        build.fantastical = build.fantastical.and(rule);
        return;
    }
    build.fantastical = build.fantastical.without(rule);
    match rule {
        Fantastical::Undead => build.fantastical = build.fantastical.without(Fantastical::NoFeelings),
        Fantastical::Wizardling => build.spells = Spells::EMPTY,
        Fantastical::Were => (build.beast_options, build.beast_fearful) = (TypeOptions::EMPTY, false),
        Fantastical::Slayer => unit.slays = RaceName::new(),
        _ => {}
    }
}

/// The options of that form in their order, and then Fearful.
fn toggle_beast(unit: &mut UnitEntry, row: u8) {
    let build = &mut unit.build;
    match TypeOption::of_type(UnitType::LesserWarbeasts).nth(row.into()) {
        Some(option) if build.beast_options.has(option) => build.beast_options = build.beast_options.without(option),
        Some(option) => build.beast_options = build.beast_options.and(option),
        None => build.beast_fearful = !build.beast_fearful,
    }
}

/// A row to take or leave: what it costs, and why it cannot be taken now. Pictures give way to words, so words say it.
fn row(id: &'static str, name: &'static str, cost: i8, taken: bool, off: Option<&'static Off>) -> Opt {
    match taken {
        true => Opt::new(id, Words::with("Has {}", name)),
        false => Opt::new(id, name).amount(Amount::Plus(cost)).off(off),
    }
}

/// A name with what it costs.
pub(super) fn priced(name: &'static str, cost: i8) -> Words {
    Words::with2(if cost < 0 { "{} {}" } else { "{} +{}" }, name, i16::from(cost))
}

/// Why a unit may not become this: the first fault it does not have now. What is asked for next is none.
#[inline(never)]
fn refused(draft: &MusterDraft, at: u8, how: impl FnOnce(&mut UnitEntry)) -> Option<&'static Off> {
    let warband = &draft.warband;
    let now = unit::unit(draft, at);
    let mut then = now.clone();
    how(&mut then);
    if warband.agreed {
        return None;
    }
    let open = |fault: &WarbandFault| matches!(fault, WarbandFault::Spells(..) | WarbandFault::NoPrey(_));
    let new = |fault: &WarbandFault| !open(fault) && now.breaches(at).all(|known| known != *fault);
    let beside = then.build.has(Fantastical::Cleric) && (warband.has_undead() || then.is_undead());
    let undead = !now.is_undead() && then.is_undead();
    let cleric = undead && warband.units.iter().any(|unit| unit.build.has(Fantastical::Cleric));
    let fault = then.breaches(at).find(new).map(off::of);
    fault.or((beside || cleric).then_some(&off::CLERIC))
}

#[inline(never)]
fn ask_option(t: &Table, at: u8, preset: u8) -> impl Future<Output = u8> {
    t.look(|draft| {
        let build = &unit::unit(draft, at).build;
        let mut rows = TypeOption::of_type(build.unit_type).map(|option| {
            let off = refused(draft, at, |unit| toggle_option(unit, option));
            row(option.id(), option.name(), option.cost(), build.options.has(option), off)
                .help(help::type_option(option))
        });
        ask(t, at, "options", &mut rows, preset)
    })
}

#[inline(never)]
fn ask_rule(t: &Table, at: u8, preset: u8) -> impl Future<Output = u8> {
    t.look(|draft| {
        let build = &unit::unit(draft, at).build;
        let taken: Fantasticals = build.fantastical;
        let mut rows = Fantastical::ALL.into_iter().map(|rule| {
            let off = refused(draft, at, |unit| toggle_rule(unit, rule));
            row(rule.id(), rule.name(), rule.cost(), taken.has(rule), off)
        });
        ask(t, at, "rules", &mut rows, preset)
    })
}

#[inline(never)]
fn ask_beast(t: &Table, at: u8, preset: u8) -> impl Future<Output = u8> {
    t.look(|draft| {
        let build = &unit::unit(draft, at).build;
        let off = |at_row: u8| refused(draft, at, |unit| toggle_beast(unit, at_row));
        let options = (0..).zip(TypeOption::of_type(UnitType::LesserWarbeasts)).map(|(place, option)| {
            row(option.id(), option.name(), option.cost(), build.beast_options.has(option), off(place))
                .help(help::type_option(option))
        });
        let fearful = Fantastical::Fearful;
        let last = TypeOption::of_type(UnitType::LesserWarbeasts).count() as u8;
        let fearful = row(fearful.id(), fearful.name(), fearful.cost(), build.beast_fearful, off(last));
        ask(t, at, "beast", &mut options.chain([fearful]), preset)
    })
}

/// Done, and then these rows; above them what the unit costs now.
fn ask<'t>(
    t: &'t Table,
    at: u8,
    id: &'static str,
    rows: &mut dyn Iterator<Item = Opt>,
    preset: u8,
) -> impl Future<Output = u8> + use<'t> {
    let note = t.look(|draft| Words::with("{} points", i16::from(unit::unit(draft, at).build.cost())));
    let head = BenchHeading(id, PieceId(at).into(), note);
    repeat(t, head, &mut [Opt::new("done", "Done")].into_iter().chain(rows), preset.into())
}

#[inline(never)]
fn ask_spells(t: &Table, at: u8) -> impl Future<Output = Ticks> {
    let known = t.look(|draft| unit::unit(draft, at).build.spells);
    let head = Heading::new("spells", Asked::Anyone, PieceId(at), "3 spells");
    t.list(head, &mut |tick| {
        tick.limit = Some(Limit { min: 3, max: 3, unit: "spells" });
        tick.facts.extend(
            Spell::ALL
                .into_iter()
                .map(|spell| Fact { preset: known.has(spell), ..Fact::new(spell.id(), spell.name()) }),
        );
    })
}
