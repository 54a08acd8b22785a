//! The parts of an army's text: between slashes or line breaks, without remarks.

use core::fmt::{self, Display};

use umpire_engine::table::closing_quote;

/// Where a part stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PartPlace {
    /// In this line, from 1, of a text that has several.
    Line(u16),
    /// The how many-th it is, from 1.
    Part(u16),
}

impl Display for PartPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PartPlace::Line(line) => write!(f, "line {line}: "),
            PartPlace::Part(part) => write!(f, "part {part}: "),
        }
    }
}

/// One part after the other; those in which nothing stands are left out.
pub(super) struct Parts<'t> {
    rest: &'t str,
    has_lines: bool,
    line: u16,
    part: u16,
}

impl<'t> Parts<'t> {
    pub(super) fn of(text: &'t str) -> Self {
        Parts { rest: text, has_lines: text.trim().contains('\n'), line: 1, part: 0 }
    }
}

/// A part. Where a remark swallows what follows it in the only line, its mark belongs to it, and is not understood.
impl<'t> Iterator for Parts<'t> {
    type Item = (PartPlace, &'t str);

    fn next(&mut self) -> Option<Self::Item> {
        while !self.rest.is_empty() {
            let end = part_end(self.rest);
            let (mut part, mut rest) = self.rest.split_at(end);
            if rest.starts_with('#') {
                let remark = rest.find('\n').unwrap_or(rest.len());
                if !self.has_lines && rest.contains('/') {
                    part = &self.rest[..end + 1];
                }
                rest = &rest[remark..];
            }
            let line = self.line;
            self.line += u16::from(rest.starts_with('\n'));
            self.rest = rest.get(1..).unwrap_or("");
            if !part.trim().is_empty() {
                self.part += 1;
                let place = if self.has_lines { PartPlace::Line(line) } else { PartPlace::Part(self.part) };
                return Some((place, part));
            }
        }
        None
    }
}

/// Where a part ends: at a slash, a line break or a remark that is not in a name; a name ends with its line.
fn part_end(text: &str) -> usize {
    let (mut at, mut spaced) = (0, true);
    while let Some(letter) = text[at..].chars().next() {
        match letter {
            '/' | '\n' => break,
            '#' if spaced => break,
            '"' => {
                let line = text[at + 1..].lines().next().unwrap_or("");
                at += 1 + closing_quote(line).unwrap_or(line.len());
                // The closing mark, where there is one.
                at += usize::from(text[at..].starts_with('"'));
                spaced = false;
                continue;
            }
            _ => spaced = letter.is_whitespace(),
        }
        at += letter.len_utf8();
    }
    at
}
