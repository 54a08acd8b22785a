//! Text that is formatted only when somebody reads it.
//!
//! A replay asks a thousand questions nobody looks at. So a label is a template and two arguments, and costs nothing
//! until a screen or the console writes it. A `"` in a template is the sign of inches, or of whatever else the players
//! measure in.

use core::fmt::{self, Write};

use heapless::String;

use crate::table::{PieceId, Scene, Seat};

/// A written-out text: a screen's line is 30 letters at most, an event's sentence a little more.
pub type TextLine = String<64>;

/// An argument for a template's `{}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Arg {
    /// Nothing.
    None,
    /// Another fixed text.
    Text(&'static str),
    /// A number.
    Number(i16),
    /// The name of a player, or the colour of the side.
    Seat(Seat),
    /// The name of a piece, as its owner calls it.
    Piece(PieceId),
    /// A name the players gave, by its number in the scene.
    Given(u8),
    /// Who was given which nickname, by the line of the tape that begins here.
    Nickname(u16),
}

/// A template and up to two arguments for its `{}`s.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Words {
    template: &'static str,
    args: [Arg; 2],
}

impl Words {
    /// No words at all.
    pub const NONE: Words = Words::of("");

    /// A fixed text.
    pub const fn of(template: &'static str) -> Self {
        Words { template, args: [Arg::None; 2] }
    }

    /// A text with one thing in it.
    pub fn with(template: &'static str, a: impl Into<Arg>) -> Self {
        Words { template, args: [a.into(), Arg::None] }
    }

    /// A text with two things in it.
    pub fn with2(template: &'static str, a: impl Into<Arg>, b: impl Into<Arg>) -> Self {
        Words { template, args: [a.into(), b.into()] }
    }

    /// Whether there is nothing to read.
    pub const fn is_empty(&self) -> bool {
        self.template.is_empty()
    }

    /// The piece whose name this is, where it is nothing else.
    pub fn piece(&self) -> Option<PieceId> {
        match (self.template, self.args[0]) {
            ("{}", Arg::Piece(piece)) => Some(piece),
            _ => None,
        }
    }

    /// Whether they tell of a nickname.
    pub fn is_nickname(&self) -> bool {
        matches!(self.args[0], Arg::Nickname(_))
    }

    /// The piece that it names first, among other words.
    pub fn about(&self) -> Option<PieceId> {
        self.args.iter().find_map(|arg| if let Arg::Piece(piece) = arg { Some(*piece) } else { None })
    }

    /// Writes the text out; the scene knows what pieces are called.
    pub fn write(&self, scene: &dyn Scene, out: &mut dyn Write) -> fmt::Result {
        let mut args = self.args.iter();
        let mut rest = self.template;
        // A search for one letter is much less code than one for two.
        while let Some((before, after)) = rest.split_once('{') {
            scene.write_text(before, out)?;
            rest = after.strip_prefix('}').expect("a brace in a template stands for a thing");
            match args.next().unwrap_or(&Arg::None) {
                Arg::None => {}
                Arg::Text(text) => out.write_str(text)?,
                Arg::Number(n) => write!(out, "{n}")?,
                Arg::Seat(seat) => out.write_str(scene.name_of(*seat))?,
                Arg::Piece(piece) => scene.write_name(*piece, out)?,
                Arg::Given(n) => scene.write_given(*n, out)?,
                Arg::Nickname(at) => scene.write_nickname(*at, out)?,
            }
        }
        scene.write_text(rest, out)
    }

    /// The text as a line; what does not fit into one is cut.
    pub fn line(&self, scene: &dyn Scene) -> TextLine {
        let mut line = TextLine::new();
        // A full line is a cut line: the test of all texts sees it, a player still reads the start.
        let _ = self.write(scene, &mut line);
        line
    }
}

impl From<&'static str> for Words {
    fn from(text: &'static str) -> Self {
        Words::of(text)
    }
}

impl From<PieceId> for Words {
    fn from(piece: PieceId) -> Self {
        Words::with("{}", piece)
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Arg::Text(text)
    }
}

impl From<i16> for Arg {
    fn from(n: i16) -> Self {
        Arg::Number(n)
    }
}

impl From<u8> for Arg {
    fn from(n: u8) -> Self {
        Arg::Number(i16::from(n))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<PieceId> for Arg {
    fn from(piece: PieceId) -> Self {
        Arg::Piece(piece)
    }
}
