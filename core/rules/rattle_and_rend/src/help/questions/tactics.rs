//! What Tactics and Pursuit ask (sections 7 and 18.4 of the checklist).

use super::{Asked, asked};
use umpire_engine::prose;

const PLACE: &str = "p. 19";
const COMBAT: &str = "p. 20";
const RESOURCES: &str = "p. 22";

#[rustfmt::skip]
pub(super) static TACTICS: [Asked; 14] = [
    asked("plan", "Their plan", prose!("For 1 Momentum your Champions, Fighters, Shooters and Skirmishers all gain one thing: Fury 1 better, Guile 1 better, a band of move, a band of reach. It lasts until changed. As it is: nothing is paid."), "p. 18"),
    asked("teleport", "Teleport whom?", prose!("Tick up to a third of your points (4 of 12): no Wards, nobody with an enemy within 80 mm. Each is put anywhere with all enemies beyond 80 mm. Free; nobody reacts."), PLACE),
    asked("teleport-to", "Teleport", prose!("Put it anywhere with every enemy more than 80 mm away. It is no move: no terrain holds it and nobody reacts."), PLACE),
    asked("raise", "Who returns?", prose!("Tick lost Elements worth up to a third of your points (4 of 12), no Wards, nobody banished. Each rolls its Guile, all but the first with a Penalty; success brings it back into your zone."), RESOURCES),
    asked("raise-first", "Who first?", prose!("The first to roll has no Penalty; all after it have one."), RESOURCES),
    asked("omen-die", "The Omen", prose!("A d20 for all to see. Until the Round ends it may replace one die of any check, yours or theirs, once a Turn, after the dice fell."), RESOURCES),
    asked("omen", "Use the Omen?", prose!("The dice lie, and nothing has come of them yet. Your Omen may take the place of one of them, whoever rolled, once a Turn. It stands: the dice stay as they are."), RESOURCES),
    asked("tempted", "A temptation", prose!("The enemy offers a die.\nTake the die: this check has a Bonus, the Temptors bank one for a check of theirs, and if you fail their next Action or Reaction is free.\nRefuse: the offer is spent for this Round."), RESOURCES),
    asked("join", "Who joins?", prose!("Once a Round: tick others within 160 mm and in sight of the first. All do the same, each at its own target, for 1 Momentum together; exactly two have a Bonus. None: it is kept for later."), COMBAT),
    asked("swarm", "Who swarms it?", prose!("Tick your other Elements that touch the same target: each attacks it too, with a Penalty, and each hit is one more Will check. None: only the first attacks."), COMBAT),
    asked("avenge", "Who avenges it?", prose!("One of yours fell to a failed Will check. Another within 160 mm of where it stood, in sight of that spot and with an enemy it can target, may attack now: free, and nobody reacts."), COMBAT),
    asked("avenge-at", "At whom?", prose!("Pick an enemy in the avenger's reach and sight. Nobody: there is none, and the attack is lost."), COMBAT),
    asked("dread", "Near a Nightmare?", prose!("Is the attacker within 80 mm and in sight of a Nightmare? Wards do not count.\nOne in 80 mm: it must pass Guile, or its attack is lost and stays paid. None: it attacks."), COMBAT),
    asked("drive-off", "Drive whom away?", prose!("The Pursuit was a critical one, so another enemy may be moved up to 80 mm away from the pursuer or from the one pursued. Nobody: all stay."), "p. 38"),
];
