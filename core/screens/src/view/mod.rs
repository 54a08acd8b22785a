//! What the device shows, where its cursor is, and what a key means there.

mod choose;
mod scroll;
mod sheet;

use umpire_rules::table::{Kind, Match};

use self::choose::Picking;
use self::sheet::Sheet;
use crate::key::{Act, Stroke};
use crate::stack::Stack;
use crate::theme::{NIGHT, Theme};

/// What the device shows and where its cursor is. Knows questions, no game.
pub struct View {
    theme: &'static Theme,
    warning: Option<Warning>,
    open: Open,
}

struct Warning {
    title: &'static str,
    lines: [&'static str; 3],
}

/// The open question as far as it is answered.
enum Open {
    Nothing,
    Choose(Picking),
}

impl View {
    /// Nothing to see yet.
    pub fn new() -> View {
        View { theme: &NIGHT, warning: None, open: Open::Nothing }
    }

    /// Turns to where the game stands: at the start, and after each answer, undo or load.
    pub fn turn_to(&mut self, game: &dyn Match, noise: u32) {
        let _ = noise;
        self.open = match game.question().as_deref().map(|question| &question.kind) {
            Some(Kind::Choose(choose)) => Open::Choose(Picking::new(choose)),
            _ => Open::Nothing,
        };
    }

    /// A key goes down or up.
    pub fn stroke(&mut self, stroke: Stroke, game: &dyn Match) -> Act {
        if !stroke.down || self.warning.take().is_some() {
            return Act::Stay;
        }
        let question = game.question();
        match (&mut self.open, question.as_deref().map(|question| &question.kind)) {
            (Open::Choose(picking), Some(Kind::Choose(choose))) => picking.stroke(stroke.key, choose),
            _ => Act::Stay,
        }
    }

    /// The screen as a stack of bands.
    pub fn stack(&self, game: &dyn Match) -> Stack {
        let scene = game.scene();
        let sheet = Sheet::new(self.theme, &*scene);
        let question = game.question();
        let Some(question) = question.as_deref() else {
            return sheet.foot(&[]);
        };
        match (&self.open, &question.kind) {
            (Open::Choose(picking), Kind::Choose(choose)) => picking.stack(sheet, question, choose),
            _ => sheet.foot(&[]),
        }
    }

    /// A message over the question until a key is pressed.
    pub fn warn(&mut self, title: &'static str, lines: [&'static str; 3]) {
        self.warning = Some(Warning { title, lines });
    }
}

impl Default for View {
    fn default() -> Self {
        View::new()
    }
}
