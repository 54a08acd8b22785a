//! The chapters of the book as flows, one file a chapter.

pub(super) mod ask;
mod attack;
mod courage;
mod damage;
mod dice;
mod end;
mod enter;
mod fight;
mod goal;
mod magic;
mod movement;
mod order;
mod phase;
mod rally;
mod reaction;
mod removal;
mod retreat;
mod setup;
mod shoot;
mod skirmish;
mod turn;
mod wall;
mod wild;

use crate::DragonRampant;
use umpire_engine::table::bytes;

/// The table this game is played at.
pub(crate) type Table = umpire_engine::table::Table<DragonRampant>;

/// A whole battle: its setup, then turns until it is over.
pub(crate) async fn battle(t: &Table) {
    play(t).await;
    end::endgame(t).await;
}

async fn play(t: &Table) {
    setup::setup(t).await;
    while !t.look(|b| b.is_ended()) {
        turn::turn(t).await;
    }
}

const _: () = assert!(bytes(battle) <= 256 * size_of::<usize>(), "a suspended battle fits into 1 KiB of the Pico");
