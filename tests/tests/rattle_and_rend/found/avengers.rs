//! Where an Avenger must stand.

use rattle_and_rend::book::Tactic::Avengers;

use crate::tactics::{QUIET, fight, hits, only};

/// P-22, RR-TAC-AVENGERS: near where the fallen stood, in sight of it, with an enemy to strike.
#[test]
fn avengers_are_told_where_they_must_stand() {
    let fell = hits(fight(QUIET, only(Avengers)), "red-1", "blue-1").says("roll: 1 1").shows("avenge");
    assert_eq!((fell.note().as_str(), fell.gists()[0]), ("Fighters", "In 160, sees it fall and a foe"));
}
