//! Quick mode: trackers and dice, with the morale bookkeeping kept right (FR-UI-5).

use super::ask::{self, number};
use super::{Table, by_hand, destroy, dice, end, morale};
use crate::book::Stat;
use crate::event::{CommandEvent, OrderCause, SetupEvent, StressCause, TurnEvent};
use umpire_engine::table::{Asked, Heading, Offer, Opt, Tone, Words};

/// A turn in which players do what they like; false where they want the guide for it.
pub(super) async fn turn(t: &Table) -> bool {
    let mut checked = false;
    loop {
        match ask_quick(t).await {
            // The players put something right.
            None => {}
            Some(0) => {
                let these = by_hand::some(t, None, "Whose stress?").await;
                if !these.is_empty() {
                    by_hand::stress(t, these, StressCause::ByHand).await;
                }
            }
            Some(1) => orders(t).await,
            Some(2) => act(t).await,
            Some(3) => free_dice(t).await,
            Some(4) => {
                morale::checks(t).await;
                checked = true;
            }
            Some(5) => {
                // FR-MOR-2: where nobody checked, the end of the turn is the moment that the next checks compare with.
                if !checked {
                    t.emit(TurnEvent::Unchecked.into());
                }
                return true;
            }
            Some(6) => {
                t.emit(SetupEvent::Quick(false).into());
                return false;
            }
            _ if end::over(t).await => return true,
            _ => {}
        }
        destroy::sweep(t).await;
    }
}

#[inline(never)]
fn ask_quick(t: &Table) -> impl Future<Output = Option<u8>> {
    let (turn, due) = t.look(|b| (b.turn, b.elements_where(|_, it| it.stress > it.stress_ref).len() as u8));
    let checks = match due {
        0 => Words::of("Morale checks"),
        due => Words::with("Morale: {} check", due),
    };
    let rows = [
        Opt::new("stress", "Stress").gist("More or less of it"),
        Opt::new("orders", "Orders"),
        Opt::new("act", "Act"),
        Opt::new("dice", "Dice").gist("So many d10, more than n"),
        Opt::new("checks", checks).gist("Who gained since the last ones"),
        Opt::new("next", "Next turn").gist("Act is full again"),
        Opt::new("guide", "Guided turns").gist("From this turn's first step"),
        Opt::new("end", "End the battle"),
    ];
    let heading = Heading::new("quick", Asked::Anyone, "Quick mode", Words::with("Turn {}", turn)).renewed();
    t.offer_anew(heading, Offer::ROWS, &mut rows.into_iter())
}

/// Some elements have another order.
async fn orders(t: &Table) {
    let these = by_hand::some(t, None, "Whose order?").await;
    if these.is_empty() {
        return;
    }
    if let Some(order) = by_hand::new_order(t).await {
        by_hand::order(t, these, order, OrderCause::ByHand);
    }
}

/// One of those with Act has another number of it left.
async fn act(t: &Table) {
    let Some(seat) = by_hand::whose(t, None).await else { return };
    let these = t.look(|b| {
        let has = |it: &crate::state::Element| it.number(Stat::Act).is_none_or(|act| act > 0);
        b.elements_where(|_, it| it.seat == seat && (it.card.kind.is_leader() || it.act > 0 || has(it)))
    });
    let Some(id) = by_hand::one(t, seat, "Whose Act?", these).await else { return };
    let now = t.look(|b| b.element(id).act);
    let heading = ask::of_element(t, "act", id, "{}", "Act left");
    let left = number(t, heading, (0, Stat::Act.most().max(now).into(), now.saturating_sub(1).into()), "Act").await;
    t.emit(TurnEvent::ActIs(id, left as u8).into());
}

/// Dice for anything: so many, each of which must exceed a number (FR-DICE-2).
async fn free_dice(t: &Table) {
    let count = Heading::new("dice-count", Asked::Anyone, "How many dice?", Words::NONE);
    let count = number(t, count, (1, dice::MOST.into(), 3), "dice").await as u8;
    let above = Heading::new("dice-above", Asked::Anyone, "More than what?", Words::NONE);
    let above = number(t, above, (0, 9, 5), "or less is a miss").await as u8;
    let heading = Heading::new("dice", Asked::Anyone, "Dice", Words::NONE);
    let roll = dice::PoolRoll { name: "Dice", dice: count, above, why: &[], stakes: [""; 2] };
    let fallen = dice::once(t, heading, &roll).await;
    let said = if fallen.hits > 0 { (Tone::Good, "Hits") } else { (Tone::Bad, "No hit") };
    t.emit(CommandEvent::Threw(fallen.rolled("Dice", said, Words::NONE)).into());
}
