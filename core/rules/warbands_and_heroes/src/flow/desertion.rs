//! Who deserts a Reprehensible captain before the battle (WH-CAPT-1).

use super::Table;
use super::ask::{self, d6};
use crate::book::CaptainTrait;
use crate::event::Event;
use crate::state::{UnitId, UnitSet};
use umpire_engine::dice::{Die, Need, Op, Score};
use umpire_engine::table::{Tone, Words};

/// The face on which a Unit deserts.
const DESERTS: Score = Score::Each(Need { op: Op::AtMost, value: 1 });

/// Every such captain, in the order of the rosters: a die for every other Unit of his side.
pub(super) async fn desertion(t: &Table) {
    let captains = t.look(|b| b.captains(CaptainTrait::Reprehensible, |_| true));
    for captain in captains.iter() {
        let others = t.look(|b| match b.unit(captain).in_play() {
            true => b.in_play(b.seat_of(captain)).without(captain),
            // He has deserted himself.
            false => UnitSet::EMPTY,
        });
        if !others.is_empty() {
            roll_for(t, captain, others).await;
        }
    }
}

async fn roll_for(t: &Table, captain: UnitId, others: UnitSet) {
    let head = ask::of_unit(t, "desertion", captain, "{}: who deserts?", "Desertion");
    let faces = ask::faces(t.roll(head, d6("Desertion", others.len() as u8, DESERTS)).await);
    let who: UnitSet = others.iter().zip(&faces).filter(|(_, face)| **face == 1).map(|(id, _)| id).collect();
    let (tone, word) = if who.is_empty() { (Tone::Good, "All stay") } else { (Tone::Bad, "Deserted") };
    let then = who.iter().next().map_or(Words::NONE, |first| match who.len() as u8 {
        1 => Words::with("{} deserted", first),
        more => Words::with2("{} leaves, {} in all", first, more),
    });
    let rolled = ask::rolled(("Desertion", Die::D6, DESERTS), (faces, who.len() as u8), (tone, word), then);
    t.emit(Event::Deserted(captain, rolled, who));
}
