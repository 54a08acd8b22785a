//! A session as a lesson: what is said now, and which dice come next.

use crate::dice::Faces;
use crate::table::{Cue, Kind, Lesson, Session, Thrown};

impl dyn Session + '_ {
    /// The lesson that is played, where this is one.
    pub fn lesson(&self) -> Option<&'static Lesson> {
        self.rules().core().lesson.get()
    }

    /// Makes this the lesson of its book, or a game like any other: before any answer is read.
    pub fn set_lesson(&mut self, is_one: bool) {
        let lesson = self.book().lesson.filter(|_| is_one);
        self.rules().core().lesson.set(lesson);
    }

    /// What is said at the open question.
    pub fn cue(&self) -> Option<&'static Cue> {
        let mut cues = self.rules().core().cues.get();
        cues.ask(self.lesson()?, self.question()?.heading.id)
    }

    /// What is said of this of the news.
    pub fn cue_of_news(&self, at: usize) -> Option<&'static Cue> {
        let (lesson, mut cues) = (self.lesson()?, self.rules().core().cues.get());
        self.news().iter().take(at + 1).map(|happening| cues.tell(lesson, happening)).last().flatten()
    }

    /// Whether a lesson has come to its end.
    pub fn is_lesson_over(&self) -> bool {
        let Some(lesson) = self.lesson() else { return false };
        let mut cues = self.rules().core().cues.get();
        self.news().iter().for_each(|happening| _ = cues.tell(lesson, happening));
        if let Some(question) = self.question() {
            cues.ask(lesson, question.heading.id);
        }
        cues.at_end()
    }

    /// The dice that a lesson has for the open roll; none where it has no such dice, or none any more.
    pub fn arranged_dice(&self) -> Option<Faces> {
        let (lesson, question) = (self.lesson()?, self.question()?);
        let Kind::Roll(roll) = &question.kind else { return None };
        let by_device = |thrown: Option<(Thrown, _)>| thrown.is_some_and(|(by, _): (_, &[u8])| by == Thrown::Device);
        let before = self.tape().answers().filter(|line| by_device(line.thrown())).count();
        let faces = lesson.dice.get(before)?.get(..roll.pool.count.into())?;
        let fits = faces.iter().all(|face| (1..=roll.pool.die.sides()).contains(face));
        Faces::from_slice(faces).ok().filter(|_| fits)
    }
}
