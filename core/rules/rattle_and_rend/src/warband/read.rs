//! Reading a warband from text; what is not understood is named, with what would be right.

use super::word_reader::{Word, WordReader, name, part, whole_name};
use super::{GivenName, MAX_LISTED, NAME, Want, Warband, WarbandEntry, WarbandError, WarbandTextError};
use crate::book::{Bond, Reputation, Tactic, Tactics, Trait, Type};

impl Warband<MAX_LISTED> {
    /// Reads a text; parts end at a slash or with the line.
    pub fn read(text: &str) -> Result<Self, WarbandTextError<'_>> {
        let mut rest = text.trim();
        let mut roster = Warband { name: first_part(&mut rest)?, ..Warband::default() };
        while let Some(part) = part(&mut rest)? {
            roster.take(&mut WordReader { rest: part })?;
        }
        Ok(roster)
    }

    /// Takes one part of the text.
    pub(crate) fn take<'t>(&mut self, words: &mut WordReader<'t>) -> Result<(), WarbandTextError<'t>> {
        let Some(word) = words.next()? else { return Ok(()) };
        match word.lower().as_str() {
            "tactics" => tactics(&mut self.tactics[0], word, words),
            "fringe-tactics" => tactics(&mut self.tactics[1], word, words),
            "bond" => {
                let bond = one(words, Want::Bond, |id| Bond::ALL.into_iter().find(|bond| bond.id() == id))?;
                once(&mut self.bond, bond, word)?;
                match words.next()? {
                    Some(focus) if focus.is("focus") => self.take_focus(focus, words),
                    Some(other) => Err(WarbandTextError::Word(other.0, Want::Focus)),
                    None => Ok(()),
                }
            }
            "focus" => self.take_focus(word, words),
            "reputation" => {
                let known = |id: &str| Reputation::ALL.into_iter().find(|reputation| reputation.id() == id);
                let reputation = one(words, Want::Reputation, known)?;
                once(&mut self.reputation, reputation, word)?;
                words.end(Want::Part)
            }
            _ => self.take_elements(word, words),
        }
    }

    fn take_focus<'t>(&mut self, word: Word<'t>, words: &mut WordReader<'t>) -> Result<(), WarbandTextError<'t>> {
        let number = words.next()?.ok_or(WarbandTextError::Short(Want::Focus))?;
        let at: u8 = number.0.parse().map_err(|_| WarbandTextError::Word(number.0, Want::Focus))?;
        once(&mut self.focus, at.checked_sub(1).ok_or(WarbandTextError::Word(number.0, Want::Focus))?, word)?;
        words.end(Want::Part)
    }

    /// `fighters`, `4 fighters`, `fighters + champion spot-weakness "Old Tam"`.
    fn take_elements<'t>(&mut self, word: Word<'t>, words: &mut WordReader<'t>) -> Result<(), WarbandTextError<'t>> {
        let (count, kind) = match word.0.parse::<usize>() {
            Ok(count) if (1..=MAX_LISTED).contains(&count) => {
                (count, words.next()?.ok_or(WarbandTextError::Short(Want::Count))?)
            }
            Ok(_) => return Err(WarbandTextError::Word(word.0, Want::Count)),
            Err(_) => (1, word),
        };
        let known = Type::ALL.into_iter().find(|known| kind.is(known.id()));
        let entry = element(known.ok_or(WarbandTextError::Word(kind.0, Want::Part))?, words)?;
        for _ in 0..count {
            let have = self.entries.len() as u8 + 1;
            self.entries.push(entry).map_err(|_| WarbandTextError::Fault(WarbandError::Elements { have }))?;
        }
        Ok(())
    }
}

/// `warband "NAME"`, with which every text begins.
pub(crate) fn first_part<'t>(rest: &mut &'t str) -> Result<GivenName<NAME>, WarbandTextError<'t>> {
    let first = part(rest)?.unwrap_or("");
    let (word, name) = first.split_once(char::is_whitespace).ok_or(WarbandTextError::NoName)?;
    if word.eq_ignore_ascii_case("warband") { whole_name(name.trim()) } else { Err(WarbandTextError::NoName) }
}

/// What stands behind the type of an Element.
fn element<'t>(kind: Type, words: &mut WordReader<'t>) -> Result<WarbandEntry, WarbandTextError<'t>> {
    let mut entry = WarbandEntry::plain(kind);
    while let Some(word) = words.next()? {
        if word.0.starts_with('"') {
            if !entry.name.is_empty() {
                return Err(WarbandTextError::Twice(word.0));
            }
            entry.name = name(word.0)?;
        } else if word.is("fringe") {
            entry.fringe = true;
        } else if word.is("+") {
            let champion = words.next()?.ok_or(WarbandTextError::Short(Want::Champion))?;
            if !champion.is("champion") {
                return Err(WarbandTextError::Word(champion.0, Want::Champion));
            }
            if entry.champion.replace(None).is_some() {
                return Err(WarbandTextError::Fault(WarbandError::SecondChampion));
            }
        } else {
            let wanted = if entry.champion.is_some() { Type::Champion } else { kind };
            let mut ids = (0..).map_while(Trait::numbered);
            let own = ids.find(|own| word.is(own.id())).ok_or(WarbandTextError::Word(word.0, Want::Trait(wanted)))?;
            let slot = entry.champion.as_mut().unwrap_or(&mut entry.own);
            once(slot, own, word)?;
        }
    }
    Ok(entry)
}

fn tactics<'t>(into: &mut Tactics, word: Word<'t>, words: &mut WordReader<'t>) -> Result<(), WarbandTextError<'t>> {
    if !into.is_empty() {
        return Err(WarbandTextError::Twice(word.0));
    }
    while let Some(word) = words.next()? {
        let tactic = Tactic::ALL.iter().find(|tactic| tactic.row().id == word.lower().canonical());
        *into = into.and(*tactic.ok_or(WarbandTextError::Word(word.0, Want::Tactic))?);
    }
    Ok(())
}

fn one<'t, T>(
    words: &mut WordReader<'t>,
    want: Want,
    find: impl Fn(&str) -> Option<T>,
) -> Result<T, WarbandTextError<'t>> {
    let word = words.next()?.ok_or(WarbandTextError::Short(want))?;
    find(word.lower().canonical()).ok_or(WarbandTextError::Word(word.0, want))
}

fn once<'t, T>(into: &mut Option<T>, value: T, word: Word<'t>) -> Result<(), WarbandTextError<'t>> {
    into.replace(value).map_or(Ok(()), |_| Err(WarbandTextError::Twice(word.0)))
}
