//! What else can be done with a game that waits: by keys, as anybody would.

use umpire_tests::desk::said;

use super::sitting::{bytes, games, id, parked, rows};

#[test]
fn x_leads_to_what_else_can_be_done_and_only_at_a_game_that_waits() {
    let (_, stands) = said(&parked(), &["thumb x"]);
    assert_eq!((stands.asks.as_str(), stands.head.as_str()), ("kept-game", "Warbands and Heroes, round 1"));
    assert_eq!((rows(&stands), stands.preset), (vec!["on", "name", "forget"], 0));
    let (_, stands) = said(&parked(), &["thumb down", "thumb x"]);
    assert_eq!(stands.asks, "game");
}

#[test]
fn deleting_is_asked_once_more_and_leaving_it_is_under_the_cursor() {
    let (flash, stands) = said(&parked(), &["thumb x", "pick forget"]);
    assert_eq!((stands.asks.as_str(), stands.preset), ("sure-game", 1));
    assert_eq!(games(&flash).len(), 1);
    let before = bytes(&flash, 0);
    let (flash, stands) = said(&flash, &["thumb x", "pick forget", "thumb a"]);
    assert_eq!((stands.asks.as_str(), bytes(&flash, 0)), ("game", before));
    let (flash, stands) = said(&flash, &["thumb x", "pick forget", "thumb up", "thumb a"]);
    assert_eq!((stands.asks.as_str(), games(&flash).len()), ("game", 0));
    assert_eq!(rows(&stands)[..2], ["first-game", "rattle-and-rend"], "as if nothing was ever played");
}

#[test]
fn it_gets_a_name_on_the_shelf() {
    let before = bytes(&parked(), 0);
    let (flash, stands) = said(&parked(), &["thumb x", "pick name", "name Ann and Bob"]);
    assert_eq!((games(&flash)[0].1.as_str(), stands.options[0].1.as_str()), ("Ann and Bob", "Ann and Bob"));
    assert_eq!(bytes(&flash, 0), before);
    assert_eq!(games(&flash)[0].2, "round 1", "how far it is stays");
}

#[test]
fn by_cable_games_are_taken_renamed_and_forgotten_by_their_numbers() {
    let flash = parked();
    let id = id(&flash, 0);
    let (flash, _) = said(&flash, &[&format!("rename {id} Ann and Bob, round 3")]);
    assert_eq!(games(&flash)[0].1, "Ann and Bob, round 3");
    let (taken, stands) = said(&flash, &[&format!("take {id}")]);
    assert!(stands.asks != "game" && games(&taken).is_empty(), "{stands:?}");
    let (flash, stands) = said(&flash, &[&format!("forget {id}")]);
    assert_eq!((stands.asks.as_str(), games(&flash).len()), ("game", 0));
}

#[test]
fn a_wrong_number_or_too_long_a_name_changes_nothing() {
    let flash = parked();
    let before = (games(&flash), bytes(&flash, 0));
    for line in [
        "take 99",
        "take",
        "forget",
        "forget x",
        "rename",
        "rename 99 x",
        "park x",
        "rename 1 a name that is longer than any has room for",
    ] {
        let (flash, stands) = said(&flash, &[line]);
        assert_eq!(((games(&flash), bytes(&flash, 0)), stands.asks.as_str()), (before.clone(), "game"), "{line}");
    }
    let (running, stands) =
        said(&flash, &["pick parked-1", "take 1", "park this name is longer than any has room for"]);
    assert!(stands.asks != "game" && games(&running).is_empty());
}
