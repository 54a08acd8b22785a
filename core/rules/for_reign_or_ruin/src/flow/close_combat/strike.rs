//! The dice of a pair: together, or the longer reach first (FR-CC-8).

use super::super::dice::{self, Fallen, MOST};
use super::super::{Table, ask};
use super::clash;
use super::pair::{Fighter, strikes as strikes_at_all};
use super::reasons::{Pair, counted, head, strike_roll};
use crate::book::Stat;
use crate::event::CombatEvent;
use crate::state::{Battle, ElementId};
use umpire_engine::dice::Faces;
use umpire_engine::table::{MAX_CLASH_DICE, Roll};

/// Both strike, as far as they do.
pub(super) async fn strikes(t: &Table, at: u8, fighters: [Fighter; 2]) {
    let pair = Pair { at, fighters };
    let dice = [able(t, &pair, 0), able(t, &pair, 1)];
    let [a, b] = fighters.map(|fighter| fighter.rch);
    let first = usize::from(b > a);
    let both = dice[0] > 0 && dice[1] > 0;
    if both && a == b && dice.iter().all(|dice| usize::from(*dice) <= MAX_CLASH_DICE) {
        return clash::clash(t, pair).await;
    }
    let hits = strike(t, pair, first, dice[first]).await;
    // FR-CC-8: only by reach, and by the hits of this pair alone (FR-CC-18).
    if both && a != b && hits > 0 && is_felled(t, pair.id(1 - first), hits).await {
        return t.emit(CombatEvent::NoDice(pair.id(1 - first), "no strike back").into());
    }
    strike(t, pair, 1 - first, dice[1 - first]).await;
}

/// How many dice one throws: none where it does not strike, or cannot hit. That is told.
fn able(t: &Table, pair: &Pair, end: usize) -> u8 {
    let (id, foe) = (pair.id(end), pair.id(1 - end));
    if !t.look(|b| strikes_at_all(b, id)) {
        t.emit(CombatEvent::NoDice(id, "routs: no dice").into());
        return 0;
    }
    let (count, above) = t.look(|b| counted(b, pair, end));
    if count > 0 && Battle::more_than(above).is_none() {
        t.emit(CombatEvent::CannotHit(id, foe).into());
        return 0;
    }
    count
}

/// Whether these hits destroy an element before it strikes.
async fn is_felled(t: &Table, id: ElementId, hits: u8) -> bool {
    let end = ask::known(t, id, Stat::End).await;
    t.look(|b| b.element(id).stress.saturating_add(hits) > end)
}

/// One strikes alone: more dice than fit a page are thrown one page after the other. Its hits.
async fn strike(t: &Table, pair: Pair, end: usize, dice: u8) -> u8 {
    let (mut left, mut hits) = (dice, 0);
    while left > 0 {
        let count = left.min(MOST);
        left -= count;
        let roll = part(t, &pair, end, count);
        let score = roll.score;
        let thrown = Fallen::of(t.roll(head(t, &pair, end), roll).await, score);
        hits += thrown.hits;
        if left == 0 {
            // Of several pools the hits are told alone.
            let faces = if dice > MOST { Faces::new() } else { thrown.faces };
            land(t, &pair, end, Fallen { hits, faces, score });
        }
    }
    hits
}

#[inline(never)]
fn part(t: &Table, pair: &Pair, end: usize, count: u8) -> Roll {
    let mut roll = t.look(|b| strike_roll(b, pair, end));
    roll.pool.count = count;
    roll
}

/// What the hits of one bring (FR-SRC-2).
#[inline(never)]
fn land(t: &Table, pair: &Pair, end: usize, fallen: Fallen) {
    let (by, at) = (pair.id(end), pair.id(1 - end));
    let (then, destroys) = t.look(|b| dice::outcome(b, at, fallen.hits));
    let rolled = fallen.rolled("Strike", dice::word(fallen.hits, destroys), then);
    t.emit(CombatEvent::Struck(by, at, rolled).into());
}
