//! The fewest presses that lead to an answer, found by trying all of them on copies of the screen.

use std::collections::{HashSet, VecDeque};

use umpire::app::device::Device;
use umpire_engine::table::Session;
use umpire_screens::{Intent, Key, KeyEvent, ScreenState};

/// Keys worth trying, likeliest first. B leads back, from dice of the players' own to the device's as well; Y only to
/// look.
const KEYS: [Key; 7] = [Key::A, Key::X, Key::Down, Key::Right, Key::Left, Key::Up, Key::B];

/// The shortest way from this device's screen to an act that will do.
pub fn shortest(device: &Device, game: &dyn Session, will_do: impl Fn(&Intent) -> bool) -> Option<Vec<Key>> {
    search(&device.view, game, usize::MAX, |opened| device.start(game, opened), will_do).expect("everything was tried")
}

/// The same among so many screens at most, with pickers that start from this; an error where there were more, and none
/// of them led there.
pub fn search(
    view: &ScreenState,
    game: &dyn Session,
    most: usize,
    start: impl Fn(u16) -> u64,
    will_do: impl Fn(&Intent) -> bool,
) -> Result<Option<Vec<Key>>, TooMany> {
    let mut seen = HashSet::from([format!("{view:?}")]);
    let mut ways = VecDeque::from([(view.clone(), Vec::new())]);
    while let Some((view, way)) = ways.pop_front() {
        if seen.len() > most {
            return Err(TooMany);
        }
        for key in KEYS {
            let (mut view, mut way) = (view.clone(), way.clone());
            way.push(key);
            if let Some(opened) = view.opens_curtain(KeyEvent::down(key)) {
                view.reseed_picker(start(opened));
            }
            let act = view.on_key(KeyEvent::down(key), game);
            if will_do(&act) {
                return Ok(Some(way));
            }
            view.on_key(KeyEvent::up(key), game);
            if act == Intent::Stay && seen.insert(format!("{view:?}")) {
                ways.push_back((view, way));
            }
        }
    }
    Ok(None)
}

/// There are more screens than were to be tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany;
