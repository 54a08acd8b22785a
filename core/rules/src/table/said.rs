//! An answer in words: what a log says of one that was taken back.

use core::fmt::{self, Write};

use super::{Answer, Kind, Question, Scene};

impl Answer {
    /// Writes the answer out as players would say it to this question.
    pub fn write(&self, question: &Question, scene: &dyn Scene, out: &mut dyn Write) -> fmt::Result {
        match (&question.kind, self) {
            (Kind::Choose(choose), Answer::Pick(at)) => {
                return choose.options.get(usize::from(*at)).map_or(Ok(()), |option| option.label.write(scene, out));
            }
            (Kind::Tell(tell), _) => return tell.text.write(scene, out),
            (Kind::Roll(roll), Answer::Pick(at)) => {
                return roll.asides.get(usize::from(*at)).map_or(Ok(()), |aside| aside.label.write(scene, out));
            }
            _ => question.title.write(scene, out)?,
        }
        match self {
            Answer::Ticks(ticked) => write!(out, ": {} ticked", ticked.count_ones()),
            Answer::Number(number) => write!(out, ": {number}"),
            Answer::Secrets(numbers) => numbers.iter().try_for_each(|number| write!(out, " {number}")),
            Answer::Dice(faces, _) => faces.iter().try_for_each(|face| write!(out, " {face}")),
            Answer::Name(name) => write!(out, ": {name}"),
            Answer::Pick(_) | Answer::Done => Ok(()),
        }
    }
}
