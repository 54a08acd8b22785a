//! Scenarios and Quests (sections 22 and 23 of the checklist).

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn scenario(title: &'static str, text: Prose) -> Help {
    help(title, "Scenario", text)
}

const fn quest(title: &'static str, worth: &'static str, text: Prose) -> Help {
    help(title, worth, text)
}

/// None, then A to G.
#[rustfmt::skip]
pub(super) static SCENARIOS: [Help; 8] = [
    scenario("No scenario", prose!("Only Quests bring Glory. With four units or fewer left, a die before each turn may make it the last.")),
    scenario("Gory Bloodbath", prose!("North against South. Who removed more points of the enemy has 5 Glory; equal, 3 each. With four units left a die may end it.")),
    scenario("The Sacred Mole", prose!("The Attacker carries it from the North-East to the South-West corner, the Defender wants it back. Who retreats from a fight loses it. 5 Glory.")),
    scenario("Death Chase", prose!("The Defender runs from East to West, and may not attack or shoot in turns 1 and 2. 3 Glory for a unit that escapes, 1 at half Strength; 2 to the Attacker for each lost.")),
    scenario("The Crystal Gale", prose!("Ten crystals: a unit that ends a Move order at one takes it. 1 Glory each. Over when all are taken.")),
    scenario("The Ringbearer", prose!("A secret unit of the Defender's has the ring. Lost: 5 Glory to the Attacker. Kept: 4. If it is the Defender's last unit, it takes all with it.")),
    scenario("Pot Boiler", prose!("Ten captives in the middle; from turn 3 the Defender eats one a turn. An Attacker above half Strength who reaches the pot saves the rest. 1 Glory each.")),
    scenario("Valley of Death", prose!("Half of the table hurts whoever moves in it: half a die. 3 Glory for a unit that leaves by a safe exit, 1 at half Strength.")),
];

/// In the book's order; each that fails costs 1.
#[rustfmt::skip]
pub(super) static QUESTS: [Help; 24] = [
    quest("Stand firm", "3 Glory", prose!("No unit of yours routs or retreats off the table.")),
    quest("Clean blade", "3 Glory", prose!("The Leader's unit never moves or acts, and no die is ever rolled for it.")),
    quest("Cleave them in half", "3 Glory", prose!("Three enemy units routed or destroyed in one turn.")),
    quest("The gods listened", "3 Glory", prose!("Never two of your units Battered at once.")),
    quest("They will cower", "3 Glory", prose!("Three enemy units Battered at once.")),
    quest("No magic today", "3 Glory", prose!("You have a caster, and never try a spell.")),
    quest("Hit hard, hit fast", "3 Glory", prose!("The enemy's dearest unit is gone, and lost all its Strength in that one turn.")),
    quest("Destroy more", "2 Glory", prose!("You remove more units than you lose.")),
    quest("Half shall fall", "2 Glory", prose!("You remove half of the enemy's units.")),
    quest("Arrows first", "2 Glory", prose!("Missiles take more Strength than Attacks do.")),
    quest("Smite champions", "2 Glory", prose!("The enemy's dearest unit is routed or destroyed.")),
    quest("A mighty blow", "2 Glory", prose!("Two enemy units destroyed in one turn.")),
    quest("They will tremble", "2 Glory", prose!("Two enemy units Battered at once.")),
    quest("Avenge the fallen", "2 Glory", prose!("An enemy unit that you named in secret is routed or destroyed.")),
    quest("The first blow", "1 Glory", prose!("The first Attack of the battle is yours.")),
    quest("Make them run", "1 Glory", prose!("The first failed Courage test is an enemy's.")),
    quest("Their aim is poor", "1 Glory", prose!("Missiles remove no unit of yours.")),
    quest("Taste our blades", "1 Glory", prose!("3 Strength taken from enemies in one turn.")),
    quest("Every blade drawn", "1 Glory", prose!("Every unit of yours attacked or counter-charged once.")),
    quest("Drive them out", "1 Glory", prose!("An enemy unit retreated off the table.")),
    quest("Missiles shall rain", "1 Glory", prose!("Missiles alone brought an enemy unit to half Strength.")),
    quest("Your own, small", "1 Glory", prose!("What you all agree on before the battle, and whether it came true after it.")),
    quest("Your own, fair", "2 Glory", prose!("What you all agree on before the battle, and whether it came true after it.")),
    quest("Your own, great", "3 Glory", prose!("What you all agree on before the battle, and whether it came true after it.")),
];
