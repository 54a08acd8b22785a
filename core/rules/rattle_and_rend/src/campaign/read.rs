//! Reading what a campaign knows of a warband from its text.

use super::{Campaign, ChronicleEntry, GameOutcome, Growth, KeptWarband};
use crate::book::SCENARIOS;
use crate::warband::{GivenName, Want, WarbandTextError, Word, WordReader, first_part, name, part};

type Read<'t, T> = Result<T, WarbandTextError<'t>>;

impl KeptWarband {
    /// Reads a text, or its next piece; the first begins with the name.
    #[inline(never)]
    pub(super) fn read_parts<'t>(&mut self, text: &'t str) -> Read<'t, ()> {
        let mut rest = text.trim();
        if self.warband.name.is_empty() {
            self.warband.name = first_part(&mut rest)?;
            if self.warband.name.is_empty() {
                return Err(WarbandTextError::NoName);
            }
        }
        while let Some(part) = part(&mut rest)? {
            let mut words = WordReader { rest: part };
            let Some(word) = words.next()? else { continue };
            match (word.lower().as_str(), &mut self.campaign) {
                ("campaign", Some(_)) => return Err(WarbandTextError::Twice(word.0)),
                ("campaign", none) => *none = Some(campaign(&mut words)?),
                ("game" | "earlier", None) => return Err(WarbandTextError::Word(word.0, Want::Campaign)),
                ("game", Some(campaign)) => {
                    let full = WarbandTextError::Word(word.0, Want::Games);
                    campaign.chronicle.entries.push(game(&mut words)?).map_err(|_| full)?;
                }
                ("earlier", Some(campaign)) => {
                    for count in &mut campaign.chronicle.earlier {
                        *count = number(&mut words, u8::MAX)?;
                    }
                    words.end(Want::Number(u8::MAX))?;
                }
                _ => self.warband.take(&mut WordReader { rest: part })?,
            }
        }
        Ok(())
    }
}

/// `campaign "NAME"`, and what is otherwise than at its beginning.
fn campaign<'t>(words: &mut WordReader<'t>) -> Read<'t, Campaign> {
    let mut campaign = Campaign { name: quoted(words, Want::Campaign)?, ..Campaign::default() };
    while let Some(word) = words.next()? {
        match word.lower().as_str() {
            "start" => campaign.start = number(words, u8::MAX)?,
            "banked" => campaign.banked = number(words, u8::MAX)?,
            "owed" => campaign.owed = number(words, u8::MAX)?,
            "growth" => {
                let growth = words.next()?.ok_or(WarbandTextError::Short(Want::Growth))?;
                let known = Growth::ALL.into_iter().find(|known| growth.is(known.id()));
                campaign.growth = known.ok_or(WarbandTextError::Word(growth.0, Want::Growth))?;
            }
            "swapped" => campaign.swapped = true,
            "reassigned" => campaign.reassigned = true,
            "retired" => campaign.retired = true,
            _ => return Err(WarbandTextError::Word(word.0, Want::CampaignWord)),
        }
    }
    Ok(campaign)
}

/// `game 00c0ffee won "OPPONENT" duel size 12 roll 14 plus 1`.
fn game<'t>(words: &mut WordReader<'t>) -> Read<'t, ChronicleEntry> {
    let id = words.next()?.ok_or(WarbandTextError::Short(Want::Game))?;
    let number_of = |word: Word<'_>| u32::from_str_radix(word.0, 16).ok().filter(|_| word.0.len() == 8);
    let id = number_of(id).ok_or(WarbandTextError::Word(id.0, Want::Game))?;
    let outcome = words.next()?.ok_or(WarbandTextError::Short(Want::Outcome))?;
    let known = GameOutcome::ALL.into_iter().find(|known| outcome.is(known.id()));
    let outcome = known.ok_or(WarbandTextError::Word(outcome.0, Want::Outcome))?;
    let opponent = quoted(words, Want::Game)?;
    let mut game = ChronicleEntry { id, opponent, scenario: None, size: 12, outcome, roll: None, change: 0 };
    while let Some(word) = words.next()? {
        match word.lower().as_str() {
            "size" => game.size = number(words, u8::MAX)?,
            "roll" => game.roll = Some(number(words, 20)?).filter(|roll| *roll > 0),
            "plus" => game.change = number(words, 2)? as i8,
            "minus" => game.change = -(number(words, 3)? as i8),
            other => {
                let scenario = SCENARIOS.iter().find(|row| row.1 == other);
                game.scenario = Some(scenario.ok_or(WarbandTextError::Word(word.0, Want::GameWord))?.0);
            }
        }
    }
    Ok(game)
}

fn quoted<'t, const N: usize>(words: &mut WordReader<'t>, want: Want) -> Read<'t, GivenName<N>> {
    match words.next()? {
        Some(word) if word.0.starts_with('"') => name(word.0),
        Some(word) => Err(WarbandTextError::Word(word.0, want)),
        None => Err(WarbandTextError::Short(want)),
    }
}

fn number<'t>(words: &mut WordReader<'t>, most: u8) -> Read<'t, u8> {
    let word = words.next()?.ok_or(WarbandTextError::Short(Want::Number(most)))?;
    let number = word.0.parse().ok().filter(|number| *number <= most);
    number.ok_or(WarbandTextError::Word(word.0, Want::Number(most)))
}
