//! Text broken into lines, between its words.

use crate::text::TextSize;

/// Lines of whole words no wider than `room`; a line break in the text ends one, too.
pub fn wrap(text: &str, size: TextSize, room: i32) -> impl Iterator<Item = &str> {
    let mut rest = text;
    core::iter::from_fn(move || {
        rest = rest.trim_start();
        let end = first_line(rest, size, room);
        let (line, after) = rest.split_at(end);
        rest = after;
        (end > 0).then_some(line)
    })
}

/// As narrow as it gets without another line: no word is left alone on the last.
pub fn even(text: &str, size: TextSize, room: i32) -> i32 {
    let lines = wrap(text, size, room).count();
    (80..room).step_by(8).find(|&room| wrap(text, size, room).count() == lines).unwrap_or(room)
}

/// Where the first line ends: before the first word that has no room, but never within a word.
fn first_line(text: &str, size: TextSize, room: i32) -> usize {
    let thought = text.find('\n').unwrap_or(text.len());
    let (mut wide, mut gap) = (0, None);
    for (at, letter) in text[..thought].char_indices() {
        if letter == ' ' {
            if wide > room {
                return gap.unwrap_or(at);
            }
            gap = Some(at);
        }
        wide += size.advance(letter);
    }
    if wide > room { gap.unwrap_or(thought) } else { thought }
}
