//! Reactions: declaring, denying, and what they ask (section 18 of the checklist).

use super::{Asked, asked};
use umpire_engine::prose;

const REACTIONS: &str = "p. 37";
const WARDING: &str = "p. 38";

#[rustfmt::skip]
pub(super) static REACTING: [Asked; 12] = [
    asked("react", "Will you react?", prose!("One Reaction in an Action, for 1 Momentum. They may deny it for 1, you may force it for 1 more. If it succeeds the Turn is yours when this Action is over.\nWithout a Reaction the Action goes on."), REACTIONS),
    asked("trigger", "Is that so?", prose!("A Reaction needs what the first row says to be true on the table. Yes: it is declared and paid. No: back to the list, nothing is spent."), REACTIONS),
    asked("which", "To whom?", prose!("Several moved or act together: pick the one that is answered."), REACTIONS),
    asked("reactor", "Who reacts?", prose!("The Ward lends this Reaction to one of yours within 240 mm of it, no Ward. Pick who uses it. Nobody: back, nothing is spent."), WARDING),
    asked("rally-who", "Who moves?", prose!("One by one, within the points shown: no Wards, and in sight of the Element that checks. Each moves up to its MOV towards that one or the enemy behind the check. Enough: roll the check."), REACTIONS),
    asked("stand-in", "In whose place?", prose!("Several of yours are targets: pick the one with whom the Dregs swap places."), REACTIONS),
    asked("swap", "Swap places", prose!("Put the Dregs where the ally stood, and it where they stood. The attack or Action is now at the Dregs."), REACTIONS),
    asked("redirect", "Turn it on whom?", prose!("Pick another Element of the acting side that this attack or Action can reach: it is the target now; by Fodder with a Penalty.\nNone in range: the target stays as it is."), REACTIONS),
    asked("place", "Blink", prose!("Put the Ward touching one of your Elements that it sees. The attack goes on only if it still reaches and sees the Ward."), REACTIONS),
    asked("defy", "At whom?", prose!("It attacks any enemy in its own reach and sight, with a Bonus; not only the one that attacked it. Nobody: the Reaction fails."), WARDING),
    asked("second", "Who else?", prose!("A critical Vengeance: another of yours in sight of the first may make the same Fury check, free. Success: it moves towards an enemy, and you gain 2 Momentum."), WARDING),
    asked("blast", "Who is near?", prose!("Tick every other Element of either side within 240 mm of the Ward, or within what the house rules say. Each checks Will with a Penalty; then the Ward is removed."), WARDING),
];
