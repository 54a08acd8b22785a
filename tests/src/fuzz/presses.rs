//! Any bytes as what hands do to a handheld: the same laws as under the hammer.

use crate::hammer::deed::HandDeed;
use crate::hammer::flaw::Flaw;
use crate::hammer::shift::repeat;

/// Deeds of one try.
const MOST: usize = 4096;

/// The first byte is the shift, the others are deeds.
pub fn presses(data: &[u8]) {
    let Some((seed, deeds)) = data.split_first() else { return };
    let deeds: Vec<HandDeed> = deeds.iter().take(MOST).map(|&byte| HandDeed::of(byte)).collect();
    if let Err(broken) = repeat((*seed).into(), &deeds, Flaw::None) {
        panic!("{broken}");
    }
}
