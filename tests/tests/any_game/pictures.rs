//! Its pages as pictures in the tree. `UPDATE=1` draws them anew.

use umpire_tests::picture::look_like_their_pictures;
use umpire_tests::tabletop::table;

const NAMES: &str = "start: setup, setup: names, name: Ann, name: Bob, name: Cleo, setup: done";
const LIFE: &str = "start: setup, setup: counter-1, counter-setup: name, counter-name: Life, setup: counter-1, \
                    counter-setup: start, counter-start: 20, setup: done";
const THREE: &str = "start: counter-1, whose: red, counter-1: 14, table: counter-1, whose: gold, counter-1: 7, \
                     table: counter-1, whose: blue, counter-1: 23, table: next";
const DICE: &str = "table: dice, dice: count, count: 8, dice: counting, counting: at-least, dice: need, need: 5";

/// Each page: its name, how many sides, the answers that lead there, and the keys after them.
const PAGES: [(&str, usize, &[&str], &str); 22] = [
    ("start", 2, &[], ""),
    ("alone", 1, &[], ""),
    ("six", 6, &[], ""),
    ("table", 3, &[NAMES, LIFE, THREE], ""),
    ("whose", 3, &[NAMES, LIFE, THREE, "table: counter-1"], ""),
    ("counter-three", 3, &[NAMES, LIFE, THREE, "table: counter-1, whose: blue"], "down down down"),
    ("counter-two", 2, &["start: counter-1, whose: red"], "right right up"),
    ("counter-two-blue", 2, &["start: counter-1, whose: blue"], "right up"),
    ("counter-alone", 1, &["start: counter-1"], "right"),
    (
        "counter-six",
        6,
        &["start: counter-1, whose: green"],
        "right right right right right right right right right right right right",
    ),
    ("tray", 3, &[NAMES, LIFE, THREE, DICE], ""),
    ("roll", 3, &[NAMES, LIFE, THREE, DICE, "dice: roll"], ""),
    ("rolled", 3, &[NAMES, LIFE, THREE, DICE, "dice: roll, roll: 6 1 5 5 2 3 4 1"], ""),
    ("sum", 2, &["start: roll"], ""),
    ("setup", 2, &["start: setup"], ""),
    ("counter-name", 2, &["start: setup, setup: add-counter"], ""),
    ("time", 2, &["start: setup, setup: clock, clock: on, setup: done, start: next"], ""),
    ("first", 3, &[NAMES, "start: lots, lots: first, lot: 3"], ""),
    ("coin", 2, &["start: lots, lots: coin, coin: 6"], ""),
    ("order", 3, &[NAMES, "start: lots, lots: order, order: 40 7 90"], ""),
    ("bids", 3, &[NAMES, "start: bid, bid-kind: number, most: 9, bidders: red blue gold, bid: 4 9 2"], ""),
    (
        "end",
        2,
        &[
            "start: counter-1, whose: red, counter-1: 5, table: counter-1, whose: blue, counter-1: 6, table: end, winner: blue",
        ],
        "",
    ),
];

/// AG-COUNT-4, AG-UI-2: what players see.
#[test]
fn its_pages_look_like_their_pictures() {
    let page = |(name, sides, steps, keys): (&'static str, usize, &[&str], &str)| {
        (name, steps.iter().fold(table(sides), |play, steps| play.says(steps)).screen(keys))
    };
    look_like_their_pictures("any-game-pages", PAGES.map(page));
}
