//! What the hits of an attack come to, in the book's order: one more, one less, then the damage of each (WH-ATK-5 to
//! WH-ATK-7).

use super::limits::DAMAGE;
use umpire_engine::table::{Amount, HitWorth, Modifier};

/// An Aggressive friend next to it (WH-ATK-5).
const AGGRESSIVE: Modifier = Modifier { amount: Amount::Plus(1), name: "Aggressive" };
/// A target that shrugs a hit off (WH-ATK-6).
const BERSERK: Modifier = Modifier { amount: Amount::Plus(-1), name: "Berserk" };

/// What may be added and taken: neither, one, the other, both.
static AFTER: [&[Modifier]; 4] = [&[], &[AGGRESSIVE], &[BERSERK], &[AGGRESSIVE, BERSERK]];

const EACH: usize = DAMAGE.1 as usize + 1;
static WORTH: [[HitWorth; EACH]; AFTER.len()] = table();

const fn table() -> [[HitWorth; EACH]; AFTER.len()] {
    let mut all = [[HitWorth { after: &[], each: 0, unit: "damage" }; EACH]; AFTER.len()];
    let mut at = 0;
    while at < EACH * AFTER.len() {
        let (after, each) = (at / EACH, at % EACH);
        all[after][each].after = AFTER[after];
        all[after][each].each = each as u8;
        at += 1;
    }
    all
}

/// What hits of this damage come to.
pub(crate) fn worth(damage: u8, aggressive: bool, berserk: bool) -> &'static HitWorth {
    &WORTH[usize::from(aggressive) + 2 * usize::from(berserk)][usize::from(damage.min(DAMAGE.1))]
}
