//! Lines from anywhere: put together byte by byte, of a sane length, in letters.

use core::fmt;

use heapless::Vec;

const BACKSPACE: u8 = 0x08;
const DELETE: u8 = 0x7f;

/// A line while it comes in. `\r`, `\n` or both end it; backspace takes a letter back.
pub struct LineReader<const LONGEST: usize> {
    bytes: Vec<u8, LONGEST>,
    /// More came than any command has; it was skipped.
    long: bool,
    /// The line is whole: the next byte begins another.
    whole: bool,
    /// The last byte was `\r`: a `\n` now ends nothing new.
    returned: bool,
}

/// Why a line cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineError {
    /// It is longer than so many bytes, and was skipped.
    TooLong(usize),
    /// It is not UTF-8.
    NotText,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::TooLong(longest) => write!(f, "a line of more than {longest} letters"),
            LineError::NotText => f.write_str("a line that is not UTF-8"),
        }
    }
}

impl core::error::Error for LineError {}

impl<const LONGEST: usize> LineReader<LONGEST> {
    /// Nothing yet.
    pub const fn new() -> Self {
        LineReader { bytes: Vec::new(), long: false, whole: false, returned: false }
    }

    /// Takes a byte; true when it ends a line, which can be read until the next byte comes.
    pub fn take(&mut self, byte: u8) -> bool {
        if core::mem::take(&mut self.whole) {
            self.bytes.clear();
            self.long = false;
        }
        let returned = core::mem::replace(&mut self.returned, byte == b'\r');
        match byte {
            b'\n' if returned => {}
            b'\r' | b'\n' => self.whole = true,
            BACKSPACE | DELETE => self.erase(),
            _ => self.long |= self.bytes.push(byte).is_err(),
        }
        self.whole
    }

    /// What came so far: the whole line, once it has ended.
    pub fn line(&self) -> Result<&str, LineError> {
        if self.long {
            return Err(LineError::TooLong(LONGEST));
        }
        str::from_utf8(&self.bytes).map_err(|_| LineError::NotText)
    }

    /// Whether something came that no end of line has followed yet.
    pub fn is_open(&self) -> bool {
        !self.whole && (self.long || !self.bytes.is_empty())
    }

    /// Forgets what came so far, as when somebody else takes over.
    pub fn clear(&mut self) {
        self.bytes.clear();
        (self.long, self.whole, self.returned) = (false, false, false);
    }

    /// Takes the last letter back, all of its bytes.
    fn erase(&mut self) {
        while self.bytes.pop().is_some_and(|byte| byte & 0xc0 == 0x80) {}
    }
}

impl<const LONGEST: usize> Default for LineReader<LONGEST> {
    fn default() -> Self {
        LineReader::new()
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::string::String;
    use std::vec::Vec;

    use super::*;

    fn read(bytes: &[u8]) -> Vec<Result<String, LineError>> {
        let mut lines = LineReader::<8>::new();
        let mut all = Vec::new();
        for &byte in bytes {
            if lines.take(byte) {
                all.push(lines.line().map(String::from));
            }
        }
        all
    }

    fn ok(lines: &[&str]) -> Vec<Result<String, LineError>> {
        lines.iter().map(|line| Ok(String::from(*line))).collect()
    }

    #[test]
    fn every_terminal_s_end_of_line_is_one_end() {
        assert_eq!(read(b"a\rb\nc\r\nd\n\re"), ok(&["a", "b", "c", "d", ""]));
        assert_eq!(read(b"\r\n\r\n"), ok(&["", ""]));
    }

    #[test]
    fn backspace_takes_back_whole_letters_and_no_more_than_there_are() {
        assert_eq!(read("aö\x08b\x7f\x7f\x08\x08x\n".as_bytes()), ok(&["x"]));
    }

    #[test]
    fn the_longest_line_is_read_and_a_longer_one_is_skipped_whole() {
        assert_eq!(read(b"12345678\n"), ok(&["12345678"]));
        assert_eq!(read(b"123456789\nok\n"), [Err(LineError::TooLong(8)), Ok("ok".into())]);
    }

    #[test]
    fn odd_bytes_are_seen() {
        assert_eq!(read(b"\xff\xfe\nok\n"), [Err(LineError::NotText), Ok("ok".into())]);
    }

    #[test]
    fn what_was_begun_can_be_forgotten() {
        let mut lines = LineReader::<8>::new();
        b"123456789".iter().for_each(|&byte| assert!(!lines.take(byte)));
        assert!(lines.is_open());
        lines.clear();
        assert!(!lines.is_open());
        b"ok".iter().for_each(|&byte| assert!(!lines.take(byte)));
        assert!(lines.take(b'\n'));
        assert_eq!(lines.line(), Ok("ok"));
    }
}
