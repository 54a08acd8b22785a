//! The fewest presses to something that is to be looked at, or to a step back from a page.

use std::collections::{HashSet, VecDeque};

use umpire_engine::table::Session;
use umpire_screens::{Intent, Key, KeyEvent, ScreenState};

use super::things::Point;
use crate::words::words;

/// Screens that are tried at most.
const MOST: usize = 4_000;

/// The keys that lead from a screen to this point.
pub(super) fn keys_to(point: Point, view: &ScreenState, game: &dyn Session) -> Option<Vec<Key>> {
    let mut seen = HashSet::from([format!("{view:?}")]);
    let mut ways = VecDeque::from([(view.clone(), Vec::new())]);
    while let Some((view, way)) = ways.pop_front() {
        for key in Key::ALL {
            let (mut view, mut way) = (view.clone(), way.clone());
            way.push(key);
            let intent = view.on_key(KeyEvent::down(key), game);
            if is_there(point, &intent, &view, game) {
                return Some(way);
            }
            view.on_key(KeyEvent::up(key), game);
            let on = matches!(intent, Intent::Stay | Intent::OpenLog);
            if on && seen.len() < MOST && seen.insert(format!("{view:?}")) {
                ways.push_back((view, way));
            }
        }
    }
    None
}

fn is_there(point: Point, intent: &Intent, view: &ScreenState, game: &dyn Session) -> bool {
    match point {
        Point::OneBack => *intent == Intent::Undo,
        Point::ActionBack => matches!(intent, Intent::GoBack(_)),
        Point::Log => *intent == Intent::OpenLog,
        Point::State => format!("{view:?}").contains("looking: Some("),
        Point::Numbers => {
            let said = if view.is_looking() { words(&view.layout(game)) } else { Vec::new() };
            // On a card each stands for itself, in a list they share a line.
            let names = ["Fury", "Guile", "Will"];
            let line = said.iter().any(|line| names.iter().all(|name| line.contains(name)));
            line || names.iter().all(|name| said.iter().any(|word| word == name))
        }
        Point::Shelf | Point::Asks(_) | Point::Dice | Point::Told(_) | Point::Answered => false,
    }
}
