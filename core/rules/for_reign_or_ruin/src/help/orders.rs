//! The nine orders: what each makes an element do, and what becomes of it when a check fails.

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn order(title: &'static str, text: Prose) -> Help {
    help(title, "Order", text, "p. 28")
}

#[rustfmt::skip]
pub(super) static ORDERS: [Help; 9] = [
    order("Attack", prose!("Full Mov to the nearest enemy unit, into contact, through friends if need be. It shoots, fights, and can be primed. A failed check: Halt.")),
    order("Defend", prose!("Up to its Mov, never farther than one Mov from its post. It may go into contact, shoots, fights, and can be primed. A failed check: Halt.")),
    order("Harass", prose!("Full Mov to its enemy until in weapon or charge range, then as it likes inside that. It shoots and evades who charges it. A failed check: Retreat.")),
    order("Move", prose!("Half its Mov to all of it, along its path. It keeps out of contact, shoots, and evades who charges it. A failed check: Retreat.")),
    order("March", prose!("Twice its Mov along its path, not into broken or dense ground. It does not shoot, and keeps out of contact. A failed check: Rout.")),
    order("Reform", prose!("It stays and may turn on the spot. 2 stress go if nobody attacked it and it gained none this turn. A failed check: Rout.")),
    order("Halt", prose!("It stays and may turn on the spot, but not in close combat. It does not shoot. A failed check: Retreat.")),
    order("Retreat", prose!("Full Mov away from the nearest enemy it sees, facing him if you like. It leaves close combat and goes through friends. A failed check: Rout.")),
    order("Rout", prose!("Twice its Mov straight away from the enemy. It neither shoots nor fights, takes no orders, and must be rallied. Off the table, blocked or into an enemy: it is gone.")),
];
