//! Dice made wrong on purpose: the questions that find nothing in ours must find every one of these.

use std::convert::Infallible;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng, TryRng};
use umpire_engine::dice::{Die, Faces, Pool, face, throw};
use umpire_engine::table::Tape;

use super::source::{Long, Thrower, seed};

/// The remainder of so many bits of the generator, with nothing thrown away.
pub struct Remainder {
    bits: u32,
    long: Long,
}

impl Remainder {
    /// Of so many bits.
    pub fn of(bits: u32) -> Self {
        Remainder { bits, long: Long::new(0) }
    }
}

impl Thrower for Remainder {
    fn throw(&mut self, _: u64, _: &Tape, pool: Pool) -> Faces {
        let sides = u32::from(pool.die.sides());
        (0..pool.count).map(|_| ((self.long.rng().next_u32() >> (32 - self.bits)) % sides) as u8 + 1).collect()
    }

    fn heeds_the_tape(&self) -> bool {
        false
    }
}

/// The highest face is 2 % likelier than any other.
pub struct LoadedDie(pub Long);

impl Thrower for LoadedDie {
    fn throw(&mut self, _: u64, _: &Tape, pool: Pool) -> Faces {
        let sides = u32::from(pool.die.sides());
        let rng = self.0.rng();
        // A face has 50 ways, the highest 51.
        let any = |rng: &mut ChaCha20Rng| (u64::from(rng.next_u32()) * u64::from(50 * sides + 1)) >> 32;
        (0..pool.count).map(|_| (any(rng) / 50).min(u64::from(sides) - 1) as u8 + 1).collect()
    }

    fn heeds_the_tape(&self) -> bool {
        false
    }
}

/// Deals faces as from a pack of cards: none comes twice before all have come. Too even.
#[derive(Default)]
pub struct Pack {
    left: Vec<u8>,
    rng: Option<Long>,
}

impl Thrower for Pack {
    fn throw(&mut self, _: u64, _: &Tape, pool: Pool) -> Faces {
        let rng = self.rng.get_or_insert_with(|| Long::new(0));
        let mut deal = || {
            if self.left.is_empty() {
                self.left = (1..=pool.die.sides()).collect();
            }
            let at = rng.rng().next_u32() as usize % self.left.len();
            self.left.swap_remove(at)
        };
        (0..pool.count).map(|_| deal()).collect()
    }

    fn heeds_the_tape(&self) -> bool {
        false
    }
}

/// Draws from the seed and from how many answers there are, and not from which: whoever takes an answer back knows
/// the faces to come.
pub struct Deaf;

impl Thrower for Deaf {
    fn throw(&mut self, game: u64, tape: &Tape, pool: Pool) -> Faces {
        let mut rng = ChaCha20Rng::from_seed(seed(game));
        rng.set_stream(tape.answer_count().into());
        throw(pool, &mut rng)
    }
}

/// Throws again at every asking: the same answer brings other faces, and somebody would try until they please.
pub struct Fickle(pub Long);

impl Thrower for Fickle {
    fn throw(&mut self, _: u64, _: &Tape, pool: Pool) -> Faces {
        throw(pool, self.0.rng())
    }
}

/// A generator of old, which counts in steps: its low bits go round in small circles.
pub struct Counting(pub u32);

impl TryRng for Counting {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.0 = self.0.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        Ok(self.0)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::from(self.next_u32()) << 32 | u64::from(self.next_u32()))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.chunks_mut(4).for_each(|chunk| chunk.copy_from_slice(&self.next_u32().to_le_bytes()[..chunk.len()]));
        Ok(())
    }
}

impl Thrower for Counting {
    fn throw(&mut self, _: u64, _: &Tape, pool: Pool) -> Faces {
        (0..pool.count).map(|_| face(pool.die, self)).collect()
    }

    fn heeds_the_tape(&self) -> bool {
        false
    }
}

/// Dice made wrong in one way: what it is called, which dice it harms, and how they are thrown.
pub type Wrong = (&'static str, fn(Die) -> bool, fn() -> Box<dyn Thrower>);

/// Every way.
pub const WRONG: [Wrong; 7] = [
    ("the remainder of a byte", |die| uneven(die, 8), || Box::new(Remainder::of(8))),
    ("the remainder of 10 bits", |die| uneven(die, 10), || Box::new(Remainder::of(10))),
    ("one face 2 % likelier", |_| true, || Box::new(LoadedDie(Long::new(0)))),
    ("dealt like cards", |_| true, || Box::<Pack>::default()),
    ("deaf to answers", |_| true, || Box::new(Deaf)),
    ("thrown anew at every asking", |_| true, || Box::new(Fickle(Long::new(0)))),
    ("a counting generator", |_| true, || Box::new(Counting(1))),
];

/// Whether so many bits do not come out even over the sides.
fn uneven(die: Die, bits: u32) -> bool {
    !(1_u32 << bits).is_multiple_of(die.sides().into())
}
