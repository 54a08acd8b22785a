//! The chapters of the book as flows, one file a chapter.

mod act;
mod aftermath;
mod aim;
mod arrivals;
pub(super) mod ask;
pub(super) mod attack;
pub(super) mod available;
mod bonds;
mod champion;
pub(super) mod check;
pub(super) mod deed;
mod exit;
mod extra_move;
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
mod reaction_call;
mod reactions;
pub(super) mod roll_off;
mod scenario;
mod setup;
mod skirmish;
mod swap;
pub(super) mod tactics;
mod transport;
mod turn;
mod warding;
mod will;
mod window;

pub(super) use skirmish::game;

use crate::RattleAndRend;

/// The table this game is played at.
pub(crate) type Table = umpire_engine::table::Table<RattleAndRend>;
