//! A rematch: what was agreed before the last game needs no second word.

use heapless::Vec;
use umpire_engine::table::{Answer, Session, TapeLine};

/// Bytes of answers that are taken over: some thirty picks. Who agreed on more is asked anew.
const MOST: usize = 192;

/// The first answers of a game that is over: those to the questions its book calls [agreed](umpire_engine::table::Book).
pub(super) struct Rematch {
    game: &'static str,
    lines: Vec<u8, MOST>,
}

impl Rematch {
    /// What was agreed before this game; none where nothing was.
    #[inline(never)]
    pub(super) fn of(game: &mut dyn Session) -> Option<Rematch> {
        let (book, answers, mut lines) = (game.book(), game.tape().answer_count(), Vec::new());
        for at in 0..answers {
            game.show_at(Some(at));
            if !game.question().is_some_and(|question| book.agreed.contains(&question.heading.id)) {
                break;
            }
            let tape = game.tape();
            let line = tape.answers().nth(at.into()).map_or(&[][..], |line| line.bytes);
            if lines.extend_from_slice(line).is_err() {
                lines.clear();
                break;
            }
        }
        game.show_at(None);
        (!lines.is_empty()).then_some(Rematch { game: book.id, lines })
    }

    /// Says it again, but for the last answer: that question shows what is agreed, and is where it can be changed. Returns
    /// the answer that was given to it.
    pub(super) fn agree(
        &self,
        game: &mut dyn Session,
        say: &mut dyn FnMut(&Answer, &mut dyn Session),
    ) -> Option<Answer> {
        if game.book().id != self.game || !game.tape().is_empty() {
            return None;
        }
        let mut rest = &self.lines[..];
        while let Some((line, after)) = TapeLine::read(rest) {
            let answer = game.question().and_then(|question| line.answer(&question))?;
            if after.is_empty() {
                return Some(answer);
            }
            say(&answer, game);
            rest = after;
        }
        None
    }
}
