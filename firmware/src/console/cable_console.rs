//! The console at the end of a cable, beside the keys: it plays along, and sees what the keys do.

use core::fmt::{self, Write};

use umpire_engine::table::Session;

use super::code::{self, CodeOutcome};
use super::facts::{self, Facts};
use super::lines::LineError;
use super::pieces::{self, Draft};
use super::{Console, Files, HostRequest, Loading, Place, campaign, follow, games, notice, roster, sealed, setting};
use crate::app::device::{Device, Notice, Outcome};
use crate::board::Incoming;
use crate::games::{Leave, is_foyer};
use crate::persistence::rosters::{KeepError, RosterStore};
use crate::persistence::session_store::{GameName, GameStore};
use crate::persistence::settings::Settings;

/// What comes by the cable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call<'l> {
    /// Somebody is there.
    Came,
    /// A line.
    Line(&'l str),
    /// A line that cannot be read.
    Unread(LineError),
    /// Nobody is there any more.
    Left,
    /// Nothing will ever come again: the umpire ends.
    Closed,
}

/// A console beside the keys. What is written for it may be lost on the way, and no game stops for that.
pub struct CableConsole {
    console: Console,
    /// What is to be set by a line.
    settings: Option<Settings>,
    /// Whether a line asked for the report of the last self-test.
    report: bool,
    /// The roster that comes in pieces.
    draft: Option<Draft>,
    /// What the game is to be called that is left by the last line.
    name: Option<GameName>,
}

impl CableConsole {
    /// Nobody yet, at a console of this place.
    pub const fn at(place: Place) -> Self {
        CableConsole { console: Console::at(place), settings: None, report: false, draft: None, name: None }
    }

    /// Says where a game stands that was just taken down from the shelf, or taken up again.
    pub fn begin(&mut self, device: &Device, game: &dyn Session, out: &mut dyn Write) {
        let _ = self.console.begin(device, game, out);
    }

    /// Asks the open question of a game that was loaded.
    pub fn resume(&mut self, device: &Device, game: &dyn Session, out: &mut dyn Write) {
        let _ = self.console.resume(device, game, out);
    }

    /// Forgets what belonged to the last question, or to whoever was there before.
    pub fn forget(&mut self) {
        self.console.forget();
    }

    /// Says what came of a thumb's answer: call it for each, as the keys' own listener.
    pub fn heard(game: &dyn Session, out: &mut dyn Write) {
        let _ = follow(game, out);
    }

    /// Says what a thumb did beside answering. Secrets that were given here for the question before are forgotten.
    pub fn thumb(&mut self, outcome: Outcome, game: &dyn Session, out: &mut dyn Write) {
        if matches!(outcome, Outcome::Said | Outcome::Undone { .. } | Outcome::Added { .. } | Outcome::Sealed) {
            let _ = self.console.moved(outcome, game, out);
        }
    }

    /// Says what became of a roster that left the workbench.
    pub fn settled(settled: Result<(), KeepError>, out: &mut dyn Write) {
        let _ = roster::settled(settled, out);
    }

    /// Says what the screen says about the device.
    pub fn refuse(why: Notice, device: &Device, out: &mut dyn Write) {
        let _ = notice(why, device, out);
    }

    /// What is set by the last line, once.
    pub fn take_settings(&mut self) -> Option<Settings> {
        self.settings.take()
    }

    /// Whether the last line asked for the report of the last self-test, once.
    pub fn take_report(&mut self) -> bool {
        core::mem::take(&mut self.report)
    }

    /// What came of a key that the last line pressed, once.
    pub fn take_pressed(&mut self) -> Option<Outcome> {
        self.console.pressed.take()
    }

    /// What the game is to be called that is left by the last line, once.
    pub fn take_name(&mut self) -> Option<GameName> {
        self.name.take()
    }

    /// Does what came by the cable; why the game is left, if it is.
    #[inline(never)] // nothing of it in the frame the game lies under
    pub fn call(
        &mut self,
        incoming: Incoming<'_>,
        facts: &Facts,
        device: &mut Device,
        (rosters, games): (&mut dyn RosterStore, &mut dyn GameStore),
        game: &mut dyn Session,
    ) -> Option<Leave> {
        let Incoming { call, out, files } = incoming;
        let written = match call {
            Call::Came => sealed(device, game, out).and_then(|()| self.console.resume(device, game, out)),
            Call::Left => {
                self.console.forget();
                self.draft = None;
                Ok(())
            }
            Call::Closed => return Some(Leave::Quit),
            Call::Unread(why) => self.console.error(game, out, |out| write!(out, "{why}")),
            // Whatever could not be written, the line is done.
            Call::Line(line) => {
                return self.line(line, (facts, device), (rosters, games), game, out, files).unwrap_or(None);
            }
        };
        let _ = written; // nobody reads it
        None
    }

