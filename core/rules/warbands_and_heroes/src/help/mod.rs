//! What players read who ask why, in our own words: what the book names, and what battle and workbench ask.

mod battle;
mod bench;
mod captains;
mod classes;
mod glossary;
mod house;

use crate::book::{CaptainTrait, HouseRule, PrintedClass, UnitTrait};
use umpire_engine::table::{Help, Prose};

pub use self::battle::{battle, battle_questions, battle_rows};
pub use self::bench::{bench, bench_questions};
pub use self::glossary::{CARD_WORDS, GLOSSARY};

/// What a captain's trait does.
pub fn captain(own: CaptainTrait) -> &'static Help {
    &captains::CAPTAINS[own as usize]
}

/// What a trait of a class does.
pub fn unit_trait(own: UnitTrait) -> &'static Help {
    &classes::TRAITS[own as usize]
}

/// What a printed class is like.
pub fn printed(class: PrintedClass) -> &'static Help {
    &classes::PRINTED[class as usize]
}

/// The two ways of a house rule, the ruling first.
pub fn house(rule: HouseRule) -> &'static Help {
    &house::HOUSE[rule as usize]
}

/// A word of the glossary, by its title.
pub(crate) fn word(title: &str) -> Option<&'static Help> {
    GLOSSARY.iter().find(|word| word.title == title)
}

/// A page of its parts. The book is one page long: none is named.
pub(crate) const fn help(title: &'static str, chip: &'static str, text: Prose) -> Help {
    Help { title, chip, text, page: "" }
}
