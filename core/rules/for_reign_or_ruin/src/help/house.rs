//! House rules: how we rule it, and the other ways.

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn rule(title: &'static str, text: Prose) -> Help {
    help(title, "House", text, "")
}

#[rustfmt::skip]
pub(super) static HOUSE: [Help; 14] = [
    rule("Half dice", prose!("Half of an odd number of dice is the whole number below, at least 1.\nRound up: the whole number above.")),
    rule("Leader in ruin", prose!("A leader in a destroyed unit takes what its stress was above its End.\nUnit's End: he is gone if his own stress is above it.\n+1 only: as for any friend near.")),
    rule("Rout ends", prose!("Who routs off the table, into something that blocks it, or into an enemy, is gone.\nOff the table: only there.")),
    rule("Terrain stress", prose!("Moving in bad ground raises stress to at least 1 or 2.\nAdded: that much with each move.")),
    rule("Redistribution", prose!("A giver must pass 1 stress to each friend within 4 cm that has less.\nVoluntary: only as its player likes.")),
    rule("Morale compares", prose!("A check is due if stress is more than at the start of the last step 13.\nLast Morale: than at the end of the last Morale phase.")),
    rule("Order limits", prose!("A commander who routs gives only Rout; else any order fits.\nOwn table: you say for each of his orders which others fit.")),
    rule("Stray shots", prose!("Individuals of any side near a ranged target take one die a turn.\nTarget's side: only those.\nEach target: one die for each target near.")),
    rule("Received stress", prose!("Stress that a friend passed on counts as gained: no reform this turn.\nMay reform: it does not.")),
    rule("Equal Init", prose!("At the same Init one die each: the loser's elements all move first.\nAlternate: the sides take turns, one element each.")),
    rule("Rally", prose!("One rally check for each routing element and turn.\nOnce a leader: each leader tries once.")),
    rule("Berserker", prose!("A Berserker whose failed check would be Rout routs; else he attacks.\nAttacks: always, unless he routs already.")),
    rule("Order counters", prose!("There are as many counters as you need.\nCounted: a side has so many of each order.")),
    rule("Unconfirmed", prose!("Mindless and Unwilling elements that nobody confirmed take the order of their card.\nHalt: always that.")),
];
