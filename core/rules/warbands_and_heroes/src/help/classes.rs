//! Printed classes, and traits of classes (sections 2, 10 and 16 of the checklist).

use super::help;
use umpire_engine::prose;
use umpire_engine::table::Help;

/// In the order of the book.
#[rustfmt::skip]
pub(super) static PRINTED: [Help; 3] = [
    help("Warriors", "Class", prose!("12 Fighting Strength (FS), Resolve 5, Target Number 4, Speed 5, 3 coin.\nMelee 4 dice, 2 damage. Shield Wall: until its next turn it may strike enemies that move next to it, 5 dice, 2 damage.\nBloodied only at 4 FS.")),
    help("Berserkers", "Class", prose!("9 Fighting Strength (FS), Resolve 6, Target Number 4, Speed 5, 3 coin.\nMelee 3 dice, 4 damage. Charge: a move of 7 squares, then 4 dice, 2 damage.\nBloodied at 5 FS; each attack on it then loses a hit.")),
    help("Bowmen", "Class", prose!("8 Fighting Strength (FS), Resolve 3, Target Number 4, Speed 6, 1 coin.\nMelee 2 dice, 1 damage. Arrows 5 dice, 1 damage, as far as they see.\nBloodied at 4 FS. Hit, they may test Resolve and move 2 squares.")),
];

/// In the order of the traits.
#[rustfmt::skip]
pub(super) static TRAITS: [Help; 5] = [
    help("Resolute", "Trait", prose!("It is bloodied later than at half its FS: the number of its class says when. Nothing else hangs on it.")),
    help("Berserk", "Trait", prose!("While it is bloodied each incoming attack loses one hit. Whether it is bloodied is read before that attack hurts it. Damage of other kinds counts in full.")),
    help("Retreat", "Trait", prose!("When an attack hits it and it is still in play it tests Resolve. Passed: it may move up to 2 squares at once, whoever's turn it is. That counts as having moved.")),
    help("Fearless", "Trait", prose!("It passes every test that the players call one of fear, as if a Resolute captain were with it.")),
    help("Hero", "Trait", prose!("One fighter who fills a square, and a Unit in all else. It may move through allies, but not end there. It takes no captain and gives no +1 on Resolve, but may receive it.")),
];
