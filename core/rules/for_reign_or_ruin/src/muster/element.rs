//! An element on the workbench: every field of its card, a copy, its place, its end.

use heapless::Vec;

use super::ask::{card, of_element, repeat, which};
use super::belongs::{self, Belonging};
use super::change::change;
use super::{MusterDraft, Table, off};
use crate::book::{Attribute, Order};
use crate::roster::{ElementCard, blanks};
use umpire_engine::table::{Opt, Words};

/// What can be done with an element.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ElementRow {
    Done,
    Copy,
    Numbers,
    Second,
    Special,
    Morale,
    Unconfirmed,
    Belongs(Belonging),
    Stress,
    Name,
    Kind,
    Up,
    Remove,
}

/// Picks an element and changes it until that is done; which one it was.
pub(super) async fn pick(t: &Table, preset: u8) -> u8 {
    let at = which(t, preset).await;
    let mut last = 1; // not on Done
    loop {
        let picked = ask_row(t, at, last).await;
        let row = t.look(|draft| rows(card(draft, at))[usize::from(picked)]);
        if !change(t, at, row).await {
            return at;
        }
        last = picked;
    }
}

fn rows(card: &ElementCard) -> Vec<ElementRow, 18> {
    let first = [ElementRow::Done, ElementRow::Copy, ElementRow::Numbers];
    let waits = card.is(Attribute::Mindless) || card.is(Attribute::Unwilling) || card.unconfirmed != Order::Halt;
    let belongs = [
        Belonging::Order(card.order),
        Belonging::Command(card.command),
        Belonging::Superior(card.superior),
        Belonging::Group(card.group),
        Belonging::Hidden(card.hidden),
    ];
    let last = [ElementRow::Name, ElementRow::Kind, ElementRow::Second, ElementRow::Up, ElementRow::Remove];
    let rows = first.into_iter().chain([ElementRow::Special, ElementRow::Morale]);
    let rows = rows.chain(waits.then_some(ElementRow::Unconfirmed)).chain(belongs.map(ElementRow::Belongs));
    rows.chain([ElementRow::Stress]).chain(last).collect()
}

#[inline(never)]
fn ask_row(t: &Table, at: u8, preset: u8) -> impl Future<Output = u8> {
    t.look(|draft| {
        let card = card(draft, at);
        let rows = rows(card);
        let head = of_element("change", at, card.kind.name());
        repeat(t, head, &mut rows.iter().map(|row| option(draft, at, *row)), preset.into())
    })
}

fn option(draft: &MusterDraft, at: u8, row: ElementRow) -> Opt {
    let card = card(draft, at);
    match row {
        ElementRow::Done => Opt::new("done", "Done"),
        ElementRow::Copy => Opt::new("copy", "Copy it")
            .gist("One more, the next number")
            .off(draft.army.elements.is_full().then_some(&off::FULL)),
        ElementRow::Numbers => match blanks(card) {
            0 => Opt::new("numbers", "Numbers"),
            blank => Opt::new("numbers", Words::with("Numbers: {} blank", blank as u8)),
        },
        ElementRow::Second => Opt::new("second", if card.two_lines { "Second state" } else { "Add a second state" }),
        ElementRow::Special => Opt::new("special", Words::with("Special: {}", card.attributes.len() as u8)),
        ElementRow::Morale => Opt::new("morale", Words::with("Morale: {}", card.morale.name())),
        ElementRow::Unconfirmed => Opt::new("unconfirmed", Words::with("Unconfirmed: {}", card.unconfirmed.name())),
        ElementRow::Belongs(belongs) => {
            Opt::new(belongs.words().0, belongs.label()).off(belongs::off(draft, belongs, Some(at)))
        }
        ElementRow::Stress => Opt::new("stress", Words::with("Start stress: {}", card.stress)),
        ElementRow::Name => Opt::new("name", "Name"),
        ElementRow::Kind => Opt::new("kind", Words::with("Kind: {}", card.kind.name())),
        ElementRow::Up => Opt::new("up", "One place up").off((at == 0).then_some(&off::FIRST)),
        ElementRow::Remove => Opt::new("remove", "Remove it"),
    }
}
