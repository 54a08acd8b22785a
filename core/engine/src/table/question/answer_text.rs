//! An answer as text: what the log says of one that was undone.

use core::fmt::{self, Write};

use crate::table::{Answer, Given, Inner, Kind, Question, Reveal, Scene, Secret};

impl Answer {
    /// Writes the answer as players would give it to this question.
    pub fn write(&self, question: &Question, scene: &dyn Scene, out: &mut dyn Write) -> fmt::Result {
        match (&question.kind, self) {
            (Kind::Choose(choose), Answer::Pick(at)) => {
                return choose.options.get(usize::from(*at)).map_or(Ok(()), |option| option.label.write(scene, out));
            }
            (Kind::Instruct(tell), _) => return tell.text.write(scene, out),
            (Kind::Roll(roll), Answer::Pick(at)) => {
                return roll.extras.get(usize::from(*at)).map_or(Ok(()), |extra| extra.label.write(scene, out));
            }
            _ => question.heading.title.write(scene, out)?,
        }
        match self {
            Answer::Ticks(ticked) => write!(out, ": {} ticked", ticked.count_ones()),
            Answer::Number(number) => write!(out, ": {number}"),
            Answer::Secrets(given) => match &question.kind {
                // What is kept for longer is revealed by the rules alone.
                Kind::Secret(secret) if secret.reveal == Reveal::Together => secret.write(given, scene, out),
                _ => Ok(()),
            },
            Answer::Dice(faces, _) => faces.iter().try_for_each(|face| write!(out, " {face}")),
            Answer::Hits(hits) => write!(out, ": {hits} hits"),
            Answer::Name(name) => write!(out, ": {name}"),
            Answer::Pick(_) | Answer::Done | Answer::Corrected => Ok(()),
        }
    }
}

impl Secret {
    /// Writes out what everybody gave, once everybody may know.
    fn write(&self, given: &[Given], scene: &dyn Scene, out: &mut dyn Write) -> fmt::Result {
        given.iter().try_for_each(|given| match &self.inner {
            Inner::Numbers(_) => write!(out, " {given}"),
            Inner::Choose(choose) => {
                out.write_char(' ')?;
                choose.options.get(*given as usize).map_or(Ok(()), |option| option.label.write(scene, out))
            }
            Inner::Tick(_) => write!(out, " {} ticked", given.count_ones()),
        })
    }
}