    fn line(
        &mut self,
        line: &str,
        (facts, device): (&Facts, &mut Device),
        (rosters, games): (&mut dyn RosterStore, &mut dyn GameStore),
        game: &mut dyn Session,
        out: &mut dyn Write,
        files: Option<&mut dyn Files>,
    ) -> Result<Option<Leave>, fmt::Error> {
        let request = self.console.line(line, device, game, out)?;
        // The foyer lists the rosters as they are now.
        let anew = is_foyer(game).then_some(Leave::Anew);
        match (request, files) {
            (HostRequest::Nothing, _) => {}
            (HostRequest::Set(setting), _) => self.settings = Some(facts.settings.next(setting)),
            (HostRequest::Settings(words), _) => {
                self.settings = setting::set(words, facts.settings, self.console.place, out)?;
            }
            (HostRequest::Leave(leave), _) => return Ok(Some(leave)),
            (HostRequest::Rosters(game), _) => roster::list(game, rosters, out)?,
            (HostRequest::Roster(line), _) => {
                let running = anew.is_none().then(|| game.edition().0);
                roster::keep(line, running, rosters, out)?;
                return Ok(anew);
            }
            (HostRequest::RosterBegin(words), _) => self.draft = pieces::begin(words, rosters, out)?,
            (HostRequest::RosterAdd(text), _) => pieces::add(self.draft, text, rosters, out)?,
            (HostRequest::RosterEnd, _) => {
                let running = anew.is_none().then(|| game.edition().0);
                if pieces::end(self.draft, running, rosters, out)? {
                    self.draft = None;
                    return Ok(anew);
                }
            }
            (HostRequest::Code(words), _) => {
                let running = anew.is_none().then(|| game.edition().0);
                match code::code(words, (running, self.draft.is_some()), rosters, out)? {
                    CodeOutcome::Same => {}
                    CodeOutcome::Changed => return Ok(anew),
                    CodeOutcome::Dropped => self.draft = None,
                }
            }
            (HostRequest::RosterDrop(words, of), _) => {
                roster::drop(words, of, rosters, out)?;
                return Ok(anew);
            }
            (HostRequest::Campaigns(game), _) => campaign::list(game, rosters, out)?,
            (HostRequest::Chronicle(words), _) => campaign::chronicle(words, rosters, out)?,
            (HostRequest::Result(words), _) => {
                if campaign::result(words, rosters, out)? {
                    return Ok(anew);
                }
            }
            (HostRequest::Games, _) => games::list(games, out)?,
            (HostRequest::Park(name), _) => match games::name(name) {
                Some(_) if anew.is_some() => games::nothing_open(out)?,
                Some(name) => {
                    self.name = Some(name).filter(|name| !name.is_empty());
                    return Ok(Some(Leave::Parked));
                }
                None => games::too_long(out)?,
            },
            (HostRequest::Take(_), _) if anew.is_none() => games::park_first(out)?,
            (HostRequest::Take(number), _) => {
                if let Some(entry) = games::find(number, "take ID", games, out)? {
                    return Ok(Some(Leave::TakeUp(entry.game.id)));
                }
            }
            (HostRequest::Rename(words), _) => {
                games::rename(words, games, out)?;
                return Ok(anew);
            }
            (HostRequest::Forget(number), _) => {
                games::forget(number, games, out)?;
                return Ok(anew);
            }
            (HostRequest::Device, _) => facts::device(facts, device, out)?,
            (HostRequest::SelfTest, _) => self.report = true,
            (HostRequest::Crash, _) => facts::crash(device, out)?,
            (HostRequest::Screen(file), Some(files)) => files.screen(file, device, game, out),
            (HostRequest::Save(file), Some(files)) => files.save(file, device, game, out),
            (HostRequest::Export(file), Some(files)) => files.export(file, device, game, out),
            (HostRequest::Load(file), Some(files)) => match files.load(file, device, game, out) {
                Loading::Refused => {}
                Loading::TakenUp => self.console.resume(device, game, out)?,
                Loading::Elsewhere(book) => return Ok(Some(Leave::To(book))),
            },
            // A console without files has no such requests.
            (HostRequest::Screen(_) | HostRequest::Save(_) | HostRequest::Export(_) | HostRequest::Load(_), None) => {}
        }
        Ok(None)
    }
}
