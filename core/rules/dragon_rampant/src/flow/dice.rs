//! Dice that hit: those that fell, those that are rolled again (DR-ATT-14, DR-CONV-15).

use heapless::Vec;

use super::{Table, ask};
use umpire_engine::dice::{Faces, Score};
use umpire_engine::table::{Answer, Heading, RollExtra, Tone, Words};

/// The most dice of a unit.
const MOST: usize = 12;

/// The dice of one side: their faces, or the number of hits where the players rolled their own.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Strike {
    faces: Vec<u8, MOST, u8>,
    /// How many there are.
    pub(super) dice: u8,
    /// What each needs.
    pub(super) need: u8,
    /// How many hit.
    pub(super) hits: u8,
    /// How many show a 6, where that was asked or seen.
    pub(super) sixes: u8,
}

impl Strike {
    /// What was answered to a roll of so many dice.
    #[inline(never)]
    pub(super) fn of(answer: Answer, dice: u8, need: u8) -> Self {
        let hits = if let Answer::Hits(hits) = answer { hits } else { 0 };
        let faces: Vec<u8, MOST, u8> = ask::faces(answer).iter().copied().take(MOST).collect();
        let strike = Strike { faces, dice, need, hits, sixes: 0 };
        if strike.faces.is_empty() { strike } else { strike.counted() }
    }

    fn counted(mut self) -> Self {
        self.hits = self.score().hits(&self.faces);
        self.sixes = self.faces.iter().filter(|face| **face == 6).count() as u8;
        self
    }

    /// How they are counted.
    pub(super) fn score(&self) -> Score {
        Score::at_least(self.need)
    }

    /// Whether the players counted hits, so that nobody saw faces.
    pub(super) fn is_unseen(&self) -> bool {
        self.faces.is_empty()
    }

    /// Their faces, as pages show them.
    pub(super) fn faces(&self) -> Faces {
        self.faces.iter().copied().collect()
    }

    /// How good that is, and in a word.
    pub(super) fn word(&self) -> (Tone, &'static str) {
        match self.hits {
            0 => (Tone::Bad, "No hit"),
            1 => (Tone::Good, "Hit"),
            _ => (Tone::Good, "Hits"),
        }
    }

    /// Takes dice that were rolled again for the first of those that missed.
    fn again(&mut self, answer: Answer) {
        match answer {
            Answer::Hits(hits) => self.add_unseen(hits),
            answer if self.is_unseen() => {
                let faces = ask::faces(answer);
                self.add_unseen(self.score().hits(&faces));
            }
            answer => {
                let (again, score) = (ask::faces(answer), self.score());
                let missed = self.faces.iter_mut().filter(|face| score.hits(&[**face]) == 0);
                missed.zip(&again).for_each(|(face, new)| *face = *new);
                *self = core::mem::take(self).counted();
            }
        }
    }

    /// Hits of dice whose faces nobody saw: from now on the others do not count either.
    fn add_unseen(&mut self, hits: u8) {
        self.hits += hits;
        self.faces.clear();
    }
}

/// Rolls missed dice again, this many at the most; each die once. Which of them does not matter: all missed. A Leader who
/// *may* have a few rolled again may leave them, and who must has no choice.
pub(super) async fn reroll(t: &Table, strike: &mut Strike, most: u8, head: Heading) {
    let count = most.min(strike.dice.saturating_sub(strike.hits));
    if count == 0 {
        return;
    }
    let mut roll = ask::d6("Reroll", count, strike.score());
    roll.hits_only = true;
    if let (true, Some(seat)) = (most < u8::MAX, head.asked.seat()) {
        let leave = RollExtra { key: "leave".into(), seat, label: Words::of("Leave them") };
        let _ = roll.extras.push(leave); // one of two
    }
    match t.roll(head, roll).await {
        Answer::Pick(_) => {}
        answer => strike.again(answer),
    }
}
