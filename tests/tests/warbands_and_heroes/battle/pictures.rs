//! Pages of a battle of six as pictures in the tree. `UPDATE=1` draws them anew.

use umpire_tests::battle::warbands;
use umpire_tests::picture::look_like_their_pictures;

const SIDES: [&str; 6] = [
    "unit warriors \"Oak Guard\" captain level-headed / unit bowmen \"Hedgemen\"",
    "unit berserkers \"Tide Wolves\" / unit warriors / unit bowmen captain wicked",
    "unit bowmen / unit bowmen / unit warriors captain shrewd",
    "unit warriors \"Black Pikes\" captain aggressive / unit berserkers",
    "class \"Warlord\" heroic resolve 5 fs 14 tn 5 trait hero attack \"Blade\" 6d3 / unit \"Warlord\" \"Aud\"",
    "unit warriors / unit warriors / unit bowmen captain dangerous",
];
const NAMES: &str = "rules: names, name: Ann, name: Bob, name: Cleo, name: Dan, name: Eve, name: Fin";
/// Dan first, then Ann, Bob and Eve together, then Fin, and Cleo last of all.
const ORDER: &str = "rules: fight, deploy: done, initiative: 4 4 6 5 4 3, shrewd: keep, first: last";
/// Dan's Black Pikes put their wall up; then three act together, Bob first.
const TOGETHER: &str = "unit: green-1, activate: still, action: wall, unit: green-2, activate: pass, roll-off: 2 6 1";
/// Bob's Tide Wolves come past that wall.
const PAST: &str = "unit: blue-1, activate: charge, charge-move: done";
/// They are struck, and reach nobody.
const STRUCK: &str = "wall: green-1, strike: yes, attack: 6 5 4 1 1 1, go-on: done, target: none";
/// Ann, Eve and Bob end their turns: the block is over.
const ENDED: &str = "unit: more, more: end-turn, unit: more, more: end-turn, unit: more, more: end-turn";
/// Bowmen who are hit, and fail near Bob's Wicked captain.
const WICKED: &str = "wall: none, target: red-2, attack: 6 1 1 1, near-captain:, resolve: 6";

/// Each page: its name, the answers that lead there, and the keys after them.
const PAGES: [(&str, &[&str], &str); 17] = [
    ("menu", &[], ""),
    ("house", &[NAMES, "rules: house"], "down"),
    ("first", &[NAMES, "rules: fight, deploy: done, initiative: 4 4 6 5 4 3, shrewd: keep"], ""),
    ("order", &[NAMES, ORDER], ""),
    ("together", &[NAMES, ORDER, TOGETHER], "a"),
    ("activate", &[NAMES, ORDER, TOGETHER, "unit: blue-1"], "down down"),
    ("wall", &[NAMES, ORDER, TOGETHER, PAST], ""),
    ("strike", &[NAMES, ORDER, TOGETHER, PAST, "wall: green-1"], ""),
    ("dice", &[NAMES, ORDER, TOGETHER, PAST, "wall: green-1, strike: yes"], ""),
    ("hits", &[NAMES, ORDER, TOGETHER, PAST, "wall: green-1, strike: yes, attack: 6 5 4 1 1 1"], ""),
    ("wicked", &[NAMES, ORDER, TOGETHER, PAST, WICKED], "a"),
    (
        "due",
        &[
            NAMES,
            ORDER,
            TOGETHER,
            PAST,
            STRUCK,
            "unit: red-1, activate: move, move: done, wall: none, action: attack-1",
        ],
        "",
    ),
    ("losses", &[NAMES, ORDER, TOGETHER, PAST, STRUCK, ENDED], ""),
    ("attack", &[NAMES, ORDER, TOGETHER, "unit: blue-3, activate: still"], "down y"),
    ("captain", &["rules: captains, captain: blue-2, trait: roll, trait-roll: 6"], "a"),
    ("put-right", &[NAMES, ORDER, TOGETHER], "a y right a"),
    ("state", &[NAMES, ORDER, TOGETHER, PAST, WICKED, "wicked: blue"], "y x"),
];

#[test]
fn pages_of_a_battle_of_six_look_like_their_pictures() {
    let page = |(name, steps, keys): (&'static str, &[&str], &str)| {
        (name, steps.iter().fold(warbands(&SIDES), |play, steps| play.says(steps)).screen(keys))
    };
    look_like_their_pictures("battle", PAGES.map(page));
}
