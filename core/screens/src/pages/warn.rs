//! A message over everything else, until a key is pressed.

use heapless::String;
use umpire_raster::text::TextSize;

use crate::bands::{AnyBand, LineBand, LineVoice};
use crate::key::Key;
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::strings::{letters, text};

/// Lines of a message.
const LINES: usize = 3;
/// Letters a line has room for.
const WIDEST: usize = 26;

/// What is wrong, and what to do now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WarningPage {
    pub(crate) title: &'static str,
    pub(crate) lines: [String<WIDEST>; LINES],
}

impl WarningPage {
    /// A message in lines of our own making.
    pub(crate) fn new(title: &'static str, lines: [&str; LINES]) -> Self {
        WarningPage { title, lines: lines.map(|line| letters(line, WIDEST)) }
    }

    /// A message of somebody else's, broken between words; what does not fit is left out.
    pub(crate) fn wrapped(title: &'static str, text: &str) -> Self {
        let mut lines = [const { String::new() }; LINES];
        let mut at = 0;
        for word in text.split_whitespace() {
            let needed = lines[at].len() + word.len() + usize::from(!lines[at].is_empty());
            if needed > WIDEST && !lines[at].is_empty() {
                at += 1;
            }
            let Some(line) = lines.get_mut(at) else { break };
            let gap = if line.is_empty() { "" } else { " " };
            let letters = gap.chars().chain(word.chars());
            letters.for_each(|letter| drop(line.push(letter)));
        }
        WarningPage { title, lines }
    }

    #[inline(never)]
    pub(crate) fn layout(&self, mut builder: PageBuilder) {
        builder.strip(None);
        builder.alarm(self.title);
        builder.blank_to(PAGE.1 - 3 * 29 - 4);
        for line in &self.lines {
            let text = text(line);
            builder.push(
                29,
                AnyBand::Line(LineBand {
                    seat: None,
                    text,
                    size: TextSize::Body,
                    voice: LineVoice::First,
                    centred: false,
                }),
            );
        }
        builder.foot(&[(Key::A, "Go on")])
    }
}
