//! Answers, and why one is refused.

use heapless::{String, Vec};

use crate::dice::Faces;
use crate::table::{Given, Kind, MAX_SEATS, Question, Ticks};

/// The longest name a player may give.
pub const MAX_NAME: usize = 16;

/// Who threw the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Thrown {
    /// The device drew the faces.
    Device,
    /// The players threw their own dice and entered the faces.
    Table,
}

/// What was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The option of this index.
    Pick(u8),
    /// The facts ticked, a bit each.
    Ticks(Ticks),
    /// A number.
    Number(i16),
    /// What every seat answered, in the order they were asked.
    Secrets(Vec<Given, MAX_SEATS>),
    /// The faces of a roll.
    Dice(Faces, Thrown),
    /// How many of the players' own dice met the need.
    Hits(u8),
    /// Done.
    Done,
    /// A name.
    Name(String<MAX_NAME>),
    /// Nothing: something was put right, and the rules ask anew. Only the table says so.
    Corrected,
}

/// Why an answer was not taken. The game stands where it stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerError {
    /// The answer is of another kind than the question.
    Kind,
    /// There is no such option.
    NoSuchOption,
    /// The option cannot be picked now; the reason stands beside it.
    NotNow,
    /// A fact was ticked that is not listed.
    NoSuchFact,
    /// What was ticked weighs too little or too much together.
    Weight,
    /// The number is out of range or between the steps.
    Range,
    /// As many answers are wanted as there are seats to give one.
    Seats,
    /// There are not so many dice that could hit.
    Hits,
    /// Nothing of this kind can be put right here.
    NoSuchField,
    /// Another number of dice is wanted.
    DiceCount,
    /// A die has no such face.
    Face,
    /// The name is empty or too long.
    Name,
    /// The tape is full.
    TapeFull,
    /// So much was taken back that there is no room to take back more.
    PastFull,
    /// The game is over: nothing is asked.
    Over,
    /// Somebody looks back: what is shown was answered already.
    LookingBack,
}

impl Question {
    /// Whether this answers the question.
    pub fn allows(&self, answer: &Answer) -> Result<(), AnswerError> {
        let ok = |fits: bool, refusal| if fits { Ok(()) } else { Err(refusal) };
        match (&self.kind, answer) {
            (Kind::Choose(choose), Answer::Pick(at)) => choose.allows(*at),
            (Kind::Tick(tick), Answer::Ticks(ticked)) => tick.allows(*ticked),
            (Kind::Number(number), Answer::Number(n)) => ok(number.allows(*n), AnswerError::Range),
            (Kind::Secret(secret), Answer::Secrets(given)) => {
                ok(given.len() == secret.len(), AnswerError::Seats)?;
                given.iter().enumerate().try_for_each(|(at, given)| secret.allows(at, *given))
            }
            (Kind::Roll(roll), Answer::Dice(faces, _)) => {
                ok(faces.len() == usize::from(roll.pool.count), AnswerError::DiceCount)?;
                ok(faces.iter().all(|&face| roll.pool.die.has(face)), AnswerError::Face)
            }
            (Kind::Roll(roll), Answer::Hits(hits)) if roll.hits_only => {
                ok(*hits <= roll.score.most_hits(roll.pool.count), AnswerError::Hits)
            }
            (Kind::Roll(roll), Answer::Pick(at)) if !roll.extras.is_empty() => {
                ok(usize::from(*at) < roll.extras.len(), AnswerError::NoSuchOption)
            }
            (Kind::Instruct(_), Answer::Done) => Ok(()),
            (Kind::Name(name), Answer::Name(text)) => {
                ok(!text.trim().is_empty() && text.chars().count() <= usize::from(name.max), AnswerError::Name)
            }
            _ => Err(AnswerError::Kind),
        }
    }
}
