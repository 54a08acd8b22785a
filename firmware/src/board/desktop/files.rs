//! Files: written whole or not at all.

use std::borrow::Cow;
use std::fs::{self, File, FileType};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process;

use umpire_screens::{FrameBuffer, SIDE};

use super::rgb;

/// Writes a file in the place of whatever file has this name. A link is replaced itself, and not followed.
pub(super) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    put(path, bytes, |part| fs::rename(part, path))
}

/// Writes a file under a name that nothing has yet.
pub(super) fn create(path: &Path, bytes: &[u8]) -> io::Result<()> {
    put(path, bytes, |part| {
        // The name is ours from here on: what is replaced is the empty file we made.
        File::create_new(path)?;
        fs::rename(part, path).inspect_err(|_| drop(fs::remove_file(path)))
    })
}

/// Writes a file beside its place, and places it when it is whole. Where that fails, nothing is left of it.
fn put(path: &Path, bytes: &[u8], place: impl FnOnce(&Path) -> io::Result<()>) -> io::Result<()> {
    let (part, mut file) = part(path)?;
    let placed = file.write_all(bytes).and_then(|()| file.sync_all()).and_then(|()| place(&part));
    placed.inspect_err(|_| drop(fs::remove_file(&part)))
}

/// An empty file in the same folder, under a name that nobody had.
fn part(path: &Path) -> io::Result<(PathBuf, File)> {
    for n in 0u32.. {
        let part = path.with_file_name(format!(".umpire-{}-{n}.part", process::id()));
        match File::create_new(&part) {
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {}
            made => return made.map(|file| (part, file)),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// What something is that is no file.
pub(super) fn no_file(kind: FileType) -> Option<&'static str> {
    match kind {
        kind if kind.is_file() => None,
        kind if kind.is_dir() => Some("a folder"),
        _ => Some("a pipe or a device"),
    }
}

/// Reads a text of at most so many bytes. Only a file is opened: a pipe may have no other end, and a device none.
pub(super) fn read(path: &Path, most: usize) -> io::Result<String> {
    if let Some(what) = no_file(fs::metadata(path)?.file_type()) {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, format!("it is {what}, and no file")));
    }
    let mut text = String::new();
    File::open(path)?.take(most as u64 + 1).read_to_string(&mut text)?;
    if text.len() > most {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, "the file is too long"));
    }
    Ok(text)
}

/// The panel as a PNG.
pub(super) fn png(frame: &FrameBuffer) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, SIDE as u32, SIDE as u32);
    encoder.set_color(png::ColorType::Rgb);
    let pixels = (0..SIDE * SIDE).map(|at| frame.rgb565(at % SIDE, at / SIDE));
    let colours: Vec<u8> = pixels.flat_map(rgb).collect();
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
