//! Without a screen: lines in, JSON lines out.

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use embassy_time::Instant;
use umpire_rules::table::Session;
use umpire_screens::FrameBuffer;

use super::SharedStore;
use super::chronicle;
use super::files;
use super::flash::Flash;
use super::lines::{self, LONGEST};
use super::loading::{self, Found, Loaded, Refused};
use super::rosters::Rosters;
use super::target::Target;
use crate::console::{Console, Facts, Lines, Wish, event, facts, file_error, history, notice, roster, seal};
use crate::device::{Device, Notice};
use crate::games::{self, Book, Host, Leave, is_foyer};
use crate::ledger::{Recorded, Waiting};
use crate::rosters::{KeepError, RosterStore};
use crate::save::{self, Telling};
use crate::store;

/// What a string is written to with never fails.
const FITS: &str = "a string takes all";

/// A desk has a mains plug, a disk, and a program that ends with its mishap.
pub(super) const DESK: Facts = Facts { board: "desk", battery: None, flash_left: None };

/// A game on the desk.
type Table<'g> = Recorded<'g, 'static, Flash>;

/// What ended it before its time.
#[derive(Debug)]
pub(super) enum Broken {
    /// No more lines can be read.
    Input(io::Error),
    /// No more lines are taken.
    Output(io::Error),
}

/// One who plays by lines.
pub struct Headless<I, O> {
    input: I,
    output: O,
    device: Device,
    console: Console,
    line: Lines<LONGEST>,
    /// Lines still to go out.
    out: String,
    broken: Option<Broken>,
    /// A file to be loaded before any line is read.
    file: Option<PathBuf>,
    /// A game to be taken up as soon as its book is open.
    loaded: Option<Loaded>,
    /// Why the last file was not taken up, or not written.
    refused: Option<Refused>,
    /// Whether the open question is known already.
    asked: bool,
    rosters: Rosters,
    /// Where the game is stored; none where it is not.
    store: Option<SharedStore>,
    waiting: Waiting,
}

impl<I: BufRead, O: Write> Headless<I, O> {
    /// Plays by these lines with this device, and begins by saying what there is to say about it.
    pub fn new(input: I, output: O, device: Device) -> Self {
        let mut out = String::new();
        for &first in device.notices() {
            notice(first, &device, &mut out).expect(FITS);
        }
        let (console, rosters) = (Console::default(), Rosters::default());
        let line = Lines::new();
        Headless {
            input,
            output,
            device,
            console,
            line,
            out,
            broken: None,
            file: None,
            loaded: None,
            refused: None,
            asked: false,
            rosters,
            store: None,
            waiting: Waiting::No,
        }
    }

    /// Keeps these rosters, and says what is wrong with their file.
    pub fn keeping(mut self, rosters: Rosters) -> Self {
        for trouble in rosters.troubles() {
            event(&mut self.out, "rosters", trouble).expect(FITS);
        }
        Headless { rosters, ..self }
    }

    /// Stores the game here, and says what is wrong with what was found.
    pub fn storing(mut self, (store, found): (SharedStore, store::Found)) -> Self {
        if found.old > 0 {
            notice(Notice::OldStore, &self.device, &mut self.out).expect(FITS);
        }
        if found.missing() > 0 {
            notice(Notice::Lost(found.answers), &self.device, &mut self.out).expect(FITS);
        }
        Headless { store: Some(store), waiting: Waiting::Yes, ..self }
    }

    /// Takes a saved game up from this file and stores it, whatever the file is called, and plays on to the end of
    /// the lines.
    pub(super) fn take_up_file(mut self, file: &Path) -> Result<(), Refused> {
        self.file = Some(file.to_owned());
        embassy_futures::block_on(games::play(&mut self, None));
        self.refused.map_or(Ok(()), Err)
    }

    /// What was written.
    pub fn into_output(self) -> O {
        self.output
    }

