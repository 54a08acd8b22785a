//! What is said of the whole warband: its size, its name, a trait of the table's own.

use super::ask::{self, BenchHeading, choose};
use super::{MusterChange, Table, given};
use crate::roster::{SIZES, TraitName};
use umpire_engine::table::{Opt, Words};

const NAMES: [&str; 8] =
    ["Red Hand", "Grey Company", "Thorn Host", "Old Kings", "Marsh Folk", "Star Guard", "Iron Hill", "Night Court"];
const TRAITS: [&str; 4] = ["Lucky", "Old and tired", "Beloved", "Hated by all"];

/// How many points the game has (DR-WB-1).
pub(super) async fn size(t: &Table) {
    let now = t.look(|draft| draft.warband.size);
    let head = BenchHeading("size", "Game of".into(), Words::NONE);
    let size = ask::number(t, head, (SIZES.0.into(), SIZES.1.into()), now.into()).await;
    t.emit(MusterChange::Size(size as u8));
}

/// What it is called.
pub(super) async fn rename(t: &Table) {
    let name = ask::name(t, BenchHeading("name", "Its name".into(), Words::NONE), &NAMES).await;
    t.emit(MusterChange::Name(name));
}

/// A trait all agree on, or the dice again (DR-LEAD-5).
pub(super) async fn own_trait(t: &Table) {
    let name = match ask_trait(t).await {
        0 => TraitName::new(),
        _ => ask::name(t, BenchHeading("trait-name", "Its trait".into(), Words::NONE), &TRAITS).await,
    };
    t.emit(MusterChange::OwnTrait(name));
}

#[inline(never)]
fn ask_trait(t: &Table) -> impl Future<Output = u8> {
    let rows = [
        Opt::new("rolled", "Rolled: 3d6").gist("As the book has it"),
        Opt::new("own", "One of our own").gist("If all agree to it"),
    ];
    let head = BenchHeading("trait", "Leader's trait".into(), Words::with("{}", given::OWN_TRAIT));
    choose(t, head, &mut rows.into_iter(), 0)
}

/// Whether it is really thrown away.
pub(super) async fn leave(t: &Table) {
    let sure = t.look(|draft| draft.warband.units.is_empty()) || ask_leave(t).await == 1;
    if sure {
        t.emit(MusterChange::Done(false));
    }
}

#[inline(never)]
fn ask_leave(t: &Table) -> impl Future<Output = u8> {
    let rows = [Opt::new("stay", "Go on with it"), Opt::new("leave", "Throw it away")];
    choose(t, BenchHeading("leave", "Throw it away?".into(), Words::NONE), &mut rows.into_iter(), 0)
}
