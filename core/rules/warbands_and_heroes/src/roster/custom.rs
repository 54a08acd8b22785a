//! Classes of a warband's own, packed: a class in full takes seven times the room.

use core::fmt;

use heapless::Vec;

use super::class_bytes;
use crate::book::Class;

/// The most of them (section 2.3 of the checklist).
pub const MAX_CUSTOM: u8 = 16;
/// Bytes for all of them together: sixteen with two attacks each and no remarks.
pub const CLASS_ROOM: usize = 448;

/// Some classes, one behind the other: for each its length, then its bytes.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct CustomClasses<const N: usize = CLASS_ROOM>(Vec<u8, N, u16>);

/// The bytes of one class, with its length.
pub(super) type ClassBytes = Vec<u8, 192, u8>;

impl<const N: usize> CustomClasses<N> {
    /// None.
    pub const fn new() -> Self {
        CustomClasses(Vec::new())
    }

    /// How many there are.
    pub fn len(&self) -> u8 {
        self.pieces().count() as u8
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The class at a place.
    #[inline(never)]
    pub fn get(&self, at: u8) -> Option<Class> {
        let (_, piece) = self.pieces().nth(at.into())?;
        class_bytes::read(piece)
    }

    /// Every class.
    pub fn iter(&self) -> impl Iterator<Item = Class> {
        self.pieces().filter_map(|(_, piece)| class_bytes::read(piece))
    }

    /// Adds a class that is within the limits at the end; false where there is no room.
    #[inline(never)]
    pub fn push(&mut self, class: &Class) -> bool {
        self.len() < MAX_CUSTOM && self.0.extend_from_slice(&class_bytes::write(class)).is_ok()
    }

    /// Puts a class that is within the limits in the place of another; false where there is no room, and the other stays.
    #[inline(never)]
    pub fn set(&mut self, at: u8, class: &Class) -> bool {
        let bytes = class_bytes::write(class);
        let Some((start, before)) = self.place(at) else { return false };
        if self.0.len() - before + bytes.len() > N {
            return false;
        }
        self.cut(start, before);
        self.0.extend_from_slice(&bytes).is_ok_and(|()| {
            self.0[start..].rotate_right(bytes.len());
            true
        })
    }

    /// Removes a class. Those behind it move up.
    pub fn remove(&mut self, at: u8) {
        if let Some((start, length)) = self.place(at) {
            self.cut(start, length);
        }
    }

    /// How many bytes a class takes.
    pub fn size(&self, at: u8) -> usize {
        self.place(at).map_or(0, |(_, length)| length)
    }

    /// All bytes.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// Takes the classes in such bytes in the place of these; false where they are not as we write them.
    pub(super) fn read(&mut self, bytes: &[u8]) -> bool {
        self.0.clear();
        if self.0.extend_from_slice(bytes).is_err() {
            return false;
        }
        let whole: usize = self.pieces().map(|(_, piece)| piece.len() + 1).sum();
        let sound = |(start, piece): (usize, &[u8])| is_as_written(piece, &bytes[start..=start + piece.len()]);
        whole == bytes.len() && self.len() <= MAX_CUSTOM && self.pieces().all(sound)
    }

    /// Where each class begins, and its bytes without the length.
    fn pieces(&self) -> impl Iterator<Item = (usize, &[u8])> {
        let mut start = 0;
        core::iter::from_fn(move || {
            let length = usize::from(*self.0.get(start)?);
            let piece = self.0.get(start + 1..=start + length)?;
            let found = (start, piece);
            start += length + 1;
            Some(found)
        })
    }

    /// Where a class begins, and how many bytes it takes with its length.
    fn place(&self, at: u8) -> Option<(usize, usize)> {
        self.pieces().nth(at.into()).map(|(start, piece)| (start, piece.len() + 1))
    }

    fn cut(&mut self, start: usize, length: usize) {
        self.0[start..].rotate_left(length);
        self.0.truncate(self.0.len() - length);
    }
}

/// Whether a class is written in the same bytes as it is read from.
#[inline(never)] // a class with its words is on the stack meanwhile
fn is_as_written(piece: &[u8], with_length: &[u8]) -> bool {
    class_bytes::read(piece).is_some_and(|class| class_bytes::write(&class) == *with_length)
}

impl<const N: usize> fmt::Debug for CustomClasses<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
