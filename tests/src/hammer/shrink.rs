//! A broken law with fewer deeds: whatever can be left out is.

use super::flaw::Flaw;
use super::shift::{BrokenLaw, repeat};

/// Deeds that are done again at most while something is left out.
const MOST: usize = 3_000_000;

/// Leaves out larger and smaller parts, as long as the same law is broken. It need not be the fewest there are.
pub(super) fn shrink(mut broken: BrokenLaw, flaw: Flaw) -> BrokenLaw {
    eprintln!("BROKEN in shift {}: {}\n    looking for fewer deeds that lead there", broken.seed, broken.law);
    let law = first_words(&broken.law);
    let (mut part, mut spent) = (broken.deeds.len().div_ceil(2), 0);
    while part > 0 && spent < MOST {
        let (mut at, before) = (0, broken.deeds.len());
        while at < broken.deeds.len() && spent < MOST {
            let mut fewer = broken.deeds.clone();
            fewer.drain(at..(at + part).min(fewer.len()));
            spent += fewer.len() + 1000;
            match repeat(broken.seed, &fewer, flaw) {
                Err(same) if first_words(&same.law) == law => broken = same,
                _ => at += part,
            }
        }
        if part > 1 || broken.deeds.len() == before {
            part /= 2;
        }
    }
    broken
}

/// A law without its numbers.
fn first_words(law: &str) -> String {
    law.chars().filter(|letter| !letter.is_ascii_digit()).take(60).collect()
}
