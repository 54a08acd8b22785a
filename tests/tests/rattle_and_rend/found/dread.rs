//! When Nightmares are near.

use rattle_and_rend::book::Tactic::Nightmares;

use crate::tactics::{QUIET, fight, hits, only};

/// P-21, RR-TAC-NIGHTMARES, RR-Q-8: the gate asks for a Nightmare in S and in sight, and says that no Ward is one.
#[test]
fn dread_needs_a_nightmare_near_and_in_sight() {
    let asked = fight(QUIET, only(Nightmares)).says("act: stand, who: red-2, target: blue-1, react: none-more");
    assert_eq!(asked.note(), "Nightmares");
    assert_eq!(asked.labels(), ["One in 80 mm, in sight", "None"]);
    assert_eq!(asked.gists()[0], "Wards are no Nightmares");
}

/// P-21, RR-TAC-NIGHTMARES: so does the row of a Will check.
#[test]
fn the_row_of_a_will_check_says_the_same() {
    let hit = hits(fight(only(Nightmares), QUIET), "red-2", "blue-1").shows("facts");
    assert_eq!(hit.fact_labels(), ["Seen in 80, no Ward"]);
}
