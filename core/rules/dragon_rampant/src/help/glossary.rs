//! A small glossary: words that questions and cards use.

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn word(title: &'static str, text: Prose) -> Help {
    help(title, "Word", text)
}

/// What the numbers of a card mean.
pub const CARD_WORDS: &[Help] = GLOSSARY.split_at(4).0;

/// The words, those of the card first.
#[rustfmt::skip]
pub static GLOSSARY: [Help; 14] = [
    word("Attack, Move, Shoot", prose!("What two dice must come to for that order. A failed order ends your phase.")),
    word("Courage", prose!("Two dice, -1 for each Strength Point lost, -1 if half of the Warband is gone, +1 with the Leader within 12\". Failed: retreat and Battered. 0 or less: routed.")),
    word("Armour", prose!("So many hits take one Strength Point; what is left over is lost.")),
    word("Values", prose!("What each die must show: Att Val attacking, Def Val attacked, Sh Val shooting. 12 dice above half Strength, else 6.")),
    word("Strength", prose!("6 or 12 at the start; at 0 the unit is destroyed. Models show it: take them off as it falls, the Leader last.")),
    word("Battered", prose!("It does nothing but test to Rally, hits on 6 only, and keeps no spell up. Battered again: 1 Strength less, and it retreats.")),
    word("Rally", prose!("At the start of your phase each Battered unit tests Courage. Passed: well again. Failed: 1 Strength less and it retreats. Either way it is finished.")),
    word("Finished", prose!("It was tested in this phase: no other order until your next one. It may still react.")),
    word("Wall of Spears", prose!("Armour +1 against Attacks. It breaks when the unit moves, retreats or is Battered.")),
    word("Spell in play", prose!("Each caster keeps one up. It ends with its time, with a new spell, or when the caster is Battered or gone.")),
    word("Leader", prose!("Courage tests within 12\" of his model have +1, and he may have a trait. When his unit is gone both are lost, and every other unit of the Warband tests Courage once.")),
    word("Few models", prose!("It has fewer models than Strength: they fall by their share of what it lost, rounded down. With 6 models for 12 Strength one falls for every 2 lost.")),
    word("Rough ground", prose!("It halves moves. If either unit fights in it both need 5+ and have Armour 2, but Rangers.")),
    word("Glory", prose!("What wins: the scenario, your Quests, and 1 less for each Quest that failed.")),
];
