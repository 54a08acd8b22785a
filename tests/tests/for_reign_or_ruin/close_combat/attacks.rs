//! How many dice strike: caps, then the multiplier.

use for_reign_or_ruin::book::{Defence, HouseRule, Stat};
use for_reign_or_ruin::{Edge, Extent};

use super::{duel, duel_at, edges, knights, orcs};
use crate::fixture::Carded;
use crate::ranged::staged::house;

use Edge::{Flank, Front, Rear};
use Extent::{Full, Limited, Reduced};

/// Dice of Knights (Att 3, Imp 3) and of Orcs (Att 4) who touch like this.
fn dice(a: (Edge, Extent), b: (Edge, Extent)) -> (u8, u8) {
    let game = duel(knights(), orcs(), edges(a, b)).says("pair: fight").shows("strike");
    let first = game.dice().0;
    // More than a dozen are no clash: the other throws for itself.
    let second = game.roll().next.map_or_else(|| game.says("strike: hits 0").dice().0, |next| next.pool.count);
    (first, second)
}

/// FR-CC-2, FR-CC-15, G-24: worked example 3: (3 + 3) x 2 = 12 dice into a flank.
#[test]
fn knights_into_a_flank() {
    let game = duel(knights(), orcs(), edges((Front, Full), (Flank, Full))).says("pair: fight").shows("strike");
    assert_eq!(game.dice(), (12, 5));
    assert_eq!(game.reasons(), ["Att", "Imp", "into its flank x2", "Def"]);
}

/// FR-CC-15, G-50: the enemy's flank doubles, its rear trebles; who strikes at an enemy on its own flank or rear has half.
#[test]
fn flanks_and_rears() {
    assert_eq!(dice((Front, Full), (Front, Full)), (6, 4));
    assert_eq!(dice((Front, Full), (Flank, Full)), (12, 2));
    assert_eq!(dice((Front, Full), (Rear, Full)), (18, 2));
    // Not primed on its own flank: half of 3 is 1, twice.
    assert_eq!(dice((Flank, Full), (Flank, Full)), (2, 4));
    assert_eq!(dice((Rear, Full), (Front, Full)), (1, 12));
}

/// FR-CC-15: reduced contact is at most attacks less one, limited contact at most half.
#[test]
fn how_much_touches() {
    assert_eq!(dice((Front, Reduced), (Front, Full)), (5, 4));
    assert_eq!(dice((Front, Limited), (Front, Reduced)), (3, 3));
}

/// FR-CC-16, G-24: of several caps the lowest counts, once, and the multiplier after it.
#[test]
fn the_lowest_cap_once_then_the_multiplier() {
    assert_eq!(dice((Front, Limited), (Rear, Limited)), (9, 2), "half of 6, trebled; half of 4, not a quarter");
    assert_eq!(dice((Flank, Reduced), (Front, Full)).0, 1, "half of 3 is lower than 3 less 1");
    let game = duel(knights(), orcs(), edges((Front, Limited), (Flank, Full))).says("pair: fight");
    assert_eq!(game.reasons(), ["Att", "Imp", "limited contact", "into its flank x2", "Def"]);
}

/// FR-CC-16, FR-DICE-6, G-2: a cap leaves at least 1 die where there was one, and none where there was none.
#[test]
fn a_cap_leaves_a_die() {
    for extent in [Reduced, Limited] {
        let one = duel(knights(), orcs().with(Stat::Att, 1), edges((Front, Full), (Front, extent)));
        assert_eq!(one.says("pair: fight").roll().next.expect("both strike").pool.count, 1, "{extent:?}");
        let none = duel(knights(), orcs().with(Stat::Att, 0), edges((Front, Full), (Front, extent)));
        let none = none.says("pair: fight, strike: hits 0");
        assert_ne!(none.asks(), "strike-back");
        assert_eq!(none.stress("red-1"), 0, "FR-DICE-4: no dice, no roll");
    }
}

/// FR-DICE-6, FR-HR-1, G-2: half of 5 is 2, or 3 where the table plays it so.
#[test]
fn half_of_odd_dice() {
    let five = || (knights().with(Stat::Att, 2), orcs());
    let limited = || edges((Front, Limited), (Front, Full));
    assert_eq!(duel(five().0, five().1, limited()).says("pair: fight").dice().0, 2);
    let up = duel_at(five().0, five().1, limited(), [house(HouseRule::HalfDice, 1)]);
    assert_eq!(up.says("pair: fight").dice().0, 3);
}

/// FR-CC-17, FR-CC-3: what the target defends raises its Def up to a cap, and leaves Imp alone (G-26).
#[test]
fn defences_raise_def() {
    let behind = |def: u8, defence: Defence| {
        let orcs = orcs().with(Stat::Def, def);
        duel(knights(), orcs, |contact| contact.ends[1].defence = defence).says("pair: fight").dice()
    };
    for (defence, of_3, of_5, of_8) in [
        (Defence::None, 3, 5, 8),
        (Defence::Soft, 4, 5, 8),
        (Defence::Hard, 5, 6, 8),
        (Defence::Fortification, 6, 7, 8),
    ] {
        assert_eq!([3, 5, 8].map(|def| behind(def, defence)), [of_3, of_5, of_8].map(|def| (6, def)), "{defence:?}");
    }
}

/// FR-CC-2: more than forty dice are thrown one pool after the other, and their hits are added up.
#[test]
fn many_dice_take_several_throws() {
    let giants = knights().with(Stat::Att, 20).with(Stat::Imp, 10);
    let orcs = orcs().with(Stat::End, 30);
    let game = duel(giants, orcs, edges((Front, Full), (Rear, Full))).says("pair: fight").shows("strike");
    assert_eq!(game.dice().0, 40, "of 90");
    let game = game.says("strike: hits 5").shows("strike").says("strike: hits 6");
    assert_eq!(game.dice().0, 10);
    let game = game.says("strike: hits 7, strike-back: hits 0");
    assert_eq!(game.stress("blue-1"), 18);
}
