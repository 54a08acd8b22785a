//! What players read who ask why, in our own words: what the sheet names, and what is asked.

mod battle;
mod bench;
mod fighting;
mod frame;
mod glossary;
mod house;
mod morale;
mod moving;
mod orders;
mod rows;

use crate::book::{Attribute, HouseRule, Order, Step};
use umpire_engine::table::{Help, Prose};

pub use self::battle::{battle, bench, bench_questions, questions, rows};
pub use self::glossary::{CARD_WORDS, GLOSSARY};

/// What an order makes an element do.
pub fn order(of: Order) -> &'static Help {
    &orders::ORDERS[of as usize]
}

/// What a step is, where it has a page of its own.
pub fn step(of: Step) -> Option<&'static Help> {
    frame::STEPS[usize::from(of.0)].as_ref()
}

/// What an attribute does.
pub fn attribute(own: Attribute) -> &'static Help {
    &glossary::ATTRIBUTES[own as usize]
}

/// How we rule it, and the other ways.
pub fn house(rule: HouseRule) -> &'static Help {
    &house::HOUSE[rule as usize]
}

/// Every text.
pub fn all() -> impl Iterator<Item = &'static Help> {
    let asked = questions().chain(rows()).chain(bench_questions()).map(|(_, help)| help);
    orders::ORDERS
        .iter()
        .chain(&house::HOUSE)
        .chain(&GLOSSARY)
        .chain(&glossary::ATTRIBUTES)
        .chain(asked)
        .chain(frame::STEPS.iter().flatten())
}

/// A page of its parts.
const fn help(title: &'static str, chip: &'static str, text: Prose, page: &'static str) -> Help {
    Help { title, chip, text, page }
}
