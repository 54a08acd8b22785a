//! The chapters of the book as flows, one file a chapter.

mod ask;
mod attack;
mod check;
mod exit;
mod feint;
mod forced;
mod initiative;
mod maneuver;
mod movement;
mod rally;
mod reaction;
mod reactions;
mod skirmish;
mod turn;
mod will;
mod window;

pub(super) use check::Check;
pub(super) use skirmish::game;
