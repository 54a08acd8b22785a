//! The standard Reactions (section 18.3 of the checklist), and the rows beside them.

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn reaction(title: &'static str, text: Prose) -> Help {
    help(title, "Reaction", text, "p. 37")
}

/// In the order of the Reactions.
#[rustfmt::skip]
pub(super) static STANDARD: [Help; 7] = [
    reaction("Intimidate",
        prose!("A Heavy, as an Action is declared: the enemy that acts is in its reach and sight. Fury.\nSuccess: the Action does not happen, its price is lost. Critical: you may also move that enemy up to its MOV, any way.")),
    reaction("Retaliate",
        prose!("Fighters that are attacked may move up to their MOV to meet the attacker; then both strike at the same time.\nIt succeeds if their Fury does. Out of reach, or afraid of Nightmares: it fails.")),
    reaction("Suppress",
        prose!("Shooters: an enemy in reach and sight moves, or attacks them or an ally they see. They attack it where it is, with Fury.\nSuccess: its move ends there and it checks Will. Else it goes on.")),
    reaction("Evade",
        prose!("Skirmishers: an enemy moves at or within their own MOV of them. Guile.\nSuccess: they move up to their MOV, never ending nearer to it. Critical: your next Action is free. The enemy goes on.")),
    reaction("Fodder",
        prose!("Dregs within 80 mm and in sight of an ally that is the target, no Ward. Will; failing costs only the Reaction.\nSuccess: they swap places and the Dregs are the target. Critical: if it reaches another of the enemy's own, that one is, with a Penalty.")),
    reaction("Blink",
        prose!("A Ward: an enemy comes within 80 mm of it, or attacks it, and it sees another of yours. Will; failing costs only the Reaction.\nSuccess: put it touching one it sees. Critical: you may also move that enemy up to its MOV.")),
    reaction("Rally",
        prose!("A Champion sees an ally that must check Will, or leads it. Guile.\nSuccess: up to 2 points of others in sight of that ally, no Wards, move up to their MOV towards it or the enemy behind it. Critical: 5 points. Then the check.")),
];

#[rustfmt::skip]
static NONE: [(&str, Help); 2] = [
    ("none", reaction("No reaction",
        prose!("Not at this moment: the Action goes on. You are asked again when it has moved, strikes or forces a Will check, if one of yours could answer that."))),
    ("none-more", reaction("None this Action",
        prose!("You are not asked again before this Action is over. Nothing is spent, and the next Action is a new chance."))),
];

/// The rows of an answer to a Reaction, and of the last word about it.
#[rustfmt::skip]
static ANSWERS: [(&str, Help); 4] = [
    ("accept", reaction("Accept",
        prose!("The Reaction happens, and nothing is paid. If it succeeds the Turn is theirs when this Action is over.\nBelow is what they declared."))),
    ("deny", reaction("Deny",
        prose!("Costs 1 Momentum. The Reaction is lost with what it cost, unless they force it for 1 more.\nBelow is what they declared."))),
    ("force", reaction("Force it",
        prose!("They denied it. For 1 Momentum it happens all the same; if it succeeds the Turn is yours when this Action is over.\nBelow is what you declared."))),
    ("give-way", reaction("Give way",
        prose!("The Reaction is lost with what it cost, and was your one Reaction of this Action.\nBelow is what you declared."))),
];

/// What explains a row of an answer.
pub(super) fn answer(word: &str) -> Option<&'static Help> {
    ANSWERS.iter().find(|row| row.0 == word).map(|row| &row.1)
}

/// What explains a row that declares nothing.
pub(super) fn row(word: &str) -> Option<&'static Help> {
    NONE.iter().find(|row| row.0 == word).map(|row| &row.1)
}
