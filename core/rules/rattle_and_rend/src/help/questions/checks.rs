//! Dice, and what follows them (sections 1 and 3 of the checklist).

use super::{Asked, asked};
use umpire_engine::prose;

const DICE: &str = "p. 10";
const WILL: &str = "p. 11";

#[rustfmt::skip]
pub(super) static CHECKS: [Asked; 5] = [
    asked("facts", "What is so?", prose!("Tick what is true on the table; only what can still change the dice is listed. A Bonus alone gives 3 dice, a Penalty alone 1, both or neither 2."), DICE),
    asked("roll", "The check", prose!("A die that shows the number or more succeeds: one success is enough, two are a critical, none is a failure. 2 dice; 3 with a Bonus alone, 1 with a Penalty alone, which is never critical."), DICE),
    asked("critical-will", "Stands firm", prose!("A critical Will check. Its owner chooses.\nIt moves: any way, by its MOV at the most.\nIt moves the enemy: the one behind the check, any way, by 80 mm at the most; not after a blast.\nNobody moves: both stay."), WILL),
    asked("check-order", "Who checks?", prose!("Several of yours must check Will. All roll before anybody is moved or removed; pick who is next, since a die or a Bonus may serve one only."), WILL),
    asked("retinue", "Near the Focus?", prose!("A critical in an Action of the Retinue: 2 Momentum if it is within 80 mm of the Focus, else 1 if the Focus sees it, else none. Once an Action."), "p. 23"),
];
