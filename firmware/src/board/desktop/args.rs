//! What was asked for on the command line.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use super::record::RecordFile;
use super::verify::{Paper, paper_number, paper_words};
use crate::fairness::dice::Seed;
use crate::games::{Book, book, books};

/// What `--help` prints.
pub(super) const USAGE: &str = "\
Pocket Umpire: keeps the rules of miniature games moving

usage: umpire [--game NAME | --lesson] [--seed HEX] [--witnessed] [--store FILE] [--rosters FILE] [--headless]
              [--self-test] [--record FILE.gif [--force]]
       umpire verify GAME [--words WORDS] [--numbers NUMBERS] [--closing WORDS]
       umpire replay GAME [--record FILE.gif [--force]]

  --game NAME      opens this game at once, unless a stored one waits to be played on
  --lesson         begins with the guided first games, unless a stored one waits to be played on
  --seed HEX       fixes the dice, 1 to 64 hex digits: for tests and replays
  --witnessed      games begin with witnessed dice, as if it were set on the page of settings
  --store FILE     where the game is stored, answer by answer; without it, in your data folder, and with
                   --seed or --headless nowhere
  --rosters FILE   where your rosters are kept; without it, in your data folder
  --headless       lines in, JSON lines out: say help for the commands
  --self-test      first tries keys, panel, noise and store, as a handheld does when X or Y is held at its start
  --record FILE    draws what the screen shows into an animated GIF until the game is left; what somebody sees behind
                   a curtain is not in it. A file of that name is written over with --force alone
  --help           this

  verify GAME      computes a saved game again, every die and every rule, and names the first line that does not fit:
                   a file that 'save' wrote, or what a handheld printed by cable. It says what it could establish, and what not:
                   0 all fits, the game is finished, and its seal is the one that was written down; 1 a line does not fit;
                   2 it cannot be read; 3 it fits, but is unfinished, or was not sealed, or the words or numbers are not given
    --words WORDS      the twelve words that were written down when the game began, in quotes
    --numbers NUMBERS  the numbers that the players added, Red first, in quotes
    --closing WORDS    the twelve words that were written down when it ended
  replay GAME      looks back at a saved game from its first answer: left and right go through it, nothing is changed
    --record FILE      draws all of it into an animated GIF instead, with neither window nor terminal

  A file may have any name, but must be one: folders, pipes and devices are not read. Exit codes: 0 all went well,
  1 something failed, 2 the command or the saved game is not understood, 74 standard output took not all of it or
  standard input broke off; where only the reader has gone away, as behind a pipe to head, that is not said.

";

/// The keys, as the terminal's last line says them.
pub(super) const KEYS: &str = "arrows: pad   A or Enter   B or Esc   X   Y   ?: help";

/// What to do.
#[derive(PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Explain, and go.
    Help,
    /// Play.
    Play(Args),
    /// Compute this saved game again, and compare it with what was written down.
    Verify(PathBuf, Paper),
    /// Look back at this saved game, or draw that into a file.
    Replay(PathBuf, Option<RecordFile>),
}

/// How to play.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct Args {
    /// The game to open at once.
    pub game: Option<&'static Book>,
    /// Whether to begin with the lesson.
    pub lesson: bool,
    /// What to draw the dice from.
    pub seed: Option<Seed>,
    /// The file the game is stored in.
    pub store: Option<PathBuf>,
    /// The file rosters are kept in.
    pub rosters: Option<PathBuf>,
    /// Whether games begin with witnessed dice.
    pub witnessed: bool,
    /// Without a screen.
    pub headless: bool,
    /// With a self-test first.
    pub self_test: bool,
    /// Where to draw what is shown.
    pub record: Option<RecordFile>,
}

