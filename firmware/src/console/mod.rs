//! The console: a line in, JSON lines out, the same on every board.
//!
//! Nothing here knows where lines come from or where files lie: the board reads the one and
//! keeps the other.

mod answer;
mod cable_console;
mod campaign;
mod code;
mod correct;
pub mod facts;
mod files;
mod games;
mod help;
pub mod history;
mod json;
mod lines;
mod mistake;
mod naming;
mod odds;
mod pieces;
mod press;
mod question;
mod report;
mod request;
pub mod roster;
mod sealing;
mod setting;
mod stats;
mod steps;
mod why;

use core::fmt::{self, Write};

use heapless::Vec;
use umpire_engine::table::{ExpectRoom, Given, MAX_SEATS, Session};

pub use self::cable_console::{CableConsole, Call};
pub use self::facts::Facts;
pub use self::files::{Files, Loading};
pub use self::help::{event, file_error, notice};
pub use self::lines::{LineError, LineReader};
pub use self::request::{HostRequest, Place};
pub use self::sealing::{seal, sealed};

use self::answer::Said;
use self::mistake::ConsoleError;
use self::press::is_secret;
use crate::app::device::{Device, Outcome};
use crate::app::lesson::given;
use crate::games::{Leave, is_foyer, is_homecoming, picked};

/// One who plays by lines.
#[derive(Default)]
pub struct Console {
    /// The secrets of the open question that are in.
    given: Vec<Given, MAX_SEATS>,
    place: Place,
    /// What came of the last key that was pressed by a line.
    pressed: Option<Outcome>,
}

/// The longest line a handheld reads. A longer roster comes in pieces.
pub const LONGEST_BY_CABLE: usize = 1024;

impl Console {
    /// A console at this place.
    pub const fn at(place: Place) -> Self {
        Console { given: Vec::new(), place, pressed: None }
    }

    /// Forgets the secrets that are in, as when somebody else comes.
    pub fn forget(&mut self) {
        self.given.clear();
    }

    /// Says what happened before the first question of a game, and asks it.
    pub fn begin(&mut self, device: &Device, game: &dyn Session, out: &mut dyn Write) -> fmt::Result {
        sealing::sealed(device, game, out)?;
        if device.is_sealing() {
            return self.resume(device, game, out);
        }
        report::news(game, out)?;
        self.resume(device, game, out)
    }

    /// Asks the open question of a game that is taken up again; before its dice are sealed, for the next thumb.
    pub fn resume(&mut self, device: &Device, game: &dyn Session, out: &mut dyn Write) -> fmt::Result {
        self.given.clear();
        match device.adds_next() {
            Some(next) => sealing::wanted(next, out),
            None => self.ask(game, out),
        }
    }

    fn ask(&self, game: &dyn Session, out: &mut dyn Write) -> fmt::Result {
        question::write(game, self.given.len(), out)
    }

