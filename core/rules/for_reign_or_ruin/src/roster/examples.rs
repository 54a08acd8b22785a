//! Armies that are ready to play: invented by us, since the sheet has no lists.

use heapless::String;

use super::numbering::with_number;
use super::{Army, ElementCard};
use crate::book::{Attribute, Attributes, Formation, Kind, MoraleType, Order, Stat, UNKNOWN};
use umpire_engine::table::ExpectRoom;

/// What scripts and players call them: two for a first game, and two of twenty elements in groups.
pub(super) static IDS: [(&str, &str); 4] =
    [("elves", "Elves of Arel"), ("orcs", "Orcs of Grum"), ("host", "Host of Calden"), ("horde", "Horde of Ukk")];

static ARMIES: [&[Row]; 4] = [&ELVES, &ORCS, &HOST, &HORDE];

/// Init, Mov, Att, Imp, Rch, Sht, Rng, Def, Mor, End, Act.
type Numbers = [u8; 11];
/// Name, how many, kind, formation, numbers, command, group, order, superior, morale type, what is special.
type Row = (&'static str, u8, Kind, Formation, Numbers, u8, u8, Order, u8, MoraleType, &'static [Attribute]);

use Attribute::{Berserker, Caster, CausesFear, Mindless, Regenerating, Unwilling};
use Formation::{Close, Open, Skirmish};
use Kind::{ChiefCommander, Commander, Hero, Individual, Unit};
use MoraleType::{Inferior, Normal, Superior};
use Order::{Attack, Defend, Harass, Move};

/// A number that is not used, or no superior.
const __: u8 = UNKNOWN;
const PLAIN: &[Attribute] = &[];

#[rustfmt::skip]
static ELVES: [Row; 9] = [
    ("Lord Arel", 1, ChiefCommander, Formation::None, [7, 12, 2, 1, 0, 0, __, 5, 8, 3, 3], 1, 0, Move, __, Normal, PLAIN),
    ("Captain Sil", 1, Commander, Formation::None, [6, 12, 2, 1, 0, 0, __, 5, 7, 3, 2], 2, 0, Move, 0, Normal, PLAIN),
    ("Hero Nim", 1, Hero, Formation::None, [8, 12, 3, 2, 1, 0, __, 6, 8, 3, 2], 1, 0, Attack, __, Normal, PLAIN),
    ("Silver Spears", 2, Unit, Close, [5, 8, 3, 1, 2, 0, __, 5, 7, 8, __], 1, 1, Attack, 0, Normal, PLAIN),
    ("Wood Archers", 1, Unit, Open, [6, 8, 2, 0, 0, 3, 24, 4, 6, 6, __], 1, 0, Defend, 0, Normal, PLAIN),
    ("Moon Riders", 1, Unit, Open, [7, 12, 3, 3, 2, 4, 24, 4, 6, 6, __], 2, 0, Harass, 1, Superior, PLAIN),
    ("Scouts", 1, Unit, Skirmish, [8, 10, 1, 0, 0, 2, 16, 3, 5, 4, __], 2, 0, Harass, 1, Normal, PLAIN),
    ("Mage Oro", 1, Individual, Formation::None, [4, 8, 1, 0, 0, 2, 20, 4, 7, 3, 2], 1, 0, Move, 0, Normal, &[Caster]),
    ("Bear Kin", 1, Unit, Open, [5, 8, 3, 1, 0, 0, __, 4, 6, 7, __], 2, 0, Attack, 1, Normal, &[Unwilling]),
];

#[rustfmt::skip]
static ORCS: [Row; 7] = [
    ("Grum", 1, ChiefCommander, Formation::None, [5, 8, 3, 2, 1, 0, __, 5, 7, 4, 3], 1, 0, Attack, __, Normal, PLAIN),
    ("Old Snag", 1, Commander, Formation::None, [4, 8, 2, 1, 0, 0, __, 5, 6, 3, 2], 2, 0, Attack, 0, Normal, PLAIN),
    ("Big Boars", 2, Unit, Open, [4, 10, 4, 3, 1, 0, __, 4, 6, 6, __], 1, 1, Attack, 0, Normal, PLAIN),
    ("Choppers", 1, Unit, Close, [3, 6, 4, 2, 0, 0, __, 4, 6, 8, __], 1, 0, Attack, 0, Normal, PLAIN),
    ("Goblin Bows", 1, Unit, Skirmish, [5, 8, 1, 0, 0, 2, 16, 3, 4, 4, __], 2, 0, Harass, 1, Inferior, PLAIN),
    ("Dead Thralls", 1, Unit, Close, [2, 6, 3, 1, 0, 0, __, 4, 10, 6, __], 2, 0, Attack, 1, Normal, &[Mindless, CausesFear]),
    ("Troll", 1, Unit, Open, [3, 8, 5, 3, 1, 0, __, 5, 6, 8, __], 1, 0, Attack, 0, Normal, &[Berserker, Regenerating]),
];

