//! Picking one of several: the options, where the cursor starts, and how they are laid out.

use heapless::Vec;

use crate::table::{AnswerError, MAX_SEATS, Opt, PieceId, Reach, Rolled, Seat, TableMap, Trial, Words};

/// The most options one question offers: forty pieces, and what may be done instead.
pub const MAX_OPTIONS: usize = 48;

/// Pick one of several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choose {
    /// What can be picked, and what cannot be picked now.
    pub options: Vec<Opt, MAX_OPTIONS>,
    /// The option the cursor starts on.
    pub preset: u8,
    /// How the options are laid out.
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

    /// Sets the cursor's start and the X key's option. All options are there by now.
    pub(in crate::table) fn place_cursor(&mut self, preset: Preset, other: Other) {
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
    /// How they are laid out.
    pub layout: Layout,
    /// Where the cursor starts.
    pub preset: Preset,
    /// Which option the X key picks.
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

/// Which option the X key picks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Other {
    /// Nothing.
    Nothing,
    /// This option.
    At(u8),
    /// The last option.
    Last,
}

/// How options are laid out on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one question at a time, and no heap to box on")]
pub enum Layout {
    /// One under the other.
    Rows,
    /// A few, one under the other; below them what the scene tells about the one under the cursor.
    Told,
    /// One under the other, two lines each: what it is and whose (the name of its key's piece), then its gist. Where
    /// the first has no gist it is low, and stays in sight.
    TwoLines,
    /// One under the other, below a distance: whoever moves reads how far, and says on the same page what came of it.
    /// Six have room, more are scrolled. The name of the piece is the title. A ruler of bands is not drawn.
    Reach(Reach),
    /// The beginning of a step of the turn that has something to do: its number, what waits in it, and what comes then.
    /// A goes on with the first option, X picks [`Choose::other`]; further options lie in rows below a lower number.
    Step(TurnStep),
    /// Pieces side by side, with their cards.
    Grid,
    /// Two options side by side, each with its map of the table, and the seat of each owner on them.
    Maps([&'static TableMap; 2], [Seat; MAX_SEATS]),
    /// One step of a back-and-forth between seats, with the steps before and after it.
    Ladder(Ladder),
    /// Dice that were rolled and may still be changed: the first option keeps them, each of the
    /// others changes one die, in their order, or all of them where there is only one other.
    Dice(Rolled),
    /// What lies on a shelf, one under the other. So many of the first were left by players: the scene tells
    /// ([`Scene::about`](crate::table::Scene::about)) how far each was in a line, and then what each side is measured by.
    /// As many options at the end are not listed: X picks the one that belongs to the row under the cursor.
    Shelf(u8),
    /// A trial of the device itself: a picture, and what to do. A picks the first option, X [`Choose::other`].
    Trial(Trial),
}

/// A step of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct TurnStep {
    /// Its number.
    pub number: u8,
    /// What there is to do, in 30 letters at most: `3 contacts to fight`.
    pub waits: Words,
    /// What comes after it, in 30 letters at most: `then 8: leaders in them`.
    pub then: Words,
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
