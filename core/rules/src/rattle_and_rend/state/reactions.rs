//! What an Element can answer an Action with.

use super::Element;
use crate::rattle_and_rend::book::{Band, Reaction, ReactionWindow, Type};

impl Element {
    /// Its Reactions: by its type, by the Champion it is or hosts (RR-ATT-3), and as the Ward that lends it.
    pub fn reactions(&self) -> impl Iterator<Item = Reaction> {
        let standard = Some(self.kind()).filter(|kind| *kind != Type::Champion).map(Reaction::of);
        let rally = self.leads().then_some(Reaction::Rally);
        let lent = self.entry.own.filter(|_| self.is_ward()).and_then(Reaction::lent);
        [standard, rally, lent].into_iter().flatten()
    }

    /// What must be true on the table for a Reaction, as the row that says so; `None` where the device knows it is.
    /// `aimed` is whether this Element is itself the target. Watchers see a band farther.
    pub fn trigger(&self, reaction: Reaction, window: ReactionWindow, aimed: bool) -> Option<&'static str> {
        let seen = ["In sight, touching", "In sight, 80 mm", "In sight, 160 mm", "In sight, 240 mm"];
        let ally_too = ["", "It and ally seen, 80 mm", "It and ally seen, 160 mm", "It and ally seen, 240 mm"];
        let moved = ["", "Moved within 80 mm", "Moved within 160 mm", "Moved within 240 mm"];
        let friend = ["", "In 80 mm, friend seen", "In 160 mm, friend seen", "In 240 mm, friend seen"];
        let rng = self.alert(self.reach()) as usize;
        let fixed = self.alert(Band::S) as usize;
        match reaction {
            Reaction::Retaliate => None,
            Reaction::Rally => Some("In the Champion's sight"),
            Reaction::Suppress if window.targets() && !aimed => Some(ally_too[rng]),
            Reaction::Intimidate | Reaction::Suppress => Some(seen[rng]),
            Reaction::Evade => Some(moved[self.alert(self.mov()?) as usize]),
            Reaction::Fodder => Some(seen[fixed]),
            Reaction::Blink if window == ReactionWindow::Move => Some(friend[fixed]),
            Reaction::Blink => Some("A friend is seen"),
            Reaction::Defiance => Some("Ward in 240, foe in reach"),
            Reaction::Vengeance => Some("Ward in 240, saw it go"),
            Reaction::Reversal => Some("Ward in 240, the closest"),
            Reaction::Confusion => Some("Ward in 240, other near"),
            Reaction::Sacrifice => Some("Ward in 240, foe reaches"),
            Reaction::Pursuit => Some("Ward in 240, it got away"),
            Reaction::Detonate => None,
        }
    }
}
