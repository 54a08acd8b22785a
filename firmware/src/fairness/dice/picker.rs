//! Where the pickers of secrets start: noise of its own, which no die is drawn from.

use sha2::{Digest, Sha256};
use umpire_engine::table::Tape;

use super::Seed;

/// Decides where pickers start. Who counted presses before a reveal must not learn from counting them again, nor
/// foresee from the starts they saw where the other's picker starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pickers(Seed);

impl Pickers {
    /// Pickers that start by this key.
    pub const fn new(key: Seed) -> Self {
        Pickers(key)
    }

    /// Pickers of a game whose seed is known to all: for tests and replays, the same again.
    pub fn of_known(seed: &Seed) -> Self {
        Pickers(Sha256::new().chain_update(b"pocket-umpire picker key 2").chain_update(seed).finalize().into())
    }

    /// Where the next picker starts, after so many were opened at this question: elsewhere after every step back.
    #[inline(never)]
    pub fn start(&self, tape: &Tape, opened: u16) -> u64 {
        let backs: u32 = tape.steps().map(|(_, _, steps)| u32::from(steps.backs)).sum();
        let mut hash = Sha256::new().chain_update(b"pocket-umpire picker 2").chain_update(self.0);
        hash.update(tape.line_count().to_le_bytes());
        hash.update(tape.answer_count().to_le_bytes());
        hash.update(backs.to_le_bytes());
        hash.update(opened.to_le_bytes());
        let hash: Seed = hash.finalize().into();
        u64::from_le_bytes(*hash.first_chunk().expect("a hash has 32 bytes"))
    }
}
