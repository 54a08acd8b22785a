//! The key of each throw: a hash over a domain, the seed, the noise of every start since, and all answers that stand.
//!
//! ```text
//! answers = SHA-256("pocket-umpire answers 2", kind, length and payload of every answer that stands, nicknames left out)
//! root    = seed; then for every start of the device: SHA-256("pocket-umpire resume 2", root, noise)
//! key     = SHA-256("pocket-umpire throw 2", root, answers)
//! ```
//!
//! Whoever does not know the seed cannot foresee what any answer does to a die: no harmless answers, no name, no step
//! and no line by cable steers a face. The same choices bring the same faces, whoever made them.
//!
//! A nickname is no choice, and is not hashed. It decides nothing, so it should change nothing: a game in which somebody
//! is called Ann has the dice of the same game without. Were it hashed, it would be an answer that can be given at any
//! moment and as often as anybody likes, the one thing that could be varied at no cost before a throw; nobody could foresee
//! what that does, but nobody should have to wonder. What is not hashed is still bound: a nickname is a line of the tape,
//! and its check is part of the check of every line after it.

use sha2::{Digest, Sha256};
use umpire_engine::table::{Steps, Tape, TapeLine};

use super::Seed;

/// Keys of a game's throws, computed line by line.
#[derive(Clone)]
pub struct ThrowKeys {
    seed: Seed,
    root: Seed,
    answers: Sha256,
    /// Bytes of the tape that are hashed.
    bytes: usize,
    /// Whether a line about steps came after them, which may yet change.
    open: bool,
}

impl ThrowKeys {
    /// Of a game with this seed, before its first answer.
    pub fn new(seed: Seed) -> Self {
        ThrowKeys { seed, root: seed, answers: answers(), bytes: 0, open: false }
    }

    /// The key of a throw at the end of this tape.
    #[inline(never)] // the table of measures times it
    pub fn key(&mut self, tape: &Tape) -> Seed {
        self.follow(tape);
        let key = Sha256::new().chain_update(b"pocket-umpire throw 2").chain_update(self.root);
        key.chain_update(self.answers.clone().finalize()).finalize().into()
    }

    /// Hashes what the tape has gone on by. It must be the tape that was given before: lines that were added are hashed,
    /// some eight answers a block; only a step makes it begin anew.
    #[inline(never)] // the table of measures times it
    pub fn follow(&mut self, tape: &Tape) {
        let step = |line: &TapeLine<'_>| Steps::read(line).is_some();
        if self.open || tape.as_bytes().len() < self.bytes || tape.iter_from(self.bytes).any(|line| step(&line)) {
            *self = ThrowKeys::new(self.seed);
            tape.answers().filter(TapeLine::is_choice).for_each(|line| hash(&mut self.answers, &line));
            tape.iter().for_each(|line| self.note(&line));
            self.open = tape.last_line().is_some_and(|line| step(&line));
        } else {
            for line in tape.iter_from(self.bytes) {
                self.note(&line);
                if line.is_choice() {
                    hash(&mut self.answers, &line);
                }
            }
        }
        self.bytes = tape.as_bytes().len();
    }

    /// Mixes the noise of a start in.
    fn note(&mut self, line: &TapeLine<'_>) {
        if let Some(noise) = line.resumed() {
            let root = Sha256::new().chain_update(b"pocket-umpire resume 2").chain_update(self.root);
            self.root = root.chain_update(noise).finalize().into();
        }
    }
}

fn answers() -> Sha256 {
    Sha256::new().chain_update(b"pocket-umpire answers 2")
}

fn hash(answers: &mut Sha256, line: &TapeLine<'_>) {
    line.choice(&mut |bytes| answers.update(bytes));
}
