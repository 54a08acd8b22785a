//! Reading a warband from its line of text.

use super::text_error::{RosterTextError, RosterWant};
use super::{Build, MAX_CUSTOM, Models, RaceName, UnitEntry, Warband};
use crate::book::{Fantastical, Spell, TypeOption, UnitType};
use umpire_engine::table::{Remark, Token, WordError, WordReader, report, unquoted};

type Words<'t> = WordReader<'t, RosterWant>;

/// Reads a text; what is wrong with it is reported.
#[inline(never)] // a whole warband is on the stack meanwhile
pub(super) fn read(text: &str, say: &mut dyn FnMut(Remark<'_>)) -> Option<Warband> {
    let mut warband = Warband::default();
    if let Err(error) = fill(&mut warband, text) {
        report(&error, say);
        return None;
    }
    let mut sound = true;
    for fault in warband.faults() {
        report(&RosterTextError::Fault(fault), say);
        sound = false;
    }
    sound.then_some(warband)
}

fn fill<'t>(warband: &mut Warband, text: &'t str) -> Result<(), RosterTextError<'t>> {
    let mut words = Words::new(text);
    if !words.begins("warband")? {
        return Err(RosterTextError::NoName);
    }
    warband.name = words.name()?;
    while let Some(Token::Word(word)) = words.peek()? {
        words.next()?;
        match word {
            "agreed" => warband.agreed = true,
            "trait" => warband.own_trait = words.name()?,
            _ => warband.size = word.parse().map_err(|_| WordError::Word(word, RosterWant::OfWarband))?,
        }
    }
    while let Some(token) = words.next()? {
        if token != Token::Slash {
            return Err(token.unwanted(RosterWant::OfWarband).into());
        }
        match words.word(RosterWant::Part)? {
            "unit" => {
                let unit = unit(&mut words)?;
                warband.units.push(unit).map_err(|_| RosterTextError::Units)?;
            }
            word => return Err(WordError::Word(word, RosterWant::Part).into()),
        }
    }
    Ok(())
}

fn unit<'t>(words: &mut Words<'t>) -> Result<UnitEntry, RosterTextError<'t>> {
    let id = words.word(RosterWant::Type)?;
    let of = UnitType::ALL.into_iter().find(|of| of.id() == id).ok_or(WordError::Word(id, RosterWant::Type))?;
    let mut unit = UnitEntry { name: words.maybe_name()?, ..UnitEntry::of(Build::of(of)) };
    while let Some(token) = words.peek()? {
        match token {
            Token::Slash => break,
            Token::Name(_) => return Err(token.unwanted(RosterWant::OfUnit(of)).into()),
            Token::Word(word) => {
                words.next()?;
                about(&mut unit, word, words)?;
            }
        }
    }
    Ok(unit)
}

/// Something about a unit.
fn about<'t>(unit: &mut UnitEntry, word: &'t str, words: &mut Words<'t>) -> Result<(), RosterTextError<'t>> {
    match word {
        "leader" => unit.leader = true,
        "summonable" => unit.summonable = true,
        "graveyard" => unit.graveyard = true,
        "full" => unit.models = Models::Full,
        "reduced" => unit.models = Models::Reduced,
        "single" => unit.models = Models::Single,
        "race" => unit.race = race(words)?,
        "slays" => unit.slays = race(words)?,
        "points" => {
            let points = words.word(RosterWant::Points)?;
            let number = points.parse().ok().filter(|number: &i8| number.unsigned_abs() <= MAX_CUSTOM as u8);
            unit.build.custom = number.ok_or(WordError::Word(points, RosterWant::Points))?;
        }
        _ if buys(&mut unit.build, word) => {}
        _ => return Err(WordError::Word(word, RosterWant::OfUnit(unit.build.unit_type)).into()),
    }
    Ok(())
}

/// Whether it is something that is bought: an option, a rule or a spell.
fn buys(build: &mut Build, word: &str) -> bool {
    if let Some(word) = word.strip_prefix("beast-") {
        let option = option(word, UnitType::LesserWarbeasts);
        option.into_iter().for_each(|option| build.beast_options = build.beast_options.and(option));
        build.beast_fearful |= word == Fantastical::Fearful.id();
        return option.is_some() || word == Fantastical::Fearful.id();
    }
    if let Some(option) = option(word, build.unit_type) {
        build.options = build.options.and(option);
    } else if let Some(rule) = Fantastical::ALL.into_iter().find(|rule| rule.id() == word) {
        build.fantastical = build.fantastical.and(rule);
    } else if let Some(spell) = Spell::ALL.into_iter().find(|spell| spell.id() == word) {
        build.spells = build.spells.and(spell);
    } else {
        return false;
    }
    true
}

/// An option of this type, or of another one that stands before it.
fn option(word: &str, of: UnitType) -> Option<TypeOption> {
    let (of, id) = match word.split_once('.') {
        Some((other, id)) => (UnitType::ALL.into_iter().find(|of| of.id() == other)?, id),
        None => (of, word),
    };
    TypeOption::of_type(of).find(|option| option.id() == id)
}

/// A race: one word, or several between quotation marks.
fn race<'t>(words: &mut Words<'t>) -> Result<RaceName, RosterTextError<'t>> {
    match words.next()? {
        Some(Token::Word(race) | Token::Name(race)) => Ok(unquoted::<RosterWant, _>(race)?),
        _ => Err(WordError::Short(RosterWant::Race).into()),
    }
}
