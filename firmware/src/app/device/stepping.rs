//! Back and forth in a game: what thumbs and lines may take back, and who has to agree.

use core::fmt::Write;

use heapless::String;
use umpire_engine::table::{AnswerError, Happening, PieceId, Session, Show, Source, TapeLine, Thrown, Words};

use super::{Device, Outcome};

/// The most dice whose faces are told.
const FEW: usize = 6;

impl Device {
    /// Takes so many answers back; but where dice the device threw or revealed secrets are among them, every seat is
    /// asked first, on the screen.
    pub fn back(&mut self, steps: u16, by: Source, game: &mut dyn Session) -> Outcome {
        self.stop_looking_back(game);
        if self.view.is_kept() {
            return Outcome::Refused(AnswerError::NotNow);
        }
        let (lines, crossed) = (game.tape().answer_count(), game.tape().crossing(steps));
        if steps == 0 || steps > lines {
            return if lines == 0 { Outcome::AtStart } else { Outcome::Stayed };
        }
        if !game.tape().has_room_to_undo(steps) {
            return Outcome::Refused(AnswerError::UndoFull);
        }
        if crossed.needs_all() {
            let dice = thrown(steps, game);
            self.view.ask_consent(steps, crossed, &dice);
            return Outcome::Asked;
        }
        self.take_back(steps, false, by, game)
    }

    /// Takes so many answers back, which every seat has agreed to, or need not.
    pub fn take_back(&mut self, steps: u16, agreed: bool, by: Source, game: &mut dyn Session) -> Outcome {
        self.stop_looking_back(game);
        let dice = game.tape().last_answers(steps).any(|line| line.thrown().is_some());
        let put_right = put_right(steps, game);
        if !game.undo(steps, agreed, by) {
            return match game.tape().answer_count() {
                0 => Outcome::AtStart,
                lines if steps <= lines => Outcome::Refused(AnswerError::UndoFull),
                _ => Outcome::Stayed,
            };
        }
        self.sync(game);
        // All had agreed to it, and whoever pressed B may not have known that it was the last line.
        if !put_right.is_empty() {
            self.uncover();
            self.warn_wrapped("Taken back", &put_right);
        }
        Outcome::Undone { dice }
    }

    /// Lets the answer stand again that was taken back last.
    pub fn redo(&mut self, by: Source, game: &mut dyn Session, heard: &mut dyn FnMut(&dyn Session)) -> Outcome {
        self.stop_looking_back(game);
        if !game.redo(by) {
            return Outcome::Stayed;
        }
        heard(game);
        self.sync(game);
        Outcome::Said
    }

    /// Whoever looks back is called to where the game stands.
    pub fn stop_looking_back(&mut self, game: &mut dyn Session) {
        if game.shown_at().is_some() {
            self.look_back_to(None, game);
        }
    }

    /// Shows where the game stood after so many answers, or where it stands.
    pub fn look_back_to(&mut self, answers: Option<u16>, game: &mut dyn Session) {
        let before = game.shown_at();
        game.show_at(answers);
        match answers {
            Some(answers) => self.view.sync_looking_back(game, before.is_none_or(|before| before < answers)),
            None => {
                self.sync(game);
                self.view.skip_news(game);
            }
        }
    }
}

/// What all had agreed to put right among so many answers, the last of it by name; nothing where nothing is.
#[inline(never)]
fn put_right(steps: u16, game: &dyn Session) -> String<80> {
    let (tape, scene, mut words) = (game.tape(), game.scene(), String::new());
    let corrections = || tape.last_answers(steps).filter_map(|line| line.correction());
    let Some(last) = corrections().last() else { return words };
    let more = if corrections().count() > 1 { ", and more" } else { "" };
    let _ = write!(words, "Put right by all, now undone{more}: "); // 40 letters
    let _ = last.write(&*scene, &mut words); // what is too long is cut
    words
}

/// The last dice of the device among so many answers, as the players know them: who threw them, what for, and the faces.
#[inline(never)]
fn thrown(steps: u16, game: &dyn Session) -> String<40> {
    let (tape, log, mut words) = (game.tape(), game.log(), String::new());
    let device =
        |line: TapeLine<'_>| line.thrown().filter(|(by, _)| *by == Thrown::Device).map(|(_, faces)| faces.len());
    let Some(count) = tape.last_answers(steps).filter_map(device).last() else { return words };
    let Some((piece, name, faces)) = log.iter().rev().find_map(|happening| rolled(happening, count)) else {
        return words;
    };
    let mut written = piece.map_or(Ok(()), |piece| {
        Words::from(piece).write(&*game.scene(), &mut words)?;
        words.write_str(": ")
    });
    written = written.and_then(|()| words.write_str(name));
    if count <= FEW {
        written = faces.iter().fold(written, |written, face| written.and_then(|()| write!(words, " {face}")));
    } else {
        written = written.and_then(|()| write!(words, ", {count} dice"));
    }
    // What is too long is not told by half.
    if written.is_ok() { words } else { String::new() }
}

/// Who threw so many dice, what for, and what they showed, where this tells of it.
fn rolled(happening: &Happening, count: usize) -> Option<(Option<PieceId>, &'static str, &[u8])> {
    match &happening.show {
        Show::Rolled(rolled) | Show::Seen(rolled) if rolled.faces.len() == count => {
            Some((happening.piece, rolled.name, &rolled.faces))
        }
        Show::Clash(clash) => {
            let half = clash.halves.iter().rev().find(|half| half.faces.len() == count)?;
            Some((Some(half.piece), "strikes", &half.faces))
        }
        _ => None,
    }
}
