//! What each key says to each kind of question.

mod dice;
mod look;
mod own_dice;
mod rows;
mod secrets;
mod text_size;
mod ticks;

use umpire_engine::table::{Answer, Thrown};
use umpire_screens::Intent;

/// The table's own dice, entered.
fn faces(faces: &[u8]) -> Intent {
    Intent::Answer(Answer::Dice(faces.iter().copied().collect(), Thrown::Table))
}
