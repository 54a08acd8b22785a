//! The workbench: every question it asks, and the rows that have names of the book.

use super::{fantastical, help, spell, type_option, unit_type};
use crate::book::{Fantastical, Spell, TypeOption, UnitType};
use umpire_engine::prose;
use umpire_engine::table::{Help, OptionKey, Prose};

/// What explains a question of the workbench, or a row of it by its key.
pub fn bench(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
    let Some(key) = row else {
        return bench_questions().find(|(id, _)| *id == question).map(|(_, help)| help);
    };
    let rule = || Fantastical::ALL.into_iter().find(|own| own.id() == key.word).map(fantastical);
    let option = || TypeOption::ALL.into_iter().find(|own| own.id() == key.word).map(type_option);
    let of_type = || UnitType::ALL.into_iter().find(|of| of.id() == key.word).map(unit_type);
    match question {
        "type" | "kind" => of_type(),
        "rules" => rule(),
        "options" => option(),
        "beast" => rule().or_else(option),
        "choices" => rule().or_else(option).or_else(of_type),
        "spells" => Spell::ALL.into_iter().find(|own| own.id() == key.word).map(spell),
        "muster" | "change" => bench(key.word, None),
        _ => None,
    }
}

/// Every question of the workbench that is explained, and rows of its menus.
pub fn bench_questions() -> impl Iterator<Item = (&'static str, &'static Help)> {
    WHOLE.iter().chain(&UNIT).map(|(id, help)| (*id, help))
}

const fn asked(id: &'static str, title: &'static str, text: Prose) -> (&'static str, Help) {
    (id, help(title, "", text))
}

#[rustfmt::skip]
static WHOLE: [(&str, Help); 14] = [
    asked("muster", "The Warband", prose!("Four to ten units of 1 to 10 points each, 24 together, and one of them has the Leader. The points stand above; what is wrong stands behind Keep it.")),
    asked("sample", "A sample list", prose!("Units of one people, with all that is built in. Take one after the other; X when that is enough.")),
    asked("list", "Which list?", prose!("The peoples of the book. Creatures are for any Warband. Units of several lists may fight together.")),
    asked("kind", "As what?", prose!("This unit may be of either type; its cost is the same.")),
    asked("choices", "What more?", prose!("Tick what it has beside what is built in, or what it becomes. Nothing needs to be ticked.")),
    asked("add", "A unit of a type", prose!("A plain unit of one of the thirteen types. Options and fantastical rules come afterwards, under Units.")),
    asked("units", "Units", prose!("Those that are in the Warband: change, copy, order, or remove them.")),
    asked("leader", "The Leader", prose!("He is free, and one unit has him. What kind of Leader he is comes out before the battle.")),
    asked("size", "Game size", prose!("24 points are the usual game; 12 to 18 are small ones, 30 and 36 large. Both sides have the same.")),
    asked("agreed", "Limits", prose!("By the book, or by agreement: then any unit may have anything, and only the Leader is checked. All players must know.")),
    asked("trait", "Leader's trait", prose!("Rolled with three dice before the battle; or one of your own that all agree on. The device shows its name, and you mind it.")),
    asked("name", "Its name", prose!("What it is kept and found by, or shown as: 16 letters at the most.")),
    asked("keep", "Keep it", prose!("It is kept under its name, and can be taken into battles from the shelf. What is wrong with it stands here until it is mended.")),
    asked("leave", "Throw it away?", prose!("Throw it away: what was changed is lost; a Warband that is kept stays as it was. Go on: back to the Warband.")),
];

#[rustfmt::skip]
static UNIT: [(&str, Help); 16] = [
    asked("unit", "Which unit?", prose!("Pick one to change it. Its cost stands behind it.")),
    asked("change", "The unit", prose!("What it is, and what it has. X when it is done.")),
    asked("type", "Which type?", prose!("What its numbers are. Who becomes another type keeps what that type may have, too.")),
    asked("options", "Options", prose!("What its type may have. A row takes it or leaves it; the number is what it costs.")),
    asked("rules", "Fantastical rules", prose!("What makes it more than men. The number is what it costs. Off: its type may not have it, or something else is in the way. Clerics and Slayers cost 4 more against whom they hunt.")),
    asked("spells", "Three spells", prose!("A Wizardling knows exactly three, and never others. They are chosen here, before the scenario is known.")),
    asked("beast", "The beast form", prose!("What a Were turns into: Lesser Warbeasts, with options of their own. Both forms and 1 more are 10 points at the most.")),
    asked("slays", "Slays whom?", prose!("One race. Warbeasts are all Greater and Lesser ones. Nobody of that race may be in this Warband.")),
    asked("race", "Its race", prose!("What its models are: hatred and Slayers go by it.")),
    asked("models", "Models", prose!("Full is one a Strength Point. A few or a single one have no other rules; Chariots are 2 or 3.")),
    asked("custom", "Points by agreement", prose!("For a rule of your own: 2 as a rule, 1 for a small one, 3 or more for a strong one.")),
    asked("summonable", "Summoned?", prose!("A Summoner brings on who flies, burrows or is Undead. Others too, where all players agree.")),
    asked("unit-name", "Its name", prose!("What this unit is called: 16 letters at the most.")),
    asked("again", "One more", prose!("Another one with all that this one has, but the Leader.")),
    asked("up", "One place up", prose!("It changes places with the unit before it. Nothing else changes.")),
    asked("trait-name", "Its name", prose!("What you call the trait: 16 letters at the most.")),
];
