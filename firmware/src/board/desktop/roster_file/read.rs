//! Reading a file of rosters: what is understood, what is not, and what belongs to games that are not here.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use umpire_engine::table::{RosterBook, RosterLine};

use super::{KeptRoster, each, files};
use crate::games::SHELF;
use crate::persistence::rosters::{OwnKey, has_room};

/// Bytes no such file is longer than.
const MAX_BYTES: usize = 256 * 1024;

/// What a file holds.
#[derive(Debug, Default)]
pub(super) struct File {
    pub(super) kept: Vec<KeptRoster>,
    /// Lines of games that are not here: they stay as they are.
    pub(super) foreign: Vec<String>,
    /// What was not understood, a sentence each.
    pub(super) troubles: Vec<String>,
}

/// What a file holds; none where there is no file.
pub(super) fn load(path: &Path) -> Option<File> {
    let mut file = File::default();
    let text = match is_plain(path).and_then(|()| files::read(path, MAX_BYTES)) {
        Ok(text) => text,
        Err(why) if why.kind() == io::ErrorKind::NotFound => return None,
        Err(why) => {
            file.troubles.push(format!("{} cannot be read: {why}", path.display()));
            return Some(file);
        }
    };
    for (line, text) in paragraphs(&text) {
        if let Err(why) = take(&text, &mut file) {
            file.troubles.push(format!("{}, line {line}: {why}", path.display()));
        }
    }
    Some(file)
}

/// Whoever opens a pipe waits for the other end.
pub(super) fn is_plain(path: &Path) -> io::Result<()> {
    let plain = fs::metadata(path)?.is_file();
    if plain { Ok(()) } else { Err(io::Error::new(io::ErrorKind::InvalidInput, "it is no plain file")) }
}

/// Copies a file beside itself, under a name nobody has yet.
pub(super) fn put_aside(path: &Path) -> io::Result<()> {
    if !path.exists() {
        return Ok(());
    }
    let name = beside(path)?;
    // A copy takes a file that may be read; one that may not is moved as it is.
    fs::copy(path, &name).map(|_| ()).or_else(|_| fs::rename(path, &name))
}

/// An empty file beside this one, under a name nobody has yet: whatever is to be kept goes there.
pub(in super::super) fn beside(path: &Path) -> io::Result<PathBuf> {
    let mut n = 1;
    loop {
        let mut name = OsString::from(path);
        name.push(format!(".aside-{n}"));
        match fs::File::create_new(&name) {
            Ok(_) => return Ok(name.into()),
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => n += 1,
            Err(why) => return Err(why),
        }
    }
}

fn books() -> impl Iterator<Item = &'static RosterBook> {
    SHELF.iter().map(|title| &title.rosters).filter(|book| !book.word.is_empty())
}

/// The rosters that a text is of which begins with this word: a game's id, or its word for a roster.
fn book_of(word: &str) -> Option<&'static RosterBook> {
    books().find(|book| book.game == word || book.word.eq_ignore_ascii_case(word))
}

/// Whether a line begins a roster: by one of our words, or as a line of ours of a game that is not here.
fn begins(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let (first, second) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let versioned = second.strip_prefix('v').is_some_and(|number| number.parse::<u8>().is_ok());
    book_of(first).is_some() || versioned
}

/// Each roster of a file with the line it begins on; remarks and empty lines end one.
fn paragraphs(text: &str) -> Vec<(usize, String)> {
    let mut all: Vec<(usize, String)> = Vec::new();
    let mut open = false;
    for (line, at) in text.trim_start_matches('\u{feff}').lines().zip(1..) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            open = false;
            continue;
        }
        match all.last_mut() {
            Some((_, roster)) if open && !begins(line) => {
                roster.push('\n');
                roster.push_str(line);
            }
            _ => all.push((at, line.to_owned())),
        }
        open = true;
    }
    all
}

/// Takes one roster into the file.
fn take(text: &str, file: &mut File) -> Result<(), String> {
    let first = text.split_whitespace().next().unwrap_or("");
    let (line, book) = match book_of(first) {
        Some(book) if book.game != first => (RosterLine { game: book.game, version: None, text }, book),
        Some(book) => (RosterLine::read(text).map_err(|why| why.to_string())?, book),
        None if begins(text) => {
            file.foreign.push(text.to_owned());
            return Ok(());
        }
        None => {
            let words: Vec<_> = books().map(|book| book.word).collect();
            return Err(format!("a roster begins with its game, or with {}", words.join(" or ")));
        }
    };
    let version = line.version(book).map_err(|why| why.to_string())?;
    let (mut bytes, mut wrong, mut reads) = (Vec::new(), Vec::new(), true);
    let sound = (book.read)(version, line.text, &mut |piece| bytes.extend_from_slice(piece), &mut |remark| {
        reads &= remark.reads;
        let right = if remark.reads { String::new() } else { format!("; right would be: {}", remark.right) };
        wrong.push(format!("{}{right}", remark.wrong));
    });
    if !sound && !reads {
        return Err(wrong.join("; "));
    }
    if !sound {
        return Err(format!("this {} may not play ({})", book.word, wrong.join("; ")));
    }
    let key = OwnKey::of(book, &bytes);
    let (key, name) = (key.in_game(book.game), &key.name);
    if file.kept.iter().any(|kept| kept.key() == key) {
        return Err(format!("{name} stands here twice"));
    }
    has_room(key, &mut |see| each(&file.kept, see)).map_err(|why| format!("{name} is one too many: {why}"))?;
    file.kept.push(KeptRoster::new(key, &bytes));
    Ok(())
}
