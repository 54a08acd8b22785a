//! Reading a warband from text; what is not understood is named, with what would be right.

use core::fmt::{self, Write};

use super::faults::ids;
use super::{GivenName, MAX_LISTED, Warband, WarbandEntry, WarbandError};
use crate::rattle_and_rend::book::{Bond, Reputation, Tactic, Tactics, Trait, Type};

/// Why a text is no warband.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WarbandTextError<'t> {
    /// It does not begin with `warband` and a name.
    NoName,
    /// A name is too long, or has something in it that is no letter.
    Name {
        /// The bytes there is room for.
        most: usize,
    },
    /// A quotation mark is opened and not closed.
    Quote,
    /// A word that does not belong there, and what would.
    Word(&'t str, Want),
    /// Something ends where more is wanted.
    Short(Want),
    /// This stands in the text twice.
    Twice(&'t str),
    /// Too many of something: a list cannot even hold it.
    Fault(WarbandError),
}

/// What is wanted somewhere in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is named for what is wanted")]
pub enum Want {
    Part,
    Trait(Type),
    Champion,
    Tactic,
    Bond,
    Focus,
    Reputation,
    Count,
}

impl WarbandTextError<'_> {
    /// Writes what is wrong.
    pub fn write(&self, out: &mut dyn Write) -> fmt::Result {
        match self {
            WarbandTextError::NoName => out.write_str("a warband begins with its name"),
            WarbandTextError::Name { .. } => out.write_str("this name does not fit"),
            WarbandTextError::Quote => out.write_str("a quotation mark is opened and not closed"),
            WarbandTextError::Word(word, _) => write!(out, "not understood: {word}"),
            WarbandTextError::Short(_) => out.write_str("something is missing"),
            WarbandTextError::Twice(word) => write!(out, "stands here twice: {word}"),
            // Nothing in these words names an Element, so any scene will do.
            WarbandTextError::Fault(fault) => fault.words().write(&Warband::<0>::default(), out),
        }
    }

    /// Writes what would be right.
    pub fn write_right(&self, out: &mut dyn Write) -> fmt::Result {
        match self {
            WarbandTextError::NoName => {
                out.write_str("warband NAME / ELEMENT / ELEMENT ... / tactics ID ID / bond ID / reputation ID")
            }
            WarbandTextError::Name { most } => write!(out, "at most {most} letters (accented ones count twice)"),
            WarbandTextError::Quote => out.write_str("\"NAME\", with \\\" for a quotation mark in it"),
            WarbandTextError::Word(_, want) | WarbandTextError::Short(want) => want.write(out),
            WarbandTextError::Twice(_) => out.write_str("each of tactics, bond, focus and reputation once"),
            WarbandTextError::Fault(fault) => fault.write_right(out),
        }
    }
}

impl Want {
    fn write(self, out: &mut dyn Write) -> fmt::Result {
        match self {
            Want::Part => {
                out.write_str("one of: ")?;
                ids(Type::ALL.iter().map(|kind| kind.id()), out)?;
                out.write_str(", tactics, bond, focus, reputation")
            }
            Want::Trait(kind) if Trait::of(kind).next().is_none() => {
                out.write_str("+ champion, or a nickname in quotation marks")
            }
            Want::Trait(kind) => {
                out.write_str("a trait (")?;
                ids(Trait::of(kind).map(Trait::id), out)?;
                out.write_str("), or a nickname in quotation marks")
            }
            Want::Champion => out.write_str("+ champion and its trait"),
            Want::Tactic => ids(Tactic::ALL.iter().map(|tactic| tactic.row().id), out),
            Want::Bond => ids(Bond::ALL.iter().map(|bond| bond.id()), out),
            Want::Focus => out.write_str("focus and the number of an Element in this list, from 1"),
            Want::Reputation => ids(Reputation::ALL.iter().map(|reputation| reputation.id()), out),
            Want::Count => write!(out, "a number from 1 to {MAX_LISTED} and an Element"),
        }
    }
}

/// Names as the examples print them, and as the rules do (RR-PRE-5).
const PRINTED: [(&str, &str); 4] = [
    ("fearsome", "nightmares"),
    ("ressurectionists", "resurrectionists"),
    ("tactitians", "tacticians"),
    ("deviious", "devious"),
];

