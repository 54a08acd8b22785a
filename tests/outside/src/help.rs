//! What players read who ask why.

use umpire_engine::prose;
use umpire_engine::table::Help;

pub(crate) static STANCE: Help = Help {
    title: "Stance",
    chip: "Secret",
    text: prose!(
        "Everybody chooses one, unseen. Press acts first, weave second, hold last.\nWhoever chose the same acts at the same time: what they lose counts only when all of them are done."
    ),
    page: "p. 3",
};
pub(crate) static PRESS: Help =
    Help { title: "Press", chip: "Stance", text: prose!("You act first. Your orders are easier by 1."), page: "p. 3" };
pub(crate) static WEAVE: Help = Help { title: "Weave", chip: "Stance", text: prose!("You act second."), page: "p. 3" };
pub(crate) static HOLD: Help =
    Help { title: "Hold", chip: "Stance", text: prose!("You act last. Foes need 1 more to hit you."), page: "p. 3" };
pub(crate) static VOW: Help = Help {
    title: "The vow",
    chip: "Secret",
    text: prose!(
        "You alone know what you fight for. Nobody learns it before the end.\nKept, it is worth 3 companies when they are counted."
    ),
    page: "p. 7",
};
pub(crate) static COMPANY: Help = Help {
    title: "Order a company",
    chip: "",
    text: prose!(
        "One that has not acted and is not shaken. It passes its order, moves, and fights whom it reaches.\nPass: nobody of yours acts in this block."
    ),
    page: "p. 4",
};
pub(crate) static ORDER: Help = Help {
    title: "The order",
    chip: "Two dice",
    text: prose!(
        "Both dice, and what helps or hinders, must come to 7.\nWhat it has borne hinders by 1 for each 3 Stress."
    ),
    page: "p. 5",
};
pub(crate) static NEAR: Help = Help {
    title: "Who is near?",
    chip: "Table",
    text: prose!(
        "Tick every foe within 7.5 paces of your company. It strikes one of them; each of the others takes a die from it.\nNobody near: nobody fights."
    ),
    page: "p. 6",
};
pub(crate) static STRIKE: Help = Help {
    title: "The fight",
    chip: "Many dice",
    text: prose!(
        "A die for each point of Att and Imp. Each that shows the foe's Def or more is a hit, and 1 Stress.\nWith dice of your own you may enter the hits only."
    ),
    page: "p. 6",
};
pub(crate) static AGAIN: Help = Help {
    title: "Throw again",
    chip: "Riders",
    text: prose!("Riders may throw up to 3 dice of theirs once more. What falls then counts."),
    page: "p. 6",
};
pub(crate) static SHAKEN: Help = Help {
    title: "Shaken",
    chip: "State",
    text: prose!("It takes no orders in this round and the next."),
    page: "p. 8",
};
