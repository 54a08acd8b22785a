//! Answers, and why one is refused.

use core::fmt;

use heapless::{String, Vec};

use crate::dice::Faces;
use crate::table::{Given, Kind, MAX_SEATS, Question, Ticks};

/// The longest name a player may give.
pub const MAX_NAME: usize = 16;

/// Who threw the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Thrown {
    /// The device drew the faces.
    Device,
    /// The players threw their own dice, and entered the faces.
    Table,
}

/// An answer to a question.
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
    /// Nothing: something was corrected, and the rules ask anew. Only the engine gives this answer.
    Corrected,
}

/// Why an answer was refused. The game is where it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum AnswerError {
    /// The answer is of another kind than the question.
    Kind,
    /// There is no such option.
    NoSuchOption,
    /// The option cannot be picked now; the reason stands beside it.
    NotNow,
    /// A fact was ticked that is not listed.
    NoSuchFact,
    /// The ticked rows weigh too little or too much together.
    Weight,
    /// The number is out of range or between the steps.
    Range,
    /// There are more or fewer answers than seats that are asked.
    Seats,
    /// There are not so many dice that could hit.
    Hits,
    /// Nothing of this kind can be corrected here.
    NoSuchField,
    /// Another number of dice is wanted.
    DiceCount,
    /// A die has no such face.
    Face,
    /// The name is empty or too long.
    Name,
    /// There is no such side, and no such piece.
    NoSuchBearer,
    /// The nickname is too long, or has letters that no screen has.
    Spelling,
    /// The nickname is too wide for a screen. The rules would take it: front ends know how letters are drawn.
    Width,
    /// It is called so already, or something else is.
    Called,
    /// There are as many nicknames as a game can have.
    NicknamesFull,
    /// The tape is full.
    TapeFull,
    /// So much was undone that there is no room to undo more.
    UndoFull,
    /// The game is over: nothing is asked.
    Over,
    /// An earlier moment is shown: what is asked there was answered already.
    LookingBack,
}

/// What would be right.
impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            AnswerError::Kind => "give an answer of the question's own kind",
            AnswerError::NoSuchOption => "pick one of the options that are offered",
            AnswerError::NotNow => "pick an option that is not off",
            AnswerError::NoSuchFact => "tick rows that are listed, and no others",
            AnswerError::Weight => "tick rows that together weigh what the limit allows",
            AnswerError::Range => "give a number from the least to the most, on a step",
            AnswerError::Seats => "give one answer for each seat that is asked",
            AnswerError::Hits => "enter no more hits than these dice can bring",
            AnswerError::NoSuchField => "correct a field that the scene offers",
            AnswerError::DiceCount => "enter one face for each die",
            AnswerError::Face => "enter faces that the die has",
            AnswerError::Name => "give a name that is neither empty nor too long",
            AnswerError::NoSuchBearer => "name a side or a piece that is there",
            AnswerError::Spelling => "give a nickname of 12 letters at most that every screen has",
            AnswerError::Width => "give a shorter nickname: this one has no room in a line",
            AnswerError::Called => "give a nickname that nothing here has yet",
            AnswerError::NicknamesFull => "take another nickname away first",
            AnswerError::TapeFull => "end the game here: the tape is full",
            AnswerError::UndoFull => "play on: there is no room to undo more",
            AnswerError::Over => "begin another game: this one is over",
            AnswerError::LookingBack => "return to the present before you answer",
        })
    }
}

impl core::error::Error for AnswerError {}

impl Question {
    /// Checks an answer against the question.
    pub fn allows(&self, answer: &Answer) -> Result<(), AnswerError> {
        let ok = |fits: bool, error| if fits { Ok(()) } else { Err(error) };
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
