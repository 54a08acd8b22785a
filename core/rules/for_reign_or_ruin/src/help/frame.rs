//! Before a battle, its turns and steps, numbers that nobody knows; then what players change by hand.

use super::battle::{Asked, asked};
use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

#[rustfmt::skip]
pub(super) static FRAME: [Asked; 17] = [
    asked("rules", "What to play", prose!("The first row begins the battle. The others are for before that: names, house rules, leaders who start in units, quick mode.")),
    asked("name", "Your name", prose!("What the device calls this player, in 10 letters at most.")),
    asked("deploy", "Deploy", prose!("Set up as you agreed, and lay an order counter beside each element or group. A when both are ready.")),
    asked("house", "House rules", prose!("Where the sheet leaves something open, our ruling stands here. A turns the rule under the cursor to its next way; X when done.")),
    asked("limits", "Order limits", prose!("Pick the order a commander is on himself; then tick which orders he may give while he is. X when done.")),
    asked("allowed", "May give", prose!("Tick the orders that a commander on this order may give to others.")),
    asked("counters", "Counters", prose!("How many counters of each order a side has. Who has none left cannot give that order. X when done.")),
    asked("counter", "How many?", prose!("So many counters of this order each side has, on the table and in the box.")),
    asked("turn", "A new turn", prose!("All Act is there again. The turn has 17 steps; those in which nothing waits are passed over. You may end the battle here.")),
    asked("step", "A step", prose!("What waits in this step of the turn. Begin it, or skip it if nothing of it is to be done. B goes back to what was before.")),
    asked("skip", "Skip it?", prose!("Something waits in this step. If you skip it, nothing of it is done: no move, no shot, no check.")),
    asked("winner", "Who won?", prose!("The sheet has no victory rules: you decide who won, or that nobody did.")),
    asked("stat", "A number", prose!("Nobody has written this number on its card yet, and it is needed now. Look it up and enter it.")),
    asked("keep", "Keep it?", prose!("The number can stay on its card, so that it is not asked again.")),
    asked("inside", "In a unit", prose!("Individuals at 0 cm of a unit are in it and go with it; leaders can lead it. When the unit fights, each who does not fight himself takes one die at his own Def.")),
    asked("near-lost", "Who is near?", prose!("A friend was destroyed. Each of yours within 8 cm of where it stood gets 1 stress. Tick them.")),
    asked("instable", "Instable", prose!("The sheet does not say how this is checked. Do it by the book, then enter the stress it gets; 0 for none.")),
];

#[rustfmt::skip]
pub(super) static HAND: [Asked; 15] = [
    asked("quick", "Quick mode", prose!("No guide: change stress, orders and Act, throw dice, check morale. What was gained since the last checks is remembered.")),
    asked("whose", "Whose elements?", prose!("Pick the side first; its elements come then. X: none after all.")),
    asked("who", "Who?", prose!("Tick everybody it is about. Nobody ticked: nothing is changed.")),
    asked("which", "Which one?", prose!("Pick the one that is meant. One of a group that meets an enemy leaves its group.")),
    asked("amount", "How much stress?", prose!("Each of those you ticked gets so much. Below 0 it loses that much.")),
    asked("new-order", "Which order?", prose!("They have this order from now on: swap their counters.")),
    asked("act", "Act left", prose!("How much Act this one has left in this turn.")),
    asked("dice-count", "How many dice?", prose!("So many d10 are thrown at once, by the device or by you.")),
    asked("dice-above", "More than what?", prose!("A die hits if it shows more than this number.")),
    asked("dice", "Dice", prose!("Throw them here, or on the table: then enter the faces, or only how many hit.")),
    asked("cast", "Who casts?", prose!("Casters may act now, the lowest Init first. Pick one who does, cast by the book, and tell what came of it. X: nobody.")),
    asked("worked", "Did it work?", prose!("Cast it by the book. If it failed the caster gets 1 stress; if it worked you say what it does.")),
    asked("act-spent", "Act spent", prose!("What the spell cost the caster by the book; 0 if nothing.")),
    asked("effect", "Its effects", prose!("Enter what the spell did, one effect after the other. The first row when there is no more. An attack forbids its target to reform this turn.")),
    asked("reform", "Reform himself", prose!("Tick the leaders who spend 1 Act to lose 1 of their own stress; each once a turn.")),
];

const fn step(title: &'static str, text: Prose) -> Option<Help> {
    Some(help(title, "Step", text, ""))
}

/// What the steps are that have a page of their own, by their number.
#[rustfmt::skip]
pub(super) static STEPS: [Option<Help>; 18] = [
    None,
    None,
    step("Movement", prose!("Everybody moves by its order, from the lowest Init up, both sides together. The device says how far; you say if something happened.")),
    None,
    step("Shooting", prose!("Whoever has shots and an order that shoots. All of it is at the same time: hits count when the last has shot.")),
    step("Near the targets", prose!("Leaders and others who stand alone within 4 cm of something that was shot at: one die at each.")),
    None,
    step("Close combat", prose!("All that touch an enemy fight, pair by pair. Hits count after the last pair, but for who has the longer reach.")),
    step("Leaders in combat", prose!("Whoever is inside a unit that fought, and did not fight himself: one die at each.")),
    None,
    step("Redistribution", prose!("Stress is passed to friends within 4 cm, from the most burdened down: 1 to each who has less.")),
    step("Reform", prose!("Units on Reform that had a quiet turn lose 2 stress, regenerating ones 1, and a leader 1 of his own for 1 Act.")),
    step("Instable", prose!("These are checked by the book, which the device does not have: you type what comes of it.")),
    step("Morale", prose!("Who has more stress than at the last checks rolls a die for each. One die above Mor fails: its order changes. Then routers may be rallied.")),
    None,
    None,
    step("Orders", prose!("Commanders give new orders to their own within 16 cm, 1 Act each. Mindless and Unwilling elements must be confirmed, or they change.")),
    None,
];
