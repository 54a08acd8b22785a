//! Where faces come from, and the games they are thrown in.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::SeedableRng;
use umpire::fairness::dice::{Dice, Seed};
use umpire_engine::dice::{Faces, Pool, throw};
use umpire_engine::table::Tape;

/// Throws dice somewhere in a game.
pub trait Thrower {
    /// The faces of a pool in this game, at this place of it.
    fn throw(&mut self, game: u64, tape: &Tape, pool: Pool) -> Faces;

    /// Whether faces are meant to depend on the tape.
    fn heeds_the_tape(&self) -> bool {
        true
    }
}

/// The device's own dice, as it throws them: a stream of its own for every throw.
pub struct DeviceThrower;

impl Thrower for DeviceThrower {
    fn throw(&mut self, game: u64, tape: &Tape, pool: Pool) -> Faces {
        Dice::from_seed(seed(game)).throw(pool, tape).expect("a sound seed")
    }
}

/// The same generator as one long stream.
pub struct Long(ChaCha20Rng);

impl Long {
    /// From its start.
    pub fn new(game: u64) -> Self {
        Long(ChaCha20Rng::from_seed(seed(game)))
    }

    /// The generator itself.
    pub fn rng(&mut self) -> &mut ChaCha20Rng {
        &mut self.0
    }
}

impl Thrower for Long {
    fn throw(&mut self, _: u64, _: &Tape, pool: Pool) -> Faces {
        throw(pool, &mut self.0)
    }

    fn heeds_the_tape(&self) -> bool {
        false
    }
}

/// Seeds that count up: a good generator hides even that.
pub fn seed(game: u64) -> Seed {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&game.to_le_bytes());
    seed
}

/// Throws in a game: about as many as in a long one.
const THROWS: u64 = 60;

/// The kinds of a roll and of a choice on the tape.
const ROLLED: u8 = 5;
const PICKED: u8 = 1;

/// Places in games where dice are thrown. All games have the same tapes, which are costly to make, and seeds of their own.
pub struct Places {
    tapes: Vec<Tape>,
    at: u64,
}

impl Places {
    /// From the start of this game on.
    pub fn from(game: u64) -> Self {
        let lines = (0..THROWS as usize).scan(Vec::new(), |tape, throw| {
            let now = whole(tape);
            // The check of a real line depends on the rules, and the faces on the seed; any bytes will do here.
            tape.extend([ROLLED, 0, 5, (throw * 37) as u8, 0, 0, 20]);
            tape.extend([5, 7, 11].map(|n| (throw * n % 20) as u8));
            Some(now)
        });
        Places { tapes: lines.collect(), at: game * THROWS }
    }

    /// The next place: its game and its tape.
    pub fn go_on(&mut self) -> (u64, &Tape) {
        let at = self.at;
        self.at += 1;
        (at / THROWS, &self.tapes[(at % THROWS) as usize])
    }

    /// Every place of a game as it is after one answer, and after another.
    pub fn forks(&self) -> Vec<[Tape; 2]> {
        let answered = |tape: &Tape, answer| whole(&[tape.as_bytes(), &[PICKED, 0, 1, 0, 0, answer]].concat());
        self.tapes.iter().map(|tape| [1, 2].map(|answer| answered(tape, answer))).collect()
    }
}

fn whole(bytes: &[u8]) -> Tape {
    Tape::from_bytes(bytes).expect("whole lines")
}
