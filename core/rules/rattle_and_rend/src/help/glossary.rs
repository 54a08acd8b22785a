//! A small glossary: words that questions and texts use, for the page of rules.

use super::help;
use umpire_engine::prose;
use umpire_engine::table::{Help, Prose};

const fn word(title: &'static str, text: Prose, page: &'static str) -> Help {
    help(title, "Word", text, page)
}

/// Where two of them stand that rows quote.
pub(super) const OUTNUMBERED: usize = 0;
pub(super) const TOUCHING: usize = 1;

/// The words, those first that change dice.
#[rustfmt::skip]
pub static GLOSSARY: [Help; 21] = [
    word("Outnumbered", prose!("More enemies touch the attacker than there are on its side: itself, and its own Elements that touch it or its target, each counted once. Wards count on both sides. A Penalty in melee."), "p. 34"),
    word("Touching", prose!("Base contact: the bases of the two meet. An attack on one that is touched is melee; a Heavy's always is, within its reach. Any other is ranged, with a Bonus within 80 mm, which melee has not."), "p. 34"),
    word("Bonus, Penalty", prose!("A check has 2 dice; with a Bonus and no Penalty 3, with a Penalty and no Bonus 1, with both 2, however many there are."), "p. 10"),
    word("Success, critical", prose!("A die that shows the number or more succeeds. One is a success, two or three are a critical, none is a failure. A single die is never critical."), "p. 10"),
    word("Fury, Guile, Will", prose!("The numbers a die must reach: lower is better. Fury attacks, Guile tricks, Will endures. 1 better means 1 lower."), "p. 15"),
    word("Will check", prose!("Forced by a hit, a blast or a Hazard. Failed: out of play. Passed against an enemy: that side may push it away. Critical: its owner moves it, or the enemy up to 80 mm."), "p. 11"),
    word("MOV and reach", prose!("How far it moves, and how far it affects others: S 80, M 160, L 240 mm, centre to centre, or touching. A band more is the next of these, L at most."), "p. 15"),
    word("In sight", prose!("A straight line, centre to centre, that crosses no other base, no Blocking and no Inspiring; one that starts or ends inside Inspiring is free of that piece."), "p. 11"),
    word("Momentum", prose!("What Actions (1), Reactions (1), denying (1), bids and some terrain are paid with. Every Round it is filled up to the Total; what is left is lost."), "p. 33"),
    word("Total", prose!("The points of your Elements in play as the Round began, reserves too. Losses lower it in the next Round. Momentum never exceeds it."), "p. 33"),
    word("Round, Turn", prose!("A Round begins with bids and ends when both pass in a row or nobody can act. A Turn lasts until its player passes or an enemy Reaction succeeds."), "p. 33"),
    word("Acted last", prose!("No Element acts twice in a row: it waits until another of its side has acted or reacted. If no other can act, it may."), "p. 33"),
    word("Window", prose!("A moment at which an Action can be answered: declared, moved, about to strike, before a Will check, after it. One Reaction an Action."), "p. 37"),
    word("Deny, force", prose!("The acting side may deny a Reaction for 1; the other may force it for 1 more. Neither is ever free."), "p. 37"),
    word("Free", prose!("What costs 0: a credit pays for the next Action or Reaction it fits, and lapses with the Round. It never pays to deny, to force, for terrain or a marker."), "p. 33"),
    word("Ward", prose!("An Element that stays where it is and lends a Reaction to own Elements within 240 mm, Wards aside. Only Blink moves it."), "p. 17"),
    word("Reserve", prose!("Not on the table but in play: in Ambush, Delayed, held back, or aboard a Heavy. It counts for Momentum and Morale."), "p. 33"),
    word("Out of play", prose!("Lost: removed, or over the board's edge. Its points are gone from the next Total; some rules bring it back."), "p. 11"),
    word("Banished", prose!("Off the table for now, and not lost: back in its owner's first Turn of the next Round."), "p. 36"),
    word("Morale", prose!("Before a Round: with 6 points or fewer for the first time all of that side on the table check Will; with 3 or fewer once more, with a Penalty. Who fails is removed."), "p. 34"),
    word("Player A, Player B", prose!("Roles of the setup only. A rolls scenario and deployment and places half; B rolls terrain and places all; then A the rest."), "p. 27"),
];

const _: () = {
    assert!(GLOSSARY[OUTNUMBERED].title.len() == "Outnumbered".len(), "the row quotes its word");
    assert!(GLOSSARY[TOUCHING].title.len() == "Touching".len(), "the row quotes its word");
};
