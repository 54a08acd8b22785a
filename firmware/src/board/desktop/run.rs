//! From the command line to a running app.

use std::env;
use std::io::{self, BufReader, IsTerminal};
use std::process::ExitCode;

use embassy_executor::{Executor, Spawner};
use embassy_time::Instant;

use super::args::{Args, KEYS, USAGE, Wanted};
use super::drawer::Drawer;
use super::headless::Headless;
use super::terminal::Terminal;
use super::window::Window;
use super::{Board, seed};
use crate::app::{App, Sheet};
use crate::device::{Device, Notice};
use crate::dice::Dice;
use crate::games::{self, Book};
use crate::warbands::Warbands;

/// The exit code of a command that cannot be meant.
const USAGE_ERROR: u8 = 2;

/// Runs the umpire on a desk.
pub fn main() -> ExitCode {
    let args = match Args::read(env::args().skip(1)) {
        Ok(Wanted::Play(args)) => args,
        Ok(Wanted::Help) => {
            println!("{USAGE}{KEYS}");
            return ExitCode::SUCCESS;
        }
        Err(wrong) => {
            eprint!("umpire: {wrong}\n\n{USAGE}");
            return ExitCode::from(USAGE_ERROR);
        }
    };
    let (dice, notice) = match args.seed.map_or_else(seed, Ok) {
        Ok(seed) => (Dice::from_seed(seed), args.seed.map(|_| Notice::FixedSeed)),
        Err(_) => (Dice::none(Instant::now().as_ticks()), Some(Notice::NoDice)),
    };
    let device = Device::new(dice, notice);
    let drawer = Drawer::at(args.warbands.or_else(Drawer::usual));
    let warbands = Warbands::of(drawer);
    if args.headless {
        let mut headless = Headless::new(BufReader::new(io::stdin()), io::stdout(), device, notice).keeping(warbands);
        embassy_futures::block_on(games::play(&mut headless, args.game));
        return ExitCode::SUCCESS;
    }
    for trouble in warbands.drawer().troubles() {
        eprintln!("umpire: {trouble}");
    }
    let board = match (Window::open(), io::stdin().is_terminal() && io::stdout().is_terminal()) {
        (Some(window), _) => Board::behind(Box::new(window), Box::leak(Box::new(warbands))),
        (None, true) => match Terminal::open() {
            Ok(terminal) => Board::behind(Box::new(terminal), Box::leak(Box::new(warbands))),
            Err(why) => {
                eprintln!("umpire: the terminal cannot be drawn on ({why}); try --headless");
                return ExitCode::FAILURE;
            }
        },
        (None, false) => {
            eprintln!("umpire: there is neither a display nor a terminal; try --headless");
            return ExitCode::from(USAGE_ERROR);
        }
    };
    let app = App::new(board, device, Box::leak(Box::new(Sheet::new())));
    Box::leak(Box::new(Executor::new())).run(|spawner: Spawner| {
        spawner.spawn(play(app, args.game).expect("one app is started once"));
    })
}

#[embassy_executor::task]
async fn play(mut app: App<'static>, game: Option<&'static Book>) {
    games::play(&mut app, game).await;
}
