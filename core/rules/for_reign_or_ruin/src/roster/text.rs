//! An army as text: what players write by hand, and what files and the console hold.
//!
//! Parts are separated by slashes or line breaks; `#` begins a remark to the end of its line. What is left out is not known
//! (numbers), nothing (marks), or Halt (orders). A second state begins as the first one.
//!
//! ```text
//! army "Elves of Arel"
//! chief "Lord Arel" init 7 mov 12 att 2 imp 1 rch 0 sht 0 def 5 mor 8 end 3 act 3 command A order move
//! unit "Spears" close init 5 mov 8 att 3 imp 1 rch 2 sht 0 def 5 mor 7 end 8 command A under "Lord Arel" group 1 x3
//! copy "Old Spears" mor 8             # as the one before it, but for this
//! copy of "Spears I" "Guard" group 0  # as another one
//! unit "Bear Kin" open mov 8 att 3 def 3 fear unwilling unconfirmed attack state2 mov 10 att 5 def -
//! under "Lord Arel" "Bear Kin" "Guard"
//! ```

use core::fmt::{self, Write};

use super::{Army, ElementCard};
use crate::book::{Attribute, Listed, MoraleType, Order, Stat, UNKNOWN};
use umpire_engine::table::write_quoted;

/// Writes it in one line.
pub(super) fn write(army: &Army, out: &mut dyn Write) -> fmt::Result {
    out.write_str("army ")?;
    write_quoted(&army.name, out)?;
    let mut before: Option<&ElementCard> = None;
    for (at, card) in army.elements.iter().enumerate() {
        if before.is_some_and(|before| card.is_copy_of(before)) {
            out.write_str(" / copy ")?;
            write_quoted(&card.name, out)?;
        } else {
            out.write_str(" / ")?;
            write_card(army, at, card, out)?;
        }
        before = Some(card);
    }
    // Who stands behind his troops is not known yet where they are read.
    for (at, card) in army.elements.iter().enumerate() {
        if let Some(superior) = superior(army, card).filter(|superior| usize::from(*superior) >= at) {
            out.write_str(" / under ")?;
            write_quoted(&army.elements[usize::from(superior)].name, out)?;
            out.write_char(' ')?;
            write_quoted(&card.name, out)?;
        }
    }
    Ok(())
}

/// Its superior, where he is there.
fn superior(army: &Army, card: &ElementCard) -> Option<u8> {
    card.superior.filter(|superior| usize::from(*superior) < army.elements.len())
}

fn write_card(army: &Army, at: usize, card: &ElementCard, out: &mut dyn Write) -> fmt::Result {
    write!(out, "{} ", card.kind.id())?;
    write_quoted(&card.name, out)?;
    if card.kind.is_unit() {
        write!(out, " {}", card.lines[0].formation.id())?;
    }
    for stat in Stat::ALL.into_iter().filter(|stat| card.number(0, *stat) != UNKNOWN) {
        write!(out, " {} {}", stat.id(), card.number(0, stat))?;
    }
    write_word(card.lines[0].indirect, "indirect", out)?;
    write_word(card.morale != MoraleType::Normal, card.morale.id(), out)?;
    Attribute::ALL.into_iter().try_for_each(|own| write_word(card.is(own), own.id(), out))?;
    write_order("unconfirmed", card.unconfirmed, out)?;
    if card.command > 0 {
        write!(out, " command {}", char::from(b'A' + card.command.min(26) - 1))?;
    }
    if let Some(superior) = superior(army, card).filter(|superior| usize::from(*superior) < at) {
        out.write_str(" under ")?;
        write_quoted(&army.elements[usize::from(superior)].name, out)?;
    }
    for (word, number) in [("group", card.group), ("stress", card.stress)] {
        if number > 0 {
            write!(out, " {word} {number}")?;
        }
    }
    write_order("order", card.order, out)?;
    write_word(card.hidden, "hidden", out)?;
    if card.two_lines { write_second(card, out) } else { Ok(()) }
}

/// What the second state has otherwise than the first.
fn write_second(card: &ElementCard, out: &mut dyn Write) -> fmt::Result {
    let [first, second] = &card.lines;
    out.write_str(" state2")?;
    write_word(second.formation != first.formation, second.formation.id(), out)?;
    for stat in Stat::ALL.into_iter().filter(|stat| stat.is_of_line() && first.get(*stat) != second.get(*stat)) {
        match second.get(stat) {
            UNKNOWN => write!(out, " {} -", stat.id())?,
            value => write!(out, " {} {value}", stat.id())?,
        }
    }
    match (first.indirect, second.indirect) {
        (false, true) => out.write_str(" indirect"),
        (true, false) => out.write_str(" not indirect"),
        _ => Ok(()),
    }
}

fn write_word(so: bool, word: &str, out: &mut dyn Write) -> fmt::Result {
    if so { write!(out, " {word}") } else { Ok(()) }
}

fn write_order(word: &str, order: Order, out: &mut dyn Write) -> fmt::Result {
    if order == Order::Halt { Ok(()) } else { write!(out, " {word} {}", order.id()) }
}
