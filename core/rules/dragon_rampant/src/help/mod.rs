//! What players read who ask why, in our own words: what the book names, and what is asked.

mod battle;
mod bench;
mod glossary;
mod goals;
mod house;
mod leaders;
mod magic;
mod units;

use crate::book::{Fantastical, HouseRule, LeaderTrait, Quest, Scenario, Special, Spell, TypeOption, UnitType};
use umpire_engine::table::{Help, Prose};

pub use self::battle::{battle, questions};
pub use self::bench::{bench, bench_questions};
pub use self::glossary::{CARD_WORDS, GLOSSARY};

/// What a type is like.
pub fn unit_type(of: UnitType) -> &'static Help {
    &units::TYPES[of as usize]
}

/// What a special rule of a type does.
pub fn special(own: Special) -> &'static Help {
    &units::SPECIALS[own as usize]
}

/// What an option of a type changes.
pub fn type_option(own: TypeOption) -> &'static Help {
    &units::OPTIONS[own as usize]
}

/// What a fantastical rule does.
pub fn fantastical(own: Fantastical) -> &'static Help {
    &magic::RULES[own as usize]
}

/// What a spell does.
pub fn spell(of: Spell) -> &'static Help {
    &magic::SPELLS[of as usize]
}

/// What a Leader's trait does.
pub fn leader_trait(own: LeaderTrait) -> &'static Help {
    &leaders::TRAITS[own as usize]
}

/// What a scenario is about.
pub fn scenario(of: Scenario) -> &'static Help {
    &goals::SCENARIOS[of as usize]
}

/// When a Quest is fulfilled.
pub fn quest(of: Quest) -> &'static Help {
    &goals::QUESTS[of as usize]
}

/// How we rule it, and what a tick changes.
pub fn house(rule: HouseRule) -> &'static Help {
    &house::HOUSE[rule as usize]
}

/// Every text.
pub fn all() -> impl Iterator<Item = &'static Help> {
    let book = units::TYPES.iter().chain(&units::SPECIALS).chain(&units::OPTIONS).chain(&magic::RULES);
    let played = magic::SPELLS.iter().chain(&leaders::TRAITS).chain(&goals::SCENARIOS).chain(&goals::QUESTS);
    book.chain(played)
        .chain(&house::HOUSE)
        .chain(&GLOSSARY)
        .chain(battle::rows())
        .chain(questions().chain(bench_questions()).map(|(_, help)| help))
}

/// A word of the glossary, by its title.
pub(crate) fn word(title: &str) -> Option<&'static Help> {
    GLOSSARY.iter().find(|word| word.title == title)
}

/// A page of its parts. Its page in the book is not known to us.
const fn help(title: &'static str, chip: &'static str, text: Prose) -> Help {
    Help { title, chip, text, page: "" }
}
