//! One question after the other: shown, announced, and answered by a key, a line, a measure or the clock.

use embassy_futures::select::{Either3, select3};
use embassy_time::{Duration, Instant};
use umpire_engine::table::{Answer, Session, Source, Table};
use umpire_screens::{Key, KeyEvent};

use super::finding::{Finding, Part};
use super::print;
use super::question::{SKIP, SelfTest, TestEvent, WELL, WRONG};
use crate::app::App;
use crate::app::lamp::{Colour, OFF};
use crate::app::sound::{Note, Tune};
use crate::board::{Board, Cable, Clock, Keys, Lamp, Observer, Speaker, Watchdog};
use crate::console::{CableConsole, Call};
use crate::games::Leave;
use crate::persistence::journal::JournalSlot;
use crate::persistence::rosters::RosterStore;
use crate::persistence::session_store::JournalGames;

/// B is held for so long by whoever has enough.
const LEAVE: Duration = Duration::from_secs(2);
/// How long a question waits that is answered by eyes or ears; one about a stuck X or Y; and the last one.
const PATIENCE: Duration = Duration::from_secs(18);
const STUCK_STARTER: Duration = Duration::from_secs(8);
const READING: Duration = Duration::from_secs(120);
/// How long the lamp flashes when something new is asked.
const FLASH: Duration = Duration::from_millis(60);
/// How often the lamp changes its colour, and the tones come again.
const COLOUR: Duration = Duration::from_millis(700);

/// A step begins: whoever sees nothing hears it.
const STEP: Tune = &[Note { hertz: 1000, millis: 60 }];
/// Three tones, rising.
const TONES: Tune = &[
    Note { hertz: 440, millis: 180 },
    Note { hertz: 0, millis: 60 },
    Note { hertz: 880, millis: 180 },
    Note { hertz: 0, millis: 60 },
    Note { hertz: 1760, millis: 180 },
];
/// The colours of the lamp, one after the other, and the one that it flashes in.
const COLOURS: [Colour; 3] = [
    Colour { red: 64, green: 0, blue: 0 },
    Colour { red: 0, green: 64, blue: 0 },
    Colour { red: 0, green: 0, blue: 64 },
];
const WHITE: Colour = Colour { red: 32, green: 32, blue: 32 };

/// What was heard while a question was open.
pub(super) enum Heard {
    /// A key.
    Key(KeyEvent),
    /// A line, that may have answered.
    Line,
    /// Nothing in time.
    Time,
    /// Somebody has enough.
    Leave,
}

/// The way through all questions.
pub(super) struct Walk<'w, 'b, B: Board> {
    pub(super) app: &'w mut App<'b, B>,
    pub(super) table: &'w Table<SelfTest>,
    /// Since when B is down.
    pub(super) held: Option<Instant>,
    /// Whether a contact was asked for once more.
    pub(super) again: bool,
    /// Lines on the tape when a question was last announced.
    announced: Option<u16>,
    /// Whether the report went out.
    reported: bool,
}

impl<'w, 'b, B: Board> Walk<'w, 'b, B> {
    /// Before the first question.
    pub(super) fn begin(app: &'w mut App<'b, B>, table: &'w Table<SelfTest>, game: &dyn Session) -> Self {
        app.device.sync(game);
        if let Some((out, _)) = app.board.cable.listener() {
            app.console.begin(&app.device, game, out);
        }
        Walk { app, table, held: None, again: false, announced: None, reported: false }
    }

    /// Sees to the open question; true where somebody has enough.
    pub(super) async fn step(&mut self, game: &mut dyn Session) -> bool {
        let id = game.question().map_or("", |question| question.heading.id);
        if id == "end" && !self.reported {
            self.report();
            self.keep();
        }
        self.announce(id, game).await;
        match id {
            "let-go" => self.let_go(game).await,
            "measure" => self.measure(game).await,
            id if id.starts_with("key-") => self.contact(game).await,
            id => self.ask(id, game).await,
        }
    }

    /// The lamp is dark again.
    pub(super) fn end(&mut self) {
        self.app.board.lamp.show(OFF);
    }

    /// Shows a question; a new one is seen and heard without the panel, too.
    async fn announce(&mut self, id: &str, game: &dyn Session) {
        let App { board, housekeeping, .. } = &mut *self.app;
        housekeeping.touch(&mut board.panel, &mut board.lamp, &board.clock).await;
        board.observer.asks(game);
        self.show(game).await;
        let lines = game.tape().line_count();
        if self.announced.replace(lines) == Some(lines) || matches!(id, "let-go" | "sound") {
            return;
        }
        self.app.board.speaker.play(STEP);
        self.app.board.lamp.show(WHITE);
        self.wait(FLASH).await;
        self.app.board.lamp.show(OFF);
    }

