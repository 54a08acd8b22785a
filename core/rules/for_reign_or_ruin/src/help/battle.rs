//! Every question, and the rows that need words.

use super::{help, house, order};
use crate::book::{HouseRule, Listed, Order};
use umpire_engine::prose;
use umpire_engine::table::{Help, OptionKey, Prose};

/// What explains a question, or a row of it by its key.
pub fn battle(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
    let Some(key) = row else {
        return questions().find(|(id, _)| *id == question).map(|(_, help)| help);
    };
    match question {
        "order" | "own-order" | "new-order" => Order::of_id(key.word).map(order),
        "house" => HouseRule::ALL.into_iter().find(|rule| rule.number() == key.number).map(house),
        _ => rows().find(|(id, _)| *id == key.word).map(|(_, help)| help),
    }
}

/// Every question that is explained.
pub fn questions() -> impl Iterator<Item = (&'static str, &'static Help)> {
    FRAME.iter().map(|(id, help)| (*id, help))
}

/// The rows of menus that are explained.
pub fn rows() -> impl Iterator<Item = (&'static str, &'static Help)> {
    ROWS.iter().map(|(id, help)| (*id, help))
}

const fn asked(id: &'static str, title: &'static str, text: Prose) -> (&'static str, Help) {
    (id, help(title, "", text, ""))
}

#[rustfmt::skip]
static FRAME: [(&str, Help); 9] = [
    asked("rules", "What to play", prose!("The first row begins the battle. The others are for before that: names, house rules, leaders who start in units, quick mode.")),
    asked("turn", "A new turn", prose!("All Act is there again. The turn has 17 steps; those in which nothing waits are passed over. You may end the battle here.")),
    asked("step", "A step", prose!("What waits in this step of the turn. Skip it if you settle it on the table, or come back to it by Steps.")),
    asked("skip", "Skip it?", prose!("Something waits in this step. If you skip it, nothing of it is done: no move, no shot, no check.")),
    asked("winner", "Who won?", prose!("The sheet has no victory rules: you decide who won, or that nobody did.")),
    asked("stat", "A number", prose!("Nobody has written this number on its card yet, and it is needed now. Look it up and enter it.")),
    asked("keep", "Keep it?", prose!("The number can stay on its card, so that it is not asked again.")),
    asked("near-lost", "Who is near?", prose!("A friend was destroyed. Each of yours within 8 cm of where it stood gets 1 stress. Tick them; the last answer is ticked already.")),
    asked("quick", "Quick mode", prose!("No guide: change stress, orders and Act, throw dice, check morale. What was gained since the last checks is remembered.")),
];

#[rustfmt::skip]
static ROWS: [(&str, Help); 2] = [
    asked("fight", "Fight a battle", prose!("The device leads both sides through the 17 steps of each turn.")),
    asked("quick", "Quick mode", prose!("Trackers and dice alone, for players who know the game by heart.")),
];
