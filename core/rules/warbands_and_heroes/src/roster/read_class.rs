//! Reading a class from the text of a warband.

use super::text_error::{RosterTextError, RosterWant};
use crate::book::{Attack, AttackKind, AttackName, Category, Class, ClassNumber, UnitTrait};
use umpire_engine::table::{Token, WordError, WordReader};

/// Reads a class, behind its first word. What is not said is as in a fresh one; whether its numbers are within their
/// limits is another question.
#[inline(never)]
pub(super) fn read<'t>(words: &mut WordReader<'t, RosterWant>) -> Result<Class, RosterTextError<'t>> {
    let mut class = Class::fresh("");
    class.name = words.name()?;
    class.attacks.clear();
    let mut bloodied = None;
    while let Some(Token::Word(word)) = words.peek()? {
        words.next()?;
        if let Some(number) = ClassNumber::ALL.into_iter().find(|number| number.id() == word) {
            let to = words.number(u8::MAX.into())? as u8;
            number.set(&mut class, to);
            bloodied = if number == ClassNumber::BloodiedAt { Some(to) } else { bloodied };
        } else if let Some(category) = Category::ALL.into_iter().find(|category| category.id() == word) {
            class.category = category;
        } else {
            match word {
                "trait" => {
                    let id = words.word(RosterWant::Trait)?;
                    let own = UnitTrait::ALL.into_iter().find(|own| own.id() == id);
                    let own = own.ok_or(WordError::Word(id, RosterWant::Trait))?;
                    class.traits = class.traits.with(own, true);
                }
                "note" => class.note = words.name()?,
                "attack" => {
                    let attack = attack(words)?;
                    class.attacks.push(attack).map_err(|_| RosterTextError::Attacks)?;
                }
                _ => return Err(WordError::Word(word, RosterWant::OfClass).into()),
            }
        }
    }
    // Said before FS or behind it, it is what was said.
    class.bloodied_at = bloodied.unwrap_or(class.bloodied_at);
    Ok(class)
}

fn attack<'t>(words: &mut WordReader<'t, RosterWant>) -> Result<Attack, RosterTextError<'t>> {
    let name: AttackName = words.name()?;
    let both = words.word(RosterWant::Dice)?;
    let numbers = both.split_once('d').and_then(|(dice, damage)| Some((dice.parse().ok()?, damage.parse().ok()?)));
    let (dice, damage) = numbers.ok_or(WordError::Word(both, RosterWant::Dice))?;
    let mut attack = Attack { name, dice, damage, ..Attack::plain(AttackKind::Melee) };
    while let Some(Token::Word(word)) = words.peek()? {
        match word {
            "ranged" => attack.kind = AttackKind::Ranged,
            "wall" => attack.reaction = true,
            "extra" | "range" | "note" => {}
            _ => break,
        }
        words.next()?;
        match word {
            "extra" => attack.extra_move = words.number(u8::MAX.into())? as u8,
            "range" => attack.range = words.number(u8::MAX.into())? as u8,
            "note" => attack.note = words.name()?,
            _ => {}
        }
    }
    Ok(attack)
}
