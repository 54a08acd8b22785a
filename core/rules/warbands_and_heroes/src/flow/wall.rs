//! Shield Walls: they strike who moves next to them, in mid-move (section 10, F-WALL).

use super::ask::{self, choose};
use super::attack::{Swing, strike};
use super::{Table, resolve};
use crate::event::Event;
use crate::scene::attack_word;
use crate::state::{UnitId, UnitSet};
use umpire_engine::table::{Arg, Deed, Diagram, Opt, Words};

/// A Unit has moved: walls next to its path may strike. Whether it is still there.
///
/// Who is struck may retreat, and so come next to other walls: the same Unit again, so that a loop is enough.
pub(super) async fn exposed(t: &Table, mover: UnitId) -> bool {
    let mut passed = UnitSet::EMPTY;
    loop {
        let walls = t.look(|b| b.walls_against(mover)).except(passed);
        if walls.is_empty() || !t.look(|b| b.unit(mover).in_play()) {
            break;
        }
        let Some(wall) = ask_beside(t, mover, walls).await else { break };
        passed = passed.and(wall);
        if !ask_strike(t, wall, mover).await {
            continue;
        }
        t.emit(Event::WallStrikes(wall, mover));
        let Some(attack) = t.look(|b| b.class(wall).wall()) else { break };
        let hits = strike(t, Swing { by: wall, attack, target: mover }).await;
        // A Retreat leads past the walls anew, those that have struck apart (WH-WALL-5, WH-WALL-6).
        if hits > 0 && resolve::retreat(t, mover).await {
            passed = UnitSet::EMPTY;
        }
        if t.look(|b| b.unit(mover).in_play()) {
            let head = ask::of_unit(t, "go-on", mover, "{}: go on", "Go on");
            ask::tell(t, head, "Finish its move", (Diagram::Move, Some(mover), 0)).await;
        }
    }
    t.look(|b| b.unit(mover).in_play())
}

/// WH-WALL-3: entering, leaving or passing along a square next to it. Mostly there is none: that is under the cursor.
#[inline(never)]
fn ask_beside(t: &Table, mover: UnitId, walls: UnitSet) -> impl Future<Output = Option<UnitId>> {
    let seat = t.look(|b| b.seat_of(mover));
    let head = ask::head(("wall", seat), "Past a Shield Wall?", Words::NONE);
    let none = Opt::new("none", "No Shield Wall");
    let answer = choose(t, head, [none].into_iter().chain(walls.iter().map(|wall| Opt::new(wall, wall))));
    async move { walls.iter().nth(usize::from(answer.await).checked_sub(1)?) }
}

/// It is optional.
#[inline(never)]
fn ask_strike(t: &Table, wall: UnitId, mover: UnitId) -> impl Future<Output = bool> {
    let (seat, attack) = t.look(|b| (b.seat_of(wall), b.class(wall).wall().unwrap_or(0)));
    let deed = t.look(|b| Deed {
        by: (b.seat_of(mover), Words::with("{} moved past", mover)),
        to: Some((seat, Words::with("{}", wall))),
        moment: None,
    });
    let (dice, class) = t.look(|b| (b.pool(wall, attack, b.stands_still(wall, attack), 0).dice, b.unit(wall).class));
    let head = ask::head(("strike", seat), "Strike?", Words::NONE).deed(deed);
    let label = Words::with2("{}  {}D", Arg::Given(attack_word(class, attack)), dice);
    ask::yes(t, head, label, "Let it pass")
}
