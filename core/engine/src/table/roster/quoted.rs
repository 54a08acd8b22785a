//! Names between quotation marks in the text of a roster; in one, `\` stands before a quotation mark and before itself.

use core::fmt::{self, Write};

/// Writes a name between quotation marks.
pub fn write_quoted(name: &str, out: &mut dyn Write) -> fmt::Result {
    out.write_char('"')?;
    name.chars().try_for_each(|letter| match letter {
        '"' | '\\' => write!(out, "\\{letter}"),
        _ => out.write_char(letter),
    })?;
    out.write_char('"')
}

/// Where the closing quotation mark stands in a text that begins behind the opening one; none where there is none.
pub fn closing_quote(text: &str) -> Option<usize> {
    let mut escaped = false;
    text.find(|letter: char| {
        let closes = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        closes
    })
}

/// The letters of a name, from what stands between its quotation marks.
pub fn quoted_letters(text: &str) -> impl Iterator<Item = char> {
    let mut escaped = false;
    text.chars().filter(move |letter| {
        escaped = *letter == '\\' && !escaped;
        !escaped
    })
}
