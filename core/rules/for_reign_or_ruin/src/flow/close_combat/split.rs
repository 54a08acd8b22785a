//! Several opponents: Att and Imp are split over them (FR-CC-9, FR-CC-10, G-28).

use super::super::{Table, ask};
use super::pair;
use crate::book::Stat;
use crate::event::CombatEvent;
use crate::state::ElementId;
use umpire_engine::table::Words;

/// Splits the dice of an element with several opponents, once in a turn: Att over all of them, Imp over those against whom it
/// is primed.
pub(super) async fn split(t: &Table, id: ElementId) {
    let due = t.look(|b| {
        let first = b.contacts_of(id).next().and_then(|contact| contact.seen_by(id));
        let done = first.is_none_or(|(own, _)| own.split().is_some());
        !done && b.contacts_of(id).count() > 1 && pair::strikes(b, id)
    });
    if !due {
        return;
    }
    for stat in [Stat::Att, Stat::Imp] {
        if opponent(t, id, stat, 0).is_some() {
            let all = ask::known(t, id, stat).await;
            share(t, id, stat, all).await;
        }
    }
}

/// The opponents among whom a number is split, in the order in which odd dice go to them.
fn opponent(t: &Table, id: ElementId, stat: Stat, nth: u8) -> Option<ElementId> {
    t.look(|b| if stat == Stat::Att { b.opponent(id, nth) } else { b.primed_opponent(id, nth) })
}

/// Equal shares are proposed, odd dice first; what the players give otherwise changes what is left for the rest.
async fn share(t: &Table, id: ElementId, stat: Stat, all: u8) {
    let (mut left, mut nth) = (all, 0);
    while let Some(foe) = opponent(t, id, stat, nth) {
        let rest = (nth..).take_while(|nth| opponent(t, id, stat, *nth).is_some()).count() as u8;
        let dice = if rest == 1 || left == 0 { left } else { ask_share(t, (id, foe), stat, (left, rest)).await as u8 };
        t.emit(CombatEvent::Share(id, foe, stat, dice).into());
        left -= dice;
        nth += 1;
    }
}

#[inline(never)]
fn ask_share(
    t: &Table,
    (id, foe): (ElementId, ElementId),
    stat: Stat,
    (left, rest): (u8, u8),
) -> impl Future<Output = i16> {
    let seat = t.look(|b| b.seat_of(id));
    let (key, does) = if stat == Stat::Att { ("split", "{}: Att at") } else { ("split-imp", "{}: Imp at") };
    let head = ask::head((key, seat), "Split the dice", Words::with("of {}", left))
        .deed(ask::deed(t, id, does, foe))
        .why("It has several opponents: dice go to each by how much they touch.");
    ask::number(t, head, (0, left.into(), left.div_ceil(rest).into()), "dice")
}
