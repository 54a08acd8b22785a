//! What a warband tells of its campaign.

use core::fmt::{self, Display};

use super::{Campaign, ChronicleEntry, KeptWarband, MAX_POINTS};
use crate::book::SCENARIOS;

impl KeptWarband {
    /// How it stands, line by line.
    pub(super) fn describe_campaign(&self, say: &mut dyn FnMut(&dyn Display)) {
        let Some(campaign) = &self.campaign else { return };
        say(&format_args!("Campaign: {}", campaign.name.as_str()));
        say(&format_args!("{} of {MAX_POINTS} points, {} in the bank", self.worth(), campaign.banked));
        let [won, drawn, lost] = campaign.chronicle.games();
        say(&format_args!("{won} won, {drawn} drawn, {lost} lost"));
    }

    /// What is to be done before its next game.
    pub(super) fn mind_campaign(&self, say: &mut dyn FnMut(&dyn Display)) {
        let Some(campaign) = &self.campaign else { return };
        match campaign {
            Campaign { retired: true, .. } => say(&"Dissolved: it plays no more"),
            Campaign { owed: 1.., .. } => say(&"1 point to pay"),
            Campaign { banked: 1, .. } => say(&"1 point to spend"),
            Campaign { banked: 2.., .. } => say(&format_args!("{} points to spend", campaign.banked)),
            _ => {}
        }
    }
}

impl Campaign {
    /// The number of a game in the chronicle, from 1; games that are only counted have theirs.
    pub fn number(&self, at: usize) -> u16 {
        self.chronicle.earlier.iter().map(|count| u16::from(*count)).sum::<u16>() + at as u16 + 1
    }

    /// Says what became of it, the newest game first.
    pub(super) fn tell(&self, say: &mut dyn FnMut(&dyn Display)) {
        for (at, game) in self.chronicle.entries.iter().enumerate().rev() {
            say(&format_args!("{} {}", self.number(at), Told(game)));
        }
        let [won, drawn, lost] = self.chronicle.earlier;
        if self.chronicle.earlier != [0; 3] {
            say(&format_args!("Before: {won} won, {drawn} drawn, {lost} lost"));
        }
    }
}

/// A game as a line: `won v. Grim Company, Duel 12, rolled 14: +1`.
struct Told<'g>(&'g ChronicleEntry);

impl Display for Told<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.0;
        write!(f, "{} v. {}", game.outcome.id(), game.opponent.as_str())?;
        let scenario = game.scenario.map_or("size", |scenario| SCENARIOS[scenario as usize].2);
        write!(f, ", {scenario} {}", game.size)?;
        if let Some(roll) = game.roll {
            write!(f, ", rolled {roll}")?;
        }
        match game.change {
            0 => f.write_str(": no change"),
            change => write!(f, ": {change:+}"),
        }
    }
}
