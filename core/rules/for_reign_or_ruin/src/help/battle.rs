//! Every question of a battle, and the rows that need words: one file a chapter.

use super::{attribute, fighting, frame, help, house, morale, moving, order, rows as menus};
use crate::book::{Attribute, HouseRule, Listed, Order};
use umpire_engine::table::{Help, OptionKey, Prose};

/// A question or a row by its key, with its page.
pub(super) type Asked = (&'static str, Help);

/// What explains a question, or a row of it by its key.
pub fn battle(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
    let Some(key) = row else {
        return questions().find(|(id, _)| *id == question).map(|(_, help)| help);
    };
    match question {
        "house" => HouseRule::ALL.into_iter().find(|rule| rule.number() == key.number).map(house),
        "order" | "own-order" | "new-order" | "limits" | "counters" | "allowed" => {
            Order::of_id(key.word).map(order).or_else(|| row_of(key.word))
        }
        "rules" | "move" | "quick" | "turn" | "step" => row_of(key.word),
        _ => None,
    }
}

fn row_of(word: &str) -> Option<&'static Help> {
    rows().find(|(id, _)| *id == word).map(|(_, help)| help)
}

/// Every question that is explained.
pub fn questions() -> impl Iterator<Item = (&'static str, &'static Help)> {
    let chapters: [&'static [Asked]; 5] =
        [&frame::FRAME, &frame::HAND, &moving::MOVING, &fighting::FIGHTING, &morale::MORALE];
    chapters.into_iter().flatten().chain(&morale::COMMAND).map(|(id, help)| (*id, help))
}

/// The rows of menus that are explained.
pub fn rows() -> impl Iterator<Item = (&'static str, &'static Help)> {
    menus::MENUS.iter().chain(&menus::MOVE).map(|(id, help)| (*id, help))
}

/// What explains a question of the workbench, or a row of it by its key.
pub fn bench(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
    let Some(key) = row else {
        return bench_questions().find(|(id, _)| *id == question).map(|(_, help)| help);
    };
    match question {
        "special" => Attribute::of_id(key.word).map(attribute),
        "order" | "unconfirmed" => Order::of_id(key.word).map(order),
        // A row of a menu leads to a question of the same name.
        "muster" | "change" | "line" | "several" => bench(key.word, None),
        _ => None,
    }
}

/// Every question of the workbench that is explained, and rows of its menus.
pub fn bench_questions() -> impl Iterator<Item = (&'static str, &'static Help)> {
    super::bench::BENCH.iter().map(|(id, help)| (*id, help))
}

pub(super) const fn asked(id: &'static str, title: &'static str, text: Prose) -> Asked {
    (id, help(title, "", text, ""))
}
