//! What is stored stays as it is: a game that is open, and one that was left.

use umpire::persistence::journal::Journal;
use umpire_tests::flash::Flash;

use crate::bench::{Bench, well};

/// A game's head and its lines.
type Game = (Vec<u8>, Vec<Vec<u8>>);

/// The open game, and those that were left.
fn kept(flash: Flash) -> (Game, Vec<Game>) {
    let (mut store, found) = Journal::open(flash);
    assert_eq!(found.missing(), 0, "nothing is lost");
    let mut open = Game::default();
    let (head, lines) = &mut open;
    assert!(store.game(&mut |piece| head.extend_from_slice(piece), &mut |line| lines.push(line.to_vec())));
    let left: Vec<_> = store.kept_games().map(|game| game.id).collect();
    let left = left.into_iter().map(|id| {
        let (mut head, mut lines) = Game::default();
        store.pour_game(id, &mut |piece| head.extend_from_slice(piece), &mut |line| lines.push(line.to_vec()));
        (head, lines)
    });
    (open, left.collect())
}

#[test]
fn games_in_the_store_are_not_touched() {
    let mut bench = Bench::new();
    let (mut store, _) = Journal::open(bench.flash);
    for game in 1..=2 {
        store.begin(&mut |out| out(&[game; 200])).expect("it begins");
        (0..30).for_each(|line| store.append(&[game, line]).expect("it goes on"));
        if game == 1 {
            store.leave(b"left", false).expect("it is left");
        }
    }
    bench.flash = store.close();
    let before = kept(bench.flash.clone());
    assert_eq!((before.0.1.len(), before.1.len()), (30, 1));
    let walk = bench.walk(&mut |id, _, world| well(id, world));
    assert_eq!(walk.report().last(), Some(&"result: all is well"));
    assert!(kept(walk.flash) == before, "both are as they were");
}
