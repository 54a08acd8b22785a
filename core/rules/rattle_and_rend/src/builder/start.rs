//! A list becomes a warband of a campaign (RR-CAMP-1, RR-ESC-1).

use super::ask::{self, BenchHeading, choose};
use super::{Table, WarbandChange};
use crate::campaign::{Growth, MIN_POINTS};
use crate::warband::{GAME_SIZE, NAME};
use umpire_engine::table::{Name, Opt, Words};

/// Asks for the campaign, the points it starts with, and how its warbands grow.
pub(super) async fn start(t: &Table) {
    let asked = Name { max: 16, suggestions: &["Winter War", "The Long March", "Ember Coast", "Three Crowns"] };
    let name = ask::name::<NAME>(t, "campaign-name", "The campaign", asked).await;
    if name.is_empty() {
        return;
    }
    let start = if ask_start(t).await == 0 { GAME_SIZE } else { MIN_POINTS };
    let growth = Growth::ALL[ask_growth(t).await];
    t.emit(WarbandChange::Campaign(name, growth, start));
}

#[inline(never)]
fn ask_start(t: &Table) -> impl Future<Output = usize> {
    let rows = [
        Opt::new("12", "12 points").gist("As in a standard game"),
        Opt::new("9", "9 points").gist("An escalation may start lower"),
    ];
    choose(t, BenchHeading("campaign-start", "Starts with".into(), Words::NONE), &mut rows.into_iter(), 0, None)
}

#[inline(never)]
fn ask_growth(t: &Table) -> impl Future<Output = usize> {
    let rows = [
        Opt::new(Growth::Tables.id(), "A roll each game").gist("A d20 each, by who won"),
        Opt::new(Growth::Escalation.id(), "A point each game").gist("For all, whoever won"),
    ];
    choose(t, BenchHeading("growth", "Warbands grow by".into(), Words::NONE), &mut rows.into_iter(), 0, None)
}
