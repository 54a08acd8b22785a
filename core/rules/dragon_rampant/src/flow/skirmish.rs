//! Skirmish: half a move and a shot as one order (DR-SR-SKIRMISH, FLOW-SKIRMISH).

use super::goal::{self, Way};
use super::shoot::{self, Shot, Volley};
use super::{Table, ask, courage, movement, order};
use crate::book::Spell;
use crate::state::{Order, UnitId};
use umpire_engine::table::Opt;

/// A Skirmish order. Whether the phase goes on.
pub(super) async fn order(t: &Table, unit: UnitId) -> bool {
    if !order::test(t, unit, Order::Skirmish).await {
        return false;
    }
    let shoots = t.look(|b| {
        let smoke = b.is_under(unit, Spell::DragonsBreath);
        !smoke && goal::may_fight(b, b.seat_of(unit)) && !b.shootable(unit).is_empty()
    });
    let way = if shoots { ask_way(t, unit).await } else { 2 };
    if way == 0 {
        shot(t, unit).await;
    }
    if t.look(|b| b.unit(unit).on_table()) && step(t, unit).await && way == 1 {
        shot(t, unit).await;
    }
    courage::packet(t).await;
    true
}

#[inline(never)]
fn ask_way(t: &Table, unit: UnitId) -> impl Future<Output = u8> {
    let head = ask::of_unit(t, "skirmish", unit, "{}: Shoot", "Shoot when?")
        .why("The order has passed: half a move, and a shot at -1 before or after it.");
    let rows = [
        Opt::new("shoot", "Shoot, then move").gist("From where it stands"),
        Opt::new("move", "Move, then shoot").gist("Half a move, then the shot"),
        Opt::new("only", "Move only").gist("Half a move, no shot"),
    ];
    ask::choose(t, head, rows)
}

/// Half a move. Whether the unit is still there.
async fn step(t: &Table, unit: UnitId) -> bool {
    let halves = t.look(|b| movement::reach(b, unit) / 2);
    movement::go(t, ask::of_unit(t, "skirmish-move", unit, "{}: Move", "Half a move"), unit, halves).await;
    goal::moved(t, unit, Way::Skirmish).await
}

async fn shot(t: &Table, unit: UnitId) {
    if let Some(target) = shoot::ask_target(t, unit).await {
        shoot::fire(t, Volley { by: unit, target, kind: Shot::Skirmish }).await;
    }
}
