//! House rules (section 26 of the checklist): how we rule it, then what a tick changes.

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn rule(title: &'static str, text: Prose) -> Help {
    help(title, "House", text)
}

/// In the order of the rules.
#[rustfmt::skip]
pub(super) static HOUSE: [Help; 36] = [
    rule("Long range at 12", prose!("Shots need 1 more over 12\"; ticked: at 12 already.")),
    rule("Fear in any fight", prose!("Fear counts when its unit attacks; ticked: in every fight with it.")),
    rule("Enchanted attack", prose!("Enchanted blades help in both roles; ticked: only when attacking.")),
    rule("Venom: two hits", prose!("A venomous 6 takes 2 Strength; ticked: it counts as two hits.")),
    rule("Mystical: hits only", prose!("Mystical Armour saves from every loss; ticked: only from hits and dangerous ground.")),
    rule("Befuddled stays", prose!("Who was befuddled is well when the spell ends early; ticked: it stays Battered.")),
    rule("No Feelings", prose!("Befuddle does nothing to No Feelings; ticked: it does.")),
    rule("Sod-off ends any", prose!("Sod-off leaves Bog and Dragon's Breath; ticked: it ends every spell.")),
    rule("Breath: only Sod-off", prose!("Spells reach a unit in Dragon's Breath; ticked: Sod-off alone.")),
    rule("Bog holds Flyers", prose!("Bog does nothing to Flyers; ticked: it does.")),
    rule("Evade and cover", prose!("Evading, Armour is 1 whatever else; ticked: cover adds, rough ground makes it 2.")),
    rule("Evade shots", prose!("What an evader shoots off counts for who lost the fight; ticked: it does not.")),
    rule("Invisible forces", prose!("Invisible units force no Wild Charge; ticked: they do.")),
    rule("Wild: no other order", prose!("Wild Charge is looked at before orders; ticked: a unit in reach of enemies has no other order later.")),
    rule("Hatred: free choice", prose!("Hatred charges at the hated without dice; ticked: anybody, with a test.")),
    rule("Walls break below 6", prose!("A wall stays below 6 Strength; ticked: it breaks.")),
    rule("Flyers ignore cover", prose!("Cover overhead helps against Flyers; ticked: not in Attacks.")),
    rule("Healed loss counts", prose!("Courage counts what is missing now; ticked: all that was ever lost.")),
    rule("Half of own roster", prose!("Half of a Warband is measured by the game's size; ticked: by the warband's own points.")),
    rule("Exits count as lost", prose!("Units that got away are not lost; ticked: they count for half of the Warband.")),
    rule("Failed Rally costs 2", prose!("A failed Rally costs 1 Strength; ticked: 2.")),
    rule("Bad traits stay", prose!("All traits are off while the Leader is Battered; ticked: the bad ones stay.")),
    rule("Held back", prose!("Units held back to be summoned change nothing; ticked: Summon -1.")),
    rule("Change heals", prose!("A Were that changes stays Battered; ticked: it does not.")),
    rule("Blast and Invisible", prose!("A blast hits Invisible units too; ticked: it spares them.")),
    rule("Blast and cover", prose!("Cover survives a blast; ticked: it is gone.")),
    rule("Chase: no reactions", prose!("The hunted may react in turns 1 and 2; ticked: they may not.")),
    rule("Danger: no tests", prose!("A unit lost to dangerous ground makes others test; ticked: nobody does.")),
    rule("Blow: no routs", prose!("Routs count for A mighty blow; ticked: destroyed units only.")),
    rule("First blow", prose!("The first Attack that passes counts; ticked: the first that is declared.")),
    rule("Start off the table", prose!("In the Bloodbath all deploy; ticked: all enter by Move orders.")),
    rule("Secret Quests", prose!("Quests are open; ticked: each is known to its owner alone.")),
    rule("Glory for the trait", prose!("Ticked: 1 Glory for who played as the Leader's trait says.")),
    rule("Superb cover", prose!("Ticked: some cover is agreed to be superb, Armour +2 against shots.")),
    rule("Centimetres", prose!("Every distance is read in centimetres instead of inches.")),
    rule("Teams together", prose!("Half gone, last unit and Glory are each Warband's; ticked: the team's.")),
];
