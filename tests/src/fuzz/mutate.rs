//! Small changes by chance, for where no fuzzer is at hand.

use crate::random::Lcg;

/// The same bytes with some of them altered, left out, doubled, or taken from another example.
pub fn mutated(bytes: &[u8], other: &[u8], rng: &mut Lcg) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=rng.below(4) {
        let at = rng.below(bytes.len() as u32 + 1) as usize;
        let length = (1 + rng.below(12) as usize).min(bytes.len() - at);
        match rng.below(6) {
            0 if length > 0 => bytes[at] = rng.below(256) as u8,
            1 if length > 0 => bytes[at] ^= 1 << rng.below(8),
            2 => drop(bytes.drain(at..at + length)),
            3 => bytes.insert(at, rng.below(256) as u8),
            4 => {
                let copy = bytes[at..at + length].to_vec();
                bytes.splice(at..at, copy);
            }
            _ => {
                let from = rng.below(other.len() as u32 + 1) as usize;
                let end = (from + 1 + rng.below(40) as usize).min(other.len());
                bytes.splice(at..at, other[from..end].iter().copied());
            }
        }
    }
    bytes
}
