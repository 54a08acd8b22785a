//! One pair: how they touch, who is primed, their dice (F-MELEE).

use super::super::{Table, ask};
use super::{split, strike, touch};
use crate::book::Stat;
use crate::event::{CombatEvent, TurnEvent};
use crate::state::{Battle, Contact, ElementId, Priming, Touch};
use umpire_engine::table::{Layout, Offer, Opt, Words};

/// One of a pair, with what it strikes with here.
#[derive(Clone, Copy)]
pub(super) struct Fighter {
    pub(super) id: ElementId,
    pub(super) att: u8,
    /// 0 where it is not primed.
    pub(super) imp: u8,
    /// The same.
    pub(super) rch: u8,
    pub(super) def: u8,
}

/// A contact by its place.
pub(super) fn contact(b: &Battle, at: u8) -> &Contact {
    &b.contacts[usize::from(at)]
}

/// Whether one of a pair strikes at all (FR-CC-1).
pub(super) fn strikes(b: &Battle, id: ElementId) -> bool {
    b.order_of(id).row().fights
}

/// A pair fights: confirmed first, put right where it is not so.
pub(super) async fn fights(t: &Table, at: u8) {
    let [a, b] = t.look(|b| contact(b, at).ends.map(|touch| touch.id));
    t.emit(TurnEvent::Acting(Some(a)).into());
    loop {
        match ask_pair(t, at).await {
            0 => break,
            row => touch::change(t, at, usize::from(row) - 1).await,
        }
    }
    split::split(t, a).await;
    split::split(t, b).await;
    let fighters = [fighter(t, at, a).await, fighter(t, at, b).await];
    strike::strikes(t, at, fighters).await;
    t.emit(CombatEvent::Fought(at).into());
}

/// What one strikes with in this pair; numbers that nobody knows are asked for where they count.
async fn fighter(t: &Table, at: u8, id: ElementId) -> Fighter {
    let (strikes, primed, split) = t.look(|b| {
        let contact = contact(b, at);
        let own = contact.seen_by(id).and_then(|(own, _)| own.split());
        (self::strikes(b, id), b.priming(id, contact) == Priming::Primed, own)
    });
    let mut fighter = Fighter { id, att: 0, imp: 0, rch: 0, def: 0 };
    if strikes {
        (fighter.att, fighter.imp) = match split {
            Some((att, imp)) => (att, if primed { imp } else { 0 }),
            None => (ask::known(t, id, Stat::Att).await, if primed { ask::known(t, id, Stat::Imp).await } else { 0 }),
        };
        if primed {
            fighter.rch = ask::known(t, id, Stat::Rch).await;
        }
    }
    let foe = t.look(|b| contact(b, at).other(id)).unwrap_or(id);
    if t.look(|b| self::strikes(b, foe)) {
        fighter.def = ask::known(t, id, Stat::Def).await;
    }
    fighter
}

#[inline(never)]
fn ask_pair(t: &Table, at: u8) -> impl Future<Output = u8> {
    let pair = t.look(|b| *contact(b, at));
    let [a, b] = pair.ends;
    let seat = t.look(|battle| battle.seat_of(a.id));
    let head = ask::head(("pair", seat), "Fight", if pair.new { "new contact" } else { "" })
        .deed(ask::deed(t, a.id, "{}: fights", b.id))
        .why("Both strike; whoever is primed uses Imp, and the longer reach first.");
    let row = |own: &Touch| {
        let gist = t.look(|b| match () {
            () if !strikes(b, own.id) => "Routs: does not strike",
            () => b.priming(own.id, &pair).gist(),
        });
        Opt::new(("touch", own.id), lies(own)).gist(gist)
    };
    let offer = Offer { layout: Layout::TwoLines, ..Offer::ROWS };
    t.offer(head, offer, &mut [Opt::new("fight", "Fight"), row(&a), row(&b)].into_iter())
}

/// How an end lies: its edge, how much of it, and what it defends.
fn lies(touch: &Touch) -> Words {
    static BEHIND: [[&str; 4]; 2] = [
        ["{}, {}", "{}, {}, soft", "{}, {}, hard", "{}, {}, fort"],
        ["{}, {}, obst.", "{} {} o+soft", "{} {} o+hard", "{} {} o+fort"],
    ];
    let template = BEHIND[usize::from(touch.obstacle)][touch.defence as usize];
    use crate::state::{Edge, Extent};
    Words::with2(template, Edge::NAMES[touch.edge as usize], Extent::NAMES[touch.extent as usize])
}
