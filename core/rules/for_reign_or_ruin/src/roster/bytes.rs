//! An army in as few bytes as it needs: for flash, and for battles that carry their armies along.
//!
//! Its name, the number of its elements, and each card: what it has, then only that.

use super::{Army, ElementCard};
use crate::book::{Attributes, Formation, Kind, Listed, MoraleType, Order, Stat, StatLine, UNKNOWN};
use umpire_engine::table::{put_text, take_bytes, take_text};

// The first byte of a card: its kind, and what follows.
const KIND: u8 = 7;
const TWO_LINES: u8 = 8;
const SUPERIOR: u8 = 16;
const HIDDEN: u8 = 32;
const START: u8 = 64;
const SPECIAL: u8 = 128;
/// The bit of a formation's byte that says it shoots over others.
const INDIRECT: u8 = 8;

/// Hands its bytes out, one piece after the other.
pub(super) fn write(army: &Army, out: &mut dyn FnMut(&[u8])) {
    put_text(&army.name, out);
    out(&[army.elements.len() as u8]);
    army.elements.iter().for_each(|card| write_card(card, out));
}

fn write_card(card: &ElementCard, out: &mut dyn FnMut(&[u8])) {
    let bit = |on: bool, bit: u8| if on { bit } else { 0 };
    let (starts, special) = (has_start(card), has_special(card));
    let follows = bit(card.two_lines, TWO_LINES)
        | bit(card.superior.is_some(), SUPERIOR)
        | bit(card.hidden, HIDDEN)
        | bit(starts, START)
        | bit(special, SPECIAL);
    out(&[card.kind as u8 | follows]);
    put_text(&card.name, out);
    out(&[card.number(0, Stat::Init), card.number(0, Stat::End), card.number(0, Stat::Act)]);
    write_line(card, 0, out);
    if card.two_lines {
        write_line(card, 1, out);
    }
    out(&[card.command | card.group << 4]);
    if let Some(superior) = card.superior {
        out(&[superior]);
    }
    if starts {
        out(&[card.order as u8, card.stress]);
    }
    if special {
        out(&[card.morale as u8 | (card.unconfirmed as u8) << 4, card.attributes.bits()]);
    }
}

fn has_start(card: &ElementCard) -> bool {
    (card.order, card.stress) != (Order::Halt, 0)
}

fn has_special(card: &ElementCard) -> bool {
    (card.morale, card.unconfirmed, card.attributes) != (MoraleType::Normal, Order::Halt, Attributes::EMPTY)
}

fn write_line(card: &ElementCard, line: usize, out: &mut dyn FnMut(&[u8])) {
    let StatLine { indirect, .. } = card.lines[line];
    out(&[card.formation(line) as u8 | if indirect { INDIRECT } else { 0 }]);
    for stat in Stat::ALL.into_iter().filter(|stat| stat.is_of_line()) {
        out(&[card.number(line, stat)]);
    }
}

/// How many bytes it takes.
pub(super) fn length(army: &Army) -> usize {
    let mut length = 0;
    write(army, &mut |piece| length += piece.len());
    length
}

/// An army from such bytes into the place of another, which is lost; it need not be one that may play. None where there is
/// none.
#[inline(never)] // a card is on the stack meanwhile
pub(super) fn read_into(mut bytes: &[u8], army: &mut Army) -> Option<()> {
    let from = &mut bytes;
    army.name = take_text(from)?;
    army.elements.clear();
    let [count] = take_bytes(from)?;
    for _ in 0..count {
        army.elements.push(read_card(from)?).ok()?;
    }
    from.is_empty().then_some(())
}

fn read_card(from: &mut &[u8]) -> Option<ElementCard> {
    let [first] = take_bytes(from)?;
    let mut card = ElementCard { kind: Kind::of_number(first & KIND)?, ..ElementCard::default() };
    card.name = take_text(from)?;
    let numbers: [u8; 3] = take_bytes(from)?;
    for (stat, value) in [Stat::Init, Stat::End, Stat::Act].into_iter().zip(numbers) {
        card.set_number(0, stat, sound(stat, value)?);
    }
    read_line(&mut card, 0, from)?;
    card.two_lines = first & TWO_LINES != 0;
    if card.two_lines {
        read_line(&mut card, 1, from)?;
    }
    let [belongs] = take_bytes(from)?;
    (card.command, card.group) = (belongs & 15, belongs >> 4);
    if first & SUPERIOR != 0 {
        let [superior] = take_bytes(from)?;
        card.superior = Some(superior);
    }
    card.hidden = first & HIDDEN != 0;
    if first & START != 0 {
        let [order, stress] = take_bytes(from)?;
        (card.order, card.stress) = (Order::of_number(order)?, stress);
        has_start(&card).then_some(())?;
    }
    if first & SPECIAL != 0 {
        let [types, attributes] = take_bytes(from)?;
        card.morale = MoraleType::of_number(types & 15)?;
        card.unconfirmed = Order::of_number(types >> 4)?;
        card.attributes = Attributes::of_bits(attributes);
        has_special(&card).then_some(())?;
    }
    Some(card)
}

fn read_line(card: &mut ElementCard, line: usize, from: &mut &[u8]) -> Option<()> {
    let [first] = take_bytes(from)?;
    card.lines[line].formation = Formation::of_number(first & !INDIRECT)?;
    card.lines[line].indirect = first & INDIRECT != 0;
    for stat in Stat::ALL.into_iter().filter(|stat| stat.is_of_line()) {
        let [value] = take_bytes(from)?;
        card.set_number(line, stat, sound(stat, value)?);
    }
    Some(())
}

/// A number that this stat can be.
fn sound(stat: Stat, value: u8) -> Option<u8> {
    (value <= stat.most() || value == UNKNOWN).then_some(value)
}
