//! Without a screen: lines in, JSON lines out. The same app, on a desk that has a cable and no keys.

use std::cell::RefCell;
use std::fmt;
use std::io::{self, BufRead, Write};
use std::marker::PhantomData;

use embassy_time::Instant;
use umpire_engine::table::Game;

use super::desk_files::DeskFiles;
use super::lines::{self, LONGEST};
use super::{FileFlash, RosterFile, SystemNoise};
use crate::app::App;
use crate::app::device::Device;
use crate::app::presenter::Presenter;
use crate::board::simulated::VirtualClock;
use crate::board::{Absent, Board, Cable, Incoming, Listener, Parts};
use crate::console::{Call, LineReader, Place, event};
use crate::games::{self, Book};
use crate::persistence::journal::{Found, Journal};
use crate::self_test;

/// What ended it before its time.
#[derive(Debug)]
pub(super) enum Broken {
    /// No more lines can be read.
    Input(io::Error),
    /// No more lines are taken.
    Output(io::Error),
}

/// A desk that is played by lines. Its time stands still while it waits for one, so the same lines do the same.
struct LineDesk<I, O>(PhantomData<(I, O)>);

impl<I: BufRead, O: Write> Board for LineDesk<I, O> {
    const NAME: &'static str = "desk";
    const PLACE: Place = Place::Desk;
    type Panel = Absent;
    type Keys = Absent;
    type Flash = FileFlash;
    type Rosters = RosterFile;
    type Cable = LineCable<I, O>;
    type Lamp = Absent;
    type Speaker = Absent;
    type Power = Absent;
    type Clock = VirtualClock;
    type Noise = SystemNoise;
    type Watchdog = Absent;
    type Observer = Absent;
}

/// One who plays by lines.
pub struct Headless<I, O> {
    cable: LineCable<I, O>,
    device: Device,
    rosters: RosterFile,
    store: Option<(&'static RefCell<Journal<FileFlash>>, Found)>,
}

impl<I: BufRead, O: Write> Headless<I, O> {
    /// Plays by these lines with this device.
    pub fn new(input: I, output: O, device: Device) -> Self {
        let cable = LineCable {
            input,
            output,
            line: LineReader::new(),
            out: String::new(),
            files: DeskFiles::default(),
            broken: None,
        };
        Headless { cable, device, rosters: RosterFile::default(), store: None }
    }

    /// Keeps these rosters, and says what is wrong with their file.
    pub fn keeping(mut self, rosters: RosterFile) -> Self {
        for trouble in rosters.troubles() {
            event(&mut self.cable.out, "rosters", trouble).expect("a string takes all");
        }
        Headless { rosters, ..self }
    }

    /// Stores the game here, and says what is wrong with what was found.
    pub fn storing(self, store: (&'static RefCell<Journal<FileFlash>>, Found)) -> Self {
        Headless { store: Some(store), ..self }
    }

    /// Plays one game after the other to the end of the lines, from the stored one, this book or the shelf.
    pub fn play(self, first: Option<&'static Book>) -> Played<O> {
        self.run(async |app| games::play(app, first).await)
    }

    /// The same from the lesson on.
    pub fn teach(self) -> Played<O> {
        self.run(async |app| games::teach(app).await)
    }

    /// The same after a self-test.
    pub fn self_test(self, first: Option<&'static Book>) -> Played<O> {
        self.run(async |app| {
            self_test::run(app).await;
            games::play(app, first).await;
        })
    }

    /// Plays one game of this book, on the shelf or not, until it is left or the lines end.
    pub fn sit<G: Game>(self) -> Played<O> {
        self.run(async |app| {
            games::sit::<G, _>(app).await;
        })
    }

    fn run(self, play: impl AsyncFnOnce(&mut App<'_, LineDesk<I, O>>)) -> Played<O> {
        let Headless { cable, device, rosters, store } = self;
        let own = RefCell::new(Journal::open(FileFlash::in_memory()).0);
        let (store, found) = store.unwrap_or((&own, Found::default()));
        let mut presenter = Box::new(Presenter::new());
        let clock = VirtualClock::at(Instant::now());
        let board = Parts {
            panel: Absent,
            keys: Absent,
            cable,
            lamp: Absent,
            speaker: Absent,
            power: Absent,
            clock: clock.clone(),
            noise: SystemNoise,
            watchdog: Absent,
            observer: Absent,
            rosters,
            store,
            found,
        };
        let mut app = App::new(board, device, &mut presenter);
        clock.run(play(&mut app), || false, || None);
        let mut cable = app.into_board().cable;
        cable.flush();
        Played { output: cable.output, broken: cable.broken }
    }
}

/// What is left when the lines have ended.
pub struct Played<O> {
    output: O,
    pub(super) broken: Option<Broken>,
}

impl<O> Played<O> {
    /// What was written.
    pub fn into_output(self) -> O {
        self.output
    }
}

/// Standard input and output, or whatever stands for them, as a cable.
struct LineCable<I, O> {
    input: I,
    output: O,
    line: LineReader<LONGEST>,
    /// Lines still to go out.
    out: String,
    files: DeskFiles,
    broken: Option<Broken>,
}

impl<I: BufRead, O: Write> LineCable<I, O> {
    /// Sends what is to go out; false when nobody listens any more.
    fn flush(&mut self) -> bool {
        if self.broken.is_none() {
            let sent = self.output.write_all(self.out.as_bytes()).and_then(|()| self.output.flush());
            self.broken = sent.err().map(Broken::Output);
        }
        self.out.clear();
        self.broken.is_none()
    }

    /// Reads on to the end of the next line; false when nothing more will come.
    fn read(&mut self) -> bool {
        lines::next(&mut self.input, &mut self.line).unwrap_or_else(|why| {
            self.broken = Some(Broken::Input(why));
            false
        })
    }
}

impl<I: BufRead, O: Write> Cable for LineCable<I, O> {
    async fn next(&mut self) -> Incoming<'_> {
        let more = self.flush() && self.read();
        let call = match self.line.line() {
            _ if !more => Call::Closed,
            Ok(line) => Call::Line(line),
            Err(why) => Call::Unread(why),
        };
        Incoming { call, out: &mut self.out, files: Some(&mut self.files) }
    }

    fn listener(&mut self) -> Option<Listener<'_>> {
        Some((&mut self.out as &mut dyn fmt::Write, Some(&mut self.files)))
    }
}
