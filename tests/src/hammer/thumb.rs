//! Restless hands: most of the time they play, sometimes they press anything, go back, look around, or hold keys down.

use std::collections::VecDeque;

use umpire_engine::table::{Kind, Session};
use umpire_screens::{Intent, Key, ScreenState};

use super::deed::HandDeed;
use crate::random::{Lcg, any_answer};
use crate::way::search;

/// What the hands are up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mood {
    /// They play.
    Play,
    /// Any key, any time.
    Nonsense,
    /// One step back after the other.
    Back,
    /// They look around.
    Look,
    /// They hold a key down while they press others.
    Hold,
}

const ARROWS: [Key; 4] = [Key::Down, Key::Right, Key::Up, Key::Left];
/// Presses without an answer after which they think instead.
const PATIENCE: u32 = 150;
/// Screens they think through at most.
const THOUGHTS: usize = 400;

/// Hands that choose by chance, and the same whenever the seed is the same.
pub(super) struct Thumb {
    rng: Lcg,
    mood: Mood,
    left: u32,
    queue: VecDeque<HandDeed>,
    /// How many presses ago the tape was last seen to change.
    idle: u32,
    lines: u16,
}

impl Thumb {
    pub(super) fn new(seed: u64) -> Self {
        Thumb { rng: Lcg::new(seed), mood: Mood::Play, left: 300, queue: VecDeque::new(), idle: 0, lines: 0 }
    }

    /// What they do next.
    pub(super) fn next(&mut self, view: &ScreenState, game: &dyn Session) -> HandDeed {
        if let Some(deed) = self.queue.pop_front() {
            return deed;
        }
        let lines = game.tape().answer_count();
        self.idle = if lines == self.lines { self.idle + 1 } else { 0 };
        self.lines = lines;
        self.left = self.left.saturating_sub(1);
        if self.left == 0 {
            self.change();
        }
        if let Some(deed) = self.mishap() {
            return deed;
        }
        match self.mood {
            Mood::Play => self.play(view, game),
            Mood::Nonsense => self.nonsense(),
            Mood::Back => self.press(Key::B),
            Mood::Look => self.look(view),
            Mood::Hold => self.hold(),
        }
        self.queue.pop_front().unwrap_or(HandDeed::Idle)
    }

    fn change(&mut self) {
        let (mood, least, most) = match self.rng.below(100) {
            0..72 => (Mood::Play, 40, 400),
            72..84 => (Mood::Nonsense, 5, 80),
            84..87 => (Mood::Back, 2, 12),
            87..94 => (Mood::Look, 2, 14),
            _ => (Mood::Hold, 1, 6),
        };
        (self.mood, self.left) = (mood, least + self.rng.below(most - least));
    }

    /// What is not done by hands.
    fn mishap(&mut self) -> Option<HandDeed> {
        Some(match self.rng.below(10_000) {
            0..120 => HandDeed::Idle,
            120..124 => HandDeed::Low,
            124..126 => HandDeed::Off,
            126..132 => HandDeed::Cut(self.rng.below(32) as u8),
            132..160 => HandDeed::CableNote(self.key()),
            160..200 => HandDeed::Line(self.rng.below(8) as u8),
            _ => return None,
        })
    }

    fn key(&mut self) -> Key {
        Key::ALL[self.rng.below(8) as usize]
    }

    fn press(&mut self, key: Key) {
        self.queue.extend([HandDeed::Down(key), HandDeed::Up(key)]);
    }

    fn some_arrows(&mut self, most: u32) {
        for _ in 0..self.rng.below(most + 1) {
            let arrow = if self.rng.below(3) == 0 { self.rng.below(4) } else { self.rng.below(2) };
            self.press(ARROWS[arrow as usize]);
        }
    }

    fn play(&mut self, view: &ScreenState, game: &dyn Session) {
        match self.rng.below(200) {
            0..2 => return self.press(Key::B),
            2..4 => return self.press(Key::Y),
            4..8 => return self.nonsense(),
            _ => {}
        }
        if view.asks_consent() && self.rng.below(2) == 0 {
            self.queue.push_back(HandDeed::Down(Key::Left));
            self.press(Key::A);
            return self.queue.push_back(HandDeed::Up(Key::Left));
        }
        if view.is_looking() {
            let key = if self.rng.below(3) == 0 { Key::X } else { Key::B };
            return self.press(key);
        }
        let question = game.question();
        let Some(question) = question.as_deref() else {
            let key = [Key::X, Key::X, Key::A, Key::A, Key::B][self.rng.below(5) as usize];
            return self.press(key);
        };
        if view.news_at().is_some() {
            return self.press(Key::A);
        }
        if self.idle > PATIENCE && self.rng.below(20) == 0 {
            return self.think(view, game);
        }
        match &question.kind {
            Kind::Choose(choose) => {
                let far = if game.edition().0.is_empty() { 1 } else { (choose.options.len() as u32).min(7) };
                if self.rng.below(3) > 0 {
                    self.some_arrows(far);
                }
                self.press(Key::A);
            }
            Kind::Tick(_) => {
                for _ in 0..self.rng.below(4) {
                    self.some_arrows(2);
                    self.press(Key::A);
                }
                self.press(Key::X);
            }
            Kind::Number(_) | Kind::Name(_) => {
                self.some_arrows(5);
                self.press(Key::A);
            }
            Kind::Secret(_) => {
                if self.rng.below(3) == 0 {
                    self.queue.push_back(HandDeed::Down(Key::Y));
                    self.some_arrows(3);
                    self.queue.push_back(HandDeed::Up(Key::Y));
                }
                self.some_arrows(4);
                self.press(Key::A);
            }
            Kind::Roll(_) => {
                let key = [Key::A, Key::A, Key::A, Key::A, Key::X, Key::Up, Key::Down][self.rng.below(7) as usize];
                self.press(key);
            }
            Kind::Instruct(_) => self.press(Key::A),
        }
    }

    /// Nothing worked for a while: they choose an answer and find the keys that lead there.
    fn think(&mut self, view: &ScreenState, game: &dyn Session) {
        let Some(answer) = game.question().map(|question| any_answer(&question, &mut self.rng)) else { return };
        let will_do = |act: &Intent| match act {
            Intent::Roll => true,
            Intent::Answer(said) | Intent::AnswerThenRoll(said) => *said == answer,
            _ => false,
        };
        match search(view, game, THOUGHTS, |_| 0, will_do) {
            Ok(Some(keys)) => keys.into_iter().for_each(|key| self.press(key)),
            _ => self.nonsense(),
        }
    }

    fn nonsense(&mut self) {
        let key = self.key();
        match self.rng.below(10) {
            0 => self.queue.push_back(HandDeed::Down(key)),
            1 => self.queue.push_back(HandDeed::Up(key)),
            2 => self.queue.extend([HandDeed::Down(key); 3]),
            _ => self.press(key),
        }
    }

    fn look(&mut self, view: &ScreenState) {
        if !view.is_looking() {
            return self.press(Key::Y);
        }
        let key =
            [Key::X, Key::Right, Key::Left, Key::Up, Key::Up, Key::Down, Key::A, Key::B][self.rng.below(8) as usize];
        self.press(key);
    }

    fn hold(&mut self) {
        let held = self.key();
        self.queue.push_back(HandDeed::Down(held));
        for _ in 0..self.rng.below(12) {
            let other = self.key();
            self.press(if other == Key::B { Key::A } else { other });
        }
        self.queue.push_back(HandDeed::Up(held));
    }
}
