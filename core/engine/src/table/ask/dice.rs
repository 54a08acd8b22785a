//! Dice, and what fell.

use crate::dice::{Die, Faces, Pool, Score};
use crate::table::{Answer, Roll};

/// Some d6.
pub fn d6(name: &'static str, count: u8, score: Score) -> Roll {
    Roll::new(name, Pool { count, die: Die::D6 }, score)
}

/// The faces, where there are any: hits alone have none.
///
/// ```
/// use umpire_engine::table::{Answer, Thrown, ask};
///
/// assert_eq!(*ask::faces(Answer::Dice([2, 6].into_iter().collect(), Thrown::Table)), [2, 6]);
/// assert!(ask::faces(Answer::Hits(2)).is_empty());
/// ```
pub fn faces(answer: Answer) -> Faces {
    match answer {
        Answer::Dice(faces, _) => faces,
        _ => Faces::new(),
    }
}
