//! From the command line to a running app.

use std::cell::RefCell;
use std::env;
use std::io::{self, BufReader, IsTerminal};
use std::path::Path;
use std::process::ExitCode;

use embassy_executor::{Executor, Spawner};

use super::args::{Args, KEYS, USAGE, Wanted};
use super::headless::{Broken, Headless};
use super::load::{self, FileError};
use super::record::{DeskRecorder, RecordFile};
use super::surface::Surface;
use super::terminal::Terminal;
use super::window::Window;
use super::{Desk, DeskStore, FileFlash, RosterFile, SystemNoise, help_lines, record_replay, say, verify};
use crate::app::App;
use crate::app::device::{Device, Notice};
use crate::app::presenter::Presenter;
use crate::board::Noise;
use crate::fairness::dice::Dice;
use crate::games::{self, Book};
use crate::persistence::journal::{Found, Journal};
use crate::persistence::session_store::Recorded;
use crate::self_test;

/// The exit code of a command that cannot be meant.
pub(super) const USAGE_ERROR: u8 = 2;

/// Runs the umpire on a desk.
pub fn main() -> ExitCode {
    let (args, saved) = match Args::read(env::args_os().skip(1)) {
        Ok(Wanted::Play(args)) => (args, None),
        Ok(Wanted::Replay(file, Some(record))) => return record_replay::run(&file, &record),
        Ok(Wanted::Replay(file, None)) => (Args::default(), Some(file)),
        Ok(Wanted::Verify(file, paper)) => return verify::run(&file, &paper),
        Ok(Wanted::Help) => {
            return say::print(format_args!("{USAGE}{KEYS}\n")).err().unwrap_or(ExitCode::SUCCESS);
        }
        Err(wrong) => {
            say::complain(format_args!("{wrong}\n\n{}", USAGE.trim_end()));
            return ExitCode::from(USAGE_ERROR);
        }
    };
    let mut device = match args.seed {
        Some(seed) => Device::new(Dice::from_seed(seed), Some(Notice::FixedSeed)),
        None => Device::drawing(&mut || SystemNoise.bit()),
    };
    device.set_witnessed(args.witnessed);
    let rosters = RosterFile::at(args.rosters.or_else(RosterFile::usual));
    // Tests and replays leave the player's own game alone.
    let apart = args.headless || args.seed.is_some() || saved.is_some();
    let path = args.store.or_else(|| if apart { None } else { FileFlash::usual() });
    let flash = match path.as_deref().map(FileFlash::in_file) {
        None => FileFlash::in_memory(),
        Some(Ok(flash)) => flash,
        Some(Err(why)) => {
            let path = path.unwrap_or_default();
            say::complain(format_args!("the game cannot be stored in {} ({why}); try --store FILE", path.display()));
            return ExitCode::FAILURE;
        }
    };
    if let Some(said) = flash.said() {
        eprintln!("umpire: {said}");
    }
    let store = open(flash);
    if let Some(file) = &saved
        && let Err(why) = store_file(file, store.0)
    {
        say::complain(format_args!("replay {}: {why}", file.display()));
        return ExitCode::from(USAGE_ERROR);
    }
    if args.headless {
        let headless = Headless::new(BufReader::new(io::stdin()), io::stdout(), device);
        let headless = headless.keeping(rosters).storing(store);
        let played = match (args.self_test, args.lesson) {
            (true, _) => headless.self_test(args.game),
            (false, true) => headless.teach(),
            (false, false) => headless.play(args.game),
        };
        return match played.broken {
            None => ExitCode::SUCCESS,
            Some(Broken::Output(why)) => say::not_written(&why),
            Some(Broken::Input(why)) => {
                say::complain(format_args!("standard input cannot be read: {why}"));
                ExitCode::from(say::IO_ERROR)
            }
        };
    }
    for trouble in rosters.troubles() {
        say::complain(trouble);
    }
    let window = Window::open(help_lines(path.as_deref()));
    if window.is_none() && !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        say::complain("there is neither a display nor a terminal; try --headless");
        return ExitCode::from(USAGE_ERROR);
    }
    let recorder = match args.record.as_ref().map(RecordFile::open).transpose() {
        Ok(recorder) => recorder.map(DeskRecorder::new),
        Err(why) => {
            say::complain(format_args!("--record: {why}"));
            return ExitCode::FAILURE;
        }
    };
    let surface: Box<dyn Surface> = match window {
        Some(window) => Box::new(window),
        None => match Terminal::open(help_lines(path.as_deref())) {
            Ok(terminal) => Box::new(terminal),
            Err(why) => {
                say::complain(format_args!("the terminal cannot be drawn on ({why}); try --headless"));
                return ExitCode::FAILURE;
            }
        },
    };
    let board = Desk::behind(surface, store, rosters, recorder);
    let mut app = App::new(board, device, Box::leak(Box::new(Presenter::new())));
    if saved.is_some() {
        app.look_back();
    }
    Box::leak(Box::new(Executor::new())).run(|spawner: Spawner| {
        spawner.spawn(play(app, args.game, args.lesson, args.self_test).expect("one app is started once"));
    })
}

/// Opens the store in this flash, for the rest of the program.
pub(super) fn open(flash: FileFlash) -> (DeskStore, Found) {
    let (store, found) = Journal::open(flash);
    (Box::leak(Box::new(RefCell::new(store))), found)
}

/// Stores a saved game as the one that waits, to be looked back at.
pub(super) fn store_file(file: &Path, store: DeskStore) -> Result<(), FileError> {
    let loaded = load::read(file)?;
    let book = loaded.book()?;
    let stored = games::with_session(book, |game| {
        let mut game = Recorded::new(game, Some(store));
        let dice = loaded.take_up(&mut *game)?;
        game.begin(&dice);
        Ok(())
    });
    stored.expect("the book is on the shelf")
}

#[embassy_executor::task]
async fn play(mut app: App<'static, Desk>, game: Option<&'static Book>, lesson: bool, tested: bool) {
    if tested {
        self_test::run(&mut app).await;
    }
    if lesson {
        return games::teach(&mut app).await;
    }
    games::play(&mut app, game).await;
}
