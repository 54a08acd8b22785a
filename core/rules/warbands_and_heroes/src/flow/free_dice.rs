//! Dice that players throw for something of their own: so many, against a number (WH-OTH-5).

use super::Table;
use super::ask::{self, d6};
use crate::event::Event;
use crate::state::UnitId;
use umpire_engine::dice::{Die, Faces, Score};
use umpire_engine::table::{Answer, Asked, Heading, Tone, Words};

/// The most dice at once.
const MOST: i16 = 12;

/// So many d6 against a number.
pub(super) async fn free_dice(t: &Table, unit: Option<UnitId>) {
    let count = ask::number(t, head(t, unit, "dice-count", "How many dice?"), (1, MOST, 3), "dice").await as u8;
    let need = ask::number(t, head(t, unit, "dice-need", "Against what?"), (2, 6, 4), "or more").await as u8;
    let score = Score::at_least(need);
    let mut roll = d6("Dice", count, score);
    roll.hits_only = true;
    let (faces, hits) = match t.roll(head(t, unit, "free-dice", "Dice"), roll).await {
        Answer::Hits(hits) => (Faces::new(), hits),
        answer => {
            let faces = ask::faces(answer);
            let hits = score.hits(&faces);
            (faces, hits)
        }
    };
    let said = if hits > 0 { (Tone::Good, "Hits") } else { (Tone::Bad, "No hit") };
    t.emit(Event::Threw(unit, ask::rolled(("Dice", Die::D6, score), (faces, hits), said, Words::NONE)));
}

fn head(t: &Table, unit: Option<UnitId>, id: &'static str, title: &'static str) -> Heading {
    match unit {
        Some(unit) => ask::of_unit(t, id, unit, "{}: try", title),
        None => Heading::new(id, Asked::Anyone, title, Words::NONE),
    }
}
