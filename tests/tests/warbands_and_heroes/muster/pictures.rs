//! Pages of the workbench as pictures in the tree. `UPDATE=1` draws them anew.

use umpire_tests::picture::look_like_their_pictures;

use super::bench::bench;

const WARBAND: &str = "warband \"Oak Banner\" / treasury 8 / turn 2 / class \"Riders\" mounted cost 4 resolve 5 fs 10 \
     bloodied 5 tn 4 speed 8 attack \"Lances\" 4d2 extra 3 attack \"Bows\" 3d1 ranged range 8 / class \"Warlord\" heroic \
     cost 0 resolve 6 fs 14 bloodied 7 tn 5 speed 5 trait hero attack \"Melee\" 6d3 / unit warriors \"Oak Guard\" captain \
     level-headed \"Dame Ysolt\" / unit warriors / unit warriors / unit bowmen \"Hedgemen\" lost 2 / unit \"Riders\" / unit \
     \"Warlord\" \"Old Tam\"";

/// Each page: its name, the answers that lead there, and the keys after them.
const PAGES: [(&str, &str, &str); 18] = [
    ("menu", "", ""),
    ("menu-more", "", "down"),
    ("why-menu", "", "y"),
    ("add", "muster: add", ""),
    ("why-own-class", "muster: add", "y"),
    ("unit", "muster: units", "down"),
    ("change", "muster: units, unit: unit-1", ""),
    ("captain", "muster: units, unit: unit-2, change: captain", "down down"),
    ("why-captain", "muster: units, unit: unit-2, change: captain", "down down y"),
    ("captain-roll", "muster: units, unit: unit-2, change: captain, captain: roll", ""),
    ("captain-rolled", "muster: units, unit: unit-2, change: captain, captain: roll, captain-roll: 4", ""),
    ("class", "muster: classes, classes: own-1", "down down"),
    ("attack", "muster: classes, classes: own-1, edit: attack-2", "down"),
    ("upkeep", "muster: upkeep", ""),
    ("pay", "muster: upkeep, upkeep: some", "down"),
    ("unpaid", "muster: upkeep, upkeep: none", ""),
    ("disbands", "muster: upkeep, upkeep: none, unpaid: 6", ""),
    ("farewell", "muster: upkeep, upkeep: none, unpaid: 6, unpaid: 1, unpaid: 2, unpaid: 2, unpaid: 1", "a"),
];

#[test]
fn pages_of_the_workbench_look_like_their_pictures() {
    let page = |(name, steps, keys)| (name, bench(WARBAND).says(steps).screen(keys));
    look_like_their_pictures("muster", PAGES.map(page));
}
