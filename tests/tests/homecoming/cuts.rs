//! The power goes at any write: the old warband is there or the new one, and who was not heard is asked again.

use umpire_tests::aloud::say;
use umpire_tests::flash::Flash;

use super::sitting::{AFTER, BEFORE, BESIDE, SHELF, battle, keeper, left};
use umpire_tests::desk::{Stands, call, kept};

/// Cuts the power at every write of the last line, and once more at every write of the next power-on; `ends` looks at
/// what is there when the power stays.
pub(crate) fn sweep(flash: &Flash, lines: &[&str], ends: impl Fn(&Stands, Vec<String>)) {
    let mut cuts = 0;
    for seed in 0..3 {
        for first in 0.. {
            let (cut, done) = call(flash.clone(), lines, Some((first, seed)));
            for second in 0.. {
                cuts += 1;
                let (twice, up) = call(cut.clone(), &[], Some((second, seed)));
                let (last, stands) = call(twice, &[], None);
                ends(&stands.expect("the power stays"), kept(&last));
                if up.is_some() {
                    break;
                }
            }
            if done.is_some() {
                assert!(first > 1, "there is something to write");
                break;
            }
        }
    }
    say("homecoming", &format!("{cuts} cuts of power after {:?}", lines.last()));
}

#[test]
fn a_game_that_is_left_waits_or_what_came_home_does() {
    sweep(&keeper(), &battle(), |stands, kept| {
        let waits = stands.asks.is_empty() || stands.asks == "home";
        assert!(waits && kept == [BEFORE] && stands.notices.is_empty(), "{stands:?}, {kept:?}");
    });
}

/// Where the power goes after what came home is stored and before its game is gone, the game is left once more: it does
/// not come home twice.
#[test]
fn what_comes_home_is_asked_about_once() {
    let mut again = 0;
    for first in 0.. {
        let (cut, done) = call(keeper(), &battle(), Some((first, 0)));
        let (mut flash, stands) = call(cut, &[], None);
        if stands.expect("the power stays").asks.is_empty() {
            again += 1;
            let (left, stands) = call(flash, &[SHELF], None);
            assert_eq!(stands.expect("the power stays").asks, "home", "cut at write {first}");
            flash = left;
        }
        let (_, stands) = call(flash, &["pick leave"], None);
        assert_eq!(stands.expect("the power stays").asks, "game", "cut at write {first}");
        if done.is_some() {
            break;
        }
    }
    assert!(again > 0, "some game is left twice");
}

#[test]
fn the_old_one_is_there_or_the_new_one() {
    sweep(&left(), &["pick take"], |stands, kept| match stands.asks.as_str() {
        "home" => assert_eq!(kept, [BEFORE], "who was not heard is asked again"),
        asks => assert_eq!((asks, kept), ("game", vec![AFTER.to_owned()]), "{:?}", stands.notices),
    });
}

#[test]
fn beside_the_old_one_there_is_one_new_one_at_most() {
    sweep(&left(), &["pick both"], |stands, kept| match stands.asks.as_str() {
        "home" if stands.off("both").is_empty() => assert_eq!(kept, [BEFORE]),
        "home" => assert_eq!(kept, [BEFORE, BESIDE], "{}", stands.off("both")),
        asks => assert_eq!((asks, kept), ("game", vec![BEFORE.to_owned(), BESIDE.to_owned()])),
    });
}
