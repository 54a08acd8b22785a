//! What is fed with anything at all: lines, flash images, saves, warbands, presses. Each target checks laws, and panics
//! where one is broken. `cargo fuzzing` feeds them by what the program makes of it, the tests by kept examples.

mod console;
mod image;
mod mutate;
mod presses;
mod roster;
mod save;
pub mod seeds;

pub use console::console;
pub use image::image;
pub use mutate::mutated;
pub use presses::presses;
pub use roster::roster;
pub use save::save;

/// Takes anything; panics where a law is broken.
type Target = fn(&[u8]);

/// Every target, by its name.
pub const TARGETS: [(&str, Target); 5] =
    [("console", console), ("image", image), ("presses", presses), ("roster", roster), ("save", save)];
