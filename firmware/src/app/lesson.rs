//! What a lesson says by itself before its first page.

use umpire_engine::table::{Answer, Session};

/// The next of the answers that a lesson begins with, where it is at one of those.
pub(crate) fn given(game: &dyn Session) -> Option<Answer> {
    let (asked, answer) = game.lesson()?.given.get(usize::from(game.tape().answer_count()))?;
    (game.question()?.heading.id == *asked).then(answer)
}
