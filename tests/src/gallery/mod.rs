//! One screen of every kind and state, with the texts of a real game.

mod ask;
mod beats;
mod boards;
mod cards;
mod check;
mod choose;
mod clash;
mod code;
mod correct;
mod deed;
mod dice;
mod far;
mod kept;
mod large;
mod lists;
mod look;
mod losses;
mod pools;
mod pressed;
mod result;
mod seal;
mod seats;
mod steps;
mod thrown;
mod why;

use umpire_engine::table::{Asked, Seat};
use umpire_screens::{Intent, Key, KeyEvent, ScreenState};

pub use self::ask::bid;
pub use self::check::rolls;
pub use self::code::coded;
pub use self::correct::correctable;
pub use self::dice::evening;
pub use self::kept::{plans, stakes};
pub use self::pressed::{act, reads};
use crate::fixture::StillMatch;

/// A screen: where the game stands, and what was pressed there.
pub struct Shot {
    /// The name of its picture.
    pub name: &'static str,
    /// Where the game stands.
    pub game: StillMatch,
    /// What is shown.
    pub view: ScreenState,
}

/// Every screen.
pub fn gallery() -> Vec<Shot> {
    let mut shots = choose::chooses();
    shots.extend(choose::ladders());
    shots.extend(deed::deeds());
    shots.extend(why::whys());
    shots.extend(correct::corrections());
    shots.extend(check::checks());
    shots.extend(result::results());
    shots.extend(beats::beats());
    shots.extend(ask::secrets());
    shots.extend(kept::kept());
    shots.extend(ask::entries());
    shots.extend(ask::tells());
    shots.extend(boards::boards());
    shots.extend(code::codes());
    shots.extend(look::looks());
    shots.extend(seal::seals());
    shots.extend(dice::dice());
    shots.extend(pools::pools());
    shots.extend(thrown::results());
    shots.extend(thrown::changes());
    shots.extend(thrown::ticks());
    shots.extend(thrown::entries());
    shots.extend(seats::seats());
    shots.extend(lists::all());
    shots.extend(cards::cards());
    shots.extend(losses::losses());
    shots.extend(clash::clashes());
    shots.extend(far::far());
    shots.extend(steps::steps());
    shots.extend(steps::stepping(&shots));
    shots.extend(large::large(&shots));
    shots
}

/// Where a fixture's secret pickers start: any number will do.
const NOISE: u64 = 0x0400;

fn shot(name: &'static str, game: StillMatch, keys: &str) -> Shot {
    let mut view = ScreenState::new();
    view.sync(&game, NOISE);
    press(&mut view, &game, keys);
    Shot { name, game, view }
}

/// Presses keys by their names; `y+` holds one down, all others are let go again.
pub fn press(view: &mut ScreenState, game: &StillMatch, keys: &str) {
    for word in keys.split_whitespace() {
        let held = word.strip_suffix('+');
        let key = Key::from_id(held.unwrap_or(word)).expect("a key");
        if view.on_key(KeyEvent::down(key), game) == Intent::OpenLog {
            view.load_history(&mut game.clone());
        }
        if held.is_none() {
            view.on_key(KeyEvent::up(key), game);
        }
    }
}

const RED: Asked = Asked::Seat(Seat::RED);
const BLUE: Asked = Asked::Seat(Seat::BLUE);
