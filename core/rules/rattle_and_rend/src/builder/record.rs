//! A game that was played without the device is written down (RR-CAMP-4, RR-CAMP-5, RR-CAMP-14, RR-CAMP-16).

use super::ask::{self, BenchHeading, choose, head};
use super::{Table, WarbandChange};
use crate::book::{House, SCENARIOS};
use crate::campaign::{ChronicleEntry, GameOutcome, Growth, MAX_POINTS, MIN_POINTS};
use crate::warband::{GAME_SIZE, NAME};
use umpire_engine::dice::{Die, Pool, Score};
use umpire_engine::table::ask::{self as table_ask, bench};
use umpire_engine::table::checksum::Crc32;
use umpire_engine::table::{Asked, Heading, Name, Opt, Roll, Words};

/// Asks for a game, rolls for it, and takes what it brought.
pub(super) async fn record(t: &Table) {
    let asked = Name { max: 16, suggestions: &["Grim Company", "Iron Oath", "Ash Walkers", "The Unpaid"] };
    let opponent = ask::name::<NAME>(t, "opponent", "Against whom?", asked).await;
    let scenario = SCENARIOS.get(ask_scenario(t).await).map(|row| row.0);
    let size = ask_size(t).await as u8;
    let outcome = GameOutcome::ALL[ask_outcome(t).await];
    let growth = t.look(|draft| draft.kept.campaign.as_ref().map_or(Growth::Tables, |campaign| campaign.growth));
    let roll = match growth.is_rolled(outcome) {
        true => ask_roll(t).await,
        false => None,
    };
    let change = growth.change(outcome, roll, &House::default());
    let game = ChronicleEntry { id: 0, opponent, scenario, size, outcome, roll, change };
    t.emit(WarbandChange::Recorded(ChronicleEntry { id: identify(t, game), ..game }));
}

/// By which the game is known again: whose it is, the how manieth, and all that is known of it.
#[inline(never)]
fn identify(t: &Table, game: ChronicleEntry) -> u32 {
    let mut sum = Crc32::new();
    t.look(|draft| {
        sum.add(draft.kept.warband.name.as_str().as_bytes());
        if let Some(campaign) = &draft.kept.campaign {
            sum.add(campaign.name.as_str().as_bytes());
            sum.add(&campaign.number(campaign.chronicle.entries.len()).to_le_bytes());
        }
    });
    game.to_bytes(&mut |bytes| sum.add(bytes));
    sum.done()
}

#[inline(never)]
fn ask_scenario(t: &Table) -> impl Future<Output = usize> {
    let rows = SCENARIOS.iter().map(|row| Opt::new(row.1, row.2));
    let none = Opt::new("none", "None of these");
    choose(t, BenchHeading("fought", "Fought for".into(), Words::NONE), &mut rows.chain([none]), 0, None)
}

#[inline(never)]
fn ask_size(t: &Table) -> impl Future<Output = i16> {
    let range = (MIN_POINTS.into(), MAX_POINTS.into());
    bench::number(t, BenchHeading::of("game-size", "Size of the game"), range, GAME_SIZE.into(), ("points", ""))
}

#[inline(never)]
fn ask_outcome(t: &Table) -> impl Future<Output = usize> {
    let rows = [("won", "Won"), ("drawn", "Drawn"), ("lost", "Lost")];
    let head = t.look(|draft| head(draft, "outcome", "How did it end?"));
    choose(t, head, &mut rows.into_iter().map(|(id, label)| Opt::new(id, label)), 0, None)
}

#[inline(never)]
fn ask_roll(t: &Table) -> impl Future<Output = Option<u8>> {
    let roll = Roll::new("Growth", Pool { count: 1, die: Die::D20 }, Score::Read);
    let answer = t.roll(Heading::new("growth-roll", Asked::Anyone, "After the game", Words::NONE), roll);
    async { table_ask::faces(answer.await).first().copied() }
}
