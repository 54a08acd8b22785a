//! The chapters of the book as flows, one file a chapter.

mod action;
mod activate;
pub(super) mod ask;
mod attack;
mod block;
mod captains;
mod desertion;
mod end;
mod free_dice;
mod initiative;
mod morale;
mod movement;
mod other;
mod quick;
mod reinforce;
mod reroll;
mod resolve;
mod round;
mod setup;
mod tools;
mod wall;

use core::pin::pin;

use crate::WarbandsAndHeroes;
use crate::state::Step;
use umpire_engine::table::bytes;

/// The table this game is played at.
pub(crate) type Table = umpire_engine::table::Table<WarbandsAndHeroes>;

/// A whole battle: its setup, then rounds until it is over.
pub(crate) async fn battle(t: &Table) {
    t.until(|b| b.step == Step::Over, pin!(play(t))).await;
}

async fn play(t: &Table) {
    setup::setup(t).await;
    desertion::desertion(t).await;
    while t.look(|b| b.step != Step::Over) {
        match t.look(|b| b.quick) {
            true => quick::round(t).await,
            false => round::round(t).await,
        }
    }
}

const _: () = assert!(bytes(battle) <= 256 * size_of::<usize>(), "a suspended battle fits into 1 KiB of the Pico");
