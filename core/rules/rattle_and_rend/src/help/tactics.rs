//! The 26 Tactics (section 7 of the checklist).

use super::help;
use crate::book::Tactic;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn about(title: &'static str, text: Prose, page: &'static str) -> Help {
    help(title, "Tactic", text, page)
}

const NUMBERS: &str = "p. 18";
const PLACE: &str = "p. 19";
const COMBAT: &str = "p. 20";
const RESOURCES: &str = "p. 22";

/// In the order of the Tactics.
#[rustfmt::skip]
static TACTICS: [Help; 26] = [
    about("Berserkers", prose!("All of yours move a band farther (80 to 160, 160 to 240 mm) and reach a band less: 160 becomes 80 mm, 80 mm and touching stay."), NUMBERS),
    about("Death-Defiers", prose!("Will is 2 better for all of yours. When one fails a Will check of any kind, your next Will check has a Bonus."), NUMBERS),
    about("Elites", prose!("Fury is 1 better for Heavies, Fighters, Shooters and Skirmishers. No Element of yours has the Penalty of a Charge."), NUMBERS),
    about("Fusiliers", prose!("Heavies, Fighters, Shooters and Skirmishers reach a band farther. Your ranged attacks ignore the Penalty for a target at Blocking. Sight is still needed."), NUMBERS),
    about("Bastions", prose!("All of yours reach a band farther: touching becomes 80 mm, 80 becomes 160, 160 becomes 240. They move a band less: 160 becomes 80, 80 stays."), NUMBERS),
    about("Tacticians", prose!("For 1 Momentum, in your first Turn of a Round or on a later Turn: your Champions, Fighters, Shooters and Skirmishers all gain Fury 1 better, Guile 1 better, a band of move or of reach. It lasts until changed."), NUMBERS),
    about("Ambushers", prose!("Before deployment up to half your points (6 of 12), no Wards, are set aside. When one acts or reacts it is put anywhere with all enemies beyond 80 mm; that is free and nobody reacts to it."), PLACE),
    about("Harriers", prose!("All of yours move a band farther, leave Rough without a check or price, and may cross own Elements."), PLACE),
    about("Rangers", prose!("All of yours but Heavies count as in Inspiring within 80 mm of it, for attacks and Will against attacks, and as touching Blocking within 80 mm of it when shot at."), PLACE),
    about("Riders", prose!("Every Heavy carries: a Transport 4 points, any other 2; no Heavies, Wards too. Each passenger gets in or out once a Turn for nothing, beside the move."), PLACE),
    about("Saboteurs", prose!("Rough or Inspiring within 80 mm of one of yours is Hazardous for the enemy: Will or 2 Momentum to leave it, and no Inspiring Bonus."), PLACE),
    about("Teleporters", prose!("In your first Turn of a Round up to a third of your points (4 of 12), no Wards, none within 80 mm of an enemy, may be put anywhere with all enemies beyond 80 mm. Free; nobody reacts."), PLACE),
    about("Watchers", prose!("In your Reactions every distance is a band more, up to 240 mm: what sets them off, how far they move, how far they reach."), PLACE),
    about("Avengers", prose!("When one of yours is lost to a failed Will check, another within 160 mm of where it stood, in sight of that spot, may attack an enemy it can target. Free, in any Turn, nobody reacts. Not in Morale, nor for a failed Fodder or Blink."), COMBAT),
    about("Nightmares", prose!("An enemy within 80 mm and in sight of one of yours (Wards do not count) has a Penalty on Will, and before an attack Action or a Retaliate must pass Guile, or loses the attack."), COMBAT),
    about("Pack-Hunters", prose!("Once a Round others within 160 mm and in sight of one that acts or reacts join it, each at its own target, for 1 Momentum together. To react they must be of its type. Exactly two have a Bonus."), COMBAT),
    about("Poisoners", prose!("A critical Will check against your attack is made once more, with a Penalty, and the second result counts."), COMBAT),
    about("Sneak-Thieves", prose!("Your Elements, Heavies aside, give a Penalty to Charge, Stand and Fight, Feint and Suppress from farther than 80 mm."), COMBAT),
    about("Swarmers", prose!("When one of yours attacks in an Action or a Retaliate, each other that touches the same target may attack it too, with a Penalty. Each hit is a Will check."), COMBAT),
    about("Zealots", prose!("While your Total Momentum is 6 or less, every Fury check of yours has a Bonus."), COMBAT),
    about("Butchers", prose!("Lost Dregs still count when it is seen whether your warband must test Morale. For Momentum they are lost."), RESOURCES),
    about("Counter-Punchers", prose!("One of yours that rolls a critical Will (not in Morale) may take an Action in your Turn, or a Reaction in theirs, for nothing, even if it acted last. It ends when the next Action is over."), RESOURCES),
    about("Resurrectionists", prose!("In your first Turn of a Round lost Elements worth up to a third of your points (4 of 12), no Wards, each roll Guile, all but the first with a Penalty. Success: back in your zone, free."), RESOURCES),
    about("Shield-Brothers", prose!("A Bonus on Will within 80 mm of another of yours. Wards do not count, nor its own attached Champion."), RESOURCES),
    about("Soothsayers", prose!("In your first Turn of a Round a d20 is rolled: the Omen. Until the Round ends it may replace one die of any check, yours or theirs, after the roll, once a Turn."), RESOURCES),
    about("Temptors", prose!("Once a Round, before an enemy check, offer it a Bonus. Taken: you bank a Bonus for a check of yours this Round, and if theirs fails your next Action or Reaction is free. Refused: the offer is spent."), RESOURCES),
];

/// What a Tactic does.
pub fn tactic(tactic: Tactic) -> &'static Help {
    &TACTICS[tactic as usize]
}

#[rustfmt::skip]
static GROUPS: [(&str, Help); 4] = [
    ("numbers", about("Better numbers", prose!("Tactics that change Fury, Guile, Will, move or reach."), NUMBERS)),
    ("movement", about("Place and movement", prose!("Tactics for where Elements start, come from and go, and for terrain."), PLACE)),
    ("combat", about("Fighting together", prose!("Tactics for attacks: joining in, striking back, frightening."), COMBAT)),
    ("resources", about("Nerve and resources", prose!("Tactics for Morale, Will, Momentum and the dice."), RESOURCES)),
];

/// What explains a group of them, or the banished among those of a first Turn.
pub(super) fn row(word: &str) -> Option<&'static Help> {
    GROUPS.iter().find(|row| row.0 == word).map(|row| &row.1).or_else(|| super::actions::row(word))
}
