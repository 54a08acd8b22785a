//! Why bytes are no tape, and why a tape does not fit the rules.

use core::fmt;

/// Why bytes are no tape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum TapeError {
    /// This line is cut off, or undoes what is not there; the lines before it are sound.
    Torn {
        /// The line that is not whole, from 1.
        line: u16,
    },
    /// More answers than a tape can hold.
    TooLong,
}

impl fmt::Display for TapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TapeError::Torn { line } => write!(f, "line {line} must be whole, and undo no more than there is"),
            TapeError::TooLong => write!(f, "a tape has {} bytes at most", super::Tape::CAPACITY),
        }
    }
}

impl core::error::Error for TapeError {}

/// Why a tape cannot be played by these rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct ReplayError {
    /// The first line that does not answer what these rules ask, from 1.
    pub line: u16,
    /// What these rules ask there.
    pub asked: &'static str,
    /// The bytes before that line: the sound part.
    pub sound: u16,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} must answer what these rules ask: {}", self.line, self.asked)
    }
}

impl core::error::Error for ReplayError {}
