//! A file that behaves like the handheld's flash: the same store, the same game, on a disk.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use embedded_storage::nor_flash::{ErrorType, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash};

use super::roster_file::beside;
use crate::persistence::journal::{Image, MAX_SECTORS};

/// As on the handheld.
const SECTOR: usize = 4096;
const SIZE: usize = MAX_SECTORS as usize * SECTOR;

/// FileFlash in memory, and in a file where there is one.
pub struct FileFlash {
    bytes: Vec<u8>,
    file: Option<File>,
    /// A file of somebody else that lay there, and what there is to say about it. Its lock lasts as long as ours: whoever
    /// opened it at the same moment does not take our store for it.
    aside: Option<(File, String)>,
}

impl FileFlash {
    /// FileFlash that lasts until the end of the program.
    pub fn in_memory() -> Self {
        FileFlash { bytes: vec![0xff; SIZE], file: None, aside: None }
    }

    /// FileFlash in this file, which is made where there is none. Nothing is written to a file that holds anything but a
    /// store: it is renamed, and [`FileFlash::said`] says so.
    pub fn in_file(path: &Path) -> io::Result<Self> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let (file, bytes) = open(path)?;
        let Some(what) = foreign(&bytes) else { return FileFlash { bytes, file: Some(file), aside: None }.filled() };
        let name = beside(path)?;
        fs::rename(path, &name).inspect_err(|_| drop(fs::remove_file(&name)))?;
        let (old, new) = (path.display(), name.display());
        let said = format!("{old} is {what}: it is called {new} now, and a new store lies in its place");
        let (fresh, bytes) = open(path)?;
        FileFlash { bytes, file: Some(fresh), aside: Some((file, said)) }.filled()
    }

    /// What there is to say about the file that lay there before.
    pub fn said(&self) -> Option<&str> {
        self.aside.as_ref().map(|(_, said)| said.as_str())
    }

    /// Writes as many blank bytes behind as there are missing.
    fn filled(mut self) -> io::Result<Self> {
        let from = self.bytes.len();
        self.bytes.resize(SIZE, 0xff);
        if from < SIZE {
            self.put(from, &vec![0xff; SIZE - from])?;
        }
        Ok(self)
    }

    /// The file in the user's data folder, beside the rosters.
    pub fn usual() -> Option<PathBuf> {
        Some(super::RosterFile::usual()?.with_file_name("store.flash"))
    }

    /// Writes to the file first: what the disk did not take is not there.
    fn put(&mut self, at: usize, bytes: &[u8]) -> io::Result<()> {
        if let Some(file) = &mut self.file {
            file.seek(SeekFrom::Start(at as u64))?;
            file.write_all(bytes)?;
            file.sync_data()?;
        }
        self.bytes[at..at + bytes.len()].copy_from_slice(bytes);
        Ok(())
    }

    fn range(&self, from: u32, length: usize) -> Result<std::ops::Range<usize>, Unwritable> {
        let range = from as usize..from as usize + length;
        if range.end <= self.bytes.len() { Ok(range) } else { Err(Unwritable(NorFlashErrorKind::OutOfBounds)) }
    }
}

/// Opens a file for us alone, and reads it; one byte more than a store has, if there are so many.
fn open(path: &Path) -> io::Result<(File, Vec<u8>)> {
    // Whoever opens a pipe waits for the other end.
    match fs::metadata(path) {
        Ok(meta) if meta.is_dir() => return Err(io::Error::new(ErrorKind::IsADirectory, "it is a folder")),
        Ok(meta) if !meta.is_file() => return Err(io::Error::new(ErrorKind::InvalidInput, "it is no plain file")),
        _ => {}
    }
    let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
    let mut file = file.map_err(|why| match why.kind() {
        ErrorKind::PermissionDenied => io::Error::new(why.kind(), "it may not be read and written"),
        _ => why,
    })?;
    file.try_lock().map_err(|_| io::Error::new(ErrorKind::WouldBlock, "another umpire uses it"))?;
    let mut bytes = Vec::new();
    Read::by_ref(&mut file).take(SIZE as u64 + 1).read_to_end(&mut bytes)?;
    Ok((file, bytes))
}

/// What this is, if it is no store of ours and not the beginning of one.
fn foreign(bytes: &[u8]) -> Option<&'static str> {
    match (Image::of(bytes), bytes.len()) {
        (Image::Blank, 0..=SIZE) | (Image::Store, SIZE) => None,
        (Image::Older, SIZE) => Some("a store of an older program"),
        (Image::Store | Image::Older, 0..SIZE) => Some("a store that was cut short"),
        (Image::Store | Image::Older, _) => Some("a store of another size"),
        _ => Some("no store"),
    }
}

/// The disk did not take it, or the flash ends before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unwritable(NorFlashErrorKind);

impl NorFlashError for Unwritable {
    fn kind(&self) -> NorFlashErrorKind {
        self.0
    }
}

impl From<io::Error> for Unwritable {
    fn from(_: io::Error) -> Self {
        Unwritable(NorFlashErrorKind::Other)
    }
}

impl ErrorType for FileFlash {
    type Error = Unwritable;
}

impl ReadNorFlash for FileFlash {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, into: &mut [u8]) -> Result<(), Unwritable> {
        let range = self.range(offset, into.len())?;
        into.copy_from_slice(&self.bytes[range]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.bytes.len()
    }
}

impl NorFlash for FileFlash {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Unwritable> {
        let range = self.range(from, (to - from) as usize)?;
        Ok(self.put(range.start, &vec![0xff; range.len()])?)
    }

    /// Clears bits, and never sets one: what works here works on the handheld.
    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Unwritable> {
        let range = self.range(offset, bytes.len())?;
        let cleared: Vec<u8> = self.bytes[range.clone()].iter().zip(bytes).map(|(kept, byte)| kept & byte).collect();
        Ok(self.put(range.start, &cleared)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_flash() {
        let folder = std::env::temp_dir().join(format!("umpire-flash-{}", std::process::id()));
        let path = folder.join("deeper").join("store.flash");
        let mut flash = FileFlash::in_file(&path).expect("a folder of ours");
        flash.write(0, b"PUS2").expect("room");
        flash.write(5, &[0x0f, 0xf0]).expect("room");
        flash.write(5, &[0xfe, 0xff]).expect("room");
        assert!(FileFlash::in_file(&path).is_err(), "one umpire at a time");
        drop(flash);
        let mut flash = FileFlash::in_file(&path).expect("it is there now");
        let mut read = [0; 3];
        flash.read(4, &mut read).expect("room");
        assert_eq!(read, [0xff, 0x0e, 0xf0], "bits are cleared and never set");
        flash.erase(0, 4096).expect("room");
        flash.read(4, &mut read).expect("room");
        assert_eq!(read, [0xff; 3]);
        assert!(flash.write(SIZE as u32 - 1, &[0, 0]).is_err());
        std::fs::remove_dir_all(folder).expect("ours");
    }
}
