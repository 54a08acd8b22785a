//! What an Action asks: aims, moves, terrain, Champions (sections 2, 6 and 17 of the checklist).

use super::{Asked, asked};
use umpire_engine::prose;

const ACTIONS: &str = "p. 35";
const CHAMPIONS: &str = "p. 36";
const HEAVY: &str = "p. 16";

#[rustfmt::skip]
pub(super) static ACTING: [Asked; 21] = [
    asked("target", "At whom?", prose!("Name the enemy it is meant for. With a move first, reach and sight are measured after it; else now. Distant Doom: within 240 mm, seen or not.\nIf a Reaction spoils it, another may be named."), ACTIONS),
    asked("confirm", "In reach?", prose!("All have moved: is the enemy that was declared still in the reach named here, and in sight? Then it stays the target. Out of reach: another may be named, or nobody."), "p. 34"),
    asked("aim", "At whom now?", prose!("One in the reach named here and in sight. Another than was declared is named only because that one is out of reach or out of sight.\nNo target: what was paid is lost."), "p. 34"),
    asked("bail-out", "They get out", prose!("Their Heavy is lost. Put each passenger where it stood, as near as there is room; then each checks its Will."), HEAVY),
    asked("also", "And whom?", prose!("A Colossal Heavy may strike up to three enemies in reach and sight, a Fury check each. Pick another, or go on."), HEAVY),
    asked("ally", "Which ally?", prose!("Maneuver: one within 160 mm and in sight, no Ward, may move towards it.\nSpot Weakness: one within the Champion's reach that has an enemy in its own reach and sight now; Fighters that touch no enemy cannot be named."), ACTIONS),
    asked("move", "A move", prose!("Move it up to the distance shown, or not at all: 80 mm straight, 160 with one turn, 240 with two, centre to centre. It crosses no base and no Blocking."), "p. 11"),
    asked("leaving", "Leaving terrain?", prose!("Does this move lead out of Rough or a Hazard? Rough: Guile or 1 Momentum. Hazard: Will or 2; failing that Will removes it. Choose before the dice.\nOpen ground: it leaves neither. Nothing: it stays inside. A second piece takes a second one."), "p. 29"),
    asked("bad-ground", "On bad ground?", prose!("Has this Transport come into Rough or Hazardous? Then it is lost at once, and its passengers are put there and check Will. Open ground: it drives on."), HEAVY),
    asked("ride", "In or out?", prose!("Move as usual; or, with a Heavy in reach of the move, get in, take somebody in, or set somebody down. That takes the place of the move; Riders once a Turn do it beside the move."), HEAVY),
    asked("get-out", "Gets out", prose!("Put the passenger down touching its Heavy."), HEAVY),
    asked("feint", "Lead astray", prose!("Move this enemy up to 160 mm any way you like, or leave it. Never off the board; after a plain success not into Hazardous and not touching yours, after a critical both may be."), ACTIONS),
    asked("allowed", "May it plot?", prose!("Yes if no enemy is in the Champion's reach, or if your points in its reach, itself not counted, exceed the enemy's there. No: the Action is taken back, nothing is paid."), CHAMPIONS),
    asked("summon", "Who returns?", prose!("Pick a lost Element of 1 or 2 points, Wards too, nobody banished. If the Guile check succeeds it comes back at your zone's edge or centre."), CHAMPIONS),
    asked("summoned", "It returns", prose!("Put it at your zone's board edge (Close, Surrounded: at the zone's centre): not touching an ally, no enemy within 80 mm."), CHAMPIONS),
    asked("banish", "Banished", prose!("Mark where it stood and take it off. It comes back there in its owner's first Turn of the next Round."), CHAMPIONS),
    asked("drive", "Drive back", prose!("Move it straight back towards the edge or centre of its own zone, as far as the Champion sees it and it is on the board. Rough, Hazards and bases do not stop it, Blocking does."), CHAMPIONS),
    asked("wave", "Who moves?", prose!("Tick allies within 160 mm of the Champion, seen or not, no Wards: each may move up to its MOV. After a critical no Rough or Hazard holds them."), CHAMPIONS),
    asked("in-reach", "Do they reach it?", prose!("Is the attacker within the Fighters' reach and in sight? It is: they strike at the same time as it. Out of reach: the Retaliate fails."), "p. 37"),
    asked("reposition", "Move an enemy", prose!("You may move it up to the distance in the heading, or leave it; not into Blocking, and at the edge of its Rough or Hazard it stops.\nThen say where it is. Off the board: it is out of play."), "p. 11"),
    asked("push", "Push away", prose!("It passed its Will check: you may push it away from the attacker, by its MOV at the most, or leave it. Not off the board, not into Blocking, not out of Rough or a Hazard."), "p. 11"),
];
