//! Every question the game and its workbench ask, by its id.

mod acting;
mod bench;
mod campaign;
mod checks;
mod reacting;
mod setup;
mod tactics;
mod turns;

use umpire_engine::table::{Help, Prose};

/// A question's id, and what explains it.
type Asked = (&'static str, Help);

/// Every question that is explained.
pub fn questions() -> impl Iterator<Item = (&'static str, &'static Help)> {
    let all: [&'static [Asked]; 8] = [
        &setup::SETUP,
        &turns::TURNS,
        &acting::ACTING,
        &checks::CHECKS,
        &reacting::REACTING,
        &tactics::TACTICS,
        &bench::BENCH,
        &campaign::CAMPAIGN,
    ];
    all.into_iter().flatten().map(|(id, help)| (*id, help))
}

/// What explains a question of the workbench.
pub(super) fn on_bench(question: &str) -> Option<&'static Help> {
    bench::BENCH.iter().find(|(id, _)| *id == question).map(|(_, help)| help)
}

const fn asked(id: &'static str, title: &'static str, text: Prose, page: &'static str) -> Asked {
    (id, super::help(title, "", text, page))
}
