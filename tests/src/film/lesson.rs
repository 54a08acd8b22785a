//! The guided first game, whole: played as its coach proposes, and slow enough to read what is said.

use std::collections::BTreeSet;
use std::time::Duration;

use umpire::app::device::{Device, Outcome};
use umpire::fairness::dice::Dice;
use umpire_engine::table::Session;
use umpire_screens::Key;

use super::{Film, Reel, pixels, reel};
use crate::picture::Picture;
use crate::pilot::{Pilot, fly};
use crate::pupil::{PLAN, Pupil};

/// How long a picture stays: between two keys, where nobody speaks, where the coach does, and at the end.
const STAYS: [u64; 4] = [140, 850, 2000, 4000];

/// Plays it to its last page.
pub(super) fn play() -> Film {
    let gif = reel();
    let mut class = Class { pupil: Pupil::new(PLAN), keys: Vec::new(), gif, at: Duration::ZERO };
    fly(Device::new(Dice::from_seed([0; 32]), None), &mut class);
    let Class { pupil, gif, at, .. } = class;
    let shows: BTreeSet<&'static str> = pupil.words.iter().chain(&pupil.told).copied().collect();
    Film::cut(gif, at, shows)
}

/// A pupil, and who films that.
struct Class {
    pupil: Pupil,
    /// What is still pressed on this page, the last first.
    keys: Vec<Key>,
    gif: Reel,
    at: Duration,
}

impl Pilot for Class {
    fn next(&mut self, device: &Device, game: &dyn Session, shown: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        self.gif.picture(&pixels(&shown()), self.at).expect("memory takes all");
        let mut stays = STAYS[0];
        if self.keys.is_empty() {
            stays = STAYS[if device.view.cue(game).is_some() { 2 } else { 1 }];
            match self.pupil.next(device, game, shown) {
                Some(keys) => self.keys = keys.into_iter().rev().collect(),
                None => stays = STAYS[3],
            }
        }
        self.at += Duration::from_millis(stays);
        self.keys.pop().map(|key| vec![key])
    }

    fn came_of(&mut self, outcome: Outcome, game: &dyn Session) {
        self.pupil.came_of(outcome, game);
    }
}