impl Args {
    /// Reads the words after the program's name; an error is a sentence for the user. A file may have any name the
    /// system knows, all else is text.
    pub fn read(words: impl IntoIterator<Item = impl Into<OsString>>) -> Result<Wanted, String> {
        let mut args = Args::default();
        let mut words = words.into_iter().map(Into::into).peekable();
        if let Some(word) = words.next_if(|word| word == "verify" || word == "replay") {
            let (shown, verify) = (word.display(), word == "verify");
            let file = words.next().ok_or_else(|| format!("{shown} wants a file: a game that 'save' wrote"))?;
            if verify && file != "--help" && file != "-h" {
                return Ok(Wanted::Verify(file.into(), paper(words)?));
            }
            if file == "--help" || file == "-h" {
                return Ok(Wanted::Help);
            }
            let mut record = None;
            let mut force = false;
            while let Some(word) = words.next() {
                let (name, mut value) = split(&word);
                match name.to_str() {
                    Some("--force") if word == name => force = true,
                    Some("--record") => {
                        record = Some(value.take().or_else(|| words.next()).ok_or("--record wants a value")?);
                    }
                    _ => return Err(format!("{shown} takes one file, and not {} too", word.display())),
                }
            }
            return Ok(Wanted::Replay(file.into(), record_file(record, force)?));
        }
        let (mut record, mut force) = (None, false);
        while let Some(word) = words.next() {
            let (name, mut value) = split(&word);
            let unknown = || format!("no such option: {}", word.display());
            let name = name.to_str().ok_or_else(unknown)?;
            let mut value = || value.take().or_else(|| words.next()).ok_or(format!("{name} wants a value"));
            match name {
                "--help" | "-h" => return Ok(Wanted::Help),
                "--headless" if word == name => args.headless = true,
                "--lesson" if word == name => args.lesson = true,
                "--self-test" if word == name => args.self_test = true,
                "--witnessed" if word == name => args.witnessed = true,
                "--game" => args.game = Some(game(&text(name, value()?)?)?),
                "--seed" => args.seed = Some(seed(&text(name, value()?)?)?),
                "--record" => record = Some(value()?),
                "--force" if word == name => force = true,
                "--store" => args.store = Some(value()?.into()),
                "--rosters" => args.rosters = Some(value()?.into()),
                _ => return Err(unknown()),
            }
        }
        args.record = record_file(record, force)?;
        if args.headless && args.record.is_some() {
            return Err("--record wants a window or a terminal; lines have no pictures".into());
        }
        Ok(Wanted::Play(args))
    }
}

/// Where to draw what is shown, if anywhere.
fn record_file(file: Option<OsString>, force: bool) -> Result<Option<RecordFile>, String> {
    match file {
        Some(file) => RecordFile::named(file.into(), force).map(Some),
        None if force => Err("--force is for --record: it writes over a file".into()),
        None => Ok(None),
    }
}

/// What players wrote down, as it is given behind a saved game.
fn paper(mut words: impl Iterator<Item = OsString>) -> Result<Paper, String> {
    let mut paper = Paper::default();
    while let Some(word) = words.next() {
        let (name, mut value) = split(&word);
        let more = || format!("verify takes one file, and not {} too", word.display());
        let name = name.to_str().ok_or_else(more)?;
        let mut value = || value.take().or_else(|| words.next()).ok_or(format!("{name} wants a value"));
        match name {
            "--words" => paper.words = Some(paper_words(&text(name, value()?)?)?),
            "--closing" => paper.closing = Some(paper_words(&text(name, value()?)?)?),
            "--numbers" => {
                let numbers = text(name, value()?)?;
                let split = numbers.split([' ', ',']).filter(|number| !number.is_empty());
                paper.numbers = split.map(paper_number).collect::<Result<_, _>>()?;
            }
            _ => return Err(more()),
        }
    }
    Ok(paper)
}

/// An option, and its value where that stands behind a `=`.
#[cfg(unix)]
fn split(word: &OsStr) -> (&OsStr, Option<OsString>) {
    use std::os::unix::ffi::OsStrExt;
    let bytes = word.as_bytes();
    match bytes.iter().position(|&byte| byte == b'=') {
        Some(at) => (OsStr::from_bytes(&bytes[..at]), Some(OsStr::from_bytes(&bytes[at + 1..]).to_owned())),
        None => (word, None),
    }
}

/// The same where a word cannot be taken apart if it is no text: its value may still stand apart.
#[cfg(not(unix))]
fn split(word: &OsStr) -> (&OsStr, Option<OsString>) {
    match word.to_str().and_then(|word| word.split_once('=')) {
        Some((name, value)) => (OsStr::new(name), Some(value.into())),
        None => (word, None),
    }
}

/// A value that must be text.
fn text(name: &str, value: OsString) -> Result<String, String> {
    value.into_string().map_err(|value| format!("{name} wants text in UTF-8, not '{}'", value.display()))
}

fn game(name: &str) -> Result<&'static Book, String> {
    let names = || books().map(|book| book.id).collect::<Vec<_>>().join(", ");
    book(name).ok_or_else(|| format!("no such game: {name} (there is: {})", names()))
}