    /// What ended it before its time, if something did.
    pub(super) const fn broken(&self) -> Option<&Broken> {
        self.broken.as_ref()
    }

    /// Sends what is to go out; false when nobody listens any more.
    fn flush(&mut self) -> bool {
        let sent = self.output.write_all(self.out.as_bytes()).and_then(|()| self.output.flush());
        self.out.clear();
        self.broken = sent.err().map(Broken::Output);
        self.broken.is_none()
    }

    /// Reads on to the end of the next line; false when nothing more will come.
    fn hear(&mut self) -> bool {
        lines::next(&mut self.input, &mut self.line).unwrap_or_else(|why| {
            self.broken = Some(Broken::Input(why));
            false
        })
    }

    fn obey(&mut self, wish: Wish<'_>, game: &mut Table<'_>) -> Option<Leave> {
        match wish {
            Wish::Nothing => {}
            Wish::Leave(leave) => return Some(leave),
            Wish::Screen(file) => self.screen(file, game),
            Wish::Save(file) => self.save(file, game),
            Wish::Export(file) => self.export(file, game),
            Wish::Load(file) => return self.load(Path::new(file), game),
            Wish::Rosters(game) => roster::list(game, &mut self.rosters, &mut self.out).expect(FITS),
            Wish::Roster(line) => {
                roster::keep(line, &mut self.rosters, &mut self.out).expect(FITS);
                return self.anew(game);
            }
            Wish::RosterDrop(words, game_id) => {
                roster::drop(words, game_id, &mut self.rosters, &mut self.out).expect(FITS);
                return self.anew(game);
            }
            Wish::Device => facts::device(&DESK, &self.device, &mut self.out).expect(FITS),
            Wish::Mishap => facts::mishap(&self.device, &mut self.out).expect(FITS),
        }
        None
    }

    /// The foyer lists the rosters as they are now; its question is known.
    fn anew(&mut self, game: &dyn Session) -> Option<Leave> {
        self.asked = is_foyer(game);
        self.asked.then_some(Leave::Anew)
    }

    fn screen(&mut self, file: &str, game: &dyn Session) {
        let mut frame = Box::new(FrameBuffer::new());
        self.device.view.layout(game).draw_all(&mut frame);
        let png = files::png(&frame).expect("a picture in memory");
        self.write(("screen", "screen"), file, &png);
    }

    fn save(&mut self, file: &str, game: &dyn Session) {
        if is_foyer(game) {
            file_error(&mut self.out, "there is no game to save yet", "pick a game first").expect(FITS);
            return;
        }
        let mut text = String::new();
        let telling = Telling::of(game);
        save::write(game, self.device.dice(), telling, &mut text).expect(FITS);
        if self.write(("save", "saved"), file, text.as_bytes()) {
            self.told(telling);
        }
    }

    fn export(&mut self, file: &str, game: &mut Table<'_>) {
        if is_foyer(game) {
            file_error(&mut self.out, "there is no game to tell of yet", "pick a game first").expect(FITS);
            return;
        }
        let mut text = String::new();
        if file.ends_with(".jsonl") {
            seal(&self.device, &mut text).expect(FITS);
            history::write(game, 0, (usize::MAX, u16::MAX), &mut text).expect(FITS);
        } else {
            chronicle::write(game, self.device.hash(), &mut text).expect(FITS);
        }
        self.write(("export", "exported"), file, text.as_bytes());
    }