#[rustfmt::skip]
static HOST: [Row; 11] = [
    ("Queen Maud", 1, ChiefCommander, Formation::None, [7, 12, 2, 1, 0, 0, __, 5, 8, 3, 4], 1, 0, Move, __, Normal, PLAIN),
    ("Ser Brand", 1, Commander, Formation::None, [6, 14, 3, 2, 1, 0, __, 5, 7, 3, 3], 2, 0, Attack, 0, Normal, PLAIN),
    ("Old Hale", 1, Commander, Formation::None, [5, 12, 2, 1, 0, 0, __, 5, 7, 3, 3], 3, 0, Defend, 0, Normal, PLAIN),
    ("Wynn", 1, Hero, Formation::None, [8, 12, 3, 2, 1, 0, __, 6, 8, 3, 2], 1, 0, Move, __, Normal, PLAIN),
    ("Red Pikes", 4, Unit, Close, [4, 8, 3, 1, 3, 0, __, 5, 6, 8, __], 1, 1, Move, 0, Normal, PLAIN),
    ("Blue Axes", 2, Unit, Close, [5, 8, 4, 2, 0, 0, __, 5, 7, 8, __], 1, 2, Move, 0, Superior, PLAIN),
    ("Knights", 3, Unit, Open, [6, 14, 4, 4, 2, 0, __, 5, 7, 6, __], 2, 3, Attack, 1, Superior, PLAIN),
    ("Squires", 1, Unit, Skirmish, [7, 14, 2, 1, 0, 1, 12, 4, 5, 4, __], 2, 0, Harass, 1, Normal, PLAIN),
    ("Longbows", 3, Unit, Open, [5, 8, 1, 0, 0, 4, 32, 3, 6, 6, __], 3, 4, Defend, 2, Normal, PLAIN),
    ("Levies", 2, Unit, Close, [3, 8, 2, 0, 1, 0, __, 3, 4, 6, __], 3, 5, Defend, 2, Inferior, PLAIN),
    ("Sister Ode", 1, Individual, Formation::None, [4, 8, 0, 0, 0, 0, __, 4, 7, 3, 2], 3, 0, Defend, 2, Normal, &[Caster]),
];

#[rustfmt::skip]
static HORDE: [Row; 9] = [
    ("Ukk", 1, ChiefCommander, Formation::None, [5, 8, 4, 2, 1, 0, __, 5, 7, 5, 4], 1, 0, Attack, __, Normal, PLAIN),
    ("Gnash", 1, Commander, Formation::None, [5, 12, 3, 2, 0, 0, __, 5, 6, 4, 3], 2, 0, Attack, 0, Normal, PLAIN),
    ("Bone Mother", 1, Commander, Formation::None, [3, 8, 1, 0, 0, 0, __, 4, 8, 3, 3], 3, 0, Move, 0, Normal, &[Caster]),
    ("Mud Orcs", 4, Unit, Close, [3, 6, 4, 1, 0, 0, __, 4, 5, 8, __], 1, 1, Attack, 0, Normal, PLAIN),
    ("Ash Orcs", 2, Unit, Close, [4, 6, 4, 2, 1, 0, __, 5, 6, 8, __], 1, 2, Attack, 0, Normal, PLAIN),
    ("Wolf Riders", 3, Unit, Open, [6, 12, 3, 2, 0, 1, 12, 3, 5, 5, __], 2, 3, Attack, 1, Normal, PLAIN),
    ("Goblins", 3, Unit, Skirmish, [5, 8, 1, 0, 0, 2, 16, 2, 4, 4, __], 2, 4, Harass, 1, Inferior, PLAIN),
    ("Shamblers", 3, Unit, Close, [2, 6, 3, 0, 0, 0, __, 3, 10, 7, __], 3, 5, Attack, 2, Normal, &[Mindless, CausesFear]),
    ("Hill Troll", 2, Unit, Open, [3, 8, 5, 3, 1, 0, __, 5, 6, 8, __], 1, 0, Attack, 0, Normal, &[Berserker, Regenerating]),
];

/// One of them.
pub(super) fn example(at: usize) -> Army {
    let at = at.min(ARMIES.len() - 1);
    let mut army = Army { name: String::try_from(IDS[at].1).unwrap_or_default(), ..Army::default() };
    for row in ARMIES[at] {
        let mut card = card(row);
        for number in 1..=row.1 {
            if row.1 > 1 {
                card.name = with_number(row.0, number).unwrap_or_default();
            }
            army.elements.push(card.clone()).expect_room("examples are small");
        }
    }
    army
}

fn card(&(name, _, kind, formation, numbers, command, group, order, superior, morale, special): &Row) -> ElementCard {
    let (name, attributes) =
        (String::try_from(name).unwrap_or_default(), special.iter().copied().collect::<Attributes>());
    let superior = Some(superior).filter(|at| *at != UNKNOWN);
    let mut card =
        ElementCard { name, kind, command, group, order, superior, morale, attributes, ..ElementCard::default() };
    card.lines[0].formation = formation;
    for (stat, value) in Stat::ALL.into_iter().zip(numbers) {
        card.set_number(0, stat, value);
    }
    // The only ones with another shape: bears.
    if card.is(Attribute::Unwilling) {
        card.unconfirmed = Attack;
        card.set_two_lines(true);
        for (stat, value) in [(Stat::Mov, 12), (Stat::Att, 5), (Stat::Imp, 3), (Stat::Def, 5)] {
            card.lines[1].set(stat, value);
        }
    }
    card
}
