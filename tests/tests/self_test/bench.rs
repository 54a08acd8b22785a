//! A handheld on the bench of whoever built it: X is held while it is switched on, and somebody answers what is asked.

use std::cell::RefCell;
use std::pin::pin;
use std::rc::Rc;

use embassy_time::{Duration, Instant};
use umpire::app::App;
use umpire::app::battery::PowerReading;
use umpire::app::device::Device;
use umpire::app::presenter::Presenter;
use umpire::board::desktop::rgb;
use umpire::board::simulated::{Simulated, World};
use umpire::board::{Clock, Observer};
use umpire::fairness::dice::Dice;
use umpire::persistence::journal::{Journal, JournalSlot};
use umpire::persistence::settings::Settings;
use umpire::{games, self_test};
use umpire_engine::table::Session;
use umpire_screens::{Key, KeyEvent};
use umpire_tests::flash::Flash;
use umpire_tests::picture::Picture;

/// Sectors of the flash.
pub(crate) const SECTORS: usize = 64;

/// Answers a question by its id, so many times asked before.
pub(crate) type Hand<'h> = &'h mut dyn FnMut(&str, u32, &World);

/// A handheld that is about to be switched on.
pub(crate) struct Bench {
    pub(crate) world: Rc<World>,
    pub(crate) flash: Flash,
    /// Records the store says it has lost.
    pub(crate) lost: u32,
    pub(crate) seed: u8,
}

/// What came of a walk.
pub(crate) struct Walk {
    /// All that was written to the cable up to the shelf.
    pub(crate) printed: String,
    /// What the line `self-test` prints there.
    pub(crate) again: String,
    /// The questions, as they came.
    pub(crate) asked: Vec<String>,
    /// How long it took.
    pub(crate) took: Duration,
    /// What the panel showed when each question came for the first time.
    pub(crate) pictures: Vec<(String, Picture)>,
    pub(crate) flash: Flash,
}

impl Bench {
    /// All is well, X is held, and somebody reads the cable.
    pub(crate) fn new() -> Self {
        let (mut store, _) = Journal::open(<Flash>::new(SECTORS));
        store.write(JournalSlot::Settings, &Settings::DEFAULT.to_bytes()).expect("there is room");
        let world = World::new();
        world.set_battery(Some(PowerReading { millivolts: 3950, cable: false, charging: false }));
        world.close_contact(Key::X, true);
        world.plug(true);
        Bench { world, flash: store.close(), lost: 0, seed: 7 }
    }

    /// Switches it on; this hand answers, until the shelf is there.
    pub(crate) fn walk(self, hand: Hand<'_>) -> Walk {
        let Bench { world, flash, lost, seed } = self;
        let (store, mut found) = Journal::open(flash);
        found.lost += lost;
        let store = RefCell::new(store);
        let mut presenter = Box::new(Presenter::new());
        let mut seen =
            Seen { world: world.clone(), hand, lines: None, walk: Walk::default(), at: world.clock.now(), left: false };
        let board = Simulated::on(&world, &store, found, &mut seen);
        let mut app = App::new(board, Device::new(Dice::from_seed([seed; 32]), None), &mut presenter);
        world.run(async {
            if self_test::is_wanted(&app).await {
                pin!(self_test::run(&mut app)).await;
            }
            games::play(&mut app, None).await;
        });
        drop(app);
        let mut walk = seen.walk;
        walk.again = world.take_replies();
        walk.flash = store.into_inner().close();
        walk
    }
}

impl Default for Walk {
    fn default() -> Self {
        Walk {
            printed: String::new(),
            again: String::new(),
            asked: Vec::new(),
            took: Duration::MIN,
            pictures: Vec::new(),
            flash: Flash::of(Vec::new()),
        }
    }
}

impl Walk {
    /// The lines of the report.
    #[track_caller]
    pub(crate) fn report(&self) -> Vec<&str> {
        between(&self.printed)
    }

    /// The line of a part.
    #[track_caller]
    pub(crate) fn part(&self, name: &str) -> &str {
        let report = self.report();
        let mut lines = report.iter().filter(|line| line.starts_with(name));
        lines.next().unwrap_or_else(|| panic!("no line of {name}: {report:#?}"))
    }

    /// Parts that are not well, each with what the report says.
    #[track_caller]
    pub(crate) fn troubles(&self) -> Vec<&str> {
        self.report().into_iter().filter(|line| line.ends_with('.')).collect()
    }
}

/// The lines of the one report in a text.
#[track_caller]
pub(crate) fn between(text: &str) -> Vec<&str> {
    let (_, rest) = text.split_once("-----BEGIN SELF-TEST-----\n").unwrap_or_else(|| panic!("no report: {text}"));
    let (report, rest) = rest.split_once("-----END SELF-TEST-----\n").expect("its end");
    assert!(!rest.contains("-----BEGIN"), "it is printed once");
    report.lines().collect()
}

/// Presses a key, and lets go of it.
pub(crate) fn press(world: &World, key: Key) {
    world.press(KeyEvent::down(key), Duration::from_millis(300));
    world.press(KeyEvent::up(key), Duration::from_millis(90));
}

/// Does what is asked, with all parts well.
pub(crate) fn well(id: &str, world: &World) {
    match id {
        "let-go" => world.press(KeyEvent::up(Key::X), Duration::from_millis(500)),
        "colours" | "colours-how" | "lamp" | "sound" | "end" | "starter-stuck" => press(world, Key::A),
        id => {
            if let Some(key) = id.strip_prefix("key-") {
                press(world, Key::from_id(key).expect("a key"));
            }
        }
    }
}

/// Looks on, and answers.
struct Seen<'h> {
    world: Rc<World>,
    hand: Hand<'h>,
    /// How many lines the tape had when the open question was answered.
    lines: Option<usize>,
    walk: Walk,
    at: Instant,
    /// Whether the shelf was there.
    left: bool,
}

impl Observer for &mut Seen<'_> {
    fn waits(&mut self, _: &Device, game: &dyn Session) {
        let world = &self.world;
        if game.scene().game() != "self-test" {
            if !core::mem::replace(&mut self.left, true) {
                self.walk.took = world.clock.now() - self.at;
                self.walk.printed = world.take_replies();
                world.send_line("self-test", Duration::from_secs(2));
            } else if !world.has_input() {
                world.switch_off();
            }
            return;
        }
        let lines = usize::from(game.tape().line_count());
        if self.lines.replace(lines) == Some(lines) {
            return;
        }
        let id = game.question().map_or("", |question| question.heading.id);
        let before = self.walk.asked.iter().filter(|asked| *asked == id).count() as u32;
        if before == 0 {
            let shown = world.pixels().iter().flat_map(|pixel| rgb(*pixel)).collect();
            self.walk.pictures.push((id.into(), shown));
        }
        self.walk.asked.push(id.into());
        (self.hand)(id, before, world);
    }
}
