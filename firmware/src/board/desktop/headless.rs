//! Without a screen: lines in, JSON lines out.

use std::io::{BufRead, Write};
use std::path::Path;

use embassy_time::Instant;
use umpire_rules::table::{Diverged, Match, Tape};
use umpire_screens::Frame;

use super::files;
use super::lines::{self, Input, LONGEST};
use crate::console::{Console, Wish, event, file_error, notice};
use crate::device::{Device, Notice};
use crate::dice::Dice;
use crate::games::{Host, Leave, SHELF, book, is_shelf};
use crate::save::{self, HEAD, MAX_BYTES, Save};

/// What a string is written to with never fails.
const FITS: &str = "a string takes all";

/// One who plays by lines.
pub struct Headless<I, O> {
    input: I,
    output: O,
    device: Device,
    console: Console,
    /// Lines still to go out.
    out: String,
    /// A game to be taken up as soon as its book is open.
    loaded: Option<Loaded>,
    /// Whether the open question is known already.
    asked: bool,
}

/// A saved game whose book is known, but not yet whether its tape fits.
struct Loaded {
    edition: u16,
    dice: Dice,
    tape: Tape,
}

impl<I: BufRead, O: Write> Headless<I, O> {
    /// Plays by these lines with this device, and begins by saying what there is to say about it.
    pub fn new(input: I, output: O, device: Device, first: Option<Notice>) -> Self {
        let mut out = String::new();
        if let Some(first) = first {
            notice(first, &device, &mut out).expect(FITS);
        }
        Headless { input, output, device, console: Console::default(), out, loaded: None, asked: false }
    }

    /// What was written.
    pub fn into_output(self) -> O {
        self.output
    }

    /// Sends what is to go out; false when nobody listens any more.
    fn flush(&mut self) -> bool {
        let sent = self.output.write_all(self.out.as_bytes()).and_then(|()| self.output.flush());
        self.out.clear();
        sent.is_ok()
    }

    fn obey(&mut self, wish: Wish<'_>, game: &mut dyn Match) -> Option<Leave> {
        match wish {
            Wish::Nothing => {}
            Wish::Leave(leave) => return Some(leave),
            Wish::Screen(file) => self.screen(file, game),
            Wish::Save(file) => self.save(file, game),
            Wish::Load(file) => return self.load(file, game),
        }
        None
    }

    fn screen(&mut self, file: &str, game: &dyn Match) {
        let mut frame = Box::new(Frame::new());
        self.device.view.stack(game).paint_all(&mut frame);
        let written = files::png(&frame).and_then(|png| files::write(Path::new(file), &png));
        self.wrote("screen", file, written);
    }

    fn save(&mut self, file: &str, game: &dyn Match) {
        if is_shelf(game) {
            file_error(&mut self.out, "there is no game to save yet", "pick a game first").expect(FITS);
            return;
        }
        let (id, edition) = game.edition();
        let save = Save { game: id, edition, seed: self.device.dice().seed().copied(), tape: game.tape().clone() };
        let mut text = String::new();
        save.write(&mut text).expect(FITS);
        let written = files::write(Path::new(file), text.as_bytes());
        self.wrote("saved", file, written);
    }

    fn wrote(&mut self, id: &str, file: &str, written: std::io::Result<()>) {
        match written {
            Ok(()) => event(&mut self.out, id, file),
            Err(why) => file_error(
                &mut self.out,
                format_args!("{file} cannot be written: {why}"),
                "a file in a folder of yours",
            ),
        }
        .expect(FITS);
    }

    fn load(&mut self, file: &str, game: &mut dyn Match) -> Option<Leave> {
        let text = match files::read(Path::new(file), MAX_BYTES) {
            Ok(text) => text,
            Err(why) => {
                let wrong = format!("{file} cannot be read: {why}");
                file_error(&mut self.out, wrong, "a file that 'save' wrote").expect(FITS);
                return None;
            }
        };
        let save = match save::read(&text) {
            Ok(save) => save,
            Err(why) => {
                let wrong = format!("{file} is no saved game, or was altered or cut off: {why}");
                file_error(&mut self.out, wrong, why.want).expect(FITS);
                return None;
            }
        };
        let dice = save.seed.map_or_else(|| Dice::none(Instant::now().as_ticks()), Dice::from_seed);
        let loaded = Loaded { edition: save.edition, dice, tape: save.tape };
        let (here, _) = game.edition();
        match book(save.game) {
            _ if save.game == here => {
                self.take_up(loaded, game);
            }
            Some(book) if is_shelf(game) => {
                self.loaded = Some(loaded);
                return Some(Leave::To(book));
            }
            Some(_) => {
                let wrong = format!("made by another game: line 2 names '{}'", save.game);
                let want = format!("a game of '{here}', or undo back to the choice of games and load it there");
                file_error(&mut self.out, wrong, want).expect(FITS);
            }
            None => {
                let known: Vec<&str> = SHELF.iter().map(|book| book.id).collect();
                let wrong = format!("made by a game not on this shelf: line 2 names '{}'", save.game);
                file_error(&mut self.out, wrong, known.join(" or ")).expect(FITS);
            }
        }
        None
    }

    /// Takes a saved game up; one that does not fit leaves all as it was.
    fn take_up(&mut self, loaded: Loaded, game: &mut dyn Match) -> bool {
        let (_, edition) = game.edition();
        if loaded.edition != edition {
            let wrong = format!("made by other rules: line 3 says edition {}", loaded.edition);
            file_error(&mut self.out, wrong, format_args!("edition {edition}")).expect(FITS);
            return false;
        }
        if let Err(Diverged { line, asked, .. }) = game.load(loaded.tape) {
            let at = HEAD + usize::from(line);
            let wrong = format!("made by other rules: line {at} (answer {line}) does not answer '{asked}'");
            file_error(&mut self.out, wrong, format_args!("an answer to '{asked}'")).expect(FITS);
            return false;
        }
        self.device.take_dice(loaded.dice);
        self.device.turn(game);
        event(&mut self.out, "loaded", "the game goes on where it was saved, with its own dice").expect(FITS);
        self.console.resume(game, &mut self.out).expect(FITS);
        true
    }
}

impl<I: BufRead, O: Write> Host for Headless<I, O> {
    async fn play(&mut self, game: &mut dyn Match) -> Leave {
        self.device.turn(game);
        match self.loaded.take() {
            Some(loaded) => {
                if !self.take_up(loaded, game) {
                    // The shelf is still open, and its question known.
                    self.asked = true;
                    return Leave::Back;
                }
            }
            None if std::mem::take(&mut self.asked) => {}
            None => self.console.begin(game, &mut self.out).expect(FITS),
        }
        loop {
            if !self.flush() {
                return Leave::Quit;
            }
            let line = match lines::next(&mut self.input) {
                Ok(Input::Line(line)) => line,
                Ok(Input::End) | Err(_) => return Leave::Quit,
                Ok(Input::TooLong) => {
                    let wrong = format!("a line of more than {LONGEST} letters");
                    self.console.error(game, &mut self.out, |out| out.write_str(&wrong)).expect(FITS);
                    continue;
                }
                Ok(Input::NotText) => {
                    self.console
                        .error(game, &mut self.out, |out| out.write_str("a line that is not UTF-8"))
                        .expect(FITS);
                    continue;
                }
            };
            let wish = self.console.line(&line, &mut self.device, game, &mut self.out).expect(FITS);
            if let Some(leave) = self.obey(wish, game) {
                self.flush();
                return leave;
            }
        }
    }
}
