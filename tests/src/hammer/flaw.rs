//! A game that is listened to, and that can be broken on purpose: a test of the tests.

use std::cell::RefCell;

use umpire_rules::table::{Answer, Change, ChangeError, Rules, Session, Source};

/// What is wrong on purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Nothing.
    None,
    /// A step back drops two answers.
    UndoesTwo,
    /// A step back is said to be done, and is not.
    UndoesNothing,
    /// The last answer is forgotten whenever the game is taken up again.
    ForgetsOnResume,
    /// Now and then an answer is taken and lost.
    LosesAnswer,
    /// The handheld does not notice when Y is let go: the curtain stays open.
    CurtainStays,
    /// After two hundred answers no key does anything any more.
    Freezes,
}

/// What was overheard.
#[derive(Default)]
pub(super) struct Heard {
    /// The last answer that was taken, until something is taken back.
    pub(super) last: Option<Answer>,
    /// How many answers were taken.
    answers: u32,
}

/// A game whose every answer is overheard, with what is wrong with it.
pub(super) struct Overheard<'g> {
    pub(super) game: &'g mut dyn Session,
    pub(super) heard: &'g RefCell<Heard>,
    pub(super) flaw: Flaw,
}

impl Session for Overheard<'_> {
    fn rules(&self) -> &dyn Rules {
        self.game.rules()
    }

    fn change(&mut self, change: Change<'_>) -> Result<(), ChangeError> {
        let lines = self.game.tape().answer_count();
        match change {
            Change::Say(answer, _) => {
                self.game.change(change)?;
                let mut heard = self.heard.borrow_mut();
                heard.last = Some(answer.clone());
                heard.answers += 1;
                if self.flaw == Flaw::LosesAnswer && heard.answers.is_multiple_of(97) {
                    self.game.undo(1, false, Source::Thumb);
                }
                Ok(())
            }
            Change::Undo { steps, agreed, source } => {
                self.heard.borrow_mut().last = None;
                match self.flaw {
                    Flaw::UndoesNothing if lines > 9 => Ok(()),
                    Flaw::UndoesTwo if lines > 9 + steps => {
                        self.game.change(Change::Undo { steps: steps + 1, agreed, source })
                    }
                    _ => self.game.change(change),
                }
            }
            Change::Redo(_) => {
                self.heard.borrow_mut().last = None;
                self.game.change(change)
            }
            Change::Resume(_) => {
                let resumed = self.game.change(change);
                if self.flaw == Flaw::ForgetsOnResume {
                    self.game.undo(1, false, Source::Thumb);
                }
                resumed
            }
            change => self.game.change(change),
        }
    }
}
