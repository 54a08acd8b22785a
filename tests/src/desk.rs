//! The board: switched on, told a few lines, switched off; and what is there then.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;
use std::slice::Iter;

use crate::flash::{Cut, Flash};
use crate::picture::Picture;
use embassy_time::Duration;
use umpire::app::App;
use umpire::app::device::{Device, Notice};
use umpire::app::presenter::Presenter;
use umpire::board::Observer;
use umpire::board::desktop::rgb;
use umpire::board::simulated::{Simulated, World};
use umpire::fairness::dice::Dice;
use umpire::games;
use umpire::persistence::journal::Journal;
use umpire::persistence::rosters::{JournalRosters, OwnKey, RosterStore};
use umpire_engine::table::{Kind, Session};
use umpire_screens::{Key, KeyEvent};

const SECTORS: usize = 64;
const PAUSE: Duration = Duration::from_millis(40);

/// Where the app waits.
#[derive(Debug)]
pub struct Stands {
    /// The open question; empty where the game is over.
    pub asks: String,
    /// Who is asked.
    pub seat: &'static str,
    /// The title and the note over it.
    pub head: String,
    /// Its options, each with the reason why it is off.
    pub options: Vec<(String, String, &'static str)>,
    /// The row the cursor starts on.
    pub preset: u8,
    /// What the scene tells about the row the cursor starts on.
    pub told: Vec<String>,
    /// What the scene tells about each row.
    pub about: Vec<Vec<String>>,
    /// What is said over it.
    pub notices: Vec<Notice>,
    /// What the panel shows.
    pub shown: Panel,
}

/// What a panel shows.
pub struct Panel(pub Picture);

impl fmt::Debug for Panel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a picture")
    }
}

impl Stands {
    fn of(device: &Device, game: &dyn Session, shown: Panel) -> Self {
        let (question, scene) = (game.question(), &*game.scene());
        let about = |row| {
            let mut told = Vec::new();
            scene.about(row, &mut |line| told.push(line.to_string()));
            told
        };
        let mut stands = Stands {
            asks: String::new(),
            seat: "",
            head: String::new(),
            options: Vec::new(),
            preset: 0,
            told: Vec::new(),
            about: Vec::new(),
            notices: device.notices().iter().copied().chain(device.shown_notice()).collect(),
            shown,
        };
        if let Some(question) = question.as_deref() {
            let heading = &question.heading;
            stands.asks = heading.id.to_owned();
            stands.seat = heading.asked.seat().map_or("", |seat| seat.id());
            stands.head = format!("{}, {}", heading.title.line(scene), heading.note.line(scene));
            if let Kind::Choose(choose) = &question.kind {
                let row = |option: &umpire_engine::table::Opt| {
                    let off = option.off.map_or("", |off| off.full);
                    (option.key.line(scene).to_string(), option.label.line(scene).to_string(), off)
                };
                stands.options = choose.options.iter().map(row).collect();
                stands.preset = choose.preset;
                stands.told = about(choose.preset);
                stands.about = (0..choose.options.len() as u8).map(about).collect();
            }
        }
        stands
    }

    /// Whether an option of this id can be picked.
    #[track_caller]
    pub fn off(&self, id: &str) -> &'static str {
        self.options.iter().find(|(known, ..)| known == id).unwrap_or_else(|| panic!("no {id}: {self:?}")).2
    }
}

/// Says one line after the other, and looks where that leads.
struct Caller<'s> {
    world: Rc<World>,
    store: &'s RefCell<Journal<Flash>>,
    lines: Iter<'s, &'s str>,
    /// How the power goes after the last line: at which write, and by which chance.
    cut: Option<(usize, u64)>,
    stands: &'s RefCell<Option<Stands>>,
}

impl Observer for Caller<'_> {
    fn waits(&mut self, device: &Device, game: &dyn Session) {
        if self.store.borrow_mut().flash().is_dark() {
            return self.world.switch_off();
        }
        if self.world.has_input() {
            return;
        }
        let Some(line) = self.lines.next() else {
            let shown = Panel(self.world.pixels().iter().flat_map(|pixel| rgb(*pixel)).collect());
            *self.stands.borrow_mut() = Some(Stands::of(device, game, shown));
            return self.world.switch_off();
        };
        if let Some((writes, seed)) = self.cut.filter(|_| self.lines.as_slice().is_empty()) {
            self.store.borrow_mut().flash().cut_after(writes, Cut::Any, seed);
        }
        // What is set on the device is set by thumb.
        let Some(key) = line.strip_prefix("thumb ") else { return self.world.send_line(line, PAUSE) };
        let key = Key::from_id(key).expect("a key");
        self.world.press(KeyEvent::down(key), PAUSE);
        self.world.press(KeyEvent::up(key), PAUSE);
    }
}

/// An empty store.
pub fn blank() -> Flash {
    Flash::new(SECTORS)
}

/// Switches on, says these lines and switches off: where the app stood, unless the power went before.
pub fn call(mut flash: Flash, lines: &[&str], cut: Option<(usize, u64)>) -> (Flash, Option<Stands>) {
    if let Some((writes, seed)) = cut.filter(|_| lines.is_empty()) {
        flash.cut_after(writes, Cut::Any, seed);
    }
    let (world, stands) = (World::new(), RefCell::new(None));
    world.watch(cut.is_none());
    let (store, found) = Journal::open(flash);
    assert_eq!(found.missing(), 0, "a cut of power is no damage: {found:?}");
    let store = RefCell::new(store);
    let mut presenter = Box::new(Presenter::new());
    let caller = Caller { world: world.clone(), store: &store, lines: lines.iter(), cut, stands: &stands };
    let board = Simulated::on(&world, &store, found, caller);
    let mut app = App::new(board, Device::new(Dice::from_seed([7; 32]), None), &mut presenter);
    world.run(games::play(&mut app, None));
    drop(app);
    let mut flash = store.into_inner().close();
    flash.wake();
    (flash, stands.into_inner())
}

/// The same with power to the end.
#[track_caller]
pub fn said(flash: &Flash, lines: &[&str]) -> (Flash, Stands) {
    let (flash, stands) = call(flash.clone(), lines, None);
    (flash, stands.expect("the power stays"))
}

/// The rosters that are kept, as text.
pub fn kept(flash: &Flash) -> Vec<String> {
    let store = RefCell::new(Journal::open(flash.clone()).0);
    let mut rosters = JournalRosters(&store);
    let mut keys = Vec::new();
    rosters.each(&mut |key| keys.push((key.game.to_owned(), OwnKey::from(key))));
    let text = |(game, key): (String, OwnKey)| {
        let book = games::SHELF.iter().map(|title| &title.rosters).find(|book| book.game == game).expect("a game");
        let (bytes, mut text) = (rosters.read(key.in_game(&game)).expect("it was listed"), String::new());
        (book.write)(&bytes, &mut text).expect("a roster").expect("a string takes all");
        text
    };
    keys.into_iter().map(text).collect()
}
