//! Whoever does a thing with as few presses as each page needs, and counts them.

use umpire::app::device::{Device, Outcome};
use umpire_engine::table::{Answer, Kind, Session, Show};
use umpire_screens::{Intent, Key};

use super::search::keys_to;
use super::things::{Only, Point, Thing};
use super::wish;
use crate::picture::Picture;
use crate::pilot::Pilot;
use crate::way::shortest;

/// Presses after which a thing will not happen any more.
const ENOUGH: usize = 600;

/// A hand.
pub(super) struct Hand {
    thing: &'static Thing,
    /// How many pieces behind the cursor the one is that acts, and the one that is acted on.
    pieces: u8,
    /// All presses, and those that count.
    pressed: usize,
    counted: Option<usize>,
    /// What happened while they counted.
    throws: usize,
    removed: bool,
    answered: bool,
    undone: bool,
    /// What happened last.
    told: Vec<&'static str>,
    /// Dice were thrown by the last keys.
    fell: bool,
    done: bool,
    /// Both hold a key at once.
    agrees: bool,
}

impl Hand {
    /// Switches the device on.
    pub(super) fn new(thing: &'static Thing, pieces: u8) -> Self {
        let (throws, pressed) = (0, 0);
        let [removed, answered, undone, fell, done, agrees] = [false; 6];
        let told = Vec::new();
        Hand { thing, pieces, pressed, counted: None, throws, removed, answered, undone, told, fell, done, agrees }
    }

    /// How many presses it took, where it happened.
    pub(super) fn done(&self) -> Option<usize> {
        self.counted.filter(|_| self.done)
    }

    /// Whether the game is at this point.
    fn is_at(&self, point: Point, device: &Device, game: &dyn Session) -> bool {
        let view = &device.view;
        let open = view.news_at().is_none() && !view.is_looking() && !view.asks_consent();
        let asked = game.question().map_or("", |question| question.heading.id);
        match point {
            Point::Shelf => true,
            Point::Asks(ids) => open && ids.contains(&asked),
            Point::Dice => self.fell,
            Point::Told(ids) => self.told.iter().any(|id| ids.contains(id)),
            Point::Answered => self.answered,
            Point::OneBack | Point::ActionBack => self.undone,
            Point::State | Point::Log | Point::Numbers => view.is_looking(),
        }
    }

    /// The keys that come next.
    fn keys(&self, device: &Device, game: &dyn Session) -> Option<Vec<Key>> {
        if device.view.asks_consent() {
            return Some(vec![Key::Left, Key::A]);
        }
        if self.counted.is_some() && self.thing.to.is_beside() {
            return keys_to(self.thing.to, &device.view, game);
        }
        // Pages before the point that is meant are turned one by one, and those before a curtain.
        let question = game.question()?;
        let secret = matches!(question.kind, Kind::Secret(_));
        let meant = matches!(self.goal(), Point::Asks(ids) if ids.contains(&question.heading.id));
        if device.view.news_at().is_some() && (meant || secret) {
            return Some(vec![Key::A]);
        }
        let answer = wish::answer(self.thing.wishes, &question, self.pieces)?;
        let rolls = matches!(answer, Answer::Dice(..));
        let keys = shortest(device, game, |intent| match intent {
            Intent::Roll => rolls,
            Intent::Answer(said) | Intent::AnswerThenRoll(said) => *said == answer,
            Intent::DoneThenRoll => answer == Answer::Done,
            _ => false,
        })?;
        Some(if secret { with_looks(keys) } else { keys })
    }

    /// Where the way leads just now.
    fn goal(&self) -> Point {
        if self.counted.is_some() { self.thing.to } else { self.thing.from }
    }

    /// Whether what was to happen did.
    fn happened(&self) -> bool {
        match self.thing.only {
            Only::Anything => true,
            Only::Throws(throws) => self.throws == throws && !self.removed,
            Only::Removal => self.removed,
        }
    }
}

impl Pilot for Hand {
    fn next(&mut self, device: &Device, game: &dyn Session, _: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        // What is removed is removed by the last dice before.
        let again = self.thing.only == Only::Removal && self.fell;
        if (self.counted.is_none() || again) && self.is_at(self.thing.from, device, game) {
            (self.counted, self.throws, self.answered, self.undone) = (Some(0), 0, false, false);
        } else if self.counted.is_some() && self.is_at(self.thing.to, device, game) {
            self.done = self.happened();
            return None;
        }
        self.fell = false;
        self.told.clear();
        self.agrees = device.view.asks_consent();
        let keys = self.keys(device, game).filter(|_| self.pressed < ENOUGH)?;
        self.pressed += keys.len();
        let secret = game.question().is_some_and(|question| matches!(question.kind, Kind::Secret(_)));
        if let Some(counted) = &mut self.counted {
            *counted += if secret { count_secret(&keys) } else { keys.len() };
        }
        Some(keys)
    }

    fn together(&self) -> bool {
        self.agrees
    }

    fn came_of(&mut self, outcome: Outcome, game: &dyn Session) {
        self.undone |= matches!(outcome, Outcome::Undone { .. });
        if outcome != Outcome::Said {
            return;
        }
        self.answered = true;
        for happening in game.news().iter() {
            self.told.push(happening.id);
            self.removed |= happening.id == "removed";
            if matches!(happening.show, Show::Rolled(_)) {
                (self.throws, self.fell) = (self.throws + 1, true);
            }
        }
    }
}

/// The same keys with a look at each number once its curtain is open.
fn with_looks(keys: Vec<Key>) -> Vec<Key> {
    let mut open = 0;
    let looked = keys.into_iter().flat_map(|key| {
        open += usize::from(key == Key::A);
        let looks = key == Key::A && open <= 4 && open % 2 == 1;
        [Some(key), looks.then_some(Key::Y)]
    });
    looked.flatten().collect()
}

/// A look is held and let go; the way to a number is one, since it starts anywhere.
fn count_secret(keys: &[Key]) -> usize {
    let is_pad = |key: Key| matches!(key, Key::Up | Key::Down | Key::Left | Key::Right);
    let turns = (0..keys.len()).filter(|&at| is_pad(keys[at]) && (at == 0 || !is_pad(keys[at - 1]))).count();
    turns + keys.iter().map(|&key| if is_pad(key) { 0 } else { 1 + usize::from(key == Key::Y) }).sum::<usize>()
}
