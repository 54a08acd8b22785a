//! The test of an order: two dice (section 11 of the checklist).

use super::{Table, ask, magic};
use crate::book::{LeaderTrait, Spell};
use crate::event::PhaseEvent;
pub(super) use crate::state::Order;
use crate::state::{Battle, UnitId};
use umpire_engine::dice::{Faces, Score};
use umpire_engine::table::{Amount, Answer, Heading, Modifier, Roll, RollExtra, Seat, Tone, Words};

/// Tests a unit for an order. Failure ends the phase (DR-ACT-2, DR-ACT-3).
pub(super) async fn test(t: &Table, unit: UnitId, order: Order) -> bool {
    let free = t.look(|b| free_pass(b, unit, order));
    match t.roll(head(t, "test", unit, order), test_roll(t, unit, order, free)).await {
        Answer::Pick(_) => {
            if let Some((seat, _)) = free {
                t.emit(PhaseEvent::TraitUsed(seat).into());
            }
            t.emit(PhaseEvent::Ordered(unit, order, None, true).into());
            true
        }
        answer => {
            let faces = ask::faces(answer);
            if score(t, unit, order).hits(&faces) == 0
                && (t.look(|b| b.is_under(unit, Spell::AlmightyProd)) || command(t, unit, order).await)
            {
                let again = t.roll(head(t, "test-again", unit, order), test_roll(t, unit, order, None)).await;
                return fell(t, unit, order, ask::faces(again));
            }
            fell(t, unit, order, faces)
        }
    }
}

/// DR-TRAIT-11: a Commanding Leader within 12" has one failed Move, Attack or Shoot rolled again in a phase.
async fn command(t: &Table, unit: UnitId, order: Order) -> bool {
    let plain = matches!(order, Order::Move | Order::Wall | Order::Attack | Order::Shoot);
    let seat = t.look(|b| b.trait_at_hand(unit, LeaderTrait::Commanding)).filter(|_| plain);
    let Some(seat) = seat else { return false };
    let asked = ask::of_unit(t, "command", unit, "{}: failed", "Commanding?");
    let yes = ask::yes(t, asked, "Reroll: Leader in 12\"", "No").await;
    if yes {
        t.emit(PhaseEvent::TraitUsed(seat).into());
    }
    yes
}

/// A Leader within 12" who has this order pass without dice, once in a phase (DR-TRAIT-12 to DR-TRAIT-14).
fn free_pass(b: &Battle, unit: UnitId, order: Order) -> Option<(Seat, LeaderTrait)> {
    let wanted = match order {
        Order::Move | Order::Wall => LeaderTrait::Goader,
        Order::Attack => LeaderTrait::Boneshaker,
        Order::Shoot => LeaderTrait::SkyDarkener,
        _ => return None,
    };
    Some((b.trait_at_hand(unit, wanted)?, wanted))
}

fn head(t: &Table, id: &'static str, unit: UnitId, order: Order) -> Heading {
    if t.is_unread() {
        return ask::bare(t, id, unit);
    }
    let seat = t.look(|b| b.seat_of(unit));
    ask::of_unit(t, id, unit, "{}", order.name())
        .deed(umpire_engine::table::Deed {
            by: (seat, Words::with2("{}: {}", unit, order.verb())),
            to: None,
            moment: None,
        })
        .why("The order needs this number on two dice; a failure ends the phase.")
}

/// What is added to the dice: a weak caster, a hampered Summoner (DR-SPELL-2, DR-SUMM-1).
fn reasons(b: &Battle, unit: UnitId, order: Order) -> [(bool, &'static str); 2] {
    let magic = matches!(order, Order::Cast(_) | Order::Summon);
    let off = order == Order::Summon && b.side(b.seat_of(unit)).summon_penalty;
    [(magic && !b.unit(unit).above_half(), "half strength"), (off, "units off table")]
}

fn score(t: &Table, unit: UnitId, order: Order) -> Score {
    t.look(|b| {
        let less = reasons(b, unit, order).iter().filter(|(so, _)| *so).count() as i8;
        ask::two_dice_score(-less, b.order_need(unit, order).into())
    })
}

#[inline(never)]
fn test_roll(t: &Table, unit: UnitId, order: Order, free: Option<(Seat, LeaderTrait)>) -> Roll {
    let mut roll = ask::two_dice(order.name(), 0, 0);
    roll.score = score(t, unit, order);
    if let Some((seat, kind)) = free {
        let label = Words::of(match kind {
            LeaderTrait::Goader => "Goader in 12\"",
            LeaderTrait::Boneshaker => "Boneshaker 12\"",
            _ => "Darkener in 12\"",
        });
        let _ = roll.extras.push(RollExtra { key: "pass".into(), seat, label }); // one of two
    }
    if t.is_unread() {
        return roll;
    }
    for (_, name) in t.look(|b| reasons(b, unit, order)).into_iter().filter(|(so, _)| *so) {
        let _ = roll.why.push(Modifier { amount: Amount::Plus(-1), name }); // two of twelve
    }
    roll.stakes[0] = "phase ends";
    roll
}

/// What the dice come to.
#[inline(never)]
fn fell(t: &Table, unit: UnitId, order: Order, faces: Faces) -> bool {
    let score = score(t, unit, order);
    let passed = score.hits(&faces) > 0;
    let (tone, word) = if passed { (Tone::Good, "Passed") } else { (Tone::Bad, "Failed") };
    let then = match order {
        _ if !passed => "The phase is over",
        Order::Cast(spell) => magic::gist(spell),
        _ => "",
    };
    let rolled = ask::rolled((order.name(), score), (faces, passed.into()), (tone, word), Words::of(then));
    t.emit(PhaseEvent::Ordered(unit, order, Some(rolled), passed).into());
    passed
}
