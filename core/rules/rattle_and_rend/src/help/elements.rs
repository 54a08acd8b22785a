//! The seven types of Element, and what a Heavy can be like (sections 5 and 6.2 of the checklist).

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn first(title: &'static str, chip: &'static str, text: Prose) -> Help {
    help(title, chip, text, "p. 16")
}

const fn kind(title: &'static str, text: Prose) -> Help {
    help(title, "Element", text, "p. 17")
}

/// In the order of the types.
#[rustfmt::skip]
pub(super) static TYPES: [Help; 7] = [
    first("Champion", "Element", prose!("1 point. Fury 13+, Guile 10+, Will 11+; moves 80, reaches 80 mm. Rallies; has one Champion Action. Attached to a host it is one Element with it, by the host's numbers, with a Bonus on Will.")),
    first("Heavy", "Element", prose!("3 points. Fury 7+, Guile 13+, Will 8+; moves 80, reaches 80 mm, and always fights in melee. Intimidates. Colossal, Flyer or Transport.")),
    kind("Fighters", prose!("2 points. Fury 9+, Guile 13+, Will 10+; move 80 mm, reach whom they touch. Retaliate.")),
    kind("Shooters", prose!("2 points. Fury 11+, Guile 11+, Will 11+; move 80, reach 160 mm. Suppress.")),
    kind("Skirmishers", prose!("2 points. Fury 12+, Guile 8+, Will 10+; move 160, reach 80 mm. Evade.")),
    kind("Dregs", prose!("1 point. Fury 13+, Guile 13+, Will 11+; move 160 mm, reach whom they touch. Fodder.")),
    kind("Ward", prose!("1 point. Will 9+. It never acts and only Blink moves it. Own Elements within 240 mm of it, Wards aside, may use the Reaction it lends. It counts for Momentum, Morale, contact and scoring.")),
];

/// In the order of the traits.
#[rustfmt::skip]
pub(super) static HEAVIES: [Help; 3] = [
    first("Colossal", "Heavy", prose!("When it attacks it may strike up to three enemies in reach and sight, a Fury check each, then all Will checks. Nobody pushes it after a passed Will check.")),
    first("Flyer", "Heavy", prose!("Moves 160 mm, over Rough, Blocking and Hazardous without a check. No move of it ends in Hazardous or Blocking.")),
    first("Transport", "Heavy", prose!("Moves 160 mm and carries 2 points, no Heavies or Wards. Getting in or out takes the place of a move. In Rough or Hazardous it is lost at once; then its passengers check Will.")),
];
