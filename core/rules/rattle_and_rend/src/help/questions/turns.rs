//! Bids, Turns, and what is scored at the end (sections 11 to 14 of the checklist).

use super::{Asked, asked};
use umpire_engine::prose;

const TURN: &str = "p. 33";
const SCENARIO: &str = "p. 27";

#[rustfmt::skip]
pub(super) static TURNS: [Asked; 19] = [
    asked("bid", "Your bid", prose!("Who bids more says who goes first in this Round.\nBid 0 to 5 Momentum, no more than you have. Both lose what they bid, win or lose; what is left pays for Actions.\nThe dial starts on a random number.\nA tie: both lose it and bid again.\nSuperiority bids an open 3 first."), TURN),
    asked("first", "Who begins?", prose!("Your bid was higher: give the first Turn to yourself or to the other side. Who is not at turn may react."), TURN),
    asked("roll-off", "Roll-off", prose!("Both throw a d20, the higher decides; equal dice are thrown again."), TURN),
    asked("act", "Your Turn", prose!("Give an Element an Action, 1 Momentum each, as often as you can pay. Nobody acts twice in a row while another could.\nThe Turn is yours until you pass (X), cannot act, or an enemy Reaction succeeds.\nPass: they act, your Momentum stays; both pass: the Round ends."), TURN),
    asked("who", "Who acts?", prose!("Pick who takes the Action. A grey one cannot now, and says why: who acted last waits until another of yours has acted or reacted."), TURN),
    asked("action", "Which Action?", prose!("Pick what it does now; nothing more is paid. Y on a row tells what an Action does."), "p. 35"),
    asked("end-round", "The Round ends", prose!("The other side has passed or cannot act. If you pass too the Round is over, and Momentum that is left is lost. Go on acting: you keep the Turn."), TURN),
    asked("talk", "Between players", prose!("Concede: the other side wins. Roll off a dispute: both throw a d20, the higher is right. House rules: ask for a change. Fight on: back to your Turn."), "p. 10"),
    asked("concede", "Concede?", prose!("Fight on: the game goes on as it is.\nThe second row: the other side wins at once, whatever stands on the table and however much Momentum is left."), "p. 10"),
    asked("first-turn", "First Turn", prose!("Your first Turn of the Round. These come before your first Action, in the order you like; only the Tacticians' plan costs Momentum, and nobody reacts."), TURN),
    asked("reinforce", "Who comes?", prose!("Tick the Delayed Elements that come with this one Action, any number: each touches a board edge of your zone. None: nothing is paid."), SCENARIO),
    asked("appear", "It appears", prose!("Put it on the table, then it acts as if it had stood there. From Ambush: all enemies beyond 80 mm. Held back or Delayed: where the line says, at your zone's edge or in it."), "p. 19"),
    asked("return", "It returns", prose!("A banished Element is put where it stood, or as near as can be; one that was raised in its zone, as at deployment."), TURN),
    asked("taker", "Who takes it?", prose!("Pick who touches a free marker and takes it for 1 Momentum: no Ward, one marker each. It is no Action and nobody reacts. Nobody: nothing is paid."), SCENARIO),
    asked("edge", "At an edge?", prose!("Yes if its own move has brought the carrier to a board edge: the marker is off and counts for you, the Element stays. Two sent off win. Not in the Turn it was taken."), SCENARIO),
    asked("on-hill", "On the hill", prose!("Tick your Elements that are in the hill or touch it, Wards too. More points win; equal: more points in play, then one more Round."), SCENARIO),
    asked("strip", "In this strip", prose!("Tick your Elements that stand in this strip. More points win a strip, more strips the game; equal: the centre strip decides, then one more Round."), SCENARIO),
    asked("held", "Who holds what?", prose!("The board with both sides' points in each strip, the first one nearest: who has more holds it. More strips win; equal: more points in the centre strip, then one more Round, then a draw.\nB goes back to who stands where."), SCENARIO),
    asked("near", "Near the markers", prose!("Both hold as many markers. Tick yours within 160 mm of one that is still on the table; of the board's centre if none is. More points win, equal is a draw."), SCENARIO),
];
