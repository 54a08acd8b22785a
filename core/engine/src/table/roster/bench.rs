//! A workbench: its opening, and the roster it makes.

use crate::table::roster::Roster;
use crate::table::{Game, Opening};

/// A rulebook for building rosters.
pub trait Workbench: Game<Opening = BenchOpening<Self::Roster>> {
    /// What is built.
    type Roster: Roster;
    /// What was made and is to be kept; none while it is not finished, and where it is thrown away.
    fn made(state: &Self::State) -> Option<&Self::Roster>;
    /// Whether what is made takes the place of the one that lay there at the beginning, under another name, too.
    fn replaces(_: &Self::State) -> bool {
        true
    }
}

/// The opening of a workbench.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BenchOpening<R> {
    /// The roster to begin with: an empty one, a copy, or one that is kept.
    pub roster: R,
    /// Whether it is kept under its name: what is made takes its place.
    pub kept: bool,
}

impl<R: Roster> BenchOpening<R> {
    /// Reads one in the place of this one: what lies on a workbench may be large.
    fn take(&mut self, bytes: &[u8]) -> bool {
        let Some((&[kept @ (0 | 1), version], bytes)) = bytes.split_first_chunk() else { return false };
        self.kept = kept == 1;
        if bytes.is_empty() {
            self.roster = R::default();
            return true;
        }
        version <= R::VERSION && self.roster.decode_in_place(version, bytes)
    }
}

/// Whether it is kept, its version, and its bytes.
impl<R: Roster> Opening for BenchOpening<R> {
    fn encode(&self, out: &mut dyn FnMut(&[u8])) {
        out(&[self.kept.into(), R::VERSION]);
        if self.kept || !self.roster.name().is_empty() {
            self.roster.encode(out);
        }
    }

    fn decode(bytes: &[u8]) -> Option<Self> {
        let mut bench = BenchOpening::default();
        bench.take(bytes).then_some(bench)
    }

    /// One that is not to be read leaves another behind, which is empty.
    fn decode_in_place(&mut self, bytes: &[u8]) -> bool {
        let sound = self.take(bytes);
        if !sound {
            *self = BenchOpening::default();
        }
        sound
    }
}
