//! Both of a pair strike at the same time: one press throws the dice of both, and one page shows them.

use heapless::Vec;

use super::super::Table;
use super::super::dice::{self, Fallen};
use super::reasons::{Pair, counted, head, strike_roll};
use crate::book::Stat;
use crate::event::CombatEvent;
use crate::state::Battle;
use umpire_engine::dice::{Die, Pool};
use umpire_engine::table::{Clash, ClashHalf, MAX_CLASH_DICE, NextRoll, Roll, Words};

/// Both at once, by one press.
pub(super) async fn clash(t: &Table, pair: Pair) {
    let own = thrown(t, pair, 0).await;
    let other = thrown(t, pair, 1).await;
    show(t, &pair, [own, other]);
}

/// What dice of a clash show, and their hits.
type Half = (Vec<u8, MAX_CLASH_DICE, u8>, u8);

async fn thrown(t: &Table, pair: Pair, end: usize) -> Half {
    let fallen = t.roll(head(t, &pair, end), clash_roll(t, &pair, end)).await;
    let fallen = Fallen::of(fallen, t.look(|b| strike_roll(b, &pair, end).score));
    (fallen.faces.iter().copied().collect(), fallen.hits)
}

#[inline(never)]
fn clash_roll(t: &Table, pair: &Pair, end: usize) -> Roll {
    t.look(|b| {
        let mut roll = strike_roll(b, pair, end);
        if end == 0 {
            let (count, above) = counted(b, pair, 1);
            let pool = Pool { count, die: Die::D10 };
            roll.next = Some(NextRoll { piece: pair.id(1), pool, need: dice::above(above) });
        }
        roll
    })
}

/// The dice of both on one page, and what they bring.
#[inline(never)]
fn show(t: &Table, pair: &Pair, halves: [Half; 2]) {
    let clash = t.look(|b| {
        let half = |end: usize| {
            let ((_, above), foe) = (counted(b, pair, end), pair.id(1 - end));
            let (faces, hits) = &halves[end];
            let element = b.element(foe);
            let before = element.stress.saturating_add(element.pending);
            ClashHalf::new(pair.id(end), Die::D10, dice::above(above), faces)
                .counted(*hits)
                .against(Stat::Def.name(), above)
                .burdened(before, before.saturating_add(*hits), "stress")
        };
        Clash { halves: [half(0), half(1)], then: what_now(b, pair, [halves[1].1, halves[0].1]) }
    });
    t.emit(CombatEvent::Clash(clash).into());
}

/// Who has too much stress, when so many hits were taken by each.
fn what_now(b: &Battle, pair: &Pair, taken: [u8; 2]) -> Words {
    match [0, 1].map(|end| dice::outcome(b, pair.id(end), taken[end]).1) {
        [true, true] => Words::of("Too much for both"),
        [true, false] => Words::with("Too much for {}", pair.id(0)),
        [false, true] => Words::with("Too much for {}", pair.id(1)),
        _ => Words::of("Stress counts after all pairs"),
    }
}
