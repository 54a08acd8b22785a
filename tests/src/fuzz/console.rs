//! Any bytes as lines to the console, on a desk or by cable, somewhere in a game.

use std::fmt::Write;

use serde_json::Value;
use umpire::app::device::Device;
use umpire::board::desktop::RosterFile;
use umpire::board::{Absent, Incoming};
use umpire::console::{CableConsole, Call, Facts, Files, LineError, LineReader, Loading, Place, history};
use umpire::fairness::dice::Dice;
use umpire::games::Leave;
use umpire::persistence::save_file;
use umpire::persistence::save_file::Telling;
use umpire::persistence::settings::Settings;
use umpire_engine::table::{Session, Source, Tape};

use crate::hammer::again::{self, Stands};
use crate::laws::keep_the_laws;
use crate::play::with;
use crate::random::{Lcg, any_answer};

const FACTS: Facts = Facts { board: "toy", battery: None, flash_left: Some(900), settings: Settings::DEFAULT };
/// The longest line either of them takes here.
const LONGEST: usize = 1024;
/// Lines of one try.
const MOST: usize = 60;
const FITS: &str = "a string takes all";

/// One who talks to a game.
struct Talk {
    console: CableConsole,
    place: Place,
    device: Device,
    rosters: RosterFile,
    files: ToyFiles,
}

/// One file, whatever it is called: what `save` wrote, for `load`.
#[derive(Default)]
struct ToyFiles(Option<String>);

/// The first bytes choose the place and the game, the others are lines.
pub fn console(data: &[u8]) {
    let [place, steps, seed, text @ ..] = data else { return };
    let place = if place % 2 == 0 { Place::Desk } else { Place::Handheld };
    with(&Tape::new(), |game| {
        let mut rng = Lcg::new((*seed).into());
        for _ in 0..*steps {
            let Some(answer) = game.question().map(|open| any_answer(&open, &mut rng)) else { break };
            game.say(&answer, Source::Thumb).expect("an answer the question allows");
        }
        let mut device = Device::new(Dice::from_seed([*seed; 32]), None);
        device.sync(game);
        let (console, rosters, files) = (CableConsole::at(place), RosterFile::default(), ToyFiles::default());
        let mut talk = Talk { console, place, device, rosters, files };
        let (mut lines, mut count) = (LineReader::<LONGEST>::new(), 0);
        for &byte in text {
            if lines.take(byte) && count < MOST {
                count += 1;
                if talk.line(lines.line(), game).is_some() {
                    return;
                }
            }
        }
    });
}

impl Talk {
    /// One line: what comes back is JSON, and an error changes nothing.
    fn line(&mut self, line: Result<&str, LineError>, game: &mut dyn Session) -> Option<Leave> {
        let (before, tape) = (Stands::of(game), game.tape().clone());
        let mut out = String::new();
        let files = (self.place == Place::Desk).then_some(&mut self.files as &mut dyn Files);
        let incoming = Incoming { call: line.map_or_else(Call::Unread, Call::Line), out: &mut out, files };
        let left = self.console.call(incoming, &FACTS, &mut self.device, (&mut self.rosters, &mut Absent), game);
        assert!(out.is_empty() || out.ends_with('\n'), "whole lines come back: {out:?}");
        let said: Vec<Value> =
            out.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}"))).collect();
        assert!(said.iter().all(Value::is_object), "every line is an object: {out}");
        let errors = said.iter().filter(|said| said.get("error").is_some()).count();
        if errors > 0 {
            assert!(errors == 1 && said.last().is_some_and(|last| last.get("error").is_some()), "one error: {out}");
            assert!(said.len() == 1 || said[0].get("pressed").or(said[0].get("held")).is_some(), "alone: {out}");
            before.is_where(game, "a wrong line changes nothing");
            assert!(*game.tape() == tape, "nor does it the tape");
        }
        if let Some(question) = game.question() {
            keep_the_laws(game, &question);
        }
        left
    }
}

impl Files for ToyFiles {
    fn screen(&mut self, _: &str, device: &Device, game: &dyn Session, _: &mut dyn Write) {
        drop(crate::picture::frame(&device.view.layout(game)));
    }

    fn save(&mut self, _: &str, device: &mut Device, game: &dyn Session, _: &mut dyn Write) {
        again::from_its_save(game, device.dice());
        let mut text = String::new();
        save_file::write(game, device.dice(), Telling::All, &mut text).expect(FITS);
        self.0 = Some(text);
    }

    fn export(&mut self, _: &str, _: &Device, game: &mut dyn Session, out: &mut dyn Write) {
        history::write(game, 0, (usize::MAX, u16::MAX), out).expect(FITS);
    }

    fn load(&mut self, _: &str, device: &mut Device, game: &mut dyn Session, _: &mut dyn Write) -> Loading {
        let Some(saved) = self.0.as_deref().map(|text| save_file::read(text).expect("its own save")) else {
            return Loading::Refused;
        };
        let tape = saved.tape.clone();
        assert_eq!(game.load_game(&saved.opening, &saved.tape), Ok(()), "its own save fits");
        assert!(*game.tape() == tape, "and is all there");
        device.sync(game);
        Loading::TakenUp
    }

    fn take_up(&mut self, _: &mut Device, _: &mut dyn Session, _: &mut dyn Write) -> Option<bool> {
        None
    }
}
