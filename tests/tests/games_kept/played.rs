//! Games that are over: kept, looked at, played again.

use std::cell::RefCell;

use umpire::persistence::journal::Journal;
use umpire::persistence::session_store::{GameStore, JournalGames};
use umpire_tests::desk::{blank, said};
use umpire_tests::flash::Flash;

use super::sitting::{BATTLE, END, bytes, games, over, rows};

#[test]
fn a_game_that_is_over_is_kept_among_those_played() {
    let (flash, stands) = said(&over(), &[]);
    assert_eq!(
        games(&flash).iter().map(|game| (game.2.as_str(), game.4)).collect::<Vec<_>>(),
        [("a draw, 1 round", true)]
    );
    assert_eq!((rows(&stands).last(), stands.preset), (Some(&"played"), 0));
    let (_, stands) = said(&flash, &["pick played"]);
    assert_eq!((stands.asks.as_str(), rows(&stands)), ("played", vec!["game-1", "more-1"]));
    assert_eq!(stands.about[0][0], "a draw, 1 round");
}

#[test]
fn its_last_page_is_the_one_that_was_shown() {
    // The key reads that a console plays along.
    let (_, ended) = said(&blank(), &[&BATTLE[..], &END, &["thumb b"]].concat());
    let (flash, shown) = said(&over(), &["pick played", "thumb a"]);
    assert!(shown.asks.is_empty() && shown.shown.0 == ended.shown.0, "the same picture");
    assert_eq!(games(&flash).len(), 1, "and it is still among them");
}

#[test]
fn whoever_looks_at_it_changes_nothing_and_comes_back_to_the_shelf() {
    let before = bytes(&over(), 0);
    for back in ["thumb b", "thumb x", "park", "press x"] {
        let (flash, stands) = said(&over(), &["pick played", "pick game-1", back]);
        assert_eq!((stands.asks.as_str(), bytes(&flash, 0)), ("game", before.clone()), "{back}");
    }
    for line in ["undo", "undo both", "redo", "thumb y"] {
        let (flash, stands) = said(&over(), &["pick played", "pick game-1", line]);
        assert_eq!((stands.asks.as_str(), bytes(&flash, 0)), ("", before.clone()), "{line}");
    }
    // Nor does the power: it goes while somebody looks.
    let (flash, _) = said(&over(), &["pick played", "pick game-1"]);
    let (flash, stands) = said(&flash, &[]);
    assert_eq!((stands.asks.as_str(), bytes(&flash, 0), games(&flash).len()), ("game", before, 1));
}

#[test]
fn a_rematch_is_begun_from_the_last_page_and_from_the_shelf() {
    for lines in [&["pick played", "thumb a", "thumb a"][..], &["pick played", "pick more-1", "pick again"]] {
        plays_on(&over(), lines);
    }
}

/// Nobody remembers then what each side picked: its rosters are those of the game, and its answers are found again.
#[test]
fn a_rematch_is_begun_after_a_restart_as_well() {
    for again in ["thumb a", "press a"] {
        let (flash, _) = said(&blank(), &BATTLE);
        plays_on(&flash, &[&END[..], &[again]].concat());
    }
}

/// A rematch that these lines lead to is played with what each side brought to the game before: each line of its tape is bound
/// to that, and when the power goes none of them is lost.
#[track_caller]
fn plays_on(flash: &Flash, to: &[&str]) {
    assert_eq!(said(flash, to).1.asks, "rules", "{to:?}");
    let (flash, asked) = said(flash, &[to, &["pick quick", "ok"]].concat());
    let (flash, stands) = said(&flash, &[]);
    assert_eq!((&stands.asks, stands.notices.len()), (&asked.asks, 0), "{to:?}: {stands:?}");
    let (flash, _) = said(&flash, &["park"]);
    assert_eq!(games(&flash).iter().map(|game| game.4).collect::<Vec<_>>(), [false, true], "{to:?}");
    assert!(bytes(&flash, 0).0.ends_with(&bytes(&flash, 1).0[60..]), "{to:?}: with what each side brought to it");
}

#[test]
fn a_played_game_is_deleted_when_that_is_said_twice() {
    let (flash, stands) = said(&over(), &["pick played", "thumb x", "pick forget"]);
    assert_eq!((stands.asks.as_str(), games(&flash).len()), ("sure-game", 1));
    let (flash, stands) = said(&flash, &["pick played", "thumb x", "pick forget", "pick forget"]);
    assert_eq!((stands.asks.as_str(), games(&flash).len()), ("game", 0));
    assert!(!rows(&stands).contains(&"played"));
}

/// What was told of its dice goes with it: the seal of another game takes the one place there is for that.
#[test]
fn dice_whose_seed_was_told_stay_known_in_a_game_that_was_left() {
    // It is over, its seed is told, the last answer is taken back, and it waits.
    let told = [&BATTLE[..], &END, &["save", "thumb b", "park"]].concat();
    let (flash, stands) = said(&blank(), &told);
    assert_eq!((stands.asks.as_str(), games(&flash).len()), ("game", 1), "{stands:?}");
    assert!(!games(&flash)[0].4);
    let store = RefCell::new(Journal::open(flash).0);
    JournalGames(&store).each(&mut |entry| assert!(entry.label.told, "it is written down with the game itself"));
}
