//! The rows of a check's tick list (section 1.1 of the checklist): facts of the table that change the dice.

use super::glossary::{self, GLOSSARY};
use super::help;
use umpire_engine::prose;
use umpire_engine::table::Help;

#[rustfmt::skip]
static FACTS: [(&str, Help); 4] = [
    ("friend", help("A friend touches", "Bonus", prose!("Melee: another Element of the attacker's side, a Ward too, touches the attacker or the target."), "p. 34")),
    ("close", help("Within 80 mm", "Bonus", prose!("A ranged attack on a target within 80 mm, centre to centre. Beyond that Sneak-Thieves give a Penalty."), "p. 34")),
    ("cover", help("At Blocking", "Penalty", prose!("A ranged attack on a target that touches Blocking; of Rangers, that is within 80 mm of it. Fusiliers ignore it."), "p. 34")),
    ("inspired", help("Inspiring", "Bonus", prose!("Who rolls is in Inspiring or touches it; Rangers within 80 mm of it. For attacks, and for Will against attacks. Not where enemy Saboteurs are within 80 mm of that piece."), "p. 29")),
];

/// What explains a row; Tactics have their own.
pub(super) fn row(word: &str) -> Option<&'static Help> {
    match word {
        "outnumbered" => Some(&GLOSSARY[glossary::OUTNUMBERED]),
        "contact" => Some(&GLOSSARY[glossary::TOUCHING]),
        _ => FACTS.iter().find(|row| row.0 == word).map(|row| &row.1),
    }
}
