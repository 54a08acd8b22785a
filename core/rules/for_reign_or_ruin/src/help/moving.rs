//! Step 2: whose turn it is, and what comes of a move.

use super::battle::{Asked, asked};
use umpire_engine::prose;

#[rustfmt::skip]
pub(super) static MOVING: [Asked; 18] = [
    asked("move", "Its move", prose!("The lowest Init moves first, as far as its order says: the big number. Move it with its counters, then press what came of it; mostly that is the first row.")),
    asked("roll-off", "Who moves first?", prose!("Both sides have movers of this Init. A die each: the lower one moves all of them first. Equal dice again.")),
    asked("another", "Who moves first?", prose!("Of your elements with this Init you choose which one goes first.")),
    asked("delay", "Move when?", prose!("It waits and moves when that higher Init comes. Once a turn, so choose well.")),
    asked("happened", "What happened?", prose!("Tick what was so on its way. Rough ground, going through others and making way may cost stress; who it was comes then. Nothing ticked: nothing happened.")),
    asked("terrain", "Who was in it?", prose!("Tick those of the group that moved in this ground: they get its stress. Standing in it costs nothing.")),
    asked("through", "Through whom?", prose!("Tick whom it went through. Close order suffers most: both may get 1 stress. Who routs, or is an enemy, gives 1 to each unit it passes.")),
    asked("way", "Who made way?", prose!("Friends may shift 2 cm to let it by, and get 1 stress each. Nobody out of its group, into an enemy, or out of combat.")),
    asked("gone", "Who is gone?", prose!("Tick those who ran off the table, or into something that ends their rout: they are destroyed.")),
    asked("join", "Which unit?", prose!("Put him at 0 cm of a unit. He moves with it from then on, and a leader can lead it for 1 Act.")),
    asked("leader", "Who leads it?", prose!("He spends 1 Act, and it follows his order for this turn. He must be in it.")),
    asked("pointer", "Who points it out?", prose!("A leader within 4 cm spends 1 Act, so that it goes for or shoots at the enemy he names, not the nearest.")),
    asked("foe", "Which enemy?", prose!("Pick the enemy its base touches. Line them up for as much edge as possible; its move ends there.")),
    asked("evades", "Does it evade?", prose!("Its order makes it evade who charges it, once a turn. Stand if it is hemmed in.")),
    asked("evade", "How far?", prose!("One die: it goes its Mov less what the die shows, in cm, straight away from the enemy. At less than 1 cm it does not get away.")),
    asked("caught", "Still caught?", prose!("Move it straight away so far; then the enemy comes on with what is left of his move. If he still reaches it they touch, at its rear.")),
    asked("edges", "How do they touch?", prose!("Tick only what is not plain. Nothing ticked is front to front, with the whole edge, by a forward move, in the open. Reduced and limited is when less of the edges touch.")),
    asked("fear", "Stress from fear", prose!("Contact with this enemy has an effect that is only in the book. Enter the stress it gives; 0 for none.")),
];
