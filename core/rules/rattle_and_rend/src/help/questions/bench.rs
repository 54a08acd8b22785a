//! The workbench (section 4 of the checklist), and the guide between two games of a campaign (section 21).

use super::{Asked, asked};
use umpire_engine::prose;

const WARBAND: &str = "p. 12";
const CAMPAIGN: &str = "p. 40";

#[rustfmt::skip]
pub(super) static BENCH: [Asked; 32] = [
    asked("warband", "A warband", prose!("12 points (9 where a campaign starts so), 4 to 8 Elements, no fewer than 4 points in Fighters, Shooters and Skirmishers; two Tactics, a Bond, a Reputation, a name. X lists what is missing. Keep it: it can be taken into games."), WARBAND),
    asked("faults", "To mind", prose!("What must be mended before the warband can play, then what is only worth a thought. Pick one to go where it is mended."), WARBAND),
    asked("leave", "Throw it away?", prose!("Throw it away: what was changed is lost. Go on building: back to the warband."), WARBAND),
    asked("type", "Add which?", prose!("Pick a type; its points are behind it. Y on a row has its numbers. What is spent stands above."), "p. 15"),
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
    asked("guide", "Between two games", prose!("From the top: a lost point is paid, banked points buy Elements, some may be swapped or moved. All but the lost point can wait. Keep it: it is ready. B takes a step back; nothing changes before it is kept."), CAMPAIGN),
    asked("pay", "Pay a lost point", prose!("A point from the bank, an Element of 1 point, or an attached Champion alone. Where neither the bank nor an Element of 1 point can pay, one of 2 or 3 points goes, and at once a point less may come for it. With fewer than 9 points left the warband dissolves."), CAMPAIGN),
    asked("refill", "In its place?", prose!("What went was worth more than the lost point. Elements for the rest may come at once; what is not used now is lost, too."), CAMPAIGN),
    asked("spend", "Buy which?", prose!("Any Elements for the points in the bank, or a Champion for somebody who is there. X leaves them in the bank: they count towards the 18 points, and can pay a loss."), CAMPAIGN),
    asked("roster", "Into which roster?", prose!("The Founding Roster has the Tactics you began with. The Fringe has two of its own, chosen with its first Element and kept for good. A campaign may do without a Fringe."), CAMPAIGN),
    asked("fringe", "Fringe Tactics", prose!("Two different ones for the Elements of the Fringe; they may be those of the Founding Roster. They stay for the whole campaign."), CAMPAIGN),
    asked("swap", "Swap", prose!("Once between two games Elements of up to 3 points go, Champions alone among them. Their points are in the bank then, and buy others with what was there; a rest stays banked."), CAMPAIGN),
    asked("move", "Move", prose!("Once between two games Elements of up to 3 points change their roster, and have its Tactics then. A host and its Champion go together."), CAMPAIGN),
    asked("chronicle", "Chronicle", prose!("Its games, the newest first: whom it met, what for, how that ended, what was rolled and what it brought. X closes it."), CAMPAIGN),
    asked("opponent", "Against whom?", prose!("The warband it met, for the chronicle."), CAMPAIGN),
    asked("fought", "Fought for", prose!("The scenario of the game, for the chronicle."), CAMPAIGN),
    asked("game-size", "Size of the game", prose!("The points both sides played with: 12 in a standard game, 9 to 18 in an escalation."), CAMPAIGN),
    asked("outcome", "How did it end?", prose!("Won and lost games are rolled for, each by its table; a draw brings nothing. In an escalation by points everybody gains 1, after a draw too."), CAMPAIGN),
    asked("growth-roll", "After the game", prose!("A d20. Won: 6 to 15 brings 1 point, 16 or more 2. Lost: 9 or less costs 1, 16 or more brings 1. A gain that would lead above 18 is none."), CAMPAIGN),
    asked("campaign-name", "The campaign", prose!("All warbands of a campaign give it the same name: 16 letters at the most."), CAMPAIGN),
    asked("campaign-start", "Starts with", prose!("12 points, or 9 where warbands are to grow from game to game. The list is built to these; afterwards it lives between 9 and 18."), CAMPAIGN),
    asked("growth", "How warbands grow", prose!("By a d20 after each game, a table for who won and one for who lost; or by a point for everybody, whoever won. The same for all warbands of the campaign."), CAMPAIGN),
];
