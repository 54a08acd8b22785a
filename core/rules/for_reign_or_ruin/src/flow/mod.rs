//! The chapters of the sheet as flows, one file or folder a chapter.

pub(super) mod ask;
mod by_hand;
mod close_combat;
mod command;
mod destroy;
mod dice;
mod end;
mod magic;
mod morale;
mod movement;
mod quick;
mod ranged;
mod redistribution;
mod reform;
mod setup;
mod step;
mod turn;

use crate::ForReignOrRuin;
use umpire_engine::table::bytes;

/// The table this game is played at.
pub(crate) type Table = umpire_engine::table::Table<ForReignOrRuin>;

/// A whole battle: its setup, then turns until the players end it (G-48).
pub(crate) async fn battle(t: &Table) {
    setup::setup(t).await;
    while !t.look(|b| b.over) {
        turn::turn(t).await;
    }
}

const _: () = assert!(bytes(battle) <= 256 * size_of::<usize>(), "a suspended battle fits into 1 KiB of the Pico");
