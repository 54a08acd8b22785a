//! Why a code is not taken.

use core::fmt;

/// Why a code is not taken. What was kept before is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// It is none of ours.
    NoCode,
    /// A newer program wrote it.
    Newer,
    /// Its end is missing.
    CutOff,
    /// Its checksum does not fit.
    Damaged,
    /// All checksums on the way fit, and what they carry is not what was written.
    Edited,
    /// Parts of another one came before.
    OtherRoster,
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CodeError::NoCode => "this is no code of an umpire",
            CodeError::Newer => "a newer program wrote this code",
            CodeError::CutOff => "the end of this code is missing",
            CodeError::Damaged => "this code is damaged: its checksum does not fit",
            CodeError::Edited => "this code was edited: what it carries is not what was written",
            CodeError::OtherRoster => "this part is of another code than those that came before",
        })
    }
}

impl core::error::Error for CodeError {}
