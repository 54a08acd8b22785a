//! A Unit's card.

use heapless::Vec;

use super::due;
use super::words::class_word;
use crate::book::{PrintedClass, UnitTrait};
use umpire_engine::table::{Arg, Card, CardTrait, Details, Figure, PieceMark, Reach, Stat, Words};

use crate::state::{Battle, Flag, Place, UnitId};
use crate::{help, icons};

/// The card.
pub(super) fn card(b: &Battle, id: UnitId) -> Card {
    let (unit, class) = (b.unit(id), b.class(id));
    let picture = PrintedClass::ALL
        .get(usize::from(unit.class))
        .map_or(icons::category(class.category), |printed| icons::printed(*printed));
    let mut card = Card::new(unit.seat, picture, Words::with("{}", Arg::Given(class_word(unit.class))));
    card.badge = unit.captain.map(|_| icons::CAPTAIN);
    card.figure = Some(Figure { name: "Strength", now: unit.strength.into(), of: Some(class.strength.into()) });
    card.in_play = unit.in_play();
    let mark = |name, icon, help| PieceMark { name, icon, help };
    let marks = [
        (unit.is(Flag::Wall), mark("wall", Some(icons::SHIELD_WALL), help::word("Shield Wall"))),
        (unit.in_play() && b.is_bloodied(id), mark("bloodied", Some(icons::BLOODIED), help::word("Bloodied"))),
        (unit.is(Flag::Shaken), mark("Shaken", Some(icons::SHAKEN), help::word("Shaken"))),
    ];
    let others = marks.into_iter().filter(|(so, _)| *so).map(|(_, mark)| mark);
    card.marks.extend(due::mark(unit).filter(|_| unit.in_play()).into_iter().chain(others));
    let stat = |name, value: u8| Stat { name, value: value.into(), suffix: "" };
    card.stats.extend([
        stat("Resolve", class.resolve),
        Stat { suffix: "+", ..stat("Target", class.need) },
        stat("Speed", class.speed),
        stat("Bloodied", class.bloodied_at),
    ]);
    card
}

/// What its own page shows beside that.
pub(super) fn details(b: &Battle, id: UnitId) -> Details {
    let (unit, class) = (b.unit(id), b.class(id));
    let mut traits: Vec<CardTrait, 8> =
        class.traits.iter().map(|own| CardTrait { name: own.name(), help: Some(help::unit_trait(own)) }).collect();
    if let Some(own) = unit.captain {
        let _ = traits.push(CardTrait { name: own.name(), help: Some(help::captain(own)) }); // six of eight
    }
    let way = if class.has(UnitTrait::Hero) { "past allies" } else { "" };
    let moves = (class.speed > 0).then(|| Reach { way, ..Reach::new(class.speed.into(), "SQUARES") });
    let place = if unit.in_play() { Words::NONE } else { Words::of(Place::NAMES[unit.place as usize]) };
    let next = Words::of(match unit {
        _ if unit.is(Flag::Acted) => "It has acted in this round",
        _ if unit.is(Flag::Moved) => "It has moved: no die more",
        _ => "",
    });
    Details { moves, reach: None, traits, place, next }
}
