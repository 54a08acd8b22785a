//! Lines from anywhere: whole ones, of a sane length, in letters.

use std::io::{self, BufRead, Read};

/// The longest line that is read.
pub(super) const LONGEST: usize = 4096;

/// What came in.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Input {
    /// A line.
    Line(String),
    /// A line longer than any command; it was skipped.
    TooLong,
    /// A line that is not UTF-8.
    NotText,
    /// Nothing more will come.
    End,
}

/// Reads the next line.
pub(super) fn next(from: &mut impl BufRead) -> io::Result<Input> {
    let mut line = Vec::new();
    if from.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut line)? == 0 {
        return Ok(Input::End);
    }
    if line.len() > LONGEST && !line.ends_with(b"\n") {
        from.skip_until(b'\n')?;
        return Ok(Input::TooLong);
    }
    Ok(String::from_utf8(line).map_or(Input::NotText, Input::Line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_skipped_whole_and_odd_bytes_are_seen() {
        let mut bytes = b"ok\n".to_vec();
        bytes.extend([b'x'; 3 * LONGEST]);
        bytes.extend(b"\n\xff\xfe\nlast");
        let from = &mut bytes.as_slice();
        let mut read = || next(from).expect("memory can be read");
        assert_eq!(read(), Input::Line("ok\n".into()));
        assert_eq!(read(), Input::TooLong);
        assert_eq!(read(), Input::NotText);
        assert_eq!(read(), Input::Line("last".into()));
        assert_eq!(read(), Input::End);
    }
}
