//! What the README shows first.

use umpire_tests::film::{WANTED, file, first_game};

#[test]
fn the_first_game_shows_what_the_umpire_does_in_half_a_minute() {
    let film = first_game();
    for wanted in WANTED.into_iter().chain(["removed"]) {
        assert!(film.shows.contains(wanted), "{wanted} is not in it: {:?}", film.shows);
    }
    assert!((15..=40).contains(&film.lasts.as_secs()), "{:?}", film.lasts);
    assert!(film.bytes.len() <= 1_500_000, "{} bytes", film.bytes.len());
    let kept = std::fs::read(file()).expect("it is in the tree");
    assert!(kept == film.bytes, "{} is out of date: cargo gif draws it anew", file().display());
}
