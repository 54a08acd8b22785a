//! Reading what a text says about one element.

use super::MAX_ELEMENTS;
use super::faults::MAX_COMMANDS;
use super::read::{Making, Words, lower};
use super::text_error::{RosterWant, TextWrong};
use crate::book::{Attribute, Formation, Listed, MoraleType, Order, Stat, StatLine, UNKNOWN};
use umpire_engine::table::{Token, WordError};

/// The next words, which are about an element.
pub(super) fn about<'t>(making: &mut Making, words: &mut Words<'t>) -> Result<(), TextWrong<'t>> {
    let word = words.word(RosterWant::OfElement)?;
    let small = lower(word);
    let card = &mut making.card;
    let line = usize::from(making.second);
    match small.as_str() {
        "indirect" => card.lines[line].indirect = true,
        "hidden" => card.hidden = true,
        "command" => card.command = command(words)?,
        "group" => card.group = words.number(MAX_COMMANDS.into())? as u8,
        "order" => card.order = order(words)?,
        "unconfirmed" => card.unconfirmed = order(words)?,
        "stress" => card.stress = words.number(Stat::End.most().into())? as u8,
        "under" => (making.under, card.superior) = (Some(words.name()?), None),
        // The rank has a name behind it, the morale type has not (G-51).
        "superior" if matches!(words.peek()?, Some(Token::Name(_))) => {
            (making.under, card.superior) = (Some(words.name()?), None);
        }
        "state2" => {
            if !card.two_lines {
                (card.two_lines, card.lines[1]) = (true, card.lines[0]);
            }
            making.second = true;
        }
        "not" => not(making, words)?,
        "as" => making.count = Some(words.number(MAX_ELEMENTS as u16)?.max(1) as u8),
        small => return told(making, word, small, words),
    }
    Ok(())
}

/// A word of the sheet, or a count: `x4`.
fn told<'t>(making: &mut Making, word: &'t str, small: &str, words: &mut Words<'t>) -> Result<(), TextWrong<'t>> {
    let card = &mut making.card;
    let line = usize::from(making.second);
    if let Some(stat) = Stat::of_id(if small == "rng" { Stat::Range.id() } else { small }) {
        let value = number(stat, words)?;
        card.set_number(line, stat, value);
    } else if let Some(formation) = Formation::of_id(small) {
        card.lines[line].formation = formation;
    } else if let Some(morale) = MoraleType::of_id(small) {
        card.morale = morale;
    } else if let Some(own) = Attribute::of_id(small) {
        card.attributes = card.attributes.and(own);
    } else if let Some(count) = small.strip_prefix('x').and_then(|count| count.parse().ok()).filter(is_count) {
        making.count = Some(count);
    } else {
        return Err(WordError::Word(word, RosterWant::OfElement).into());
    }
    Ok(())
}

fn is_count(count: &u8) -> bool {
    (1..=MAX_ELEMENTS as u8).contains(count)
}

/// What a copy is not, though the other is.
fn not<'t>(making: &mut Making, words: &mut Words<'t>) -> Result<(), TextWrong<'t>> {
    let word = words.word(RosterWant::Mark)?;
    let card = &mut making.card;
    match lower(word).as_str() {
        "hidden" => card.hidden = false,
        "indirect" => card.lines[usize::from(making.second)].indirect = false,
        "under" => (making.under, card.superior) = (None, None),
        "state2" => (card.two_lines, card.lines[1], making.second) = (false, StatLine::default(), false),
        small => {
            let own = Attribute::of_id(small).ok_or(WordError::Word(word, RosterWant::Mark))?;
            card.attributes = card.attributes.without(own);
        }
    }
    Ok(())
}

/// A number of the sheet, or a dash where it is not known.
fn number<'t>(stat: Stat, words: &mut Words<'t>) -> Result<u8, TextWrong<'t>> {
    let word = match words.next()? {
        Some(Token::Word(word) | Token::Name(word)) => word,
        _ => return Err(TextWrong::Number(stat, None)),
    };
    if matches!(word, "-" | "?") {
        return Ok(UNKNOWN);
    }
    let value = word.parse().ok().filter(|value: &u8| *value <= stat.most());
    value.ok_or(TextWrong::Number(stat, Some(word)))
}

fn order<'t>(words: &mut Words<'t>) -> Result<Order, TextWrong<'t>> {
    let word = words.word(RosterWant::Order)?;
    Ok(Order::of_id(&lower(word)).ok_or(WordError::Word(word, RosterWant::Order))?)
}

/// A letter from A on.
fn command<'t>(words: &mut Words<'t>) -> Result<u8, TextWrong<'t>> {
    let word = words.word(RosterWant::Command)?;
    let number = match *word.as_bytes() {
        [b'-'] => Some(0),
        [letter @ b'A'..=b'O'] => Some(letter - b'A' + 1),
        [letter @ b'a'..=b'o'] => Some(letter - b'a' + 1),
        _ => None,
    };
    Ok(number.ok_or(WordError::Word(word, RosterWant::Command))?)
}
