//! Armies that are ready to play: invented by us, since the sheet has no lists.

use heapless::String;

use super::{Army, ElementCard};
use crate::book::{Attribute, Formation, Kind, Order, Stat, StatLine};

/// What scripts and players call them.
pub(super) static IDS: [(&str, &str); 2] = [("elves", "Elves of Arel"), ("orcs", "Orcs of Grum")];

/// Init, Mov, Att, Imp, Rch, Sht, Rng, Def, Mor, End, Act.
type Numbers = [u8; 11];
/// Name, kind, formation, numbers, command, group, order, superior.
type Row = (&'static str, Kind, Formation, Numbers, u8, u8, Order, Option<u8>);

use Formation::{Close, Open, Skirmish};
use Kind::{ChiefCommander, Commander, Hero, Individual, Unit};
use Order::{Attack, Defend, Harass, Move};

#[rustfmt::skip]
static ELVES: [Row; 9] = [
    ("Lord Arel", ChiefCommander, Formation::None, [7, 12, 2, 1, 0, 0, 0, 5, 8, 3, 3], 1, 0, Move, None),
    ("Captain Sil", Commander, Formation::None, [6, 12, 2, 1, 0, 0, 0, 5, 7, 3, 2], 2, 0, Move, Some(0)),
    ("Hero Nim", Hero, Formation::None, [8, 12, 3, 2, 1, 0, 0, 6, 8, 3, 2], 1, 0, Attack, None),
    ("Silver Spears I", Unit, Close, [5, 8, 3, 1, 2, 0, 0, 5, 7, 8, 0], 1, 1, Attack, Some(0)),
    ("Silver Spears II", Unit, Close, [5, 8, 3, 1, 2, 0, 0, 5, 7, 8, 0], 1, 1, Attack, Some(0)),
    ("Wood Archers", Unit, Open, [6, 8, 2, 0, 0, 3, 24, 4, 6, 6, 0], 1, 0, Defend, Some(0)),
    ("Moon Riders", Unit, Open, [7, 12, 3, 3, 2, 4, 24, 4, 6, 6, 0], 2, 0, Harass, Some(1)),
    ("Scouts", Unit, Skirmish, [8, 10, 1, 0, 0, 2, 16, 3, 5, 4, 0], 2, 0, Harass, Some(1)),
    ("Mage Oro", Individual, Formation::None, [4, 8, 1, 0, 0, 2, 20, 4, 7, 3, 2], 1, 0, Move, Some(0)),
];

#[rustfmt::skip]
static ORCS: [Row; 8] = [
    ("Grum", ChiefCommander, Formation::None, [5, 8, 3, 2, 1, 0, 0, 5, 7, 4, 3], 1, 0, Attack, None),
    ("Old Snag", Commander, Formation::None, [4, 8, 2, 1, 0, 0, 0, 5, 6, 3, 2], 2, 0, Attack, Some(0)),
    ("Big Boars I", Unit, Open, [4, 10, 4, 3, 1, 0, 0, 4, 6, 6, 0], 1, 1, Attack, Some(0)),
    ("Big Boars II", Unit, Open, [4, 10, 4, 3, 1, 0, 0, 4, 6, 6, 0], 1, 1, Attack, Some(0)),
    ("Choppers", Unit, Close, [3, 6, 4, 2, 0, 0, 0, 4, 6, 8, 0], 1, 0, Attack, Some(0)),
    ("Goblin Bows", Unit, Skirmish, [5, 8, 1, 0, 0, 2, 16, 3, 4, 4, 0], 2, 0, Harass, Some(1)),
    ("Dead Thralls", Unit, Close, [2, 6, 3, 1, 0, 0, 0, 4, 10, 6, 0], 2, 0, Attack, Some(1)),
    ("Troll", Unit, Open, [3, 8, 5, 3, 1, 0, 0, 5, 6, 8, 0], 1, 0, Attack, Some(0)),
];

/// One of them.
pub(super) fn example(at: usize) -> Army {
    let rows: &[Row] = if at == 0 { &ELVES } else { &ORCS };
    let name = String::try_from(IDS[at.min(1)].1).unwrap_or_default();
    let mut army = Army { name, elements: rows.iter().map(card).collect() };
    for card in &mut army.elements {
        let special: &[Attribute] = match card.name.as_str() {
            "Dead Thralls" => &[Attribute::Mindless, Attribute::CausesFear],
            "Troll" => &[Attribute::Regenerating, Attribute::Berserker],
            "Mage Oro" => &[Attribute::Caster],
            _ => &[],
        };
        card.attributes = special.iter().copied().collect();
    }
    army
}

fn card(&(name, kind, formation, numbers, command, group, order, superior): &Row) -> ElementCard {
    let mut line = StatLine { formation, ..StatLine::default() };
    for (stat, value) in Stat::ALL.into_iter().zip(numbers).filter(|(stat, _)| stat.is_of_line()) {
        line.set(stat, value);
    }
    let name = String::try_from(name).unwrap_or_default();
    let mut card = ElementCard { name, kind, command, group, order, superior, ..ElementCard::default() };
    card.lines[0] = line;
    for stat in [Stat::Init, Stat::End, Stat::Act] {
        card.set_number(0, stat, numbers[stat as usize]);
    }
    card
}
