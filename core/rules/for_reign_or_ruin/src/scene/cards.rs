//! An element's card and its page.

use crate::book::{Attribute, MoraleType, Stat};
use crate::state::{Battle, ElementId, Flag, Place};
use crate::{help, icons};
use umpire_engine::heapless::Vec;
use umpire_engine::table::{Arg, Card, CardTrait, Details, Figure, PieceMark, Reach, Stat as CardStat, Words};

/// The card: stress is its figure, its order the first mark.
pub(super) fn card(b: &Battle, id: ElementId) -> Card {
    let element = b.element(id);
    let mut card = Card::new(element.seat, icons::kind(element), Words::of(element.card.kind.name()));
    let of = element.number(Stat::End).map(i16::from);
    card.figure = Some(Figure { name: "stress", now: element.stress.into(), of });
    card.in_play = element.in_play();
    card.group = group(b, id);
    card.group_note = b.ordered_by(id).map_or(Words::NONE, |commander| Words::with("Act {}", b.element(commander).act));
    card.figure_note = of.map_or(Words::NONE, |end| Words::with("over {}: gone", end));
    if !b.attached_to(id).is_empty() {
        card.badge = Some(icons::CROWN);
    }
    if element.in_play() {
        card.marks.extend(marks(b, id));
    }
    card.stats.extend(Stat::ALL.map(|stat| match element.number(stat) {
        Some(value) if stat == Stat::Act => CardStat { name: stat.name(), value: left(b, id, value), suffix: "" },
        Some(value) => CardStat { name: stat.name(), value: value.into(), suffix: "" },
        None => CardStat::none(stat.name()),
    }));
    if element.group != 0 {
        let value = i16::from(element.card.group);
        let _ = card.stats.push(CardStat { name: "Group", value, suffix: "" }); // the twelfth
    }
    card
}

/// What is left of its Act; all of it before the first turn.
fn left(b: &Battle, id: ElementId, full: u8) -> i16 {
    if b.turn == 0 { full.into() } else { b.element(id).act.into() }
}

/// The command it belongs to, in lists: by its commander, or its letter.
fn group(b: &Battle, id: ElementId) -> Words {
    match (b.ordered_by(id), b.element(id).card.command) {
        (Some(commander), _) => Words::with("Under {}", commander),
        (None, 0) => Words::of("Of no command"),
        (None, command) => Words::with("Command {}", Arg::Given(command)),
    }
}

fn marks(b: &Battle, id: ElementId) -> impl Iterator<Item = PieceMark> {
    let element = b.element(id);
    let order = element.follows();
    let own = PieceMark { name: order.name(), icon: Some(icons::order(order)), help: Some(help::order(order)) };
    let mark = |name, icon| PieceMark { name, icon, help: None };
    let others = [
        (b.in_contact(id), mark("in combat", Some(icons::CONTACT))),
        (element.led.is_some(), mark("led", None)),
        (element.is(Flag::Hidden), mark("hidden", None)),
        (element.attached.is_some(), mark("in a unit", None)),
    ];
    let so = others.into_iter().filter(|(so, _)| *so).map(|(_, mark)| mark);
    core::iter::once(own).chain(so).take(4)
}

/// What its own page shows beside that.
pub(super) fn details(b: &Battle, id: ElementId) -> Details {
    let element = b.element(id);
    let own = element.card.attributes.iter();
    let mut traits: Vec<CardTrait, 8> =
        own.map(|own: Attribute| CardTrait { name: own.name(), help: Some(help::attribute(own)) }).collect();
    if element.card.morale != MoraleType::Normal {
        let _ = traits.push(CardTrait::from(element.card.morale.name())); // eight attributes at once is nobody's
    }
    let moves = element.number(Stat::Mov).filter(|mov| *mov > 0).map(|mov| Reach::new(mov.into(), "CM"));
    let reach = element.number(Stat::Range).filter(|range| *range > 0).map(|range| Reach::new(range.into(), "CM"));
    let place = match (element.in_play(), element.attached) {
        (false, _) => Words::of(Place::NAMES[element.place as usize]),
        (true, Some(unit)) => Words::with("In {}", unit),
        (true, None) => Words::NONE,
    };
    Details { moves, reach, traits, place, next: next(b, id) }
}

/// What is to be known of it now.
fn next(b: &Battle, id: ElementId) -> Words {
    let element = b.element(id);
    match b.contacts_of(id).next().and_then(|contact| contact.other(id)) {
        _ if !element.in_play() => Words::NONE,
        Some(foe) => Words::with("Fights {}", foe),
        None if element.stress > element.stress_ref => Words::of("It will check its morale"),
        None => Words::NONE,
    }
}
