//! A roster that is kept, or its last result, as a code on the screen.

use core::fmt::{self, Write};
use core::pin::pin;

use heapless::Vec;
use umpire_engine::table::{
    Arg, Asked, CodeBytes, CodeKind, Diagram, Game, Happening, Heading, Help, Instruction, OptionKey, Role, RosterCode,
    Runner, Scene, Table, Words,
};

use super::hall::LOOKED_ROSTER;
use super::{help, kept_at};
use crate::games::{Host, Leave, SHELF};
use crate::persistence::rosters::RosterName;

/// A code, as a game of one question.
struct ShownCode;

/// What is shown.
#[derive(Clone, Default)]
struct CodePage {
    game: &'static str,
    name: RosterName,
    kind: Option<CodeKind>,
    bytes: CodeBytes,
}

/// What can happen there.
enum CodeEvent {
    /// It is about this one of a game, and of this kind.
    Named(&'static str, RosterName, CodeKind),
    /// The next bytes of it.
    Bytes(Vec<u8, LOOKED_ROSTER>),
}

impl Game for ShownCode {
    const ID: &'static str = "";
    const TITLE: &'static str = "Pocket Umpire";
    const EDITION: u16 = 1;
    const ROLE: Role = Role::Homecoming;
    type Opening = ();
    type State = CodePage;
    type Event = CodeEvent;

    fn open((): &()) -> CodePage {
        CodePage::default()
    }

    /// What is shown stays.
    fn reopen(_: &mut CodePage, (): &()) {}

    fn apply(page: &mut CodePage, event: CodeEvent) -> Option<Happening> {
        match event {
            CodeEvent::Named(game, name, kind) => (page.game, page.name, page.kind) = (game, name, Some(kind)),
            CodeEvent::Bytes(bytes) => drop(page.bytes.extend_from_slice(&bytes)), // no longer than a roster
        }
        None
    }

    fn help(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
        help::help(question).filter(|_| row.is_none())
    }

    async fn play(t: &Table<ShownCode>) {
        ask(t).await;
    }
}

impl CodePage {
    fn code(&self) -> Option<RosterCode<'_>> {
        let kind = self.kind.filter(|_| !self.bytes.is_empty())?;
        Some(RosterCode { kind, game: self.game, bytes: &self.bytes })
    }
}

fn ask(t: &Table<ShownCode>) -> impl Future<Output = ()> + use<'_> {
    let name = Words::with("{}", Arg::Given(0));
    let (parts, kind) = t.look(|page| (page.code().map_or(0, |code| code.parts()), page.kind));
    let id = if kind == Some(CodeKind::Result) { "code-result" } else { "code" };
    let picture = Diagram::Code(parts);
    let tell = Instruction { text: name, piece: None, by: None, reach: None, picture, placement: None };
    t.instruct(Heading::new(id, Asked::Anyone, name, Words::NONE), tell)
}

impl Scene for CodePage {
    fn game(&self) -> &'static str {
        self.game
    }

    fn write_given(&self, _: u8, out: &mut dyn Write) -> fmt::Result {
        out.write_str(&self.name)
    }

    fn write_code(&self, part: u8, out: &mut dyn Write) -> fmt::Result {
        self.code().map_or(Ok(()), |code| code.write(part + 1, out))
    }
}

/// Shows the roster at this place of the foyer, or its last result, until somebody goes back.
pub(crate) async fn show_code(host: &mut impl Host, at: u8, kind: CodeKind) -> Leave {
    let table = Table::<ShownCode>::empty(&());
    if lay_open(host, (at, kind), &table).is_none() {
        return Leave::Before;
    }
    let flow = pin!(ShownCode::play(&table));
    let mut live = Runner::new(&table, (), flow, ShownCode::play).expect("an empty tape fits all rules");
    host.play(&mut live, None).await
}

#[inline(never)] // a whole roster, as bytes
fn lay_open(host: &mut impl Host, (at, kind): (u8, CodeKind), table: &Table<ShownCode>) -> Option<()> {
    let (title, key) = kept_at(host, at)?;
    let book = &SHELF[usize::from(title)].rosters;
    let bytes = host.rosters()?.read(key.in_game(book.game))?;
    let mut lay = |piece: &[u8]| {
        for piece in piece.chunks(LOOKED_ROSTER) {
            table.emit(CodeEvent::Bytes(Vec::from_slice(piece).unwrap_or_default()));
        }
    };
    let there = match kind {
        CodeKind::Result => (book.result)(&bytes, &mut lay),
        CodeKind::Roster => {
            lay(&bytes);
            true
        }
    };
    table.emit(CodeEvent::Named(book.game, key.name, kind));
    there.then_some(())
}
