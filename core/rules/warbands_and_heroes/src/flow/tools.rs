//! What is no activation: the end of a turn, tests and dice by hand, reinforcements, the end (WH-OTH-5).

use super::ask::{self, choose, one_of};
use super::{Table, end, free_dice, other, reinforce};
use umpire_engine::table::{Asked, Heading, Opt, Seat, Words};

/// How a turn goes on.
pub(super) enum Then {
    /// The same side picks again.
    GoOn,
    /// It is done in this round.
    EndTurn,
}

/// The menu behind a side's Units.
pub(super) async fn more(t: &Table, seat: Seat) -> Then {
    match ask_more(t, seat).await {
        0 => return Then::EndTurn,
        1 => test(t).await,
        2 => other::chance(t, None).await,
        3 => free_dice::free_dice(t, None).await,
        4 => other::damage(t).await,
        5 => reinforce::reinforce(t).await,
        6 => end::agree(t).await,
        _ => {}
    }
    Then::GoOn
}

#[inline(never)]
fn ask_more(t: &Table, seat: Seat) -> impl Future<Output = u8> {
    let idle = t.look(|b| b.idle(seat).len() as u8);
    let rows = [
        Opt::new("end-turn", Words::with("End turn, {} idle", idle)).gist("Who has not acted passes"),
        Opt::new("test", "Resolve test"),
        Opt::new("chance", "X in 6"),
        Opt::new("dice", "Free dice"),
        Opt::new("damage", "Damage"),
        Opt::new("reinforce", "Reinforcements"),
        Opt::new("end", "End the battle"),
        Opt::new("back", "Back to the Units"),
    ];
    choose(t, ask::head(("more", seat), "More", Words::NONE), rows)
}

/// A test of any Unit.
pub(super) async fn test(t: &Table) {
    let all = t.look(|b| b.units_where(|_, unit| unit.stands()));
    let head = Heading::new("tester", Asked::Anyone, "Who tests?", Words::NONE);
    if let Some(unit) = one_of(t, head, all, Some("Nobody")).await {
        other::test(t, unit).await;
    }
}
