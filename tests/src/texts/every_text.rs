//! Every text of every rulebook.

use std::collections::BTreeSet;

use rattle_and_rend::book::{
    Action, Bond, DENSITIES, DEPLOYMENTS, Reaction, Reputation, SCENARIOS, THEMES, Tactic, Terrain, Trait, Type,
};
use rattle_and_rend::help as rattle;
use umpire_engine::table::Help;
use warbands_and_heroes::book::{CaptainTrait, HouseRule, PrintedClass, UnitTrait};
use warbands_and_heroes::help as warbands;

/// Of all rulebooks.
pub fn every_text() -> Vec<&'static Help> {
    rattle_and_rend().into_iter().chain(warbands_and_heroes()).collect()
}

/// Of *Rattle and Rend*.
pub fn rattle_and_rend() -> Vec<&'static Help> {
    let row = |question: &str, word: &'static str| rattle::of(question, Some(word.into()));
    let words = [
        ("act", ["reinforce", "plan", "talk", "pass", "marker"]),
        ("facts", ["friend", "close", "cover", "inspired", "contact"]),
        ("tactics", ["numbers", "movement", "combat", "resources", "banished"]),
        ("react", ["none", "none-more", "", "", ""]),
        ("answer", ["accept", "deny", "", "", ""]),
        ("final-word", ["force", "give-way", "", "", ""]),
        ("leaving", ["open", "stay", "", "", ""]),
    ];
    let mut all: Vec<&Help> = rattle::questions().map(|(_, help)| help).collect();
    all.extend(rattle::GLOSSARY.iter().chain(&rattle::HOUSE));
    all.extend(words.iter().flat_map(|(question, words)| words.iter().filter_map(|word| row(question, word))));
    all.extend(Action::ALL.map(rattle::action));
    all.extend(Reaction::all().map(rattle::reaction));
    all.extend(Tactic::ALL.iter().copied().map(rattle::tactic));
    all.extend((0..).map_while(Trait::numbered).map(rattle::of_trait));
    all.extend(Bond::ALL.map(rattle::bond));
    all.extend(Reputation::ALL.map(rattle::reputation));
    all.extend(Type::ALL.map(rattle::of_type));
    all.extend(Terrain::ALL.iter().filter_map(|kind| row("terrain", kind.1)));
    all.extend(SCENARIOS.iter().filter_map(|line| row("scenario", line.1)));
    all.extend(DENSITIES.iter().filter_map(|line| row("density", line.1)));
    all.extend(THEMES.iter().filter_map(|line| row("theme", line.1)));
    all.extend(DEPLOYMENTS.iter().filter_map(|line| row("deployment", line.1)));
    once(all)
}

/// Of *Warbands and Heroes*, battle and workbench.
pub fn warbands_and_heroes() -> Vec<&'static Help> {
    let asked = warbands::battle_questions().chain(warbands::battle_rows()).chain(warbands::bench_questions());
    let mut all: Vec<&Help> = asked.map(|(_, help)| help).chain(&warbands::GLOSSARY).collect();
    all.extend(CaptainTrait::ALL.map(warbands::captain));
    all.extend(UnitTrait::ALL.map(warbands::unit_trait));
    all.extend(PrintedClass::ALL.map(warbands::printed));
    all.extend(HouseRule::ALL.map(warbands::house));
    once(all)
}

/// Each of them once.
fn once(mut all: Vec<&'static Help>) -> Vec<&'static Help> {
    let mut seen = BTreeSet::new();
    all.retain(|help| seen.insert(std::ptr::from_ref::<Help>(help)));
    all
}
