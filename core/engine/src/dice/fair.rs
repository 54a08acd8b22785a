//! Fair throws: every face of every die as likely as any other, from any generator.

use rand_core::Rng;

use crate::dice::{Die, Faces, Pool};

/// One face, by rejection: numbers past the last whole multiple of the sides are thrown away.
/// Taking the remainder of all of them would favour 1 to 16 of a d20 by 8 % over a byte.
pub fn face(die: Die, rng: &mut impl Rng) -> u8 {
    let sides = u32::from(die.sides());
    let limit = u32::MAX - u32::MAX % sides;
    loop {
        let n = rng.next_u32();
        if n < limit {
            return (n % sides) as u8 + 1;
        }
    }
}

/// All faces of a pool.
pub fn throw(pool: Pool, rng: &mut impl Rng) -> Faces {
    (0..pool.count).map(|_| face(pool.die, rng)).collect()
}
