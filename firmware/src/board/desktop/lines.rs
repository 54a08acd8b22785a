//! Lines from a file or a pipe.

use std::io::{self, BufRead};

use crate::console::LineReader;

/// The longest line that is read.
pub(super) const LONGEST: usize = 8192;

/// Reads on to the end of the next line; false when nothing more will come.
pub(super) fn next(from: &mut impl BufRead, line: &mut LineReader<LONGEST>) -> io::Result<bool> {
    loop {
        let bytes = match from.fill_buf() {
            Err(why) if why.kind() == io::ErrorKind::Interrupted => continue,
            bytes => bytes?,
        };
        if bytes.is_empty() {
            // The last line may lack its end.
            return Ok(line.is_open() && line.take(b'\n'));
        }
        let end = bytes.iter().position(|&byte| line.take(byte));
        let read = end.map_or(bytes.len(), |at| at + 1);
        from.consume(read);
        if end.is_some() {
            return Ok(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::LineError;

    #[test]
    fn long_lines_are_skipped_whole_and_odd_bytes_are_seen() {
        let mut bytes = b"ok\n".to_vec();
        bytes.extend([b'x'; 3 * LONGEST]);
        bytes.extend(b"\n\xff\xfe\nlast");
        let from = &mut bytes.as_slice();
        let mut line = LineReader::new();
        let mut read = || {
            let more = next(from, &mut line).expect("memory can be read");
            more.then(|| line.line().map(String::from))
        };
        assert_eq!(read(), Some(Ok("ok".into())));
        assert_eq!(read(), Some(Err(LineError::TooLong(LONGEST))));
        assert_eq!(read(), Some(Err(LineError::NotText)));
        assert_eq!(read(), Some(Ok("last".into())));
        assert_eq!(read(), None);
    }
}
