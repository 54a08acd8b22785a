//! A Unit's card.

use heapless::Vec;

use super::words::class_word;
use crate::table::{Arg, Card, CardTrait, Details, Figure, Icon, PieceMark, Reach, Stat, Words};
use crate::warbands_and_heroes::book::UnitTrait;

use crate::warbands_and_heroes::state::{Battle, Flag, Place, UnitId};

/// The card.
pub(super) fn card(b: &Battle, id: UnitId) -> Card {
    let (unit, class) = (b.unit(id), b.class(id));
    let mut card = Card::new(unit.seat, Icon::D6, Words::with("{}", Arg::Given(class_word(unit.class))));
    card.badge = unit.captain.map(|_| Icon::SKULL);
    card.figure = Some(Figure { name: "FS", now: unit.strength.into(), of: Some(class.strength.into()) });
    card.in_play = unit.in_play();
    let mark = |name| PieceMark { name, icon: None, help: None };
    let marks = [
        (unit.pending > 0 && unit.is_doomed(), mark("doomed")),
        (unit.is(Flag::Wall), mark("wall")),
        (unit.in_play() && b.is_bloodied(id), mark("bloodied")),
        (unit.is(Flag::Shaken), mark("Shaken")),
    ];
    card.marks.extend(marks.into_iter().filter(|(so, _)| *so).map(|(_, mark)| mark));
    let stat = |name, value: u8| Stat { name, value: value.into(), suffix: "" };
    card.stats.extend([
        stat("Resolve", class.resolve),
        Stat { suffix: "+", ..stat("TN", class.need) },
        stat("Bloodied", class.bloodied_at),
        stat("Speed", class.speed),
    ]);
    card
}

/// What its own page shows beside that.
pub(super) fn details(b: &Battle, id: UnitId) -> Details {
    let (unit, class) = (b.unit(id), b.class(id));
    let mut traits: Vec<CardTrait, 8> = class.traits.iter().map(|own| CardTrait::from(own.name())).collect();
    if let Some(own) = unit.captain {
        let _ = traits.push(CardTrait::from(own.name())); // six of eight
    }
    let way = if class.has(UnitTrait::Hero) { "past allies" } else { "" };
    let moves = (class.speed > 0).then(|| Reach { way, ..Reach::new(class.speed.into(), "squares") });
    let place = if unit.in_play() { Words::NONE } else { Words::of(Place::NAMES[unit.place as usize]) };
    let next = Words::of(match unit {
        _ if unit.is(Flag::Acted) => "It has acted in this round",
        _ if unit.is(Flag::Moved) => "It has moved: no die more",
        _ => "",
    });
    Details { moves, reach: None, traits, place, next }
}
