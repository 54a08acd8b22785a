//! What players set, on the real app: by keys, through power-on, and as it is seen.

mod clock;
mod flip;
mod kept;
mod tumble;

use umpire::app::device::Device;
use umpire::fairness::dice::Dice;
use umpire_engine::table::Session;
use umpire_screens::{Intent, Key};
use umpire_tests::picture::Picture;
use umpire_tests::pilot::Pilot;
use umpire_tests::way::shortest;

/// Keys by their names.
fn keys(names: &str) -> Vec<Key> {
    names.split_whitespace().map(|name| Key::from_id(name).expect("a key")).collect()
}

/// A device with dice that everybody knows.
fn device() -> Device {
    Device::new(Dice::from_seed([7; 32]), None)
}

/// The shortest way on.
fn onward(device: &Device, game: &dyn Session) -> Vec<Key> {
    shortest(device, game, |intent| !matches!(intent, Intent::Stay | Intent::Undo)).expect("a game goes on")
}

/// Presses some keys, and keeps what is seen before each of them and at the end.
struct Presses {
    keys: Vec<Key>,
    seen: Vec<Picture>,
}

impl Presses {
    fn of(names: &str) -> Presses {
        Presses { keys: keys(names), seen: Vec::new() }
    }
}

impl Pilot for Presses {
    fn next(&mut self, _: &Device, _: &dyn Session, shown: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        self.seen.push(shown());
        (!self.keys.is_empty()).then(|| vec![self.keys.remove(0)])
    }
}
