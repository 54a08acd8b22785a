//! A roster that is kept, or its last result, as a code on the screen.

use core::fmt;

use heapless::Vec;
use umpire_engine::table::{
    Arg, Asked, CodeBytes, CodeKind, Diagram, ExpectRoom, Heading, Instruction, RosterCode, Words,
};

use super::hall::LOOKED_ROSTER;
use super::rows::EXAMPLE;
use super::{FoyerEvent, FoyerTable, Picks, kept_at};
use crate::games::{Host, SHELF, of_bench};

/// Rows of what can be done with a roster that is kept: show it, and show its last result.
pub(super) const ROSTER: u8 = 2;
pub(super) const RESULT: u8 = 3;

/// What a row shows.
const fn kind(row: u8) -> Option<CodeKind> {
    match row {
        ROSTER => Some(CodeKind::Roster),
        RESULT => Some(CodeKind::Result),
        _ => None,
    }
}

/// What lies open to be shown.
#[derive(Clone, Default)]
pub(super) struct ShownCode {
    /// The place of the roster, and the row.
    of: Option<(u8, u8)>,
    bytes: CodeBytes,
}

impl ShownCode {
    /// Another one is to be shown.
    pub(super) fn begin(&mut self, of: (u8, u8)) {
        self.of = Some(of);
        self.bytes.clear();
    }

    pub(super) fn add(&mut self, piece: &[u8]) {
        self.bytes.extend_from_slice(piece).expect_room("it is no longer than a roster");
    }

    fn code(&self, game: &'static str) -> Option<RosterCode<'_>> {
        let kind = kind(self.of?.1)?;
        (!self.bytes.is_empty()).then_some(RosterCode { kind, game, bytes: &self.bytes })
    }

    pub(super) fn write(&self, game: &'static str, part: u8, out: &mut dyn fmt::Write) -> fmt::Result {
        self.code(game).map_or(Ok(()), |code| code.write(part + 1, out))
    }
}

/// Shows what was picked, where it lies open; who picked it comes back when it does.
pub(super) async fn show(t: &FoyerTable, title: usize, of: (u8, u8)) {
    let parts = t.look(|hall| {
        let code = hall.code.code(SHELF[title].rosters.game).filter(|_| hall.code.of == Some(of));
        code.map_or(0, |code| code.parts())
    });
    if parts > 0 {
        ask(t, parts, of).await;
        t.emit(FoyerEvent::Picked(0));
    }
}

fn ask(t: &FoyerTable, parts: u8, (at, row): (u8, u8)) -> impl Future<Output = ()> + use<'_> {
    let name = Words::with("{}", Arg::Given(at));
    let id = if row == ROSTER { "code" } else { "code-result" };
    let picture = Diagram::Code(parts);
    let tell = Instruction { text: name, piece: None, by: None, reach: None, picture, placement: None };
    t.instruct(Heading::new(id, Asked::Anyone, name, Words::NONE), tell)
}

/// Lays open what these picks want to see; where it is not there, its pick is taken back.
#[inline(never)] // a whole roster, as bytes
pub(super) fn open(host: &mut impl Host, picks: &mut Picks, table: &FoyerTable) {
    let [first, roster, row @ (ROSTER | RESULT), ..] = picks[..] else { return };
    let Some(title) = first.checked_sub(SHELF.len() as u8).and_then(|bench| of_bench(bench.into())) else { return };
    let Some(own) = roster.checked_sub(EXAMPLE + 1) else { return };
    let Some(at) = table.look(|hall| hall.of(title).nth(own.into())) else { return };
    let rosters = &SHELF[title].rosters;
    let bytes = kept_at(host, at).and_then(|called| host.rosters()?.read(rosters.game, &called.name));
    table.emit(FoyerEvent::CodeOf(at, row));
    let mut lay = |piece: &[u8]| {
        for piece in piece.chunks(LOOKED_ROSTER) {
            table.emit(FoyerEvent::Code(Vec::from_slice(piece).unwrap_or_default()));
        }
    };
    let there = bytes.is_some_and(|bytes| match kind(row) {
        Some(CodeKind::Result) => (rosters.result)(&bytes, &mut lay),
        _ => {
            lay(&bytes);
            true
        }
    });
    if !there {
        picks.truncate(2);
    }
}
