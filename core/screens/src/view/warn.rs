//! A message over everything else, until a key is pressed.

use super::sheet::{PAGE, Sheet};
use crate::band::{Alarm, Line, Voice, What};
use crate::key::Key;
use crate::text::Size;

/// What is wrong, and what to do now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Warning {
    pub(super) title: &'static str,
    pub(super) lines: [&'static str; 3],
}

impl Warning {
    pub(super) fn stack(&self, mut sheet: Sheet) {
        sheet.strip(None);
        sheet.push(78, What::Alarm(Alarm { title: self.title.chars().take(36).collect() }));
        sheet.stack.blank_to(PAGE.1 - 3 * 29 - 4);
        for line in self.lines {
            let text = line.chars().take(36).collect();
            sheet
                .push(29, What::Line(Line { seat: None, text, size: Size::Body, voice: Voice::First, centred: false }));
        }
        sheet.foot(&[(Key::A, "Go on")])
    }
}
