//! The house rules (section 25 of the checklist): what each setting means, the ruling first.

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn rule(number: &'static str, title: &'static str, text: Prose) -> Help {
    help(title, "House rule", text, number)
}

/// In the order of their numbers.
#[rustfmt::skip]
pub static HOUSE: [Help; 33] = [
    rule("HR 1", "Bids paid by", prose!("Both: each side loses its bid, won or lost. Winner: only the higher bid is paid. A tie is paid by both in any case.")),
    rule("HR 2", "0-0 ties", prose!("After two ties of nothing in a row a roll-off decides who chooses; or both bid on.")),
    rule("HR 3", "Superiority tie", prose!("When the open 3 of Superiority meets a 3, it costs 3, or all there is; or only 1.")),
    rule("HR 4", "Reserves in total", prose!("Whether Elements in Ambush, Delayed, held back or aboard count for Total Momentum.")),
    rule("HR 5", "Hazard exit fails", prose!("Who fails the Will check out of a Hazard is removed; or is stuck inside it.")),
    rule("HR 6", "Failed Reaction", prose!("A Reaction that fails its check leaves the Turn where it is; or it swaps the Turn too.")),
    rule("HR 7", "Intimidate crit", prose!("A critical Intimidate may also move its enemy up to its MOV; or takes 1 Momentum from that side; or both.")),
    rule("HR 8", "Maneuver crit", prose!("After a critical Maneuver the ally's next Action is free; or it may also move any way, not only towards.")),
    rule("HR 9", "Temptor die", prose!("The Temptors' die is a Bonus, which a Penalty cancels; or one die more in any case, 4 at the most.")),
    rule("HR 10", "Omen once per", prose!("The Omen may be used once in every Turn, or once a Round.")),
    rule("HR 11", "Omen replaces", prose!("The Omen takes the place of one die; or of all dice of the check, which is then never critical.")),
    rule("HR 12", "Spot Weakness", prose!("Spot Weakness lets one ally attack, or two.")),
    rule("HR 13", "Blast radius", prose!("A Detonated Ward's blast reaches L 240, M 160 or S 80 mm.")),
    rule("HR 14", "Zealots count", prose!("The 6 or less of Zealots is their Total Momentum; or their points in play at that moment.")),
    rule("HR 15", "Theme 18-20", prose!("A theme roll of 18 to 20, for which the book has no row: Player B picks, or rolls again.")),
    rule("HR 16", "Loser rolls 10", prose!("In a campaign: a loser's roll of 10 changes nothing, or costs a point.")),
    rule("HR 17", "Forced off board", prose!("Limited: some forced moves may drive an Element over the edge, but no push after a passed Will and no Feint. Never: none may.")),
    rule("HR 18", "Only Wards left", prose!("A side that has nothing but Wards bids and Blinks on; or has lost.")),
    rule("HR 19", "Most Rounds", prose!("Kill Them All and Duel go on without limit; or end after 4, 6 or 8 Rounds, and more points in play win.")),
    rule("HR 20", "Fusiliers cover", prose!("Fusiliers ignore the Penalty for a target at Blocking; or have it like all others.")),
    rule("HR 21", "Sneak-Thieves", prose!("Their Penalty is for Charge, Stand and Fight, Feint and Suppress; or for Distant Doom and Spot Weakness too.")),
    rule("HR 22", "Avengers attack", prose!("For each Element lost to a failed Will check one Avenger attacks, or all that can.")),
    rule("HR 23", "Pack-Hunters", prose!("A pack takes the same Action together; or each whatever it likes.")),
    rule("HR 24", "Riders' Heavies", prose!("Riders' Heavies that are no Transports carry 2 points only; or are Transports in all: 160 mm, lost on bad ground.")),
    rule("HR 25", "Fodder/Blink fails", prose!("Who fails the Will check of a Fodder or Blink stays as it was; or is removed.")),
    rule("HR 26", "Taking a flag", prose!("Taking a flag is a payment of 1 between two Actions; or an Action, which can be answered.")),
    rule("HR 27", "Gains capped", prose!("No gain lifts Momentum above the Total; or only those of Strife and Bloodlust are held to it.")),
    rule("HR 28", "Morale scales", prose!("Morale is tested at 6 and at 3 points; or at half and a quarter of the game's size.")),
    rule("HR 29", "Poisoners", prose!("A critical Will against them is checked again with a Penalty; or every Will against their attacks has a Penalty.")),
    rule("HR 30", "Swarmers join", prose!("Swarmers join every attack, or only one that has hit.")),
    rule("HR 31", "Devious within", prose!("Devious puts enemies within M 160 or S 80 mm of where they stood.")),
    rule("HR 32", "Resurrecting", prose!("Resurrectionists raise all they can; or no Heavies; or the first check has the Penalty too.")),
    rule("HR 33", "Rally moves", prose!("A Rally moves others in sight of the checking Element only; or that Element too.")),
];
