//! The raw stream behind the dice, as bytes for somebody else's tests.

use std::io::{self, Write};

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use umpire::fairness::dice::ThrowKeys;
use umpire_engine::dice::{Die, Pool};
use umpire_engine::table::Tape;

use super::broken::{Counting, LoadedDie};
use super::source::{Long, Places, Thrower, seed};

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StreamKind {
    /// As the device draws it: some words of the stream of each throw, one throw after the other.
    Throws,
    /// One long stream of one seed.
    Long,
    /// A counting generator: wrong on purpose.
    Counting,
    /// Two bits from each throw of a d4 with one face 2 % likelier: wrong on purpose.
    LoadedDie,
}

impl StreamKind {
    /// What it is called in a report.
    pub const fn name(self) -> &'static str {
        match self {
            StreamKind::Throws => "throw by throw",
            StreamKind::Long => "one long stream",
            StreamKind::Counting => "wrong: a counting generator",
            StreamKind::LoadedDie => "wrong: a d4 with one face 2 % likelier",
        }
    }

    /// Writes until nobody reads any more. Every `run` starts elsewhere.
    pub fn write(self, run: u64, out: &mut dyn Write) -> io::Result<()> {
        let mut block = vec![0; 1 << 16];
        let start = run << 32;
        match self {
            StreamKind::Long => {
                let mut rng = ChaCha20Rng::from_seed(seed(start));
                loop {
                    rng.fill_bytes(&mut block);
                    out.write_all(&block)?;
                }
            }
            StreamKind::Throws => {
                let mut places = Places::from(start);
                loop {
                    // More than the largest pool needs.
                    for chunk in block.chunks_mut(64) {
                        let (game, tape) = places.go_on();
                        behind(game, tape).fill_bytes(chunk);
                    }
                    out.write_all(&block)?;
                }
            }
            StreamKind::Counting => {
                let mut rng = Counting(run as u32 + 1);
                loop {
                    rng.fill_bytes(&mut block);
                    out.write_all(&block)?;
                }
            }
            StreamKind::LoadedDie => {
                let mut dice = LoadedDie(Long::new(start));
                let pool = Pool { count: 4, die: Die::D4 };
                loop {
                    for byte in &mut block {
                        let faces = dice.throw(0, &Tape::new(), pool);
                        *byte = faces.iter().fold(0, |byte, face| byte << 2 | (face - 1));
                    }
                    out.write_all(&block)?;
                }
            }
        }
    }
}

/// The generator behind the throw at a place, put together anew: a test compares its faces with the device's.
pub fn behind(game: u64, tape: &Tape) -> ChaCha20Rng {
    ChaCha20Rng::from_seed(ThrowKeys::new(seed(game)).key(tape))
}