    /// Writes the file that stands behind a word, and says that it did it, or why not.
    fn write(&mut self, (word, did): (&'static str, &str), file: &str, bytes: &[u8]) -> bool {
        let written = Target::read(word, file).and_then(|target| target.write(bytes).map(|()| target.file));
        match written {
            Ok(file) => event(&mut self.out, did, file).expect(FITS),
            Err(refused) => {
                self.refuse(refused);
                return false;
            }
        }
        true
    }

    /// Says what a save tells of the dice: after the end their secret, and then they are known; before it nothing.
    fn told(&mut self, telling: Telling) {
        if self.device.dice().seal().is_none() {
            return;
        }
        let (id, text) = match telling {
            Telling::All => ("told-seed", "the secret is in the file: whoever plays on rolls their own dice"),
            Telling::NoSecret => {
                ("withheld", "the game goes on, so its secret is not in the file: nobody learns its dice")
            }
        };
        if telling == Telling::All {
            self.device.told_seed();
        }
        event(&mut self.out, id, text).expect(FITS);
    }

    fn load(&mut self, file: &Path, game: &mut Table<'_>) -> Option<Leave> {
        match loading::find(file, game) {
            Ok(Found::Here(loaded)) => {
                self.take_up(loaded, game);
            }
            Ok(Found::Elsewhere(book, loaded)) => {
                self.loaded = Some(loaded);
                return Some(Leave::To(book));
            }
            Err(refused) => self.refuse(refused),
        }
        None
    }

    /// Takes a saved game up; one that does not fit leaves all as it was.
    fn take_up(&mut self, loaded: Loaded, game: &mut Table<'_>) -> bool {
        match loaded.take_up(game) {
            Ok(dice) => {
                let known = dice.seal().is_some();
                self.device.take_dice(dice);
                if known {
                    self.device.told_seed(); // whoever has the file knows them
                }
                self.device.turn(game);
                game.begin(self.device.dice());
                let dice = match self.device.dice().trusted() {
                    true => "the game goes on where it was saved, with its own dice",
                    false => {
                        "the game goes on where it was saved; its dice are known, or not in the file: roll your own"
                    }
                };
                event(&mut self.out, "loaded", dice).expect(FITS);
                self.console.resume(&self.device, game, &mut self.out).expect(FITS);
                true
            }
            Err(refused) => {
                self.refuse(refused);
                false
            }
        }
    }

    fn refuse(&mut self, refused: Refused) {
        file_error(&mut self.out, &refused.wrong, &refused.want).expect(FITS);
        self.refused = Some(refused);
    }
}

impl<I: BufRead, O: Write> Host for Headless<I, O> {
    fn rosters(&mut self) -> Option<&mut dyn RosterStore> {
        Some(&mut self.rosters)
    }

    fn settled(&mut self, settled: Result<(), KeepError>) {
        roster::settled(settled, &mut self.out).expect(FITS);
    }

    fn too_much(&mut self) {
        notice(Notice::TooMuch, &self.device, &mut self.out).expect(FITS);
    }

    fn waiting(&mut self) -> Option<&'static Book> {
        self.waiting.book(self.store?, &mut self.device)
    }

    async fn play(&mut self, game: &mut dyn Session) -> Leave {
        let game = &mut Recorded::new(game, self.store);
        game.sit(&mut self.waiting, &mut self.device, Instant::now().as_micros());
        game.settle(&self.device);
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
            None => self.console.begin(&self.device, game, &mut self.out).expect(FITS),
        }
        if let Some(file) = self.file.take()
            && let Some(leave) = self.load(&file, game)
        {
            return leave;
        }
        loop {
            if !self.flush() || !self.hear() {
                return Leave::Quit;
            }
            let line = match self.line.line() {
                Ok(line) => line.to_string(),
                Err(why) => {
                    self.console.error(game, &mut self.out, |out| write!(out, "{why}")).expect(FITS);
                    continue;
                }
            };
            let wish = self.console.line(&line, &mut self.device, game, &mut self.out).expect(FITS);
            game.settle(&self.device);
            if game.has_failed() {
                notice(Notice::NotStored, &self.device, &mut self.out).expect(FITS);
            }
            if let Some(leave) = self.obey(wish, game) {
                let left = if self.flush() { leave } else { Leave::Quit };
                if matches!(leave, Leave::Back | Leave::Before) {
                    game.put_away();
                }
                return left;
            }
        }
    }
}
