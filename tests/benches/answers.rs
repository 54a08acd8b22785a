//! How many answers a second a core of this computer plays: random legal games, one after the other.
//!
//! `cargo bench -p umpire-tests`. It measures and prints; it asserts nothing, since clocks differ.

use std::time::{Duration, Instant};

use umpire_engine::table::Tape;
use umpire_tests::play::with;
use umpire_tests::random::{Lcg, play_on};

fn main() {
    let (mut games, mut answers) = (0, 0);
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(3) {
        let mut rng = Lcg::new(games);
        answers += with(&Tape::new(), |game| play_on(game, &mut rng));
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{games} games, {:.0} answers a second and core", f64::from(answers) / seconds);
}
