//! A roster that is kept, or its last result, as a code on the screen.

use core::fmt;

use heapless::Vec;
use umpire_engine::table::{
    Arg, Asked, CodeBytes, CodeKind, Diagram, ExpectRoom, Heading, Instruction, RosterBook, RosterCode, Table, Words,
};

use super::reader::{PageEvent, Reader};
use crate::persistence::rosters::{RosterKey, RosterStore};

/// Bytes that are laid open at once.
const PIECE: usize = 64;

/// Some bytes of what is shown.
pub(super) type CodePiece = Vec<u8, PIECE>;

/// What is shown.
#[derive(Clone, Default)]
pub(super) struct ShownCode {
    kind: Option<CodeKind>,
    bytes: CodeBytes,
}

impl ShownCode {
    pub(super) fn add(&mut self, kind: CodeKind, piece: &[u8]) {
        self.kind = Some(kind);
        self.bytes.extend_from_slice(piece).expect_room("it is no longer than a roster");
    }

    fn code<'c>(&'c self, game: &'c str) -> Option<RosterCode<'c>> {
        self.kind.map(|kind| RosterCode { kind, game, bytes: &self.bytes })
    }

    /// How many parts it has; none where nothing is shown as a code.
    pub(super) fn parts(&self) -> u8 {
        self.code("").map_or(0, |code| code.parts())
    }

    pub(super) fn write(&self, game: &str, part: u8, out: &mut dyn fmt::Write) -> fmt::Result {
        self.code(game).map_or(Ok(()), |code| code.write(part + 1, out))
    }
}

/// Lays a roster open, or its last result, to be shown; false where it is not there.
#[inline(never)] // a whole roster, as bytes
pub(super) fn lay(
    (book, key): (&RosterBook, RosterKey<'_>),
    kind: CodeKind,
    rosters: &mut dyn RosterStore,
    table: &Table<Reader>,
) -> bool {
    let Some(bytes) = rosters.read(key) else { return false };
    let mut lay = |bytes: &[u8]| {
        for piece in bytes.chunks(PIECE) {
            table.emit(PageEvent::Code(kind, CodePiece::from_slice(piece).unwrap_or_default()));
        }
    };
    if kind == CodeKind::Result {
        return (book.result)(&bytes, &mut lay);
    }
    lay(&bytes);
    true
}

/// Shows it.
pub(super) fn ask(t: &Table<Reader>, parts: u8) -> impl Future<Output = ()> + use<'_> {
    let name = Words::with("{}", Arg::Given(0));
    let picture = Diagram::Code(parts);
    let tell = Instruction { text: name, piece: None, by: None, reach: None, picture, placement: None };
    t.instruct(Heading::new("code", Asked::Anyone, name, Words::NONE), tell)
}