/// A short seed counts as if zeros stood before it.
fn seed(digits: &str) -> Result<Seed, String> {
    let wrong = || format!("--seed wants 1 to 64 hex digits, not '{digits}'");
    if digits.is_empty() || digits.len() > 64 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return Err(wrong());
    }
    let full = format!("{digits:0>64}");
    let mut seed = [0; 32];
    for (at, byte) in seed.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&full[2 * at..2 * at + 2], 16).map_err(|_| wrong())?;
    }
    Ok(seed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str) -> Result<Wanted, String> {
        Args::read(words.split_whitespace())
    }

    #[test]
    fn a_seed_may_be_short() {
        let mut seed = [0; 32];
        seed[30..].copy_from_slice(&[0xa, 0xbc]);
        let args = Args { seed: Some(seed), headless: true, ..Args::default() };
        assert_eq!(read("--headless --seed abc"), Ok(Wanted::Play(args)));
    }

    #[test]
    fn games_are_opened_by_name() {
        let first = books().next();
        let args = Args { game: first, ..Args::default() };
        assert_eq!(read(&format!("--game={}", first.expect("a shelf is not empty").id)), Ok(Wanted::Play(args)));
    }

    #[test]
    fn a_saved_game_is_verified() {
        assert_eq!(read("verify game.txt"), Ok(Wanted::Verify("game.txt".into(), Paper::default())));
        assert_eq!(read("verify"), Err("verify wants a file: a game that 'save' wrote".into()));
        assert_eq!(read("verify a b"), Err("verify takes one file, and not b too".into()));
        assert_eq!(read("verify --help"), Ok(Wanted::Help));
    }

    #[test]
    fn what_players_wrote_down_is_given_behind_the_game() {
        let words = "acorn agate altar anchor anvil apple arch armor arrow aspen axle badge";
        let given = ["verify", "a", "--words", words, "--numbers=000007, 123456"];
        let paper = Paper { words: Some(std::array::from_fn(|at| at as u8)), numbers: vec![7, 123_456], closing: None };
        assert_eq!(Args::read(given), Ok(Wanted::Verify("a".into(), paper)));
        assert_eq!(Args::read(["verify", "a", "--words", "acorn"]), Err("12 words are wanted, not 1".into()));
        assert_eq!(read("verify a --numbers 1234567"), Err("'1234567' is no number from 000000 to 999999".into()));
        assert_eq!(read("verify a --closing"), Err("--closing wants a value".into()));
    }

    #[test]
    fn a_saved_game_is_looked_back_at_or_verified() {
        assert_eq!(read("replay a.game"), Ok(Wanted::Replay("a.game".into(), None)));
        assert_eq!(read("verify a.game"), Ok(Wanted::Verify("a.game".into(), Paper::default())));
        assert_eq!(read("replay"), Err("replay wants a file: a game that 'save' wrote".into()));
        assert_eq!(read("replay a b"), Err("replay takes one file, and not b too".into()));
    }

    #[test]
    fn a_recording_has_a_name_that_says_so_and_somewhere_to_look() {
        let file = |force| RecordFile::named("a.gif".into(), force).expect("a good name");
        let args = Args { record: Some(file(true)), ..Args::default() };
        assert_eq!(read("--record a.gif --force"), Ok(Wanted::Play(args)));
        assert_eq!(read("replay g --record=a.gif"), Ok(Wanted::Replay("g".into(), Some(file(false)))));
        assert!(read("replay g --record a.png").is_err_and(|why| why.contains("ends in .gif")));
        assert!(read("--headless --record a.gif").is_err_and(|why| why.contains("a window or a terminal")));
        assert!(read("replay g --force").is_err_and(|why| why.starts_with("--force is for --record")));
        assert_eq!(read("replay g --record"), Err("--record wants a value".into()));
    }

    #[test]
    fn what_is_not_understood_is_named() {
        assert_eq!(read("--sed 1"), Err("no such option: --sed".into()));
        assert_eq!(read("--headless=1"), Err("no such option: --headless=1".into()));
        assert_eq!(read("--seed"), Err("--seed wants a value".into()));
        assert_eq!(read("--seed xyz"), Err("--seed wants 1 to 64 hex digits, not 'xyz'".into()));
        assert!(read("--game chess").is_err_and(|e| e.starts_with("no such game: chess (there is: ")));
        assert_eq!(read("--help --sed"), Ok(Wanted::Help));
    }
}
