//! The games of a warband, to be read (RR-CAMP-16).

use core::fmt::Display;

use super::ask::head;
use super::{Table, WarbandChange, WarbandDraft};
use crate::book::SCENARIOS;
use crate::campaign::ChronicleEntry;
use umpire_engine::table::ask::bench;
use umpire_engine::table::{Amount, Arg, Layout, Opt, OptionKey, Other, Words};

/// Opens the chronicle until it is closed.
pub(super) async fn chronicle(t: &Table) {
    t.emit(WarbandChange::Reads(true));
    while ask_game(t).await < t.look(WarbandDraft::games) {}
    t.emit(WarbandChange::Reads(false));
}

/// The newest first; X closes it.
#[inline(never)]
fn ask_game(t: &Table) -> impl Future<Output = usize> {
    let answer = t.look(|draft| {
        let games = draft.games();
        let row = |at: usize| {
            let (number, change) = (draft.number(at), draft.game(at).map_or(0, |game| game.change));
            let label = Words::with2("{} {}", number as i16, Arg::Given(at as u8 + 1));
            let amount = if change == 0 { Amount::Nothing } else { Amount::Plus(change) };
            Opt::new(OptionKey::numbered("game", number as u8), label).amount(amount)
        };
        let mut options = (0..games).rev().map(row).chain([Opt::new("close", "Close")]);
        bench::offer(t, head(draft, "chronicle", "Chronicle"), &mut options, (Layout::Told, 0), Other::Last)
    });
    async { answer.await.into() }
}

impl WarbandDraft {
    /// How many games are told one by one.
    fn games(&self) -> usize {
        self.kept.campaign.as_ref().map_or(0, |campaign| campaign.chronicle.entries.len())
    }

    fn number(&self, at: usize) -> u16 {
        self.kept.campaign.as_ref().map_or(0, |campaign| campaign.number(at))
    }

    /// One of them, from the oldest on.
    pub(super) fn game(&self, at: usize) -> Option<&ChronicleEntry> {
        self.kept.campaign.as_ref()?.chronicle.entries.get(at)
    }

    /// What became of the game in this row.
    pub(super) fn tell_game(&self, row: usize, say: &mut dyn FnMut(&dyn Display)) {
        let Some(game) = self.games().checked_sub(row + 1).and_then(|at| self.game(at)) else { return };
        let scenario = game.scenario.map_or("Game", |scenario| SCENARIOS[scenario as usize].2);
        say(&format_args!("{scenario}, {} points: {}", game.size, game.outcome.id()));
        match (game.roll, game.change) {
            (Some(roll), 0) => say(&format_args!("Rolled {roll}: no change")),
            (Some(roll), change) => say(&format_args!("Rolled {roll}: {change:+}")),
            (None, 0) => say(&"No roll, no change"),
            (None, change) => say(&format_args!("No roll: {change:+}")),
        }
    }
}
