//! What a player reads who asks why: of every question, and of everything that the book has a name for.
//!
//! In our own words; conditions and numbers are those of our checklist and its rulings: what a house rule changes stands
//! in its own text. A page is the one on which a section begins by the book's table of contents; house rules have their
//! number.

mod actions;
mod bonds;
mod champions;
mod elements;
mod facts;
mod glossary;
mod house;
mod questions;
mod reactions;
mod reputations;
mod scenarios;
mod setup;
mod tactics;
mod terrain;
mod warding;

use crate::book::{
    Action, Bond, DENSITIES, DEPLOYMENTS, Reaction, Reputation, SCENARIOS, Scenario, SetupRow, THEMES, Tactic, Terrain,
    Trait, Type,
};
use umpire_engine::table::{Help, OptionKey, Prose};

pub use self::bonds::bond;
pub use self::glossary::GLOSSARY;
pub use self::house::HOUSE;
pub use self::questions::questions;
pub use self::reputations::reputation;
pub use self::tactics::tactic;

/// What explains a question, or a row of it by its key.
pub fn of(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
    match row {
        None => questions().find(|(id, _)| *id == question).map(|(_, help)| help),
        Some(key) => of_row(question, key.word),
    }
}

/// The same on the workbench: some of its questions are called as the game's are.
pub fn of_bench(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
    match row {
        None => questions::on_bench(question).or_else(|| of(question, None)),
        // A step of the guide is explained by its own question.
        Some(key) if question == "guide" => of_bench(key.word, None),
        Some(key) => of_row(question, key.word),
    }
}

/// What explains a row: which words it can have depends on the question.
fn of_row(question: &str, word: &str) -> Option<&'static Help> {
    match question {
        "act" | "action" => actions::row(word).or_else(|| Action::ALL.into_iter().find(|a| a.id() == word).map(action)),
        "react" => reactions::row(word).or_else(|| Reaction::all().find(|r| r.id() == word).map(reaction)),
        "answer" | "final-word" => reactions::answer(word),
        "facts" => facts::row(word).or_else(|| named_tactic(word)),
        "first-turn" | "tactic" | "tactics" | "fringe" => named_tactic(word).or_else(|| tactics::row(word)),
        "bond" => Bond::ALL.into_iter().find(|b| b.id() == word).map(bond),
        "reputation" => Reputation::ALL.into_iter().find(|r| r.id() == word).map(reputation),
        "type" | "spend" | "refill" => Type::ALL.into_iter().find(|kind| kind.id() == word).map(of_type),
        "trait" => (0..).map_while(Trait::numbered).find(|own| own.id() == word).map(of_trait),
        "scenario" | "scenario-pick" | "fought" => line(&SCENARIOS, word, &scenarios::SCENARIOS),
        "density" | "density-pick" => line(&DENSITIES, word, &setup::DENSITIES),
        "theme" | "theme-pick" => line(&THEMES, word, &setup::THEMES),
        "deployment" | "deployment-pick" => line(&DEPLOYMENTS, word, &setup::DEPLOYMENTS),
        "terrain" | "prepared" => Terrain::ALL.into_iter().find(|row| row.1 == word).map(|row| terrain(row.0)),
        "leaving" => terrain::leaving(word),
        "house-rule" => word.strip_prefix("hr-").and_then(|n| HOUSE.get(n.parse::<usize>().ok()?.checked_sub(1)?)),
        _ => None,
    }
}

fn named_tactic(word: &str) -> Option<&'static Help> {
    Tactic::ALL.iter().copied().find(|tactic| tactic.row().id == word).map(tactic)
}

/// The text of the printed row that scripts call so.
fn line<T>(table: &[SetupRow<T>], word: &str, texts: &'static [Help]) -> Option<&'static Help> {
    table.iter().position(|row| row.1 == word).and_then(|at| texts.get(at))
}

/// What is fought for.
pub fn scenario(scenario: Scenario) -> &'static Help {
    &scenarios::SCENARIOS[scenario as usize]
}

/// What an Action does.
pub fn action(action: Action) -> &'static Help {
    match action.of() {
        Some(own) => of_trait(own),
        None => actions::standard(action),
    }
}

/// What a Reaction does.
pub fn reaction(reaction: Reaction) -> &'static Help {
    let at = reaction as usize;
    reactions::STANDARD.get(at).unwrap_or_else(|| &warding::WARDING[at - reactions::STANDARD.len()])
}

/// What a trait does: a Champion's Action, what a Heavy is like, what a Ward lends.
pub fn of_trait(own: Trait) -> &'static Help {
    let at = own as usize;
    match own.kind() {
        Type::Champion => &champions::CHAMPIONS[at],
        Type::Heavy => &elements::HEAVIES[at - Trait::Colossal as usize],
        _ => &warding::WARDING[at - Trait::Defiance as usize],
    }
}

/// What a type of Element is like.
pub fn of_type(kind: Type) -> &'static Help {
    &elements::TYPES[kind as usize]
}

fn terrain(kind: Terrain) -> &'static Help {
    &terrain::TERRAIN[kind as usize]
}

/// A page of its four parts.
const fn help(title: &'static str, chip: &'static str, text: Prose, page: &'static str) -> Help {
    Help { title, chip, text, page }
}
