//! Classes of the warband's own: a list of them, and a new one (section 16 of the checklist).

use super::ask::{self, BenchHeading, choose};
use super::unit::class_row;
use super::{MusterChange, MusterDraft, Table, class, given};
use crate::book::{Category, Class, ClassName, PrintedClass, TraitSet, UnitTrait};
use crate::icons;
use crate::roster::{CLASS_ROOM, ClassRef, MAX_CUSTOM};
use umpire_engine::table::{Off, Opt, OptionKey, Words};

/// Bytes that any class of two attacks without remarks fits into.
const USUAL: usize = 40;

static FULL: Off = Off { short: "16 classes", full: "16 classes are the most" };
/// There is no room for longer names and notes.
pub(super) static ROOM: Off = Off { short: "no room", full: "Shorten names and notes first" };

/// Bytes that are left for classes.
pub(super) fn room(draft: &MusterDraft) -> usize {
    CLASS_ROOM - draft.warband.classes.as_bytes().len()
}

/// A new class, or one that is there.
pub(super) async fn classes(t: &Table) {
    match ask_which(t).await.checked_sub(1) {
        Some(at) => class::edit(t, at).await,
        None => create(t).await,
    }
}

#[inline(never)]
fn ask_which(t: &Table) -> impl Future<Output = u8> {
    t.look(|draft| {
        let full = (draft.warband.classes.len() >= MAX_CUSTOM).then_some(&FULL);
        let new = Opt::new("new", "New class").off(full.or((room(draft) < USUAL).then_some(&ROOM)));
        let own = (0..draft.warband.classes.len()).map(|at| {
            let icon = draft.warband.classes.get(at).map_or(icons::MARTIAL, |class| icons::category(class.category));
            Opt::new(OptionKey::numbered("own", at + 1), Words::with("{}", given::class(ClassRef::Custom(at))))
                .icon(icon)
        });
        let note = Words::with("{} of 16", draft.warband.classes.len());
        choose(t, BenchHeading("classes", "Own classes".into(), note), &mut [new].into_iter().chain(own), 0)
    })
}

/// A new class: from nothing, as a Hero, or as a copy of another (WH-CLS-5, WH-HERO-5).
async fn create(t: &Table) {
    let at = ask_model(t).await;
    let name: ClassName = ask::name(t, BenchHeading::of("class-name", "The class's name"), &CLASS_NAMES).await;
    let class = t.look(|draft| model(draft, at, name));
    t.emit(MusterChange::ClassAdded(class));
    let at = t.look(|draft| draft.warband.classes.len() - 1);
    class::edit(t, at).await;
}

/// Names to start from.
pub(super) const CLASS_NAMES: [&str; 8] =
    ["Riders", "Spearmen", "Slingers", "Levy", "Wolf Pack", "Ogre", "Wizard", "Warlord"];

#[inline(never)]
fn ask_model(t: &Table) -> impl Future<Output = u8> {
    t.look(|draft| {
        let new = [
            Opt::new("nothing", "From nothing").icon(icons::MARTIAL),
            Opt::new("hero", "A Hero from nothing").icon(icons::HEROIC),
        ];
        let left = room(draft);
        let copies = draft.warband.class_refs().map(|at| {
            let long = matches!(at, ClassRef::Custom(own) if draft.warband.classes.size(own) + 12 > left);
            let row = class_row(draft, at);
            Opt { label: Words::with("Copy {}", given::class(at)), ..row }.off(long.then_some(&ROOM))
        });
        choose(t, BenchHeading::of("model", "What is it like?"), &mut new.into_iter().chain(copies), 0)
    })
}

/// The class a new one begins as.
#[inline(never)]
fn model(draft: &MusterDraft, at: u8, name: ClassName) -> Class {
    let hero = TraitSet::one(UnitTrait::Hero);
    match at.checked_sub(2) {
        None if at == 0 => Class { name, ..Class::fresh("") },
        None => Class { name, category: Category::Heroic, traits: hero, ..Class::fresh("") },
        Some(other) => {
            let other = draft.warband.class_refs().nth(other.into());
            Class { name, ..draft.warband.class(other.unwrap_or(ClassRef::Printed(PrintedClass::Warriors))) }
        }
    }
}
