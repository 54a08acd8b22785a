//! A game that is listened to, and that can be broken on purpose: a test of the tests.

use std::cell::{Ref, RefCell};

use umpire_rules::dice::Tally;
use umpire_rules::table::{
    Answer, Diverged, Happening, Lines, Match, Question, Refusal, Scene, Standing, Tape, Told, Unfit,
};

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
    pub(super) game: &'g mut dyn Match,
    pub(super) heard: &'g RefCell<Heard>,
    pub(super) flaw: Flaw,
}

impl Match for Overheard<'_> {
    fn say(&mut self, answer: &Answer) -> Result<(), Refusal> {
        self.game.say(answer)?;
        let mut heard = self.heard.borrow_mut();
        heard.last = Some(answer.clone());
        heard.answers += 1;
        if self.flaw == Flaw::LosesAnswer && heard.answers.is_multiple_of(97) {
            self.game.undo();
        }
        Ok(())
    }

    fn take_back(&mut self, steps: u16, agreed: bool) -> bool {
        self.heard.borrow_mut().last = None;
        let lines = self.game.tape().lines();
        match self.flaw {
            Flaw::UndoesNothing if lines > 9 => true,
            Flaw::UndoesTwo if lines > 9 + steps => self.game.take_back(steps + 1, agreed),
            _ => self.game.take_back(steps, agreed),
        }
    }

    fn redo(&mut self) -> bool {
        self.heard.borrow_mut().last = None;
        self.game.redo()
    }

    fn hear_line(&mut self, line: &[u8]) -> Result<(), Diverged> {
        self.game.hear_line(line)
    }

    fn action(&self) -> u16 {
        self.game.action()
    }

    fn stand_at(&mut self, answers: Option<u16>) {
        self.game.stand_at(answers);
    }

    fn stands_at(&self) -> Option<u16> {
        self.game.stands_at()
    }

    fn recount(&mut self, branches: u16, see: &mut dyn FnMut(&Told<'_>)) {
        self.game.recount(branches, see);
    }

    fn tally(&self) -> Option<Ref<'_, Tally>> {
        self.game.tally()
    }

    fn resume(&mut self, lines: Lines<'_>) -> Result<(), Diverged> {
        let resumed = self.game.resume(lines);
        if self.flaw == Flaw::ForgetsOnResume {
            self.game.undo();
        }
        resumed
    }

    fn hear_afar(&self, afar: bool) {
        self.game.hear_afar(afar);
    }

    fn marked(&self, entry: usize) -> bool {
        self.game.marked(entry)
    }

    fn load(&mut self, tape: Tape) -> Result<(), Diverged> {
        self.game.load(tape)
    }

    fn take_up(&mut self, opening: &[u8], tape: Tape) -> Result<(), Unfit> {
        self.game.take_up(opening, tape)
    }

    fn reopen(&mut self, opening: &[u8]) -> bool {
        self.game.reopen(opening)
    }

    fn standing(&self) -> Standing {
        self.game.standing()
    }

    fn question(&self) -> Option<Ref<'_, Question>> {
        self.game.question()
    }

    fn scene(&self) -> Ref<'_, dyn Scene> {
        self.game.scene()
    }

    fn news(&self) -> Ref<'_, [Happening]> {
        self.game.news()
    }

    fn log(&self) -> Ref<'_, [Happening]> {
        self.game.log()
    }

    fn tape(&self) -> Ref<'_, Tape> {
        self.game.tape()
    }

    fn edition(&self) -> (&'static str, u16) {
        self.game.edition()
    }

    fn opening(&self, out: &mut dyn FnMut(&[u8])) {
        self.game.opening(out);
    }
}
