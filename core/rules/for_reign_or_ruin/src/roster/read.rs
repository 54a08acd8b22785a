//! Reading an army from its text, part by part.

use heapless::{String, Vec};

use super::numbering::{numbered, with_number};
use super::parts::Parts;
use super::read_card::about;
use super::text_error::{RosterTextError, RosterWant, TextWrong};
use super::{Army, ElementCard, ElementName, MAX_ELEMENTS};
use crate::book::{Formation, Kind, Listed, StatLine};
use umpire_engine::table::{ExpectRoom, Remark, Token, WordError, WordReader, report};

pub(super) type Words<'t> = WordReader<'t, RosterWant>;

/// Reads some parts of an army behind those it has; the first of all is its name. False where something is wrong, which is
/// reported.
pub(super) fn read_more(army: &mut Army, text: &str, say: &mut dyn FnMut(Remark<'_>)) -> bool {
    let mut reader = PartReader { army, later: Vec::new() };
    let wrong = Parts::of(text).find_map(|(place, part)| {
        let wrong = reader.read(part).err()?;
        Some(RosterTextError { place: Some(place), wrong })
    });
    let wrong = wrong.or_else(|| reader.settle().err().map(|wrong| RosterTextError { place: None, wrong }));
    wrong.as_ref().into_iter().for_each(|wrong| report(wrong, say));
    wrong.is_none()
}

/// An element in the making: what it is, how many of it, and its superior where he comes later.
#[derive(Default)]
pub(super) struct Making {
    pub(super) card: ElementCard,
    /// So many of it, with numbers; none where it is one by its own name.
    pub(super) count: Option<u8>,
    /// Its superior, who may stand further down.
    pub(super) under: Option<ElementName>,
    /// Whether words are about its second state now.
    pub(super) second: bool,
}

/// Reads parts into an army.
struct PartReader<'a> {
    army: &'a mut Army,
    /// Who is under somebody that was not there yet.
    later: Vec<(u8, ElementName), MAX_ELEMENTS>,
}

impl PartReader<'_> {
    /// Reads one part.
    #[inline(never)] // a card is on the stack meanwhile
    fn read<'t>(&mut self, part: &'t str) -> Result<(), TextWrong<'t>> {
        let mut words = Words::new(part);
        if self.army.name.is_empty() {
            if !words.begins("army")? {
                return Err(TextWrong::NoName);
            }
            self.army.name = words.name()?;
            return ended(&mut words);
        }
        let word = words.word(RosterWant::Part)?;
        match lower(word).as_str() {
            "copy" => self.copy(&mut words),
            "under" => self.under(&mut words),
            kind => {
                let kind = Kind::of_id(if kind == "c-in-c" { "chief" } else { kind });
                let kind = kind.ok_or(WordError::Word(word, RosterWant::Part))?;
                // A formation is said, or is none.
                let line = StatLine { formation: Formation::None, ..StatLine::default() };
                let card = ElementCard { kind, lines: [line, StatLine::default()], ..ElementCard::default() };
                let name = words.name()?;
                self.element(Making { card, ..Making::default() }, name, &mut words)
            }
        }
    }

    /// `copy "NAME" ...` of the element before it, or `copy of "OTHER" "NAME" ...`.
    fn copy<'t>(&mut self, words: &mut Words<'t>) -> Result<(), TextWrong<'t>> {
        let of = match words.peek()? {
            Some(Token::Word(of)) if of.eq_ignore_ascii_case("of") => {
                words.next()?;
                let other: ElementName = words.name()?;
                self.army.place_of(&other).ok_or(TextWrong::Nobody(other))?
            }
            _ => (self.army.elements.len() as u8).checked_sub(1).ok_or(TextWrong::NothingBefore)?,
        };
        let name = words.name()?;
        let card = self.army.elements[usize::from(of)].clone();
        let under = self.later.iter().find(|(at, _)| *at == of).map(|(_, under)| under.clone());
        self.element(Making { card, under, ..Making::default() }, name, words)
    }

    /// `under "SUPERIOR" "ELEMENT" ...`: who is there already.
    fn under<'t>(&mut self, words: &mut Words<'t>) -> Result<(), TextWrong<'t>> {
        let place = |army: &Army, name: ElementName| army.place_of(&name).ok_or(TextWrong::Nobody(name));
        let superior = place(self.army, words.name()?)?;
        loop {
            let at = place(self.army, words.name()?)?;
            self.army.elements[usize::from(at)].superior = Some(superior);
            self.later.retain(|(other, _)| *other != at);
            if !matches!(words.peek()?, Some(Token::Name(_))) {
                return ended(words);
            }
        }
    }

    /// What follows the name of an element, which joins then: once, or so many times.
    fn element<'t>(
        &mut self,
        mut making: Making,
        name: ElementName,
        words: &mut Words<'t>,
    ) -> Result<(), TextWrong<'t>> {
        while words.peek()?.is_some() {
            about(&mut making, words)?;
        }
        making.card.name = name;
        let Some(count) = making.count else { return self.push(&making) };
        let base: ElementName = numbered(&making.card.name).0.try_into().unwrap_or_default();
        let last = self.army.last_number(&base);
        // By its own number where it has one and nobody is there; else behind those of its name.
        let first = if last == 0 { numbered(&making.card.name).1 } else { last + 1 };
        for number in first..first.saturating_add(count) {
            making.card.name = with_number(&base, number).ok_or(WordError::Name { most: 16 })?;
            self.push(&making)?;
        }
        Ok(())
    }

    fn push<'t>(&mut self, making: &Making) -> Result<(), TextWrong<'t>> {
        let mut card = making.card.clone();
        let at = self.army.elements.len() as u8;
        if let Some(under) = &making.under {
            card.superior = self.army.place_of(under);
            if card.superior.is_none() && usize::from(at) < MAX_ELEMENTS {
                self.later.push((at, under.clone())).expect_room("an element is under one at a time");
            }
        }
        self.army.elements.push(card).map_err(|_| TextWrong::Elements)
    }

    /// Superiors who stood further down.
    fn settle<'t>(&mut self) -> Result<(), TextWrong<'t>> {
        for (at, name) in &self.later {
            let superior = self.army.place_of(name).ok_or_else(|| TextWrong::Nobody(name.clone()))?;
            self.army.elements[usize::from(*at)].superior = Some(superior);
        }
        Ok(())
    }
}

/// A word in small letters; none that we know is longer.
pub(super) fn lower(word: &str) -> String<16> {
    let mut lower = String::try_from(word).unwrap_or_default();
    lower.make_ascii_lowercase();
    lower
}

fn ended<'t>(words: &mut Words<'t>) -> Result<(), TextWrong<'t>> {
    words.next()?.map_or(Ok(()), |token| Err(token.unwanted(RosterWant::End).into()))
}
