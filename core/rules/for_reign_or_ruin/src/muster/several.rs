//! The same for several elements at once: an order, a command, a superior, a group.

use super::ask::{BenchHeading, choose};
use super::belongs::{self, Belonging};
use super::{MusterChange, Table};
use crate::book::Order;
use umpire_engine::table::ask::several as tick;
use umpire_engine::table::{EnumSet, Heading, Opt, PieceId, Words};

/// What can be given to several, and where each question begins.
const KINDS: [Belonging; 5] = [
    Belonging::Order(Order::Attack),
    Belonging::Command(1),
    Belonging::Superior(None),
    Belonging::Group(1),
    Belonging::Hidden(false),
];

/// What, and then whom.
pub(super) async fn several(t: &Table) {
    let kind = KINDS[usize::from(ask_kind(t).await)];
    let given = belongs::ask(t, Words::of("For several"), kind, None).await;
    let those = ask_whom(t, given).await;
    if !those.is_empty() {
        t.emit(MusterChange::Belongs(those, given));
    }
}

#[inline(never)]
fn ask_kind(t: &Table) -> impl Future<Output = u8> {
    t.look(|draft| {
        let row = |kind: &Belonging| {
            let (id, name) = kind.words();
            Opt::new(id, name).off(belongs::off(draft, *kind, None))
        };
        choose(t, BenchHeading::of("several", "Give several what?"), &mut KINDS.iter().map(row), 0)
    })
}

/// Ticks who gets it: not those who have it, nor those who cannot.
#[inline(never)]
fn ask_whom(t: &Table, given: Belonging) -> impl Future<Output = EnumSet<PieceId, u64>> {
    let these: EnumSet<PieceId, u64> = t.look(|draft| {
        let lacks = |at: &u8| given.of(&draft.army.elements[usize::from(*at)]) != given && given.fits(draft, *at);
        (0..draft.army.elements.len() as u8).filter(lacks).map(PieceId).collect()
    });
    let head: Heading = BenchHeading("whom", given.label(), Words::NONE).into();
    tick(t, head, these, EnumSet::EMPTY, None)
}
