//! What an Element can answer an Action with.

use super::Element;
use crate::book::{Band, Reaction, ReactionWindow, Type};

impl Element {
    /// Its Reactions: by its type, by the Champion it is or hosts (RR-ATT-3), and as the Ward that lends it.
    pub fn reactions(&self) -> impl Iterator<Item = Reaction> {
        let standard = Some(self.kind()).filter(|kind| *kind != Type::Champion).map(Reaction::of);
        let rally = self.leads().then_some(Reaction::Rally);
        let lent = self.entry.own.filter(|_| self.is_ward()).and_then(Reaction::lent);
        [standard, rally, lent].into_iter().flatten()
    }

    /// What must be true on the table for a Reaction, as the second line of its row. `aimed` is whether this Element is
    /// itself the target. Watchers see a band farther.
    pub fn trigger(&self, reaction: Reaction, window: ReactionWindow, aimed: bool) -> &'static str {
        let seen = ["if touching", "if within 80 mm, seen", "if within 160 mm, seen", "if within 240 mm, seen"];
        let ally_too = ["", "sees ally, foe in 80", "sees ally, foe in 160", "sees ally, foe in 240"];
        let moved = ["", "if it moved in 80 mm", "if it moved in 160 mm", "if it moved in 240 mm"];
        let near = ["", "if in 80, friend seen", "if in 160, friend seen", "if in 240, friend seen"];
        let ally = ["", "if ally in 80 mm, seen", "if ally in 160 mm, seen", "if ally in 240 mm, seen"];
        let rng = self.alert(self.reach()) as usize;
        let fixed = self.alert(Band::S) as usize;
        match reaction {
            Reaction::Retaliate if window == ReactionWindow::Declared => "meet it, strike together",
            Reaction::Retaliate => "strike back together",
            Reaction::Rally => "if it sees them",
            Reaction::Suppress if window.targets() && !aimed => ally_too[rng],
            Reaction::Intimidate | Reaction::Suppress => seen[rng],
            Reaction::Evade => self.mov().map_or("", |mov| moved[self.alert(mov) as usize]),
            Reaction::Fodder => ally[fixed],
            Reaction::Blink if window == ReactionWindow::Move => near[fixed],
            Reaction::Blink => "if a friend is in sight",
            Reaction::Defiance => "Ward in 240, can strike",
            Reaction::Vengeance => "Ward in 240, saw it go",
            Reaction::Reversal => "Ward in 240, closest",
            Reaction::Confusion => "Ward in 240, other near",
            Reaction::Sacrifice => "Ward in 240, in reach",
            Reaction::Pursuit => "Ward in 240, it fled",
            Reaction::Detonate => "foe and friend in 240",
        }
    }
}
