//! Pages of the guide as pictures in the tree. `UPDATE=1` draws them anew.

use umpire_tests::picture::look_like_their_pictures;
use umpire_tests::words::{cuts, faults};

use super::bench::{Guide, guide};
use super::{LARGE, LOST, MIXED, WON};

fn owing() -> Guide {
    guide(LARGE, &format!("banked 0 owed 1 / {WON} / {LOST}"))
}

fn rich() -> Guide {
    guide(MIXED, &format!("banked 3 / {LOST} / {WON}"))
}

fn long() -> Guide {
    let elements = "5 skirmishers + champion push-to-the-brink / heavy transport \"The Old Carts\" / fringe-tactics riders rangers";
    guide(&elements.replace("Old Carts", "Carts"), &format!("banked 0 / {WON}"))
}

/// RR-CAMP-16: what is to be done, paying, buying, swapping, the chronicle, and a warband that is dissolved.
#[test]
fn the_guide_looks_like_its_pictures() {
    let pages = [
        ("to-do", rich().screen("")),
        ("to-do-owed", owing().screen("")),
        ("pay", owing().says("guide: pay").screen("down")),
        ("refill", owing().says("guide: pay, pay: 1").screen("")),
        ("buy", rich().says("guide: spend").screen("")),
        ("swap", guide(LARGE, &format!("banked 0 / {WON}")).says("guide: swap").screen("down a")),
        ("move", rich().says("guide: move").screen("")),
        ("chronicle", rich().says("guide: chronicle").screen("")),
        ("dissolved", guide("3 fighters", &format!("banked 0 retired / {WON} / {LOST}")).screen("")),
        ("started", guide(MIXED, "banked 0").screen("")),
        ("why", rich().screen("y")),
    ];
    look_like_their_pictures("guide", pages);
}

/// No word of the guide is cut, the longest names among them.
#[test]
fn no_word_of_the_guide_is_cut() {
    let pages = [
        (owing(), "", ""),
        (owing(), "", "down down down down down"),
        (owing(), "guide: pay", ""),
        (owing(), "guide: pay, pay: 1", ""),
        (owing(), "guide: pay, pay: 1", "down down down down down down down"),
        (rich(), "guide: spend", ""),
        (rich(), "guide: spend, spend: dregs", ""),
        (rich(), "guide: spend, spend: dregs, roster: fringe", ""),
        (rich(), "guide: swap", ""),
        (rich(), "guide: record", ""),
        (rich(), "guide: record, opponent: A", ""),
        (rich(), "guide: record, opponent: A, fought: duel", ""),
        (rich(), "guide: record, opponent: A, fought: duel, game-size: 12", ""),
        (rich(), "guide: record, opponent: A, fought: duel, game-size: 12, outcome: won", ""),
        (long(), "guide: swap", ""),
        (long(), "guide: swap", "down down"),
        (long(), "guide: move", ""),
        (long(), "guide: move", "down down down"),
    ];
    for (guide, steps, keys) in pages {
        let stack = guide.says(steps).screen(keys);
        let bands = || 0..stack.len();
        assert_eq!((faults(&stack, bands()), cuts(&stack, bands())), (vec![], vec![]), "{steps} {keys}");
    }
}
