//! Dangerous captains: up to two attack dice of a side are thrown once more in a round (WH-CAPT-7).

use super::Table;
use super::ask;
use super::attack::Swing;
use crate::event::Event;
use umpire_engine::dice::{Die, Faces, Score};
use umpire_engine::table::{Limit, Rolled, Tick, Ticks, Tone, Words};

/// Throws picked dice once more; the second result stands.
pub(super) async fn reroll(t: &Table, swing: Swing, faces: &mut Faces) {
    let left = t.look(|b| b.rerolls(swing.by));
    if left == 0 {
        return;
    }
    let picked = ask_dice(t, swing, faces, left).await;
    if picked == 0 {
        return;
    }
    let count = picked.count_ones() as u8;
    let head = ask::of_unit(t, "again", swing.by, "{}: reroll", "Once more");
    let again = ask::faces(t.roll(head, ask::d6("Reroll", count, score(t, swing))).await);
    let places = (0..faces.len()).filter(|row| picked >> row & 1 == 1);
    for (place, face) in places.zip(&again) {
        faces[place] = *face;
    }
    t.emit(Event::Rerolled(t.look(|b| b.seat_of(swing.by)), count));
}

fn score(t: &Table, swing: Swing) -> Score {
    Score::at_least(t.look(|b| b.strike_numbers(swing.by, swing.attack, swing.target)).need)
}

#[inline(never)]
fn ask_dice(t: &Table, swing: Swing, faces: &Faces, left: u8) -> impl Future<Output = Ticks> {
    let head = ask::of_unit(t, "dice", swing.by, "{}: Dangerous", "Reroll which?");
    let score = score(t, swing);
    let hits = score.hits(faces);
    let fallen: Rolled =
        ask::rolled(("Attack", Die::D6, score), (faces.clone(), hits), (Tone::Good, "Hits"), Words::NONE);
    t.list(head, &mut |tick| {
        *tick = Tick::of_dice(fallen.clone(), Limit { min: 0, max: left, unit: "dice" });
    })
}
