//! Somebody who plays the real app by keys on a simulated board, and sees what it shows.

use std::cell::RefCell;
use std::rc::Rc;

use embassy_time::Duration;
use umpire::app::App;
use umpire::app::device::{Device, Outcome};
use umpire::app::presenter::Presenter;
use umpire::board::Observer;
use umpire::board::desktop::rgb;
use umpire::board::simulated::{Simulated, World};
use umpire::games;
use umpire::persistence::journal::Journal;
use umpire_engine::table::Session;
use umpire_screens::{Key, KeyEvent, SIDE};

use crate::flash::Flash;
use crate::picture::Picture;

/// Sectors of the flash.
const SECTORS: usize = 64;
/// Between two edges of a key.
const PAUSE: Duration = Duration::from_millis(40);

/// Decides what is pressed next.
pub trait Pilot {
    /// The keys to press now, one after the other; none where the pilot has enough. `shown` is what the panel shows.
    fn next(&mut self, device: &Device, game: &dyn Session, shown: &dyn Fn() -> Picture) -> Option<Vec<Key>>;
    /// How long each key is held.
    fn holds(&self) -> Duration {
        PAUSE
    }
    /// Whether they are held together: all go down before any goes up.
    fn together(&self) -> bool {
        false
    }
    /// What a key came to.
    fn came_of(&mut self, _: Outcome, _: &dyn Session) {}
}

/// Plays from power-on, with an empty flash and this device, until the pilot has enough.
pub fn fly(device: Device, pilot: &mut dyn Pilot) {
    fly_in(&World::new(), device, pilot);
}

/// The same in a world that a test has prepared.
pub fn fly_in(world: &Rc<World>, device: Device, pilot: &mut dyn Pilot) {
    fly_with(world, Flash::new(SECTORS), device, pilot);
}

/// The same with what lies in this flash; what lies there then.
pub fn fly_with(world: &Rc<World>, flash: Flash, device: Device, pilot: &mut dyn Pilot) -> Flash {
    let (store, found) = Journal::open(flash);
    let store = RefCell::new(store);
    let mut presenter = Box::new(Presenter::new());
    let board = Simulated::on(world, &store, found, Cockpit { world: world.clone(), pilot });
    let mut app = App::new(board, device, &mut presenter);
    world.run(games::play(&mut app, None));
    drop(app);
    store.into_inner().close()
}

/// Where the pilot sits.
struct Cockpit<'p> {
    world: Rc<World>,
    pilot: &'p mut dyn Pilot,
}

impl Observer for Cockpit<'_> {
    fn done(&mut self, outcome: Outcome, game: &dyn Session) {
        self.pilot.came_of(outcome, game);
    }

    fn waits(&mut self, device: &Device, game: &dyn Session) {
        if self.world.has_input() {
            return;
        }
        match self.pilot.next(device, game, &|| picture(&self.world.pixels())) {
            None => self.world.switch_off(),
            Some(keys) if self.pilot.together() => {
                keys.iter().for_each(|key| self.world.press(KeyEvent::down(*key), PAUSE));
                keys.iter().for_each(|key| self.world.press(KeyEvent::up(*key), PAUSE));
            }
            Some(keys) => keys.iter().for_each(|key| {
                self.world.press(KeyEvent::down(*key), PAUSE);
                self.world.press(KeyEvent::up(*key), self.pilot.holds());
            }),
        }
    }
}

/// What the panel shows, as a picture.
fn picture(pixels: &[u16]) -> Picture {
    assert_eq!(pixels.len(), SIDE * SIDE);
    pixels.iter().flat_map(|pixel| rgb(*pixel)).collect()
}
