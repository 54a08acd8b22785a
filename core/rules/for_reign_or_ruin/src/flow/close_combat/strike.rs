//! The dice of a pair: together, or the longer reach first (FR-CC-8).

use heapless::Vec;

use super::super::dice::{self, Fallen, MOST};
use super::super::{Table, ask};
use super::pair::{Fighter, contact, strikes as strikes_at_all};
use crate::book::{Defence, Stat};
use crate::event::CombatEvent;
use crate::state::{Battle, ElementId, Priming};
use umpire_engine::dice::{Die, Faces, Pool, Score};
use umpire_engine::table::{Amount, Clash, ClashHalf, Heading, MAX_CLASH_DICE, Modifier, NextRoll, Roll, Words};

/// The pair as its dice see it: which contact, and both of it.
#[derive(Clone, Copy)]
struct Pair {
    at: u8,
    fighters: [Fighter; 2],
}

impl Pair {
    fn id(&self, end: usize) -> ElementId {
        self.fighters[end].id
    }
}

/// Both strike, as far as they do.
pub(super) async fn strikes(t: &Table, at: u8, fighters: [Fighter; 2]) {
    let pair = Pair { at, fighters };
    let dice = [able(t, &pair, 0), able(t, &pair, 1)];
    let [a, b] = fighters.map(|fighter| fighter.rch);
    let first = usize::from(b > a);
    let both = dice[0] > 0 && dice[1] > 0;
    if both && a == b && dice.iter().all(|dice| usize::from(*dice) <= MAX_CLASH_DICE) {
        return clash(t, pair).await;
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

/// Both at once, by one press.
async fn clash(t: &Table, pair: Pair) {
    let mut own = thrown(t, pair, 0).await;
    let other = thrown(t, pair, 1).await;
    show_clash(t, &pair, [&mut own, &other].map(|half| (half.0.clone(), half.1)));
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

#[inline(never)]
fn part(t: &Table, pair: &Pair, end: usize, count: u8) -> Roll {
    let mut roll = t.look(|b| strike_roll(b, pair, end));
    roll.pool.count = count;
    roll
}

fn head(t: &Table, pair: &Pair, end: usize) -> Heading {
    let (id, foe) = (pair.id(end), pair.id(1 - end));
    let [own, other] = [end, 1 - end].map(|end| pair.fighters[end].rch);
    let note = match own {
        _ if own > other => Words::with2("reach {} to {}, first", own, other),
        _ if own < other => Words::with2("reach {} to {}", own, other),
        _ => Words::NONE,
    };
    let key = if end == 0 { "strike" } else { "strike-back" };
    let seat = t.look(|b| b.seat_of(id));
    ask::head((key, seat), "Strike", note).deed(ask::deed(t, id, "{}: strikes", foe))
}

/// How many dice, and what each must exceed.
#[inline(never)]
fn counted(b: &Battle, pair: &Pair, end: usize) -> (u8, u8) {
    let roll = strike_roll(b, pair, end);
    (roll.pool.count, dice::number(&roll))
}

/// The dice, with every reason by its name (FR-CC-2, FR-CC-15 to FR-CC-17).
#[inline(never)]
fn strike_roll(b: &Battle, pair: &Pair, end: usize) -> Roll {
    let contact = contact(b, pair.at);
    let (own, foe) = (&contact.ends[end], &contact.ends[1 - end]);
    let (fighter, def) = (pair.fighters[end], pair.fighters[1 - end].def);
    let priming = b.priming(own.id, contact);
    // FR-CC-6: no impetus against an obstacle.
    let imp = if foe.obstacle { 0 } else { fighter.imp };
    let attacks = b.attacks(own, foe, fighter.att + imp);
    let has_imp = b.element(own.id).number(Stat::Imp).is_some_and(|imp| imp > 0);
    let no_imp = match priming {
        Priming::Primed if foe.obstacle && fighter.imp > 0 => "no Imp: obstacle",
        Priming::Primed => "",
        other if has_imp => other.reason(),
        _ => "",
    };
    let dice = |n: u8| Amount::Dice(n as i8);
    let raised = foe.defence.raised(def);
    let raises = (raised > def).then(|| Amount::Need(dice::above(raised)));
    let why = [
        (dice(fighter.att), Stat::Att.name()),
        (dice(imp), Stat::Imp.name()),
        (if no_imp.is_empty() { dice(0) } else { Amount::Nothing }, no_imp),
        (Amount::Dice(-(attacks.capped.0 as i8)), attacks.capped.1),
        (dice(attacks.more.0), attacks.more.1),
        (Amount::Need(dice::above(def)), Stat::Def.name()),
        (raises.unwrap_or(dice(0)), DEFENCES[foe.defence as usize]),
    ];
    let mut roll = dice::reasoned("Strike", why.map(|(amount, name)| Modifier { amount, name }));
    debug_assert_eq!(roll.pool.count, attacks.dice, "reasons add up");
    roll.score = Score::Each(dice::above(raised));
    roll
}

/// What the one that is struck defends.
static DEFENCES: [&str; Defence::ALL.len()] = ["", "soft defences", "hard defences", "fortification"];

/// What the hits of one bring (FR-SRC-2).
#[inline(never)]
fn land(t: &Table, pair: &Pair, end: usize, fallen: Fallen) {
    let (by, at) = (pair.id(end), pair.id(1 - end));
    let (then, destroys) = t.look(|b| dice::outcome(b, at, fallen.hits));
    let rolled = fallen.rolled("Strike", dice::word(fallen.hits, destroys), then);
    t.emit(CombatEvent::Struck(by, at, rolled).into());
}

/// The dice of both on one page, and what they bring.
#[inline(never)]
fn show_clash(t: &Table, pair: &Pair, halves: [Half; 2]) {
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
