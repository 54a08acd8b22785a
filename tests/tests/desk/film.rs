//! The animated pictures of the README.

use umpire_tests::film::{FILMS, WANTED, file};

/// Seconds of the opening, and of the guided game: nobody watches longer.
const LASTS: [std::ops::RangeInclusive<u64>; 2] = [15..=40, 40..=120];

#[test]
fn the_films_of_the_readme_are_as_games_are_today() {
    let wanted: [Vec<&str>; 2] = [
        WANTED.into_iter().chain(["removed"]).collect(),
        vec!["SUCCESS", "CRITICAL", "FAILURE", "reacts", "denied", "REMOVED"],
    ];
    for (((name, play), wanted), lasts) in FILMS.into_iter().zip(wanted).zip(LASTS) {
        let film = play();
        for wanted in wanted {
            assert!(film.shows.contains(wanted), "{wanted} is not in {name}: {:?}", film.shows);
        }
        assert!(lasts.contains(&film.lasts.as_secs()), "{name}: {:?}", film.lasts);
        assert!(film.bytes.len() <= 1_500_000, "{name}: {} bytes", film.bytes.len());
        let kept = std::fs::read(file(name)).expect("it is in the tree");
        assert!(kept == film.bytes, "{} is out of date: cargo gif draws it anew", file(name).display());
    }
}
