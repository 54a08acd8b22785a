//! What became of a warband, game by game (RR-CAMP-16).

use heapless::Vec;

use crate::book::Scenario;
use crate::warband::{GivenName, NAME};

/// Games that are told one by one; older ones are only counted.
pub const MAX_CHRONICLE: usize = 24;

/// How a game ended for a warband.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub enum GameOutcome {
    Won,
    #[default]
    Drawn,
    Lost,
}

/// A game as a warband remembers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChronicleEntry {
    /// By which the same game is known again.
    pub id: u32,
    /// Against whom.
    pub opponent: GivenName<NAME>,
    /// What was fought for; none where only Elements were played, or nobody said.
    pub scenario: Option<Scenario>,
    /// The size of the game.
    pub size: u8,
    /// How it ended.
    pub outcome: GameOutcome,
    /// The d20 after it, where one was rolled.
    pub roll: Option<u8>,
    /// The points that brought, as they were written down: a gain above 18 is none (RR-CAMP-6).
    pub change: i8,
}

/// All games of a warband.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chronicle {
    /// The last ones, the oldest first.
    pub entries: Vec<ChronicleEntry, MAX_CHRONICLE>,
    /// Those before them: won, drawn, lost.
    pub earlier: [u8; 3],
}

impl Chronicle {
    /// Writes down one more; the oldest is only counted where there is no room.
    pub fn add(&mut self, entry: ChronicleEntry) {
        if self.entries.is_full() {
            let oldest = self.entries.remove(0);
            let count = &mut self.earlier[oldest.outcome as usize];
            *count = count.saturating_add(1);
        }
        let _ = self.entries.push(entry); // there is room now
    }

    /// Whether this game is written down.
    pub fn has(&self, id: u32) -> bool {
        self.entries.iter().any(|entry| entry.id == id)
    }

    /// Games won, drawn and lost.
    pub fn games(&self) -> [u8; 3] {
        let mut games = self.earlier;
        for entry in &self.entries {
            let count = &mut games[entry.outcome as usize];
            *count = count.saturating_add(1);
        }
        games
    }
}
