//! A recorded game: its seed, and the keys that were pressed.

use umpire::app::device::Device;
use umpire::fairness::dice::Dice;
use umpire::games::{Host, Leave, picked, play};
use umpire_rules::table::{Session, Standing};
use umpire_screens::{BandStack, Key, KeyEvent};

/// Where a recorded game led to.
pub(crate) struct Recorded {
    /// Whether it is over.
    pub(crate) over: bool,
    /// What is shown before each question is answered for the first time, and at the end.
    pub(crate) scenes: Vec<(String, BandStack)>,
}

impl Recorded {
    /// Plays a recording: a line `seed HEX`, then keys; `#` begins a remark.
    pub(crate) fn play(text: &str) -> Recorded {
        let seed = text.lines().find_map(|line| line.strip_prefix("seed ")).expect("a recording has its seed");
        let keys = text.lines().filter(|line| !line.starts_with("seed ")).flat_map(presses).collect();
        let device = Device::new(Dice::from_seed(bytes(seed)), None);
        let mut hands = Hands { device, keys, at: 0, played: Recorded { over: false, scenes: Vec::new() } };
        embassy_futures::block_on(play(&mut hands, None));
        hands.played
    }
}

/// The keys of a line, each with the question they answer.
fn presses(line: &str) -> impl Iterator<Item = (Key, String)> {
    let (keys, remark) = line.split_once('#').unwrap_or((line, ""));
    let question = remark.split(':').next().unwrap_or("").trim().replace(' ', "-");
    let key = |word| Key::from_id(word).unwrap_or_else(|| panic!("{word:?} is no key"));
    keys.split_whitespace().map(move |word| (key(word), question.clone()))
}

/// 64 digits as a seed.
pub(crate) fn bytes(hex: &str) -> [u8; 32] {
    std::array::from_fn(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).expect("two digits"))
}

/// Whoever presses what is written down.
struct Hands {
    device: Device,
    keys: Vec<(Key, String)>,
    at: usize,
    played: Recorded,
}

impl Hands {
    fn look(&mut self, game: &dyn Session, name: &str) {
        if !self.played.scenes.iter().any(|(seen, _)| seen == name) {
            self.played.scenes.push((name.into(), self.device.view.layout(game)));
        }
    }
}

impl Host for Hands {
    async fn play(&mut self, game: &mut dyn Session) -> Leave {
        self.device.turn(game);
        while let Some((key, question)) = self.keys.get(self.at).cloned() {
            self.at += 1;
            self.look(game, &question);
            self.device.stroke(KeyEvent::down(key), game, &mut |_| {});
            self.device.stroke(KeyEvent::up(key), game, &mut |_| {});
            if picked(game) {
                return Leave::Picked;
            }
        }
        self.played.over = game.standing() == Standing::Over;
        self.look(game, "end");
        Leave::Quit
    }
}
