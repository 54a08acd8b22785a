//! How questions, answers and changes read in the log of a debug probe: in a few words, and never what somebody keeps
//! secret, nor how long that is.

use defmt::{Format, Formatter, write};

use crate::table::{Answer, Change, Happening, Nickname, Question, Seat};

impl Format for Seat {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "{=str}", self.id());
    }
}

impl Format for Question {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "{=str} ({=str}) of {}", self.heading.id, self.kind.word(), self.heading.asked);
    }
}

impl Format for Answer {
    fn format(&self, f: Formatter<'_>) {
        match self {
            Answer::Pick(at) => write!(f, "pick {=u8}", *at),
            Answer::Ticks(ticks) => write!(f, "ticks {=u64:#b}", *ticks),
            Answer::Number(number) => write!(f, "number {=i16}", *number),
            Answer::Secrets(given) => write!(f, "{=usize} secrets, kept", given.len()),
            Answer::Dice(faces, thrown) => write!(f, "dice {=[u8]} of {}", faces, thrown),
            Answer::Hits(hits) => write!(f, "{=u8} hits", *hits),
            Answer::Done => write!(f, "done"),
            Answer::Name(name) => write!(f, "name {=str}", name),
            Answer::Corrected => write!(f, "corrected"),
        }
    }
}

impl Format for Change<'_> {
    fn format(&self, f: Formatter<'_>) {
        match self {
            Change::Say(answer, source) => write!(f, "{} by {}", answer, source),
            Change::Undo { steps, agreed, source } => {
                write!(f, "{=u16} back by {}, agreed {=bool}", *steps, source, *agreed);
            }
            Change::Redo(source) => write!(f, "forward by {}", source),
            Change::Correct(correction, source) => write!(f, "{} by {}", correction, source),
            Change::Nickname(Nickname { bearer, text }, source) => {
                write!(f, "{} is {=str} by {}", bearer, *text, source);
            }
            Change::NoteResumed(_) => write!(f, "switched on again"),
            Change::LookBack(Some(answers)) => write!(f, "look back to {=u16} answers", *answers),
            Change::LookBack(None) => write!(f, "look at the present"),
            Change::VisitHistory(branches, _) => write!(f, "history, {=u16} branches", *branches),
            Change::Reopen(opening) => write!(f, "open with {=usize} bytes", opening.len()),
            Change::Resume(_) => write!(f, "take up what is stored"),
            Change::AppendLine(_) => write!(f, "a stored line"),
            Change::Load(_, tape) => write!(f, "load {=u16} lines", tape.line_count()),
        }
    }
}

impl Format for Happening {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "{=str} {} {} {=i8}", self.id, self.seat, self.piece, self.change);
    }
}
