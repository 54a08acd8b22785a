//! Any bytes as lines to the console, on a desk or by cable, somewhere in a game.

use serde_json::Value;
use umpire::board::Rosters;
use umpire::console::{Call, Console, Facts, Guest, Lines, Place, Unread, Wish, facts, history, roster};
use umpire::device::Device;
use umpire::dice::Dice;
use umpire::games::Leave;
use umpire::save;
use umpire::save::Telling;
use umpire_rules::table::{Session, Source, Tape};

use crate::hammer::again::{self, Stands};
use crate::laws::keep_the_laws;
use crate::play::with;
use crate::random::{Lcg, any_answer};

const FACTS: Facts = Facts { board: "toy", battery: None, flash_left: Some(900) };
/// The longest line either of them takes here.
const LONGEST: usize = 1024;
/// Lines of one try.
const MOST: usize = 60;
const FITS: &str = "a string takes all";

/// One who talks to a game.
struct Talk {
    console: Console,
    guest: Guest,
    place: Place,
    device: Device,
    rosters: Rosters,
    /// What a desk's `save` wrote, for its `load`.
    saved: Option<String>,
}

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
        device.turn(game);
        let (console, guest, rosters) = (Console::at(place), Guest::new(), Rosters::default());
        let mut talk = Talk { console, guest, place, device, rosters, saved: None };
        let (mut lines, mut count) = (Lines::<LONGEST>::new(), 0);
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
    fn line(&mut self, line: Result<&str, Unread>, game: &mut dyn Session) -> Option<Leave> {
        let (before, tape) = (Stands::of(game), game.tape().clone());
        let mut out = String::new();
        let left = match self.place {
            Place::Handheld => {
                let call = line.map_or_else(Call::Unread, Call::Line);
                let left = self.guest.call(call, &FACTS, &mut self.device, &mut self.rosters, game, &mut out);
                left.expect(FITS)
            }
            Place::Desk => self.desk(line, game, &mut out),
        };
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

    fn desk(&mut self, line: Result<&str, Unread>, game: &mut dyn Session, out: &mut String) -> Option<Leave> {
        let line = match line {
            Ok(line) => line,
            Err(why) => {
                self.console.error(game, out, |out| write!(out, "{why}")).expect(FITS);
                return None;
            }
        };
        match self.console.line(line, &mut self.device, game, out).expect(FITS) {
            Wish::Leave(leave) => return Some(leave),
            Wish::Rosters(game) => roster::list(game, &mut self.rosters, out).expect(FITS),
            Wish::Roster(line) => roster::keep(line, &mut self.rosters, out).expect(FITS),
            Wish::RosterDrop(words, game) => roster::drop(words, game, &mut self.rosters, out).expect(FITS),
            Wish::Device => facts::device(&FACTS, &self.device, out).expect(FITS),
            Wish::Mishap => facts::mishap(&self.device, out).expect(FITS),
            Wish::Screen(_) => drop(crate::picture::frame(&self.device.view.stack(game))),
            Wish::Save(_) => {
                again::from_its_save(game, self.device.dice());
                let mut text = String::new();
                save::write(game, self.device.dice(), Telling::All, &mut text).expect(FITS);
                self.saved = Some(text);
            }
            Wish::Export(_) => drop(history::write(game, 0, (usize::MAX, u16::MAX), out)),
            Wish::Load(_) => self.load(game),
            Wish::Nothing => {}
        }
        None
    }

    fn load(&mut self, game: &mut dyn Session) {
        let Some(saved) = self.saved.as_deref().map(|text| save::read(text).expect("its own save")) else { return };
        let tape = saved.tape.clone();
        assert_eq!(game.load_game(&saved.opening, &saved.tape), Ok(()), "its own save fits");
        assert!(*game.tape() == tape, "and is all there");
        self.device.turn(game);
    }
}
