//! The chapters of the book as flows, one file a chapter.

mod act;
mod arrivals;
pub(super) mod ask;
pub(super) mod attack;
mod bonds;
mod champion;
pub(super) mod check;
mod exit;
pub(super) mod faces;
mod feint;
mod first_turn;
mod forced;
mod house;
mod initiative;
mod loss;
mod maneuver;
mod markers;
mod menu;
mod morale;
mod movement;
mod rally;
mod reaction;
mod reactions;
pub(super) mod roll_off;
mod scenario;
mod setup;
mod skirmish;
mod swap;
mod transport;
mod turn;
mod warding;
pub(super) mod ways;
mod will;
mod window;

pub(super) use skirmish::game;
