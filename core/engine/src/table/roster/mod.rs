//! Rosters: what a side brings to a game. A game says what one is; everybody else keeps its bytes.

mod bench;
mod book;
mod byte_reader;
mod campaign;
mod code;
mod fault;
mod line;
mod packed;
mod quoted;
mod sides;
mod word_error;
mod word_reader;

use core::fmt::{self, Display, Write};

use crate::table::Off;

pub use self::bench::{BenchOpening, Workbench};
pub use self::book::{RosterBook, RosterPieces};
pub use self::byte_reader::{put_text, take_bytes, take_text};
pub use self::campaign::{CampaignStanding, TakeError};
pub use self::code::{
    CodeBytes, CodeError, CodeKind, CodePart, CodeProgress, MAX_CODE, RosterCode, code_parts, collect_part,
};
pub use self::fault::{RosterFault, report};
pub use self::line::{RosterLine, RosterLineError};
pub use self::packed::{PackedRoster, PackedSides};
pub use self::quoted::{closing_quote, quoted_letters, write_quoted};
pub use self::sides::{Shelved, Sides, sides};
pub use self::word_error::{TextWant, WordError, write_words};
pub use self::word_reader::{Token, WordReader, unquoted};

/// The most bytes of a roster: forty pieces with a name each.
pub const MAX_ROSTER: usize = 1_800;
/// The most bytes of a roster's name.
pub const MAX_ROSTER_NAME: usize = 24;

/// What a side brings to a game.
pub trait Roster: Clone + Default + 'static {
    /// What players call one, in lower case: `army`. The question which one plays has this id.
    const WORD: &'static str;
    /// Several of them, in lower case.
    const WORDS: &'static str;
    /// What each has to be, in a few words: `12 points`.
    const SIZE: &'static str = "";
    /// Counts up when bytes or text are written otherwise than before. What was written before is still read.
    const VERSION: u8;
    /// Whether its text may be longer than a line of a handheld, and so come in pieces: whole parts of it, a line each.
    /// Then [`Roster::read_more`], [`Roster::decode_draft`] and [`Roster::may_play`] are written.
    const IN_PIECES: bool = false;
    /// Those the book prints: what scripts call them, and players.
    const EXAMPLES: &'static [(&'static str, &'static str)] = &[];

    /// One of those the book prints.
    fn example(_at: usize) -> Self {
        Self::default()
    }
    /// What its owner calls it.
    fn name(&self) -> &str;
    /// Hands its bytes out, one piece after the other: [`MAX_ROSTER`] at most.
    fn encode(&self, out: &mut dyn FnMut(&[u8]));
    /// Reads bytes of this version or an older one; none where they are no roster that may play.
    fn decode(version: u8, bytes: &[u8]) -> Option<Self>;
    /// The same in the place of this one, which is lost; false where nothing that may play lies there now. A large one is
    /// written there at once: a handheld has no stack for copies.
    fn decode_in_place(&mut self, version: u8, bytes: &[u8]) -> bool {
        Self::decode(version, bytes).map(|roster| *self = roster).is_some()
    }
    /// Writes it as one line of text.
    fn write(&self, out: &mut dyn Write) -> fmt::Result;
    /// Reads a text of this version or an older one. What is wrong with it is reported; none where anything is.
    fn read(version: u8, text: &str, say: &mut dyn FnMut(Remark<'_>)) -> Option<Self>;
    /// Reads the next piece of a text into what the pieces before made of the default; the first begins as a whole text
    /// does. Only what can be seen in one piece is looked at. What is wrong with it is reported; false then, and what was
    /// read of it is thrown away.
    fn read_more(&mut self, _version: u8, _text: &str, _say: &mut dyn FnMut(Remark<'_>)) -> bool {
        false
    }
    /// Reads the bytes of a roster that may still lack pieces: [`Roster::decode`] without its rules.
    fn decode_draft(version: u8, bytes: &[u8]) -> Option<Self> {
        Self::decode(version, bytes)
    }
    /// Reports every rule that a roster breaks now that all pieces of it came; true where it may play.
    fn may_play(&self, _say: &mut dyn FnMut(Remark<'_>)) -> bool {
        true
    }
    /// Says what is in it, line by line, for whoever looks at it before it is chosen.
    fn describe(&self, _say: &mut dyn FnMut(&dyn Display)) {}
    /// Reports what its owner should mind, though it may play.
    fn mind(&self, _say: &mut dyn FnMut(&dyn Display)) {}
    /// Says what is otherwise than it was, line by line, for whoever decides which of the two is kept.
    fn changes(&self, _before: &Self, say: &mut dyn FnMut(&dyn Display)) {
        self.describe(say);
    }
    /// Gives it another name; false where it cannot have that one.
    fn rename(&mut self, _name: &str) -> bool {
        false
    }
    /// The campaign it is of; empty where it is of none. Rosters of two campaigns may have the same name.
    fn campaign(&self) -> &str {
        ""
    }
    /// How it stands in its campaign.
    fn standing(&self) -> CampaignStanding {
        CampaignStanding::default()
    }
    /// Why it cannot play a game now, though it is kept.
    fn idle(&self) -> Option<&'static Off> {
        None
    }
    /// Says what became of it in its campaign, line by line, the newest first.
    fn chronicle(&self, _say: &mut dyn FnMut(&dyn Display)) {}
    /// Hands out the bytes of its last result: the campaign and its name as [`put_text`] writes them, then what the game
    /// knows. False where it has none.
    fn result(&self, _out: &mut dyn FnMut(&[u8])) -> bool {
        false
    }
    /// Takes the result of a game that was played elsewhere, as [`Roster::result`] wrote it there.
    fn take_result(&mut self, _version: u8, _bytes: &[u8]) -> Result<(), TakeError> {
        Err(TakeError::Unread)
    }
}

/// Something that is wrong with a roster.
pub struct Remark<'r> {
    /// Whether it can be read, and only breaks a rule.
    pub reads: bool,
    /// The checklist's code for it; empty where it is no rule.
    pub code: &'static str,
    /// What is wrong.
    pub wrong: &'r dyn Display,
    /// What would be right.
    pub right: &'r dyn Display,
}

/// Nothing at all: sides that bring no roster.
impl Roster for () {
    const WORD: &'static str = "";
    const WORDS: &'static str = "";
    const VERSION: u8 = 0;

    fn name(&self) -> &str {
        ""
    }
    fn encode(&self, _: &mut dyn FnMut(&[u8])) {}
    fn decode(_: u8, bytes: &[u8]) -> Option<Self> {
        bytes.is_empty().then_some(())
    }
    fn write(&self, _: &mut dyn Write) -> fmt::Result {
        Ok(())
    }
    fn read(_: u8, text: &str, _: &mut dyn FnMut(Remark<'_>)) -> Option<Self> {
        text.is_empty().then_some(())
    }
}