impl Warband<MAX_LISTED> {
    /// Reads a text; parts end at a slash or with the line.
    pub fn read(text: &str) -> Result<Self, WarbandTextError<'_>> {
        let mut rest = text.trim();
        let first = part(&mut rest)?.unwrap_or("");
        let (word, name) = first.split_once(char::is_whitespace).ok_or(WarbandTextError::NoName)?;
        if !word.eq_ignore_ascii_case("warband") {
            return Err(WarbandTextError::NoName);
        }
        let mut roster = Warband { name: whole_name(name.trim())?, ..Warband::default() };
        while let Some(part) = part(&mut rest)? {
            roster.take(&mut WordReader { rest: part })?;
        }
        Ok(roster)
    }

    /// Takes one part of the text.
    fn take<'t>(&mut self, words: &mut WordReader<'t>) -> Result<(), WarbandTextError<'t>> {
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

/// The next part of a text: up to a slash or a line end that is not between quotation marks.
fn part<'t>(rest: &mut &'t str) -> Result<Option<&'t str>, WarbandTextError<'t>> {
    if rest.is_empty() {
        return Ok(None);
    }
    let (mut inside, mut escaped) = (false, false);
    for (at, letter) in rest.char_indices() {
        match letter {
            _ if core::mem::take(&mut escaped) => {}
            '\\' if inside => escaped = true,
            '"' => inside = !inside,
            '/' | '\n' if !inside => {
                let part = &rest[..at];
                *rest = &rest[at + 1..];
                return Ok(Some(part.trim()));
            }
            _ => {}
        }
    }
    if inside { Err(WarbandTextError::Quote) } else { Ok(Some(core::mem::take(rest).trim())) }
}

/// A warband's name, with or without quotation marks.
fn whole_name<const N: usize>(text: &str) -> Result<GivenName<N>, WarbandTextError<'_>> {
    if text.starts_with('"') {
        let mut words = WordReader { rest: text };
        let first = words.next()?.ok_or(WarbandTextError::NoName)?;
        words.end(Want::Part)?;
        return name(first.0);
    }
    GivenName::of(text.chars()).ok_or(WarbandTextError::Name { most: N })
}

/// A name between quotation marks.
fn name<const N: usize>(quoted: &str) -> Result<GivenName<N>, WarbandTextError<'_>> {
    let mut escaped = false;
    let letters = quoted[1..quoted.len() - 1].chars().filter(|letter| {
        escaped = *letter == '\\' && !escaped;
        !escaped
    });
    GivenName::of(letters).ok_or(WarbandTextError::Name { most: N })
}

/// The words of one part: a word, a plus, or a name between quotation marks.
struct WordReader<'t> {
    rest: &'t str,
}

impl<'t> WordReader<'t> {
    fn next(&mut self) -> Result<Option<Word<'t>>, WarbandTextError<'t>> {
        self.rest = self.rest.trim_start();
        let Some(first) = self.rest.chars().next() else { return Ok(None) };
        let end = match first {
            '"' => {
                let mut escaped = false;
                let closing = |letter: char| {
                    let closes = letter == '"' && !escaped;
                    escaped = letter == '\\' && !escaped;
                    closes
                };
                2 + self.rest[1..].find(closing).ok_or(WarbandTextError::Quote)?
            }
            '+' => 1,
            _ => self
                .rest
                .find(|letter: char| letter.is_whitespace() || "+\"".contains(letter))
                .unwrap_or(self.rest.len()),
        };
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        Ok(Some(Word(word)))
    }

    /// Nothing may follow.
    fn end(&mut self, want: Want) -> Result<(), WarbandTextError<'t>> {
        self.next()?.map_or(Ok(()), |word| Err(WarbandTextError::Word(word.0, want)))
    }
}

#[derive(Clone, Copy)]
struct Word<'t>(&'t str);

impl Word<'_> {
    fn is(self, id: &str) -> bool {
        self.0.eq_ignore_ascii_case(id)
    }

    /// In small letters; a word longer than any id is none of them.
    fn lower(self) -> Lower {
        let mut lower = heapless::String::try_from(self.0).unwrap_or_default();
        lower.make_ascii_lowercase();
        Lower(lower)
    }
}

struct Lower(heapless::String<24>);

impl Lower {
    fn as_str(&self) -> &str {
        &self.0
    }

    /// The rules' name for what an example prints otherwise.
    fn canonical(&self) -> &str {
        PRINTED.iter().find(|(printed, _)| *printed == self.0).map_or(&self.0, |(_, canonical)| canonical)
    }
}
