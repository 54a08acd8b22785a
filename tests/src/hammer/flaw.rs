//! A game that is listened to, and that can be broken on purpose: a test of the tests.

use std::cell::RefCell;

use umpire::games::picked;
use umpire_engine::table::{Change, ChangeError, Rules, Session, Source};

use super::log::Log;

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
    /// After sixty answers no key does anything any more.
    Freezes,
}

/// A game whose every answer is overheard, with what is wrong with it.
pub(super) struct Overheard<'g, 'h> {
    pub(super) game: &'g mut dyn Session,
    pub(super) log: &'g RefCell<Log<'h>>,
}

impl Session for Overheard<'_, '_> {
    fn rules(&self) -> &dyn Rules {
        self.game.rules()
    }

    fn change(&mut self, change: Change<'_>) -> Result<(), ChangeError> {
        let (lines, flaw) = (self.game.tape().answer_count(), self.log.borrow().flaw);
        match change {
            Change::Say(answer, _) => {
                self.game.change(change)?;
                let log = &mut *self.log.borrow_mut();
                log.last = Some(answer.clone());
                log.hears(self.game);
                if flaw == Flaw::LosesAnswer && log.all_answers.is_multiple_of(97) {
                    self.game.undo(1, false, Source::Thumb);
                }
            }
            Change::Undo { steps, agreed, source } => {
                self.log.borrow_mut().last = None;
                let unkept = picked(self.game);
                match flaw {
                    Flaw::UndoesNothing if lines > 9 => {}
                    Flaw::UndoesTwo if lines > 9 + steps => {
                        self.game.change(Change::Undo { steps: steps + 1, agreed, source })?;
                    }
                    _ => self.game.change(change)?,
                }
                let now = self.game.tape().answer_count();
                assert!(now + steps == lines, "{steps} steps takes back so many answers: from {lines} to {now}");
                let log = &mut *self.log.borrow_mut();
                log.remember(self.game);
                if unkept {
                    log.hands_back();
                }
            }
            Change::Redo(_) | Change::Correct(..) | Change::Nickname(..) => {
                self.game.change(change)?;
                let log = &mut *self.log.borrow_mut();
                log.last = None;
                log.hears(self.game);
            }
            Change::Resume(_) => {
                let resumed = self.game.change(change);
                if flaw == Flaw::ForgetsOnResume {
                    self.game.undo(1, false, Source::Thumb);
                }
                self.log.borrow_mut().resumes(self.game);
                return resumed;
            }
            change => return self.game.change(change),
        }
        Ok(())
    }
}
