//! Pages of the workbench as pictures in the tree. `UPDATE=1` draws them anew.

use dragon_rampant::Muster;
use umpire_engine::table::BenchOpening;
use umpire_tests::game_play::GamePlay;
use umpire_tests::picture::look_like_their_pictures;

use super::warband;

const WARBAND: &str = "warband \"Hill Kin\" / unit elite-foot \"Dwarf Lord\" fear race dwarf single leader / unit \
     heavy-foot \"Spear Thanes\" race dwarf / unit light-foot \"Rune Carvers\" wizardling prod bolt shields race dwarf / \
     unit heavy-missiles race dwarf";

/// Each page: its name, the answers that lead there, and the keys after them.
const PAGES: [(&str, &str, &str); 13] = [
    ("menu", "", ""),
    ("menu-more", "", "down down"),
    ("why-menu", "", "y"),
    ("list", "muster: sample", "down down"),
    ("sample", "muster: sample, list: graveyard", "down down"),
    ("choices", "muster: sample, list: elves, sample: unit-6", ""),
    ("unit", "muster: units", ""),
    ("change", "muster: units, unit: unit-3", ""),
    ("options", "muster: units, unit: unit-3, change: options", ""),
    ("rules", "muster: units, unit: unit-3, change: rules", "down down down"),
    ("why-rule", "muster: units, unit: unit-3, change: rules", "down down y"),
    ("spells", "muster: units, unit: unit-3, change: spells", ""),
    ("size", "muster: size", ""),
];

#[test]
fn pages_of_the_workbench_look_like_their_pictures() {
    let page = |(name, steps, keys)| {
        let bench = GamePlay::<Muster>::new(BenchOpening { roster: warband(WARBAND), kept: false });
        (name, bench.says(steps).screen(keys))
    };
    look_like_their_pictures("dragon-rampant-muster", PAGES.map(page));
}
