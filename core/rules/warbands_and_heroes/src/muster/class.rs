//! A class of the warband's own, number by number (WH-CLS-1 to WH-CLS-6).

use heapless::Vec;

use super::ask::{self, BenchHeading, choose};
use super::classes::{CLASS_NAMES, ROOM, room};
use super::{MusterChange, MusterDraft, Table, attack, given};
use crate::book::{Attack, AttackKind, Category, Class, ClassNumber, MAX_ATTACKS, Note, TraitSet, UnitTrait};
use crate::icons;
use crate::roster::ClassRef;
use umpire_engine::table::{Asked, Fact, Heading, Off, Opt, OptionKey, Words};

/// What can be changed about a class.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ClassRow {
    Done,
    Number(ClassNumber),
    Attack(u8),
    NewAttack,
    Traits,
    Category,
    Name,
    Note,
    NoNote,
    Remove,
}

static USED: Off = Off { short: "in use", full: "Units of it are in the warband" };
static FOUR: Off = Off { short: "4 attacks", full: "4 attacks are the most" };

/// Changes a class until that is done.
pub(super) async fn edit(t: &Table, at: u8) {
    let mut last = 1; // not on Done
    loop {
        let picked = ask_row(t, at, last).await;
        match t.look(|draft| rows(&class(draft, at))[usize::from(picked)]) {
            ClassRow::Done => return,
            ClassRow::Number(number) => set_number(t, at, number).await,
            ClassRow::Attack(which) => attack::edit(t, at, which).await,
            ClassRow::NewAttack => change(t, at, |class| {
                let plain = Attack::plain(AttackKind::Melee);
                let name = class.free_attack_name(&plain.name, None);
                let _ = class.attacks.push(Attack { name, ..plain }); // it is off where there are four
            }),
            ClassRow::Traits => traits(t, at).await,
            ClassRow::Category => {
                let picked = ask_category(t, at).await;
                change(t, at, |class| class.category = Category::ALL[usize::from(picked)]);
            }
            ClassRow::Name => {
                let name = ask::name(t, BenchHeading::of("class-name", title(at)), &CLASS_NAMES).await;
                change(t, at, |class| class.name = name);
            }
            ClassRow::Note => {
                let note = ask::name(t, BenchHeading("note", title(at), "note".into()), &NOTES).await;
                change(t, at, |class| class.note = note);
            }
            ClassRow::NoNote => change(t, at, |class| class.note = Note::new()),
            ClassRow::Remove => {
                t.emit(MusterChange::ClassRemoved(at));
                return;
            }
        }
        last = picked;
    }
}

/// Notes to start from.
pub(super) const NOTES: [&str; 5] = ["poisoned", "in woods only", "ask the referee", "pushes 1 square", "not at night"];

/// The class that is changed.
pub(super) fn class(draft: &MusterDraft, at: u8) -> Class {
    draft.warband.class(ClassRef::Custom(at))
}

/// Changes it.
#[inline(never)]
pub(super) fn change(t: &Table, at: u8, how: impl FnOnce(&mut Class)) {
    let mut class = t.look(|draft| class(draft, at));
    how(&mut class);
    t.emit(MusterChange::ClassSet(at, class));
}

pub(super) fn title(at: u8) -> Words {
    Words::with("{}", given::class(ClassRef::Custom(at)))
}

/// The rows of a class; the last is off where Units are of it.
fn rows(class: &Class) -> Vec<ClassRow, 18> {
    let numbers = ClassNumber::ALL.into_iter().map(ClassRow::Number);
    let attacks = (0..class.attacks.len() as u8).map(ClassRow::Attack);
    let noted = (!class.note.is_empty()).then_some(ClassRow::NoNote);
    let words = [ClassRow::NewAttack, ClassRow::Traits, ClassRow::Category, ClassRow::Name, ClassRow::Note];
    let rows = [ClassRow::Done].into_iter().chain(numbers).chain(attacks).chain(words);
    rows.chain(noted).chain([ClassRow::Remove]).collect()
}

#[inline(never)]
fn ask_row(t: &Table, at: u8, preset: u8) -> impl Future<Output = u8> {
    t.look(|draft| {
        let class = class(draft, at);
        let rows = rows(&class);
        let mut options = rows.iter().map(|row| option(draft, &class, at, *row));
        choose(t, BenchHeading("edit", title(at), class.category.name().into()), &mut options, preset.into())
    })
}

fn option(draft: &MusterDraft, class: &Class, at: u8, row: ClassRow) -> Opt {
    let tight = (room(draft) < 18).then_some(&ROOM);
    match row {
        ClassRow::Done => Opt::new("done", "Done"),
        ClassRow::Number(number) => Opt::new(number.id(), Words::with2("{}: {}", number.name(), number.of(class))),
        ClassRow::Attack(which) => {
            let dice = class.attacks.get(usize::from(which)).map_or(0, |attack| attack.dice);
            let label = Words::with2("{}: {} dice", given::attack(at, which), dice);
            Opt::new(OptionKey::numbered("attack", which + 1), label)
        }
        ClassRow::NewAttack => {
            let four = (class.attacks.len() >= MAX_ATTACKS).then_some(&FOUR);
            Opt::new("new-attack", "One more attack").off(four.or(tight))
        }
        ClassRow::Traits => Opt::new("traits", Words::with("Traits: {}", class.traits.iter().count() as u8)),
        ClassRow::Category => {
            Opt::new("category", Words::with("Kind: {}", class.category.name())).icon(icons::category(class.category))
        }
        ClassRow::Name => Opt::new("name", "Name").off(tight),
        ClassRow::Note => Opt::new("note", if class.note.is_empty() { "Note" } else { "Another note" }).off(tight),
        ClassRow::NoNote => Opt::new("no-note", "No note"),
        ClassRow::Remove => {
            let used = draft.warband.units.iter().any(|unit| unit.class == ClassRef::Custom(at));
            Opt::new("remove", "Remove it").off(used.then_some(&USED))
        }
    }
}

async fn set_number(t: &Table, at: u8, number: ClassNumber) {
    let ((least, most), now) = t.look(|draft| {
        let class = class(draft, at);
        (number.limits(&class), number.of(&class))
    });
    let head = BenchHeading(number.id(), title(at), number.name().into());
    let to = ask::number(t, head, (least.into(), most.into()), now.into(), number.unit()).await;
    change(t, at, |class| number.set(class, to as u8));
}

/// Ticks what the class has of traits that the rules know (WH-CLS-3).
async fn traits(t: &Table, at: u8) {
    let ticked = ask_traits(t, at).await;
    let set = (0..).zip(UnitTrait::ALL).fold(TraitSet::EMPTY, |set, (row, own)| set.with(own, ticked >> row & 1 == 1));
    change(t, at, |class| class.traits = set);
}

#[inline(never)]
fn ask_traits(t: &Table, at: u8) -> impl Future<Output = umpire_engine::table::Ticks> {
    let has = t.look(|draft| class(draft, at).traits);
    t.list(Heading::new("traits", Asked::Anyone, title(at), Words::of("traits")), &mut |list| {
        list.facts.extend(UnitTrait::ALL.map(|own| Fact { preset: has.has(own), ..Fact::new(own.id(), own.name()) }));
    })
}

#[inline(never)]
fn ask_category(t: &Table, at: u8) -> impl Future<Output = u8> {
    let now = t.look(|draft| class(draft, at).category) as usize;
    let row = |category: Category| Opt::new(category.id(), category.name()).icon(icons::category(category));
    choose(t, BenchHeading("category", title(at), "kind".into()), &mut Category::ALL.into_iter().map(row), now)
}
