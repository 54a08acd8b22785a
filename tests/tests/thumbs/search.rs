//! The fewest presses that lead to an answer, found by trying all of them on copies of the screen.

use std::collections::{HashSet, VecDeque};

use umpire::device::Device;
use umpire_rules::table::Match;
use umpire_screens::{Act, Key, Stroke};

/// Keys worth trying, likeliest first. B leads back, and Y only to look.
const KEYS: [Key; 6] = [Key::A, Key::X, Key::Down, Key::Right, Key::Left, Key::Up];

/// The shortest way from this device's screen to an act that will do.
pub(crate) fn shortest(device: &Device, game: &dyn Match, will_do: impl Fn(&Act) -> bool) -> Option<Vec<Key>> {
    let view = &device.view;
    let mut seen = HashSet::from([format!("{view:?}")]);
    let mut ways = VecDeque::from([(view.clone(), Vec::new())]);
    while let Some((view, way)) = ways.pop_front() {
        for key in KEYS {
            let (mut view, mut way) = (view.clone(), way.clone());
            way.push(key);
            if let Some(opened) = view.opens(Stroke::down(key)) {
                view.shuffle(device.start(game, opened));
            }
            let act = view.stroke(Stroke::down(key), game);
            if will_do(&act) {
                return Some(way);
            }
            view.stroke(Stroke::up(key), game);
            if act == Act::Stay && seen.insert(format!("{view:?}")) {
                ways.push_back((view, way));
            }
        }
    }
    None
}
