//! A recorded game: its seed, and the keys that were pressed.

use umpire::device::Device;
use umpire::dice::Dice;
use umpire::games::{Host, Leave, picked, play};
use umpire_rules::table::{Match, Standing};
use umpire_screens::{Key, Stack, Stroke};

/// Where a recorded game led to.
pub(crate) struct Recorded {
    /// Whether it is over.
    pub(crate) over: bool,
    /// What is shown at the end.
    pub(crate) stack: Stack,
}

impl Recorded {
    /// Plays a recording: a line `seed HEX`, then keys; `#` begins a remark.
    pub(crate) fn play(text: &str) -> Recorded {
        let mut words = text.lines().flat_map(|line| line.split('#').next().unwrap_or("").split_whitespace());
        assert_eq!(words.next(), Some("seed"), "a recording begins with its seed");
        let seed = words.next().expect("64 digits");
        let keys = words.map(|word| Key::from_id(word).unwrap_or_else(|| panic!("{word:?} is no key"))).collect();
        let mut hands = Hands { device: Device::new(Dice::from_seed(bytes(seed)), None), keys, at: 0, end: None };
        embassy_futures::block_on(play(&mut hands, None));
        hands.end.expect("the keys lead to an end")
    }
}

/// 64 digits as a seed.
pub(crate) fn bytes(hex: &str) -> [u8; 32] {
    std::array::from_fn(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).expect("two digits"))
}

/// Whoever presses what is written down.
struct Hands {
    device: Device,
    keys: Vec<Key>,
    at: usize,
    end: Option<Recorded>,
}

impl Host for Hands {
    async fn play(&mut self, game: &mut dyn Match) -> Leave {
        self.device.turn(game);
        while let Some(&key) = self.keys.get(self.at) {
            self.at += 1;
            self.device.stroke(Stroke::down(key), game, &mut |_| {});
            self.device.stroke(Stroke::up(key), game, &mut |_| {});
            if picked(game) {
                return Leave::Picked;
            }
        }
        let over = game.standing() == Standing::Over;
        self.end = Some(Recorded { over, stack: self.device.view.stack(game) });
        Leave::Quit
    }
}
