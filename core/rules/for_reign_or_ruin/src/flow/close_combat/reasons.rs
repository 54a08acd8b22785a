//! How many dice one of a pair throws, against what, and why (FR-CC-2, FR-CC-15 to FR-CC-17).

use super::super::{Table, ask, dice};
use super::pair::{Fighter, contact};
use crate::book::{Defence, Stat};
use crate::state::{Battle, ElementId, Priming};
use umpire_engine::table::{Amount, Heading, Modifier, Roll, Words};

/// The pair as its dice see it: which contact, and both of it.
#[derive(Clone, Copy)]
pub(super) struct Pair {
    pub(super) at: u8,
    pub(super) fighters: [Fighter; 2],
}

impl Pair {
    /// One of the two.
    pub(super) fn id(&self, end: usize) -> ElementId {
        self.fighters[end].id
    }
}

/// What stands over the dice of one.
pub(super) fn head(t: &Table, pair: &Pair, end: usize) -> Heading {
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
pub(super) fn counted(b: &Battle, pair: &Pair, end: usize) -> (u8, u8) {
    let roll = strike_roll(b, pair, end);
    (roll.pool.count, dice::number(&roll))
}

/// The dice, with every reason by its name (FR-CC-2, FR-CC-15 to FR-CC-17).
#[inline(never)]
pub(super) fn strike_roll(b: &Battle, pair: &Pair, end: usize) -> Roll {
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
    let roll = dice::reasoned("Strike", why.map(|(amount, name)| Modifier { amount, name }));
    debug_assert_eq!(roll.pool.count, attacks.dice, "reasons add up");
    roll
}

/// What the one that is struck defends.
static DEFENCES: [&str; Defence::ALL.len()] = ["", "soft defences", "hard defences", "fortification"];
