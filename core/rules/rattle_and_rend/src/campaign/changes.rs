//! What a game changed, for whoever decides whether that is kept.

use core::fmt::Display;

use super::{GameOutcome, KeptWarband};
use crate::warband::describe;

/// The last game, what it brought, and how the warband stands now.
pub(super) fn say(after: &KeptWarband, before: &KeptWarband, say: &mut dyn FnMut(&dyn Display)) {
    let campaign = after.campaign.as_ref();
    let Some((campaign, game)) = campaign.and_then(|campaign| Some((campaign, campaign.chronicle.entries.last()?)))
    else {
        return describe(&after.warband, say);
    };
    let (word, opponent) = (game.outcome.word(), game.opponent.as_str());
    say(&format_args!("{word} against {opponent}"));
    if let Some(roll) = game.roll {
        say(&format_args!("Rolled {roll}"));
    }
    match game.change {
        0 => say(&"No change of points"),
        1 => say(&"1 point gained"),
        2.. => say(&format_args!("{} points gained", game.change)),
        _ => say(&"1 point lost: settle it"),
    }
    let (was, now) = (before.worth(), after.worth());
    if was != now {
        say(&format_args!("{was} points before, {now} now"));
    }
    if campaign.banked > 0 {
        say(&format_args!("{} of them in the bank", campaign.banked));
    }
}

impl GameOutcome {
    /// What is said of it.
    pub const fn word(self) -> &'static str {
        match self {
            GameOutcome::Won => "Won",
            GameOutcome::Drawn => "Drawn",
            GameOutcome::Lost => "Lost",
        }
    }
}
