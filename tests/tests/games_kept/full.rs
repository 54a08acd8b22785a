//! Twelve games wait: another one is refused with what would help, and nothing is lost.

use umpire::app::device::Notice;
use umpire::persistence::journal::{MAX_GAMES, StoreError};
use umpire_tests::desk::{blank, said};
use umpire_tests::flash::Flash;

use super::sitting::{ANY, BATTLE, END, games, over};

/// The store of somebody who has left so many games, beside what lies there.
fn filled(mut flash: Flash, games: usize) -> Flash {
    for _ in 0..games {
        flash = said(&flash, &[&ANY[..], &["park"]].concat()).0;
    }
    flash
}

#[test]
fn the_thirteenth_is_refused_and_one_that_is_deleted_makes_room() {
    let flash = filled(blank(), MAX_GAMES);
    let before = games(&flash);
    let (flash, stands) = said(&flash, &ANY);
    assert_eq!(stands.notices, [Notice::NoGameRoom(StoreError::ManyGames)]);
    assert_eq!((stands.asks.as_str(), games(&flash)), ("seats", before));
    let (flash, _) = said(&flash, &["thumb x", "pick forget", "pick forget"]);
    let (flash, stands) = said(&flash, &ANY);
    assert!(stands.notices.is_empty() && !["game", "seats"].contains(&stands.asks.as_str()), "{stands:?}");
    assert_eq!(games(&flash).len(), MAX_GAMES - 1);
    // Leaving it needs no place more.
    let (flash, stands) = said(&flash, &["park"]);
    assert_eq!((stands.asks.as_str(), games(&flash).len()), ("game", MAX_GAMES));
}

#[test]
fn one_that_is_over_makes_room_and_one_that_waits_does_not() {
    let flash = filled(over(), MAX_GAMES - 1);
    assert_eq!(games(&flash).iter().filter(|game| game.4).count(), 1);
    let (flash, stands) = said(&flash, &[&BATTLE[..], &END, &["press x"]].concat());
    assert!(stands.notices.is_empty() && stands.asks == "game", "{stands:?}");
    let kept = games(&flash);
    assert_eq!((kept.len(), kept.iter().filter(|game| game.4).count()), (MAX_GAMES, 1));
}
