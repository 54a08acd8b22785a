//! Steps 10 to 17: stress that goes on, checks, orders.

use super::battle::{Asked, asked};
use umpire_engine::prose;

#[rustfmt::skip]
pub(super) static MORALE: [Asked; 10] = [
    asked("giver", "Who gives first?", prose!("The most stress gives first. These have the same, so you choose. Any order: the device takes them one by one.")),
    asked("pass-near", "Who is near?", prose!("Tick its friends within 4 cm. Each with less stress than it has gets 1 of its stress, unless that would destroy it. The last answer is ticked already.")),
    asked("pass-one", "Who gets 1?", prose!("It has not enough stress for all who should get 1: you say who does.")),
    asked("pass-more", "Give more?", prose!("You may pass on more, 1 at a time, to a friend within 4 cm that has no more stress than it. The first row: no more.")),
    asked("pass-ruin", "Destroy it?", prose!("One more stress is more than its End: this friend would be destroyed. It is allowed.")),
    asked("check", "Morale check", prose!("Its stress has grown since the last check. A die for each stress: if any shows more than its Mor, its order becomes the one on the right.")),
    asked("rally", "Rally whom?", prose!("Pick who routs and has a superior or a hero within 16 cm with Act: it costs 1. X: nobody more.")),
    asked("rallies", "Who rallies it?", prose!("Pick the leader within 16 cm who spends 1 Act on it. X: nobody after all.")),
    asked("rally-roll", "The rally", prose!("A die for each of its stress. If none shows more than its Mor it stops, on Halt; else it routs on.")),
    asked("near-rout", "Who is near?", prose!("A friend has turned to Rout. Each of yours within 4 cm of it gets 1 stress. Tick them; the last answer is ticked already.")),
];

#[rustfmt::skip]
pub(super) static COMMAND: [Asked; 7] = [
    asked("spot", "Who spots?", prose!("The enemy has brigade markers. A commander may spend 2 Act to see what one of them is. X: nobody.")),
    asked("marker", "Which marker?", prose!("The one he looks at. All that it stands for is revealed together.")),
    asked("distance", "How far is it?", prose!("From the commander to the marker, in cm. A tenth of it must be beaten by one die.")),
    asked("whom", "Order whom?", prose!("Who is listed may get a new order: 1 Act of the commander named above it, who must be within 16 cm. Act that he has left stands there. X when this side is done.")),
    asked("order", "Which order?", prose!("Pick its new order, for 1 Act, and swap its counter. A grey row says why not. Back costs nothing.")),
    asked("own-order", "His own order", prose!("He chooses his own order, and it costs no Act. Swap his counter. Back: it stays.")),
    asked("swapped", "Swap counters", prose!("Nobody confirmed their orders in this turn, so these turn to another one. Swap their counters, then go on.")),
];
