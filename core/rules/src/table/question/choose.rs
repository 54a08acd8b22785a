//! Picking one of several: the options, why one is off, and how they lie on the screen.

use heapless::Vec;

use crate::table::{Amount, AnswerError, Help, Icon, OptionKey, PieceId, Rolled, Seat, Words};

/// The most options one question offers: forty pieces, and what may be done instead.
pub const MAX_OPTIONS: usize = 48;

/// Pick one of several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choose {
    /// What can be picked, and what cannot be picked now.
    pub options: Vec<Opt, MAX_OPTIONS>,
    /// The option the cursor starts on.
    pub preset: u8,
    /// How the options lie on the screen.
    pub layout: Layout,
    /// The option behind the X key, such as Pass: not in the list on screen, picked by its own key.
    pub other: Option<u8>,
}

impl Choose {
    /// Whether the option at this place may be picked.
    pub fn allows(&self, at: u8) -> Result<(), AnswerError> {
        let option = self.options.get(usize::from(at)).ok_or(AnswerError::NoSuchOption)?;
        if option.off.is_none() { Ok(()) } else { Err(AnswerError::NotNow) }
    }

    /// Says where the cursor starts and what lies behind the X key, once all options are there.
    pub(in crate::table) fn settle(&mut self, preset: Preset, other: Other) {
        let open = |wanted: Option<PieceId>| {
            let fits = |o: &Opt| o.off.is_none() && (wanted.is_none() || o.key.piece == wanted);
            self.options.iter().position(fits)
        };
        let at = match preset {
            Preset::At(at) => usize::from(at),
            Preset::From(at) if self.options.get(usize::from(at)).is_some_and(|o| o.off.is_none()) => usize::from(at),
            Preset::From(_) | Preset::Open => open(None).unwrap_or(0),
            Preset::Piece(piece) => open(Some(piece)).or_else(|| open(None)).unwrap_or(0),
        };
        self.preset = at as u8;
        self.other = match other {
            Other::Nothing => None,
            Other::At(at) => Some(at),
            Other::Last => (self.options.len() as u8).checked_sub(1),
        };
    }
}

/// How options are offered, beside what they are.
pub struct Offer {
    /// How they lie on the screen.
    pub layout: Layout,
    /// Where the cursor starts.
    pub preset: Preset,
    /// What lies behind the X key.
    pub other: Other,
}

impl Offer {
    /// Rows, from the first on that can be picked.
    pub const ROWS: Offer = Offer { layout: Layout::Rows, preset: Preset::Open, other: Other::Nothing };
}

/// Where the cursor starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preset {
    /// On this option.
    At(u8),
    /// On this option, if it can be picked; else on the first that can.
    From(u8),
    /// On the first that can be picked.
    Open,
    /// On this piece, if it can be picked; else on the first that can.
    Piece(PieceId),
}

/// What lies behind the X key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Other {
    /// Nothing.
    Nothing,
    /// This option.
    At(u8),
    /// The last option.
    Last,
}

/// How options lie on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "it lies in the question's one slot, and there is no heap to box on")]
pub enum Layout {
    /// One under the other.
    Rows,
    /// Pieces side by side, with their cards.
    Grid,
    /// One step of a back-and-forth between seats, with the steps before and after it.
    Ladder(Ladder),
    /// Dice that lie on the table and may still be changed: the first option lets them stand, each of the
    /// others changes one die, in their order, or all of them where there is only one other.
    Dice(Rolled),
}

/// The steps of a back-and-forth: the open one holds the options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ladder {
    /// The steps, first to last.
    pub rungs: [Rung; 3],
    /// Which one is open.
    pub open: u8,
}

/// One step of a ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// Who takes it.
    pub seat: Seat,
    /// What was done, or what may come.
    pub label: Words,
}

/// One option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opt {
    /// The stable name scripts pick it by.
    pub key: OptionKey,
    /// What the row says.
    pub label: Words,
    /// The picture before it.
    pub icon: Option<Icon>,
    /// What it does, in a line for the foot while the cursor is on it: 30 letters at most, or nothing.
    pub gist: &'static str,
    /// What it does, at length.
    pub help: Option<&'static Help>,
    /// What it costs its seat.
    pub cost: u8,
    /// What stands at its right end: a number it needs, or brings.
    pub amount: Amount,
    /// Why it cannot be picked now, where it cannot.
    pub off: Option<&'static Off>,
}

impl Opt {
    /// A free option that can be picked.
    pub fn new(key: impl Into<OptionKey>, label: impl Into<Words>) -> Self {
        Opt {
            key: key.into(),
            label: label.into(),
            icon: None,
            gist: "",
            help: None,
            cost: 0,
            amount: Amount::Nothing,
            off: None,
        }
    }

    /// With a picture.
    pub fn icon(self, icon: Icon) -> Self {
        Opt { icon: Some(icon), ..self }
    }

    /// With a line on what it does.
    pub fn gist(self, gist: &'static str) -> Self {
        Opt { gist, ..self }
    }

    /// With a page that explains it.
    pub fn help(self, help: &'static Help) -> Self {
        Opt { help: Some(help), ..self }
    }

    /// At a price.
    pub fn cost(self, cost: u8) -> Self {
        Opt { cost, ..self }
    }

    /// With a number at its right end.
    pub fn amount(self, amount: Amount) -> Self {
        Opt { amount, ..self }
    }

    /// Not now, where there is a reason.
    pub fn off(self, off: Option<&'static Off>) -> Self {
        Opt { off, ..self }
    }
}

/// Options on their way to the table, first to last.
pub trait Options {
    /// The next one but so many. Where the tape has picked one already, the others are passed over.
    fn after(&mut self, passed: usize) -> Option<Opt>;
}

impl<I: Iterator<Item = Opt>> Options for I {
    fn after(&mut self, passed: usize) -> Option<Opt> {
        self.nth(passed)
    }
}

/// Options as rows of what they are about, as by `map`; but a row that is passed over is not made.
pub fn rows<I: Iterator>(about: I, row: impl FnMut(I::Item) -> Opt) -> impl Options {
    Rows { about, row }
}

struct Rows<I, F> {
    about: I,
    row: F,
}

impl<I: Iterator, F: FnMut(I::Item) -> Opt> Options for Rows<I, F> {
    fn after(&mut self, passed: usize) -> Option<Opt> {
        self.about.nth(passed).map(&mut self.row)
    }
}

/// Why an option cannot be picked now.
#[derive(PartialEq, Eq, Debug, Hash)]
pub struct Off {
    /// Two or three words for the row: 14 letters at most.
    pub short: &'static str,
    /// One line for the foot of the screen: 30 letters at most.
    pub full: &'static str,
}
