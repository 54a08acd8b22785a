//! A recorded game: its seed, and the keys that were pressed, pressed once more on the real app.

use umpire::app::device::{Device, Outcome};
use umpire::fairness::dice::Dice;
use umpire_engine::table::{Session, Show, Standing};
use umpire_screens::Key;
use umpire_tests::picture::Picture;
use umpire_tests::pilot::{Pilot, fly};

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
        let seed = text.lines().find_map(|line| line.strip_prefix("seed ")).expect("a recording has its seed");
        Recorded::play_on(Device::new(Dice::from_seed(bytes(seed)), None), text)
    }

    /// The same with other dice than those of its seed.
    pub(crate) fn play_on(device: Device, text: &str) -> Recorded {
        let keys = text.lines().filter(|line| !line.starts_with("seed ")).flat_map(presses).collect();
        let mut hands = Hands { keys, at: 0, played: Recorded::default() };
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

/// Keys that are pressed at once, one as a rule, and the question they answer.
type Press = (Vec<Key>, String);

/// The presses of a line.
fn presses(line: &str) -> impl Iterator<Item = Press> {
    let (keys, remark) = line.split_once('#').unwrap_or((line, ""));
    let question = remark.split(':').next().unwrap_or("").trim().replace(' ', "-");
    let key = |word| Key::from_id(word).unwrap_or_else(|| panic!("{word:?} is no key"));
    keys.split_whitespace().map(move |words| (words.split('+').map(key).collect(), question.clone()))
}

/// 64 digits as a seed.
pub(crate) fn bytes(hex: &str) -> [u8; 32] {
    std::array::from_fn(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).expect("two digits"))
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
