//! Files: written whole or not at all.

use std::borrow::Cow;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

use umpire_screens::{Frame, SIDE};

use super::rgb;

/// Writes a file beside its place and puts it there when it is whole.
pub(super) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut part = OsString::from(path);
    part.push(".part");
    let written = File::create(&part).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&part, path)
    });
    written.inspect_err(|_| drop(fs::remove_file(&part)))
}

/// Reads a text of at most so many bytes.
pub(super) fn read(path: &Path, most: usize) -> io::Result<String> {
    let mut text = String::new();
    File::open(path)?.take(most as u64 + 1).read_to_string(&mut text)?;
    if text.len() > most {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, "the file is too long"));
    }
    Ok(text)
}

/// The panel as a PNG.
pub(super) fn png(frame: &Frame) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, SIDE as u32, SIDE as u32);
    encoder.set_color(png::ColorType::Rgb);
    let (pixels, _) = frame.rows(0, SIDE as u16).as_chunks();
    let colours: Vec<u8> = pixels.iter().flat_map(|pixel| rgb(u16::from_be_bytes(*pixel))).collect();
    encoder.write_header()?.write_image_data(&colours)?;
    Ok(bytes)
}

/// A saved game as a text; of what came by a handheld's cable, the last game that was printed.
pub(super) fn unwrapped(text: &str) -> Cow<'_, str> {
    let Some(line) = text.lines().rev().find_map(|line| line.trim().strip_prefix("{\"save\":\"")) else {
        return Cow::Borrowed(text);
    };
    let (mut out, mut letters) = (String::new(), line.chars());
    while let Some(letter) = letters.next().filter(|letter| *letter != '"') {
        match letter {
            '\\' => match letters.next() {
                Some('u') => {
                    let code: String = letters.by_ref().take(4).collect();
                    out.extend(u32::from_str_radix(&code, 16).ok().and_then(char::from_u32));
                }
                Some('n') => out.push('\n'),
                Some(other) => out.push(other),
                None => {}
            },
            other => out.push(other),
        }
    }
    Cow::Owned(out)
}