    async fn show(&mut self, game: &dyn Session) {
        let App { board, device, presenter, .. } = &mut *self.app;
        presenter.show(&device.view, game, &mut board.panel).await;
    }

    pub(super) fn now(&self) -> Instant {
        self.app.board.clock.now()
    }

    pub(super) async fn wait(&mut self, time: Duration) {
        let board = &mut self.app.board;
        board.watchdog.rests();
        board.clock.at(board.clock.now() + time).await;
        board.watchdog.works();
    }

    /// Waits for a key or a line, until this moment.
    pub(super) async fn hear(&mut self, until: Instant, game: &mut dyn Session) -> Heard {
        let facts = self.app.facts();
        let App { board, device, console, .. } = &mut *self.app;
        let leave = self.held.map(|since| since + LEAVE);
        let alarm = leave.map_or(until, |leave| leave.min(until));
        board.watchdog.rests();
        board.observer.waits(device, game);
        let event = select3(board.keys.next(), board.cable.next(), board.clock.at(alarm)).await;
        board.watchdog.works();
        match event {
            Either3::First(event) => {
                if event.key == Key::B {
                    self.held = event.down.then(|| board.clock.now());
                }
                Heard::Key(event)
            }
            Either3::Second(incoming) if incoming.call == Call::Closed => Heard::Leave,
            Either3::Second(incoming) => {
                let kept = (&mut board.rosters as &mut dyn RosterStore, &mut JournalGames(board.store) as _);
                let left = console.call(incoming, &facts, device, kept, game);
                if console.take_report() {
                    super::print_last(self.app);
                }
                if matches!(left, Some(Leave::Quit | Leave::Back | Leave::Before)) { Heard::Leave } else { Heard::Line }
            }
            Either3::Third(()) if leave.is_some_and(|leave| leave <= board.clock.now()) => Heard::Leave,
            Either3::Third(()) => Heard::Time,
        }
    }

    /// Answers the open question; whoever is at the cable hears of it.
    pub(super) fn say(&mut self, pick: u8, game: &mut dyn Session) {
        let App { board, device, .. } = &mut *self.app;
        device.say(&Answer::Pick(pick), Source::Thumb, game, &mut |game| {
            if let Some((out, _)) = board.cable.listener() {
                CableConsole::heard(game, out);
            }
        });
    }

    /// Writes down what was seen of a part.
    pub(super) fn note(&self, part: Part, finding: Finding) {
        self.table.emit(TestEvent::Seen(part, finding));
    }

    /// Waits for an answer by eyes, ears or a line.
    async fn ask(&mut self, id: &str, game: &mut dyn Session) -> bool {
        let (patience, late) = match id {
            "starter-stuck" => (STUCK_STARTER, WRONG),
            "end" => (READING, WELL),
            "colours-how" => (READING, 3),
            _ => (PATIENCE, SKIP),
        };
        let (lines, end) = (game.tape().line_count(), self.now() + patience);
        let mut round = 0;
        while game.tape().line_count() == lines {
            let shows = matches!(id, "lamp" | "sound");
            match id {
                "lamp" => self.app.board.lamp.show(COLOURS[round % COLOURS.len()]),
                "sound" if round % 3 == 0 => self.app.board.speaker.play(TONES),
                _ => {}
            }
            let next = if shows { end.min(self.now() + COLOUR) } else { end };
            match self.hear(next, game).await {
                Heard::Leave => return true,
                Heard::Time if self.now() < end => round += 1,
                Heard::Time => self.say(late, game),
                Heard::Line => {}
                Heard::Key(event) => {
                    let App { board, device, .. } = &mut *self.app;
                    device.on_key(event, game, &mut |game| {
                        if let Some((out, _)) = board.cable.listener() {
                            CableConsole::heard(game, out);
                        }
                    });
                }
            }
            self.show(game).await;
        }
        self.app.board.lamp.show(OFF);
        false
    }

    /// Prints what was found, once.
    pub(super) fn report(&mut self) {
        if !core::mem::replace(&mut self.reported, true) {
            let findings = self.table.look(|bench| bench.findings);
            print(&mut self.app.board, &findings);
        }
    }

    /// Keeps what was found, for whoever asks for it later.
    fn keep(&mut self) {
        if !self.app.housekeeping.stopped() {
            let bytes = self.table.look(|bench| bench.findings.to_bytes());
            // What could not be written is a finding of its own, and was printed.
            let _ = self.app.board.store.borrow_mut().write(JournalSlot::SelfTest, &bytes);
        }
    }
}
