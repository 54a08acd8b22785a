//! Rows of the menus: what each does, and its price.

use super::battle::{Asked, asked};
use umpire_engine::prose;

#[rustfmt::skip]
pub(super) static MENUS: [Asked; 18] = [
    asked("fight", "Fight a battle", prose!("The device leads both sides through the 17 steps of each turn.")),
    asked("quick", "Quick mode", prose!("Trackers and dice alone, for players who know the game by heart.")),
    asked("names", "Names of players", prose!("What the device calls you, in place of your colours.")),
    asked("attach", "Who is in a unit", prose!("Leaders and other individuals who start at 0 cm of a unit go with it.")),
    asked("house", "House rules", prose!("14 places where the sheet leaves something open. They stay for the whole battle.")),
    asked("begin", "Begin", prose!("The device asks for all there is to do, one after the other.")),
    asked("end", "End the battle", prose!("You say who won, or who gives up. You can still think better of it.")),
    asked("skip", "Skip this step", prose!("Nothing of this step is done. You are warned first if something waits.")),
    asked("to", "Skip several", prose!("All steps up to there are left out. You are warned first if something waits.")),
    asked("add", "Add a contact", prose!("Two that touch, and nobody has said so in the move.")),
    asked("confirm", "Confirm it", prose!("It keeps its order. That costs 1 Act, as a new one does; without it, it turns to another.")),
    asked("stress", "Stress", prose!("More or less stress for as many as you tick. Who has more than End is destroyed.")),
    asked("orders", "Orders", prose!("Another order for as many as you tick. Swap their counters.")),
    asked("act", "Act", prose!("How much Act one of the leaders has left.")),
    asked("dice", "Dice", prose!("Any number of d10, and what each must exceed.")),
    asked("checks", "Morale checks", prose!("Everybody whose stress has grown since the last checks, then rallies, as in step 13.")),
    asked("next", "Next turn", prose!("A new turn begins, and all Act is there again.")),
    asked("guide", "Guided turns", prose!("The device asks again step by step, from the first step of this turn.")),
];

#[rustfmt::skip]
pub(super) static MOVE: [Asked; 18] = [
    asked("moved", "Moved", prose!("It has moved, and nothing else came of it.")),
    asked("stays", "Stays", prose!("It does not move. It may turn on the spot if it is not in close combat.")),
    asked("with", "Stays in its unit", prose!("He goes where the unit goes, and does nothing of his own.")),
    asked("evades", "Evades out", prose!("It tries to get out of close combat: its Mov less a die, in cm, straight away.")),
    asked("held", "Still in contact", prose!("It did not get far enough and stays in close combat.")),
    asked("gone", "It is gone", prose!("It ran off the table, into what blocks it, or into an enemy: it is destroyed.")),
    asked("contact", "Contact", prose!("Its base touches an enemy. You pick him and say how they touch. Both leave their groups, and fight in step 7.")),
    asked("happened", "Something happened", prose!("It moved in rough ground, went through somebody, or friends made way: what may cost stress. You tick it.")),
    asked("join", "Join a unit", prose!("He ends at 0 cm of a friendly unit, is in it, and goes with it.")),
    asked("leave", "Leave the unit", prose!("He moves on his own now, by his own order.")),
    asked("lead", "Lead it", prose!("A leader in it spends 1 Act: it follows his order for this turn.")),
    asked("double", "Double move", prose!("He goes twice as far. That costs all of his Act.")),
    asked("point", "Point out an enemy", prose!("A leader within 4 cm spends 1 Act: it goes for the enemy he names.")),
    asked("state-now", "Change state now", prose!("It changes to its other numbers before it moves, and goes half of the new Mov less. In close combat that is 1 stress.")),
    asked("state-end", "Change state after", prose!("It changes to its other numbers after its move, and goes half of its Mov less.")),
    asked("cast", "Cast instead", prose!("It casts a spell in place of its move.")),
    asked("another", "Another first", prose!("Another of your elements with this Init moves before it.")),
    asked("delay", "Delay", prose!("It waits for a higher Init that you choose, once a turn. Free.")),
];
