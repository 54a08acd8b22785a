//! Reading a warband from its line of text.

use super::text_error::{RosterTextError, RosterWant};
use super::{Captain, ClassRef, LAST_WORLD_TURN, MAX_COIN, UnitEntry, Warband, WarbandFault, read_class};
use crate::book::{CaptainTrait, ClassName, PrintedClass};
use umpire_engine::table::{Remark, Token, WordError, WordReader, report, unquoted};

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
    let mut words = WordReader::new(text);
    if !words.begins("warband")? {
        return Err(RosterTextError::NoName);
    }
    warband.name = words.name()?;
    while let Some(token) = words.next()? {
        if token != Token::Slash {
            return Err(token.unwanted(RosterWant::End).into());
        }
        match words.word(RosterWant::Part)? {
            "treasury" => warband.treasury = words.number(MAX_COIN)?,
            "turn" => warband.world_turn = words.number(LAST_WORLD_TURN)?,
            "campaign" => {
                warband.campaign = words.name()?;
                // Battles it fought; a hand leaves them out.
                if let Some(Token::Word(_)) = words.peek()? {
                    warband.battles = words.number(u8::MAX.into())? as u8;
                }
            }
            "class" => {
                let class = read_class::read(&mut words)?;
                if let Some(fault) = class.fault() {
                    return Err(RosterTextError::Fault(WarbandFault::Class(warband.classes.len(), fault)));
                }
                if !warband.classes.push(&class) {
                    return Err(RosterTextError::Classes);
                }
            }
            "unit" => {
                let unit = unit(warband, &mut words)?;
                warband.units.push(unit).map_err(|_| RosterTextError::Units)?;
            }
            word => return Err(WordError::Word(word, RosterWant::Part).into()),
        }
    }
    Ok(())
}

fn unit<'t>(warband: &Warband, words: &mut WordReader<'t, RosterWant>) -> Result<UnitEntry, RosterTextError<'t>> {
    let token = words.next()?.ok_or(WordError::Short(RosterWant::Class))?;
    let class = class(warband, token)?.ok_or_else(|| token.unwanted(RosterWant::Class))?;
    let mut unit = UnitEntry { name: words.maybe_name()?, ..UnitEntry::of(class) };
    while let Some(Token::Word(word)) = words.peek()? {
        words.next()?;
        match word {
            "captain" => {
                let id = words.word(RosterWant::Captain)?;
                let own = CaptainTrait::ALL.into_iter().find(|own| own.id() == id);
                let own = own.ok_or(WordError::Word(id, RosterWant::Captain))?;
                unit.captain = Some(Captain { own, name: words.maybe_name()? });
            }
            "lost" => unit.losses = words.number(u8::MAX.into())? as u8,
            _ => return Err(WordError::Word(word, RosterWant::OfUnit).into()),
        }
    }
    Ok(unit)
}

/// The class of this name; none where there is none.
fn class<'t>(warband: &Warband, token: Token<'t>) -> Result<Option<ClassRef>, RosterTextError<'t>> {
    Ok(match token {
        Token::Word(id) => PrintedClass::ALL.into_iter().find(|printed| printed.id() == id).map(ClassRef::Printed),
        Token::Name(name) => {
            let name: ClassName = unquoted::<RosterWant, _>(name)?;
            (0..).zip(warband.classes.iter()).find(|(_, class)| class.name == name).map(|(at, _)| ClassRef::Custom(at))
        }
        Token::Slash => None,
    })
}
