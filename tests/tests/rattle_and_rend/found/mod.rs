//! Section 27: rulings found in play. Each test names the ruling it pins, and the rules that it is about.

mod avengers;
mod bail_out;
mod cargo;
mod check_order;
mod delayed;
mod detonate;
mod distant_doom;
mod dread;
mod nerve;
mod outnumbered;
mod played;
mod rally;
mod reach;
mod reinforce;
mod reveal;
mod roll_off;
mod said;
mod superiority;
mod weak_spot;

use umpire_tests::play::Play;

/// Reacts so.
fn reacts(play: Play, reaction: &str) -> Play {
    play.says(&format!("react: {reaction}"))
}

/// Whether the menu of the Turn offers this.
fn offered(play: &Play, action: &str) -> bool {
    play.clone().shows("act").offers().contains(&action.to_string())
}
