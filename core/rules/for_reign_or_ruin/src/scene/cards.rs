//! An element's card.

use crate::book::Stat;
use crate::icons;
use crate::state::{Battle, ElementId};
use umpire_engine::table::{Card, Figure, PieceMark, Stat as CardStat, Words};

/// The card.
pub(super) fn card(b: &Battle, id: ElementId) -> Card {
    let element = b.element(id);
    let mut card = Card::new(element.seat, icons::kind(element), Words::of(element.card.kind.name()));
    let of = element.number(Stat::End).map(i16::from);
    card.figure = Some(Figure { name: "stress", now: element.stress.into(), of });
    card.in_play = element.in_play();
    let order = element.follows();
    let _ = card.marks.push(PieceMark { name: order.name(), icon: Some(icons::order(order)), help: None }); // the first
    card.stats.extend(Stat::ALL.map(|stat| match element.number(stat) {
        Some(value) => CardStat { name: stat.name(), value: value.into(), suffix: "" },
        None => CardStat::none(stat.name()),
    }));
    card
}
