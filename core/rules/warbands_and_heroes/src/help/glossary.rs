//! A small glossary: words that questions and texts use, for the page of rules.

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn word(title: &'static str, text: Prose) -> Help {
    help(title, "Word", text)
}

/// What the numbers of a card mean.
pub const CARD_WORDS: &[Help] = GLOSSARY.split_at(4).1.split_at(3).0;

/// The words, those of dice first.
#[rustfmt::skip]
pub static GLOSSARY: [Help; 20] = [
    word("Attack dice", prose!("So many dice as the attack says. Each that shows the target's Target Number or more is a hit, and each hit takes the attack's damage from its Fighting Strength (FS).")),
    word("Order of changes", prose!("Listed dice, +1 for standing still, -2 for a Cowardly captain, what the referee adds; then 1 at the least; then half of it if bloodied, rounded down, 1 at the least.\nHits: +1 by an Aggressive friend, -1 by Berserk; then times the damage.")),
    word("Resolve test", prose!("One die: the Unit's Resolve or less passes. A captain near adds 1 to the number, never to the die.")),
    word("X in 6", prose!("For whatever has no rule: the referee, or all together, name a number from 1 to 5. That or less on a die, and it works.")),
    word("FS", prose!("Fighting Strength: how much a Unit can lose. At 0 it is routed, and its captain with it.")),
    word("Bloodied", prose!("At its number of FS or less: half the attack dice. A state, not a wound: with more FS again it ends.")),
    word("TN", prose!("Target Number: what each attack die must show at the least to hurt this Unit. It belongs to the target.")),
    word("Routed", prose!("At 0 FS: broken, captured or slain. Its token is removed, and it takes no further part; among those who act together only when all are done.")),
    word("Round, turn", prose!("A round is initiative, everybody's turn, then morale. A turn is one side's part of it, or that of all who act together.")),
    word("Acting together", prose!("Sides with the same initiative alternate their Units. What they lose counts when all are done, so even the doomed act.")),
    word("Stand still", prose!("A Unit that does not move in the round rolls one die more. Once taken, it cannot move any more in this round.")),
    word("Shield Wall", prose!("Instead of attacking now: until its side's next turn the Unit may strike each enemy that moves next to it, once a turn each.")),
    word("Charge", prose!("Move and attack in one: more squares than usual, at least one, then the attack. Never with the die for standing still.")),
    word("Morale", prose!("At the end of a round every Unit that lost FS in it tests Resolve once. Failed, it loses 3 more.")),
    word("Unit, side", prose!("A Unit is one token in one square: a body of fighters. A side is everybody who rolls initiative together, one warband.")),
    word("Captain", prose!("He rides with one Unit, and leaves with it. Allied Units within 4 squares and in sight have +1 on Resolve, unless his is Shaken. He has one trait.")),
    word("Shaken", prose!("A marker you set by hand when something rattles a Unit. While it lasts its captain gives no +1; nothing else, unless house rule 7 is played.")),
    word("Hero", prose!("A Unit of one fighter, of a class you make. It passes through allies, takes no captain, and gives no +1.")),
    word("Alliance", prose!("Sides with the same letter are friends: their captains help each other, and their Units are no enemies. Each rolls its own initiative.")),
    word("World-Turn", prose!("A turn of your campaign, between battles. Each Unit is paid its cost, or tests Resolve and disbands if it fails.")),
];