    /// Takes one line.
    pub fn line<'l>(
        &mut self,
        line: &'l str,
        device: &mut Device,
        game: &mut dyn Session,
        out: &mut dyn Write,
    ) -> Result<HostRequest<'l>, fmt::Error> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let alone = [
            "redo",
            "state",
            "log",
            "stats",
            "seal",
            "device",
            "self-test",
            "mishap",
            "help",
            "quit",
            "roll",
            "ok",
            "roster-end",
            "games",
        ];
        if self.meddles(word, device) {
            return Console::not_by_line(out);
        }
        if matches!(word, "undo" | "redo" | "correct" | "call") || answer::WORDS.contains(&word) {
            // Whoever looks back is called to the question that is answered.
            device.stop_looking_back(game);
        }
        match (word, rest) {
            (word, rest) if alone.contains(&word) && !rest.is_empty() => {
                self.error(game, out, |out| write!(out, "{word} stands alone: nothing comes after it"))?;
            }
            ("screen" | "save" | "load" | "export" | "quit", file) if self.place == Place::Handheld => {
                return help::no_files(word, file, device, game, out);
            }
            ("mark", word) => json::line(out, |o| o.text("mark", word))?,
            ("undo", "" | "both" | "action" | "action both") => return self.undo(rest, device, game, out),
            ("undo", _) => {
                self.error(game, out, |out| out.write_str("undo, undo both, undo action or undo action both"))?
            }
            ("redo", "") => return self.redo(device, game, out),
            ("state", "") => report::state(game, out)?,
            ("history", from) => return self.history(from, game, out),
            ("log", "") => report::log(game, device, out)?,
            ("seal", "") => sealing::report(device, game, out)?,
            ("stats", "") => stats::stats(game, out)?,
            ("why", id) => self.why(id, game, out)?,
            ("correct", words) => return self.correct(words, device, game, out),
            ("call", _) if device.is_sealing() => return Console::not_yet(out),
            ("call", words) => return self.call_by_name(words, device, game, out),
            ("odds", ids) => self.odds(ids, game, out)?,
            ("press", key) => return self.press(key, &[true, false], "pressed", device, game, out),
            ("hold", key) => return self.press(key, &[true], "held", device, game, out),
            ("release", key) => return self.press(key, &[false], "released", device, game, out),
            ("screen" | "save" | "load" | "export", "") => {
                self.error(game, out, |out| write!(out, "{word}: which file?"))?
            }
            ("screen", file) => return Ok(HostRequest::Screen(file)),
            ("save", file) => return Ok(HostRequest::Save(file)),
            ("export", file) => return Ok(HostRequest::Export(file)),
            ("load", file) => return Ok(HostRequest::Load(file)),
            ("games", "") => return Ok(HostRequest::Games),
            ("park", name) => return Ok(HostRequest::Park(name)),
            ("take", number) => return Ok(HostRequest::Take(number)),
            ("rename", words) => return Ok(HostRequest::Rename(words)),
            ("forget", number) => return Ok(HostRequest::Forget(number)),
            ("set", words) => return Ok(HostRequest::Settings(words)),
            ("device", "") => return Ok(HostRequest::Device),
            ("self-test", "") => return Ok(HostRequest::SelfTest),
            ("mishap", "") => return Ok(HostRequest::Crash),
            ("rosters", game) => return Ok(HostRequest::Rosters(game)),
            ("roster", line) => return Ok(HostRequest::Roster(line)),
            ("roster-begin", words) => return Ok(HostRequest::RosterBegin(words)),
            ("roster-add", text) => return Ok(HostRequest::RosterAdd(text)),
            ("roster-end", "") => return Ok(HostRequest::RosterEnd),
            ("code", words) => return Ok(HostRequest::Code(words)),
            ("campaigns", game) => return Ok(HostRequest::Campaigns(game)),
            ("chronicle", words) => return Ok(HostRequest::Chronicle(words)),
            ("result", words) => return Ok(HostRequest::Result(words)),
            ("roster-drop", words) => return Ok(HostRequest::RosterDrop(words, None)),
            // By a game's own words for them.
            (words, "") if roster::called_all(words).next().is_some() => return Ok(HostRequest::Rosters(words)),
            (word, _) if roster::called(word).next().is_some() => return Ok(HostRequest::Roster(line)),
            (word, name) if dropped(word).is_some() => return Ok(HostRequest::RosterDrop(name, dropped(word))),
            ("help", "") => help::help(self.place, out)?,
            ("quit", "") => return Ok(HostRequest::Leave(Leave::Quit)),
            ("number", number) if device.is_sealing() => return self.add_number(number, device, game, out),
            (word, _) if answer::WORDS.contains(&word) && device.is_sealing() => return Console::not_yet(out),
            (word, rest) if answer::WORDS.contains(&word) => return self.answer(word, rest, device, game, out),
            _ => self.unknown(word, game, out)?,
        }
        Ok(HostRequest::Nothing)
    }

    fn answer<'l>(
        &mut self,
        word: &'l str,
        rest: &'l str,
        device: &mut Device,
        game: &mut dyn Session,
        out: &mut dyn Write,
    ) -> Result<HostRequest<'static>, fmt::Error> {
        let said = match game.question() {
            None => Err(ConsoleError::Over),
            Some(question) => answer::read(word, rest, &question, &self.given, &*game.scene()),
        };
        let answer = match said {
            Ok(Said::Answer(answer)) => Some(answer),
            Ok(Said::Roll) => None,
            Ok(Said::Part(n)) => {
                self.given.push(n).expect_room("there are as many places as seats");
                self.ask(game, out)?;
                return Ok(HostRequest::Nothing);
            }
            Err(mistake) => {
                let question = game.question();
                self.error(game, out, |out| mistake.write(question.as_deref(), &*game.scene(), out))?;
                return Ok(HostRequest::Nothing);
            }
        };
        let first = !game.tape().any_remote();
        let mut written = Ok(());
        let mut heard = |game: &dyn Session| written = written.and_then(|()| follow(game, out));
        let outcome = match answer {
            Some(answer) => device.say(&answer, self.place.source(), game, &mut heard),
            None => device.roll(self.place.source(), game, &mut heard),
        };
        written?;
        self.seen(outcome, first, device, game);
        self.moved_by(outcome, device, game, out)
    }

    /// Says what came of an answer or a key, and why where there were no dice for it.
    fn moved_by(
        &mut self,
        outcome: Outcome,
        device: &Device,
        game: &dyn Session,
        out: &mut dyn Write,
    ) -> Result<HostRequest<'static>, fmt::Error> {
        if outcome != Outcome::NoDice || !device.is_seed_revealed() {
            return self.moved(outcome, game, out);
        }
        let why = "the seed of these dice was told: they are known now. Roll your own";
        self.error(game, out, |out| out.write_str(why))?;
        Ok(HostRequest::Nothing)
    }

    /// Says what came of an answer, a key or an undo, beside what the game itself had to say.
    fn moved(
        &mut self,
        outcome: Outcome,
        game: &dyn Session,
        out: &mut dyn Write,
    ) -> Result<HostRequest<'static>, fmt::Error> {
        match outcome {
            Outcome::Stayed => return Ok(HostRequest::Nothing),
            // Whoever holds the device sets it; at the desk that is who types.
            Outcome::Set(setting) if self.place == Place::Desk => return Ok(HostRequest::Set(setting)),
            Outcome::Set(_) => self.error(game, out, |out| out.write_str("settings are changed by thumb"))?,
            Outcome::Asked => event(out, "consent", "every seat has to agree to that: the screen asks them")?,
            Outcome::Rematch if game.lesson().is_some() => return Ok(HostRequest::Leave(Leave::SetUp)),
            Outcome::Rematch if !is_foyer(game) => return Ok(HostRequest::Leave(Leave::Again)),
            Outcome::AtStart if !is_foyer(game) || is_homecoming(game) => return Ok(HostRequest::Leave(Leave::Before)),
            // Before the first page of a lesson there is nothing to be answered.
            Outcome::Undone { .. } if given(game).is_some() => return Ok(HostRequest::Leave(Leave::Before)),
            Outcome::PutAway if !is_foyer(game) => return Ok(HostRequest::Leave(Leave::Back)),
            Outcome::Parked if !is_foyer(game) => return Ok(HostRequest::Leave(Leave::Parked)),
            Outcome::AtStart | Outcome::PutAway | Outcome::Rematch | Outcome::Parked => {
                self.error(game, out, |out| out.write_str("there is nothing to take back"))?;
            }
            Outcome::NoDice => {
                let why = "the noise source failed: the device has no fair dice. Roll your own";
                self.error(game, out, |out| out.write_str(why))?;
            }
            Outcome::Added { next } => sealing::wanted(next, out)?,
            Outcome::Sealed => {
                report::news(game, out)?;
                self.ask(game, out)?;
            }
            Outcome::Refused(refusal) => self.error(game, out, |out| out.write_str(mistake::sentence(refusal)))?,
            Outcome::Said => {
                self.given.clear();
                if picked(game) {
                    return Ok(HostRequest::Leave(Leave::Picked));
                }
            }
            Outcome::Undone { dice } => {
                self.given.clear();
                json::line(out, |o| {
                    o.text("event", "undone")?;
                    o.text("text", "the last of it was taken back")?;
                    o.flag("dice", dice)
                })?;
                self.ask(game, out)?;
            }
        }
        Ok(HostRequest::Nothing)
    }

    /// A line that is no command. While a secret is open it might be one mistyped, and is not repeated.
    fn unknown(&self, word: &str, game: &dyn Session, out: &mut dyn Write) -> fmt::Result {
        self.error(game, out, |out| match word {
            "" => out.write_str("an empty line"),
            _ if is_secret(game) => out.write_str("no such command"),
            _ => write!(out, "no such command: {word}"),
        })
    }

    /// Writes what is wrong, and what would be right.
    pub fn error(
        &self,
        game: &dyn Session,
        out: &mut dyn Write,
        wrong: impl FnOnce(&mut dyn Write) -> fmt::Result,
    ) -> fmt::Result {
        let question = game.question();
        json::line(out, |o| {
            o.written("error", wrong)?;
            match question.as_deref() {
                Some(question) => mistake::want(o, question, self.given.len(), &*game.scene())?,
                None if self.place == Place::Desk => o.text("want", "undo, save FILE or quit")?,
                None => o.text("want", "undo or save")?,
            }
            o.text("or", "help")
        })
    }
}

/// What players call the rosters that this word drops: the word for one of them, and `-drop`.
fn dropped(word: &str) -> Option<&'static str> {
    roster::called(word.strip_suffix("-drop")?).next().map(|book| book.word)
}

/// Writes what came of an answer, and what is asked then. The foyer has no more to ask.
fn follow(game: &dyn Session, out: &mut dyn Write) -> fmt::Result {
    report::news(game, out)?;
    if picked(game) { Ok(()) } else { question::write(game, 0, out) }
}
