//! A game in progress as a front end sees it, whatever its rules.

use core::cell::Ref;

use super::{Answer, Diverged, Freshness, Happening, Question, Refusal, Scene, Source, Standing, Tape, TapeLine, Told};
use crate::dice::Tally;

/// A game in progress, whatever its rules: all a front end needs to know.
pub trait Match {
    /// Where it stands.
    fn standing(&self) -> Standing;
    /// The open question; none when the game is over.
    fn question(&self) -> Option<Ref<'_, Question>>;
    /// What can be seen of the table.
    fn scene(&self) -> Ref<'_, dyn Scene>;
    /// What happened since the last answer.
    fn news(&self) -> Ref<'_, [Happening]>;
    /// What happened lately.
    fn log(&self) -> Ref<'_, [Happening]>;
    /// Where the answer came from that this entry of the log followed from.
    fn source(&self, _entry: usize) -> Source {
        Source::Thumb
    }
    /// What the device's dice showed, where somebody counts.
    fn tally(&self) -> Option<Ref<'_, Tally>> {
        None
    }
    /// Every answer so far.
    fn tape(&self) -> Ref<'_, Tape>;
    /// Answers the open question. What is refused changes nothing.
    fn say(&mut self, answer: &Answer, source: Source) -> Result<(), Refusal>;
    /// Takes so many answers back, with or without all players agreeing; false when there are not so many, or no room
    /// to write that down.
    fn take_back(&mut self, steps: u16, agreed: bool, source: Source) -> bool;
    /// Lets the answer stand again that was taken back last; false where there is none, or another was given since.
    fn redo(&mut self, _source: Source) -> bool {
        false
    }
    /// Notes that the device was switched on again, with this noise for the dice to come; false when the tape is full.
    fn note_resumed(&mut self, _noise: &Freshness) -> bool {
        false
    }
    /// How many answers there are since this Action began: so many steps back it begins again. None before the first.
    fn action(&self) -> u16 {
        0
    }
    /// Stands where the game stood after so many answers, or where it stands now. While somebody looks back nothing
    /// is answered.
    fn stand_at(&mut self, _answers: Option<u16>) {}
    /// How many answers there were where it stands, while somebody looks back.
    fn stands_at(&self) -> Option<u16> {
        None
    }
    /// Tells all that ever happened in this game, in the order in which it did. What came of answers that were taken
    /// back is told of this many branches, the last ones: for each the game is played again.
    fn recount(&mut self, _branches: u16, _see: &mut dyn FnMut(&Told<'_>)) {}
    /// Takes up another tape. One that does not fit these rules is refused and changes nothing.
    fn load(&mut self, tape: Tape) -> Result<(), Diverged>;
    /// The rulebook's id and edition, which a saved tape carries.
    fn edition(&self) -> (&'static str, u16);
    /// Hands out what it started from, as bytes, which a saved tape carries too.
    fn opening(&self, _: &mut dyn FnMut(&[u8])) {}
    /// Lets a game that has no answers yet start from something else; false where these rules cannot.
    fn reopen(&mut self, opening: &[u8]) -> bool;
    /// Hears the answers of a stored game that started as this one does. Of a tape that these rules do not understand to
    /// its end the sound part is heard.
    fn resume(&mut self, lines: Lines<'_>) -> Result<(), Diverged>;
    /// Hears one more line of a stored tape, a step back included. One that does not fit is refused and changes nothing.
    fn hear_line(&mut self, line: &[u8]) -> Result<(), Diverged>;
    /// The check that this line should have if it came next; none where it answers nothing that is asked.
    fn check_for(&self, _line: &TapeLine<'_>) -> Option<u16> {
        None
    }
    /// Takes up another game of these rules. One that does not fit them is refused and changes nothing.
    fn take_up(&mut self, opening: &[u8], tape: Tape) -> Result<(), Unfit> {
        if opening.is_empty() { self.load(tape).map_err(Unfit::Tape) } else { Err(Unfit::Opening) }
    }
}

/// Hands out the lines of a stored tape, oldest first.
pub type Lines<'l> = &'l mut dyn FnMut(&mut dyn FnMut(&[u8]));

/// Why another game cannot be taken up by these rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// What it started from is nothing these rules can start from.
    Opening,
    /// Its tape answers something else than these rules ask.
    Tape(Diverged),
}
