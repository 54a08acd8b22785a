//! Where a line wants a file: in the place of another only where it says so.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use super::files;
use super::load::{FileError, refused};

/// The word that lets a file take the place of another.
const FORCE: &str = "--force";

/// What stands behind `save`, `screen` or `export`.
#[derive(Clone, Copy)]
pub(super) struct OutputFile<'l> {
    word: &'static str,
    /// The file, as it was named.
    pub(super) file: &'l str,
    force: bool,
}

impl<'l> OutputFile<'l> {
    /// Reads what stands behind a word.
    pub(super) fn read(word: &'static str, text: &'l str) -> Result<Self, FileError> {
        let forced = text.strip_prefix(FORCE).filter(|rest| rest.is_empty() || rest.starts_with(char::is_whitespace));
        let target = OutputFile { word, file: forced.unwrap_or(text).trim(), force: forced.is_some() };
        match target.file {
            "" => refused(format!("{word}: which file?"), format!("{word} {FORCE} FILE")),
            _ => Ok(target),
        }
    }

    /// Writes it, if nothing is there that must not be written over.
    pub(super) fn write(self, bytes: &[u8]) -> Result<(), FileError> {
        let OutputFile { word, file, force } = self;
        let path = Path::new(file);
        let there = || refused(format!("{file} is there already"), format!("another name, or {word} {FORCE} {file}"));
        match fs::symlink_metadata(path).map(|found| found.file_type()) {
            Ok(kind) if kind.is_symlink() => {
                return refused(format!("{file} is a link"), "the file it leads to, or another name");
            }
            Ok(kind) => match files::no_file(kind) {
                Some(what) => return refused(format!("{file} is {what}, and no file"), "another name"),
                None if !force => return there(),
                None => {}
            },
            // Whatever else is wrong with it, writing will say.
            Err(_) => {}
        }
        let written = if force { files::write(path, bytes) } else { files::create(path, bytes) };
        match written {
            Ok(()) => Ok(()),
            Err(why) if why.kind() == ErrorKind::AlreadyExists => there(),
            Err(why) => refused(format!("{file} cannot be written: {why}"), "a file in a folder of yours"),
        }
    }
}
