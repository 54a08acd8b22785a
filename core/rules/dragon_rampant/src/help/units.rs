//! Unit types, their special rules and their options (sections 3 and 4 of the checklist).

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn of_type(title: &'static str, text: Prose) -> Help {
    help(title, "Unit", text)
}

const fn rule(title: &'static str, text: Prose) -> Help {
    help(title, "Rule", text)
}

const fn option(title: &'static str, text: Prose) -> Help {
    help(title, "Option", text)
}

/// In the book's order.
#[rustfmt::skip]
pub(super) static TYPES: [Help; 13] = [
    of_type("Elite Riders", prose!("6 points, 6 Strength. They strike on 3+ and wear Armour 4, but must charge whoever they see and reach. They may meet an attacker half way.")),
    of_type("Heavy Riders", prose!("4 points, 6 Strength. Steady cavalry: they obey, and may meet an attacker half way.")),
    of_type("Light Riders", prose!("4 points, 6 Strength. Half a move and a shot in one order; they may step back from an attacker. Weak in a fight.")),
    of_type("Greater Warbeasts", prose!("6 points, 6 Strength. They strike on 3+ with Armour 4, in rough ground too, and must charge. Attacked, they hit on 6 only.")),
    of_type("Lesser Warbeasts", prose!("4 points, 6 Strength. Fast in any ground, and must charge. Attacked, they hit on 6 only.")),
    of_type("Elite Foot", prose!("6 points, 6 Strength. The best on foot: 3+, 4+, Armour 4, in rough ground too. They are few.")),
    of_type("Heavy Foot", prose!("4 points, 12 Strength. Better attacked than attacking; they may form a Wall of Spears.")),
    of_type("Light Foot", prose!("3 points, 12 Strength. As Heavy Foot, faster, with Armour 2.")),
    of_type("Bellicose Foot", prose!("4 points, 12 Strength. They strike on 3+ anywhere and must charge; they may meet attackers on foot half way. Attacked, they hit on 6 only.")),
    of_type("Heavy Missiles", prose!("4 points, 12 Strength. Shots hit on 4+ up to 18\", but the order needs 7+.")),
    of_type("Light Missiles", prose!("4 points, 12 Strength. Shots hit on 5+ up to 18\"; the order needs 6+.")),
    of_type("Scouts", prose!("2 points, 6 Strength. Half a move and a shot in one order; hard to shoot at, quick in rough ground, poor in a fight.")),
    of_type("Ravenous Hordes", prose!("1 point, 12 Strength. Many, and good for little: 6s hit, Armour 1.")),
];

/// In the order of the rules.
#[rustfmt::skip]
pub(super) static SPECIALS: [Help; 9] = [
    rule("Wild Charge", prose!("After Rally and before orders: if it sees and reaches an enemy it must test to Attack. Passed, it attacks. Failed, it is finished, and the phase goes on.")),
    rule("Counter-charge", prose!("Attacked and not Battered, it may test 7+. Passed: they meet half way, and both count as attacking; no cover, no wall. Failed: it stands and defends.")),
    rule("Counter-charge foot", prose!("As Counter-charge, but only against an attacker on foot: never Riders or Warbeasts.")),
    rule("Evade", prose!("Attacked and not Battered, it may test 7+. Passed: half a move away and a shot at -1. Caught or failed, its Armour is 1 in this Attack.")),
    rule("Skirmish", prose!("An order at 7+: half a move and a shot, in either order. Each die of the shot needs 1 more.")),
    rule("Ranger", prose!("In rough ground it fights with its own numbers. It moves there like others.")),
    rule("Fleet Footed", prose!("Rough ground does not halve its move. It fights there like others.")),
    rule("Wall of Spears", prose!("A Move order closes it up: 6 Strength at least, open ground, no cover. Armour +1 against Attacks until it moves, retreats or is Battered.")),
    rule("Hard to target", prose!("Armour 2 against shots, and no target from more than 12\" away.")),
];

/// In the order of the options.
#[rustfmt::skip]
pub(super) static OPTIONS: [Help; 18] = [
    option("Mounted missiles", prose!("Shoot 6+, hits on 5+, 12\". It loses Wild Charge and Counter-charge.")),
    option("Level Headed", prose!("No Wild Charge, and Move 5+.")),
    option("Mounted missiles", prose!("Shoot 6+, hits on 5+, 12\".")),
    option("Chariots", prose!("Armour 4, as two or three models. Never into rough ground, nor over walls or ditches.")),
    option("Short range", prose!("It shoots 6\" far, and costs less.")),
    option("Flame or spores", prose!("Shoot 6+, hits on 5+, 12\". It loses Wild Charge.")),
    option("Ponderous", prose!("It loses Wild Charge, and nothing else.")),
    option("Cunning", prose!("When it is attacked it hits on 5+.")),
    option("Flame or spores", prose!("Shoot 6+, hits on 5+, 12\". It loses Wild Charge.")),
    option("Cunning", prose!("When it is attacked it hits on 5+.")),
    option("Missiles", prose!("Shoot 6+, hits on 5+, 18\".")),
    option("Offensive", prose!("It strikes on 4+, and has no Wall of Spears.")),
    option("Offensive", prose!("It strikes on 4+, and has no Wall of Spears.")),
    option("Short range", prose!("Shoot 6+, hits on 5+, 6\". It keeps its wall.")),
    option("Mixed weapons", prose!("Shoot 6+, hits on 5+, 12\". No Wall of Spears.")),
    option("Shiny Armour", prose!("Its Armour is 3 instead of 2.")),
    option("Weighty missiles", prose!("It shoots 12\" far, and costs less.")),
    option("Sharpshooter", prose!("Its shots hit on 4+ instead of 5+.")),
];
