//! A guided first game: what it starts from, the dice it shows, and what is said on the way. A rulebook may have one.
//!
//! Where a lesson stands follows from its tape: what was answered was explained, and as many throws of the script are
//! used up as the device has thrown.

use core::fmt;

use crate::table::{Answer, Happening, Prose, Show};

/// Hands out the bytes of an opening, piece by piece.
pub type WriteOpening = fn(&mut dyn FnMut(&[u8]));

/// A question, by its id, and what is answered to it by itself.
pub type GivenAnswer = (&'static str, fn() -> Answer);

/// A guided first game.
pub struct Lesson {
    /// Hands out the opening it starts from, as bytes.
    pub opening: WriteOpening,
    /// The first questions, and what is answered to them by itself.
    pub given: &'static [GivenAnswer],
    /// The dice that the device throws, throw after throw: one that wants fewer takes the first of them.
    pub dice: &'static [&'static [u8]],
    /// What is said, each thing once.
    pub cues: &'static [Cue],
    /// What ends the lesson.
    pub end: CueMoment,
    /// What is said then.
    pub closing: Prose,
}

/// Something that is said on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cue {
    /// When: of several for the same moment, the first is for the first time it comes, and so on.
    pub on: CueMoment,
    /// What: three short lines at most. Nothing is said where this is empty.
    pub text: Prose,
    /// The row that it speaks of, where the cursor begins then.
    pub row: Option<u8>,
}

impl Cue {
    /// What is said at a question.
    pub const fn asked(question: &'static str, text: Prose) -> Cue {
        Cue { on: CueMoment::Question(question), text, row: None }
    }

    /// What is said when dice come to this word.
    pub const fn rolled(word: &'static str, text: Prose) -> Cue {
        Cue { on: CueMoment::Rolled(word), text, row: None }
    }

    /// What is said when something happens.
    pub const fn told(happening: &'static str, text: Prose) -> Cue {
        Cue { on: CueMoment::News(happening), text, row: None }
    }

    /// The same with the cursor on this row of the question, where it can be picked.
    pub const fn on_row(self, row: u8) -> Cue {
        Cue { row: Some(row), ..self }
    }
}

/// A moment of a game that something can be said at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CueMoment {
    /// This question is asked.
    Question(&'static str),
    /// This happened: by the id of the happening.
    News(&'static str),
    /// Dice came to this word.
    Rolled(&'static str),
}

impl CueMoment {
    /// Whether this is such a moment.
    fn is_told(self, happening: &Happening) -> bool {
        match (self, &happening.show) {
            (CueMoment::News(id), _) => id == happening.id,
            (CueMoment::Rolled(word), Show::Rolled(rolled)) => word == rolled.word,
            _ => false,
        }
    }
}

/// Which cues are behind the players: a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::table) struct CuesPassed(u64);

impl CuesPassed {
    /// The end of the lesson.
    const END: u64 = 1 << Lesson::MAX_CUES;

    /// What is said of this happening, which is passed with it.
    pub(in crate::table) fn tell(&mut self, lesson: &'static Lesson, happening: &Happening) -> Option<&'static Cue> {
        self.end_if(lesson.end.is_told(happening));
        self.pass(lesson, |on| on.is_told(happening))
    }

    /// What is said at this question, which is passed with it.
    pub(in crate::table) fn ask(&mut self, lesson: &'static Lesson, question: &str) -> Option<&'static Cue> {
        let asks = |on: CueMoment| matches!(on, CueMoment::Question(id) if id == question);
        self.end_if(asks(lesson.end));
        self.pass(lesson, asks)
    }

    /// Whether the lesson has come to its end.
    pub(in crate::table) const fn at_end(self) -> bool {
        self.0 & Self::END != 0
    }

    fn end_if(&mut self, end: bool) {
        if end {
            self.0 |= Self::END;
        }
    }

    fn pass(&mut self, lesson: &'static Lesson, fits: impl Fn(CueMoment) -> bool) -> Option<&'static Cue> {
        let open = |(at, cue): &(usize, &Cue)| self.0 >> at & 1 == 0 && fits(cue.on);
        let (at, cue) = lesson.cues.iter().enumerate().find(open)?;
        self.0 |= 1 << at;
        Some(cue).filter(|cue| !cue.text.is_empty())
    }
}

impl Lesson {
    /// The most things that can be said in one.
    pub const MAX_CUES: usize = 63;

    /// This lesson, where it has no more cues than there may be.
    ///
    /// # Panics
    ///
    /// When it has more: it does not compile then.
    pub const fn checked(self) -> Lesson {
        assert!(self.cues.len() <= Lesson::MAX_CUES, "a lesson has 63 cues at most");
        self
    }
}

/// The same where it is the same one.
impl PartialEq for Lesson {
    fn eq(&self, other: &Lesson) -> bool {
        core::ptr::eq(self, other)
    }
}

impl Eq for Lesson {}

impl fmt::Debug for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a lesson of {} cues", self.cues.len())
    }
}
