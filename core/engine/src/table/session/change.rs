//! Whatever can be done to a session, as one value: a wrapper forwards it whole, and can forget nothing.

use core::fmt;

use crate::table::{Answer, AnswerError, Correction, Freshness, HistoryEntry, Nickname, ReplayError, Source, Tape};

/// Something to be done to a session.
pub enum Change<'c> {
    /// Answers the open question.
    Say(&'c Answer, Source),
    /// Undoes so many answers, with or without everybody's consent.
    Undo {
        /// How many.
        steps: u16,
        /// Whether all agreed.
        agreed: bool,
        /// Where it came from.
        source: Source,
    },
    /// Redoes the answer that was undone last.
    Redo(Source),
    /// Corrects something by hand: all players agree.
    Correct(Correction, Source),
    /// Calls somebody something: nobody has to agree.
    Nickname(Nickname<'c>, Source),
    /// Notes that the device was switched on again, with this noise for the dice to come.
    NoteResumed(&'c Freshness),
    /// Shows the game as it was after so many answers, or as it is now. While an earlier moment is shown nothing is
    /// answered.
    LookBack(Option<u16>),
    /// Visits all that ever happened, in order. What came of answers that were undone is visited for this many branches,
    /// the last ones: for each the game is played again.
    VisitHistory(u16, &'c mut dyn FnMut(&HistoryEntry<'_>)),
    /// Replaces the opening of a game that has no answers yet.
    Reopen(&'c [u8]),
    /// Replays the lines of a stored game of the same opening. Of a tape that does not fit these rules to its end the
    /// sound part is kept.
    Resume(StoredLines<'c>),
    /// Appends one line of a stored tape, which may be a step.
    AppendLine(&'c [u8]),
    /// Replaces the tape, and the opening where one is given.
    Load(Option<&'c [u8]>, &'c Tape),
}

/// Hands out the lines of a stored tape, oldest first.
pub type StoredLines<'l> = &'l mut dyn FnMut(&mut dyn FnMut(&[u8]));

/// Why a change was not made. The session is as it was; only of a stored game the sound part was kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum ChangeError {
    /// The answer or the correction was refused.
    Answer(AnswerError),
    /// There is nothing to undo or redo, or no room to record it.
    Step,
    /// These rules cannot start from that.
    Opening,
    /// The tape answers something else than these rules ask.
    Tape(ReplayError),
}

impl fmt::Display for ChangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChangeError::Answer(error) => write!(f, "{error}"),
            ChangeError::Step => f.write_str("undo and redo as many answers as there are, while the tape has room"),
            ChangeError::Opening => f.write_str("an opening must be one that these rules wrote"),
            ChangeError::Tape(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for ChangeError {}

impl From<AnswerError> for ChangeError {
    fn from(error: AnswerError) -> Self {
        ChangeError::Answer(error)
    }
}
