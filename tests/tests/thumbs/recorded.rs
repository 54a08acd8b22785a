//! A recorded game: its seed, and the keys that were pressed, pressed once more on the real app.

use umpire::app::device::{Device, Outcome};
use umpire_engine::table::{Session, Show, Standing};
use umpire_screens::Key;
use umpire_tests::picture::Picture;
use umpire_tests::pilot::{Pilot, fly};
pub(crate) use umpire_tests::recording::bytes;
use umpire_tests::recording::{Press, device, presses};

/// Where a recorded game led to.
#[derive(Default)]
pub(crate) struct Recorded {
    /// Whether it is over.
    pub(crate) over: bool,
    /// What is asked at its end.
    pub(crate) asks: Option<&'static str>,
    /// The answers of its tape, as they were when each line of keys began.
    pub(crate) tapes: Vec<(String, Vec<u8>)>,
    /// How often dice were thrown.
    pub(crate) rolls: usize,
    /// What the panel shows before each question is answered for the first time, and at the end.
    pub(crate) scenes: Vec<(String, Picture)>,
}

impl Recorded {
    /// Plays a recording: a line `seed HEX`, then keys, `left+a` for two at once; `#` begins a remark.
    pub(crate) fn play(text: &str) -> Recorded {
        Recorded::play_on(device(text), text)
    }

    /// The same with other dice than those of its seed.
    pub(crate) fn play_on(device: Device, text: &str) -> Recorded {
        let mut hands = Hands { keys: presses(text), at: 0, played: Recorded::default() };
        fly(device, &mut hands);
        hands.played
    }

    /// The picture of this name.
    pub(crate) fn shown(&self, name: &str) -> Option<&Picture> {
        self.scenes.iter().find(|scene| scene.0 == name).map(|scene| &scene.1)
    }

    /// The answers on the tape when the keys of this name began.
    #[track_caller]
    pub(crate) fn said(&self, name: &str) -> &[u8] {
        self.tapes.iter().find(|tape| tape.0 == name).map(|tape| &tape.1[..]).expect("a line of that name")
    }
}

/// Whoever presses what is written down.
struct Hands {
    keys: Vec<Press>,
    at: usize,
    played: Recorded,
}

impl Pilot for Hands {
    fn next(&mut self, _: &Device, game: &dyn Session, shown: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        let next = self.keys.get(self.at).cloned();
        self.at += 1;
        let name = next.as_ref().map_or("end", |(_, question)| question);
        if !self.played.scenes.iter().any(|(seen, _)| seen == name) {
            self.played.scenes.push((name.into(), shown()));
            let said = game.tape().answers().flat_map(|line| line.bytes.to_vec()).collect();
            self.played.tapes.push((name.into(), said));
        }
        self.played.over = game.standing() == Standing::Over;
        self.played.asks = game.question().map(|question| question.heading.id);
        next.map(|(keys, _)| keys)
    }

    fn together(&self) -> bool {
        true
    }

    fn came_of(&mut self, outcome: Outcome, game: &dyn Session) {
        if outcome == Outcome::Said {
            self.played.rolls += game.news().iter().filter(|news| matches!(news.show, Show::Rolled(_))).count();
        }
    }
}
