//! The workbench (section 4 of the checklist).

use super::{Asked, asked};
use umpire_engine::prose;

const WARBAND: &str = "p. 12";

#[rustfmt::skip]
pub(super) static BENCH: [Asked; 15] = [
    asked("warband", "A warband", prose!("12 points, 4 to 8 Elements, no fewer than 4 points in Fighters, Shooters and Skirmishers; two Tactics, a Bond, a Reputation, a name. X lists what is missing. Keep it: it can be taken into games."), WARBAND),
    asked("faults", "To mind", prose!("What must be mended before the warband can play, then what is only worth a thought. Pick one to go where it is mended."), WARBAND),
    asked("leave", "Throw it away?", prose!("Throw it away: what was changed is lost. Go on building: back to the warband."), WARBAND),
    asked("type", "Add which?", prose!("Pick a type; its points are behind it. Y on a row has its numbers. What is left of the 12 points stands above."), "p. 15"),
    asked("trait", "Its trait", prose!("Every Champion, Heavy and Ward has one; two of a warband may have the same. Y on a row tells what it does."), "p. 15"),
    asked("element", "Change which?", prose!("Pick an Element to change its trait or name, attach a Champion, or take it out."), "p. 15"),
    asked("change", "Change it", prose!("Its trait, its Champion, its nickname; or remove it and have its points back."), "p. 15"),
    asked("host", "Whose Champion?", prose!("Heavies, Fighters, Shooters and Skirmishers can each host one Champion, for good: the two are one Element with the host's numbers and a Bonus on Will."), "p. 16"),
    asked("nickname", "Nickname", prose!("What you call this Element at the table: 12 letters at the most. It changes no rule."), WARBAND),
    asked("name", "Its name", prose!("What the warband is kept and found by: 16 letters at the most."), WARBAND),
    asked("tactics", "Tactics", prose!("Two different ones, for all your Elements. Pick a group to choose from, or drop one that is chosen."), "p. 18"),
    asked("tactic", "Which Tactic?", prose!("Pick one for your whole warband. Y on a row tells what it does."), "p. 18"),
    asked("bond", "Bond", prose!("How your warband gains Momentum, or saves it. Y on a row tells how."), "p. 23"),
    asked("focus", "Focus", prose!("The Retinue needs one Element to fight for. Others that roll a critical in an Action within 80 mm or in sight of it gain Momentum; its own bring nothing."), "p. 23"),
    asked("reputation", "Reputation", prose!("What your warband does before the first Round. Y on a row tells what."), "p. 25"),
];
