//! Section 27: rulings found in play. Each test names the ruling it pins, and the rules that it is about.

mod avengers;
mod delayed;
mod roll_off;
mod weak_spot;

use umpire_tests::play::Play;

/// Whether the menu of the Turn offers this.
fn offered(play: &Play, action: &str) -> bool {
    play.clone().shows("act").offers().contains(&action.to_string())
}
