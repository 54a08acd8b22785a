//! A small glossary: words that questions and cards use.

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn word(title: &'static str, text: Prose) -> Help {
    help(title, "Word", text, "")
}

/// What the numbers of a card mean.
pub const CARD_WORDS: &[Help] = GLOSSARY.split_at(11).0;

/// The words, those of the card first.
#[rustfmt::skip]
pub static GLOSSARY: [Help; 22] = [
    word("Init", prose!("When it moves: the lowest number of both sides first. Casters use it, too.")),
    word("Mov", prose!("How far it moves, in centimetres. Orders make it half, all, or twice of that.")),
    word("Att", prose!("Dice it throws in close combat.")),
    word("Imp", prose!("Dice more in close combat while the attack is primed.")),
    word("Rch", prose!("Reach: while primed, the longer one strikes first.")),
    word("Sht", prose!("Dice when it shoots; twice as many into a rear.")),
    word("Rng", prose!("How far it shoots, in centimetres.")),
    word("Def", prose!("A die must show more than this to hit it. 10 cannot be hit.")),
    word("Mor", prose!("A die that shows more than this fails its check. 10 cannot fail.")),
    word("End", prose!("How much stress it bears: with more than that it is destroyed.")),
    word("Act", prose!("What a leader can do in a turn: lead, point out, rally, spot, give orders.")),
    word("Stress", prose!("Hits, fear and disorder in one number. More than End: destroyed. It is checked when it grew.")),
    word("Primed", prose!("A new contact by a forward move, on its own front, with 2 stress or less, on Attack or Defend. Then Imp and Rch count.")),
    word("Group", prose!("Elements that move together under one counter, at the lowest Init among them. Contact takes its two elements out.")),
    word("Command", prose!("The elements one commander may order, by its letter.")),
    word("Superior", prose!("Of troops: they take stress only from their like. Of rank: the commander above.")),
    word("Inferior", prose!("Of troops: they pass stress only to their like.")),
    word("Indifferent", prose!("Of troops: they exchange stress only among themselves.")),
    word("Primary enemy", prose!("Whom a leader within 4 cm points out (1 Act), else the nearest enemy unit, else the nearest enemy alone.")),
    word("Contact", prose!("Bases touch: line up as much as possible. Both leave their groups, and fight in step 7.")),
    word("Defences", prose!("Soft adds 1 to Def up to 5, hard 2 up to 6, a fortification 3 up to 7. An obstacle takes the enemy's Imp.")),
    word("Brigade marker", prose!("Troops nobody has seen yet. A commander may spot them in step 15.")),
];

const fn attribute(title: &'static str, text: Prose) -> Help {
    help(title, "Attribute", text, "")
}

#[rustfmt::skip]
pub(super) static ATTRIBUTES: [Help; 8] = [
    attribute("Mindless", prose!("It passes no stress on and takes none. Its order must be confirmed each turn, or it changes.")),
    attribute("Unwilling", prose!("Its order must be confirmed each turn by its commander (1 Act), or it changes.")),
    attribute("Berserker", prose!("If its check fails it attacks, unless that would make it rout.")),
    attribute("Automaton", prose!("When a check is due it fails without dice, and halts. A routing one stays so.")),
    attribute("Instable", prose!("Step 12 reminds you to check it by the book; you type what comes of it.")),
    attribute("Regenerating", prose!("It loses 1 stress in step 11 of each turn.")),
    attribute("Causes fear", prose!("Contact with it has an effect by the book: you type the stress.")),
    attribute("Caster", prose!("It casts spells in its phase, or instead of moving. The device writes down what they do.")),
];
