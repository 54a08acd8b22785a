//! The power goes at any write: what was acknowledged is there, once.

use umpire_tests::aloud::say;
use umpire_tests::desk::{Stands, call};
use umpire_tests::flash::Flash;

use super::sitting::{ANY, BATTLE, END, Kept, bytes, games, id, over, parked};

/// Cuts the power at every write of the last line; `ends` looks at what is there at the next power-on.
fn sweep(flash: &Flash, lines: &[&str], ends: impl Fn(&Stands, &Flash)) {
    let mut cuts = 0;
    for seed in 0..3 {
        for first in 0.. {
            let (cut, done) = call(flash.clone(), lines, Some((first, seed)));
            let (last, stands) = call(cut, &[], None);
            ends(&stands.expect("the power stays"), &last);
            cuts += 1;
            if done.is_some() {
                assert!(first > 0, "there is something to write");
                break;
            }
        }
    }
    say("games kept", &format!("{cuts} cuts of power after {:?}", lines.last()));
}

/// Which games are kept, and which waits to go on by itself.
fn books(kept: &[Kept]) -> Vec<&str> {
    kept.iter().map(|game| game.0.as_str()).collect()
}

#[test]
fn a_game_that_is_left_is_open_or_waits() {
    sweep(&umpire_tests::desk::blank(), &[&BATTLE[..], &["park"]].concat(), |stands, flash| {
        let waits = games(flash).len();
        assert_eq!(waits == 1, stands.asks == "game", "{stands:?}");
        assert!(waits <= 1);
    });
}

#[test]
fn a_game_that_is_taken_up_is_open_or_waits_and_so_is_every_other() {
    let (flash, _) = umpire_tests::desk::said(&parked(), &[&ANY[..], &["park"]].concat());
    let before = bytes(&flash, 1);
    sweep(&flash, &["pick parked-2"], |stands, flash| match stands.asks.as_str() {
        "game" => {
            assert_eq!(books(&games(flash)), ["any-game", "warbands-and-heroes"]);
            assert_eq!(bytes(flash, 1), before);
        }
        _ => assert_eq!(books(&games(flash)), ["any-game"]),
    });
}

#[test]
fn a_game_that_is_deleted_is_there_or_not() {
    let (flash, _) = umpire_tests::desk::said(&parked(), &[&ANY[..], &["park"]].concat());
    let line = format!("forget {}", id(&flash, 1));
    sweep(&flash, &[&line], |stands, flash| {
        let kept = games(flash);
        assert_eq!(stands.asks, "game");
        assert!(matches!(books(&kept)[..], ["any-game"] | ["any-game", "warbands-and-heroes"]), "{kept:?}");
    });
}

#[test]
fn a_game_has_its_old_name_or_the_new_one() {
    let flash = parked();
    let before = bytes(&flash, 0);
    let line = format!("rename {} Ann and Bob", id(&flash, 0));
    sweep(&flash, &[&line], |_, flash| {
        let kept = games(flash);
        assert!(kept.len() == 1 && ["", "Ann and Bob"].contains(&kept[0].1.as_str()), "{kept:?}");
        assert_eq!((bytes(flash, 0), kept[0].2.as_str()), (before.clone(), "round 1"));
    });
}

#[test]
fn a_game_that_is_over_is_open_or_among_those_played() {
    sweep(&umpire_tests::desk::blank(), &[&BATTLE[..], &END, &["press x"]].concat(), |stands, flash| {
        let kept = games(flash);
        assert_eq!(kept.len() == 1 && kept[0].4, stands.asks == "game", "{stands:?} {kept:?}");
    });
}

#[test]
fn a_rematch_takes_nothing_from_the_one_before() {
    let before = bytes(&over(), 0);
    sweep(&over(), &["pick played", "pick game-1", "thumb a"], |_, flash| {
        assert_eq!((games(flash).len(), bytes(flash, 0)), (1, before.clone()));
    });
}
