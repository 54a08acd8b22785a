//! Spells, as a log with typed effects (section 17, F-MAGIC). The device knows no spell and no price (FR-MAG-5).

use super::ask::{self, choose, number};
use super::{Table, by_hand, destroy, morale, step};
use crate::book::{Attribute, Order, Step};
use crate::event::{MagicEvent, OrderCause, StressCause, StressEvent, TurnEvent};
use crate::state::{Battle, ElementId, ElementSet, Place};
use umpire_engine::table::{Asked, Heading, Layout, MAX_OPTIONS, Offer, Opt, Other, Preset, Seat};

/// FR-TURN-3, 6, 9, 14: casters in the order of their Init, lowest first (FR-MAG-3); no page where there are none (FR-UI-1).
pub(super) async fn phase(t: &Table, step: Step) {
    if t.look(casters).is_empty() || !step::opens(t, step) {
        return;
    }
    while let Some(caster) = next(t, step).await {
        cast(t, caster).await;
    }
}

fn casters(b: &Battle) -> ElementSet {
    b.elements_where(|_, element| element.card.is(Attribute::Caster))
}

/// Who casts next; none where nobody does.
async fn next(t: &Table, step: Step) -> Option<ElementId> {
    let these = t.look(casters);
    if these.is_empty() {
        return None;
    }
    let at = usize::from(ask_caster(t, step, these).await);
    // A question has room for so many: the last of its rows is nobody.
    t.look(|b| b.by_init(these).take(MAX_OPTIONS - 1).nth(at))
}

#[inline(never)]
fn ask_caster(t: &Table, step: Step, these: ElementSet) -> impl Future<Output = u8> {
    let heading = Heading::new("cast", Asked::Anyone, step.name(), "who casts?")
        .why("Casters may act now, from the lowest Init up. General magic fits any phase.");
    let offer = Offer { layout: Layout::Grid, preset: Preset::At(0), other: Other::Last };
    t.look(|b| {
        let rows = b.by_init(these).take(MAX_OPTIONS - 1).map(|id| Opt::new(id, id));
        t.offer(heading, offer, &mut rows.chain([Opt::new("none", "Nobody casts")]))
    })
}

/// One spell: whether it worked, its price, and what it does.
pub(super) async fn cast(t: &Table, caster: ElementId) {
    t.emit(TurnEvent::Acting(Some(caster)).into());
    let worked = ask_worked(t, caster).await == 0;
    t.emit(MagicEvent::Cast(caster, worked).into());
    if t.look(|b| b.element(caster).act) > 0 {
        let act = ask_act(t, caster).await as u8;
        if act > 0 {
            t.emit(TurnEvent::ActSpent(caster, act).into());
        }
    }
    if worked {
        while effect(t, caster).await {}
    } else {
        // FR-MAG-4, FR-SRC-19.
        t.emit(StressEvent::Gained(caster, 1, StressCause::SpellFailed).into());
    }
    destroy::sweep(t).await;
    t.emit(TurnEvent::Acting(None).into());
}

#[inline(never)]
fn ask_worked(t: &Table, caster: ElementId) -> impl Future<Output = u8> {
    let heading = ask::of_element(t, "worked", caster, "{}: a spell", "Did it work?")
        .why("Cast it by the book, then say what came of it.");
    let failed = Opt::new("failed", "Failed").gist("The caster gets 1 stress");
    choose(t, heading, [Opt::new("worked", "Worked"), failed])
}

#[inline(never)]
fn ask_act(t: &Table, caster: ElementId) -> impl Future<Output = i16> {
    let heading = ask::of_element(t, "act-spent", caster, "{}: a spell", "Act spent?");
    number(t, heading, (0, t.look(|b| b.element(caster).act).into(), 0), "Act")
}

/// One effect of a spell that worked; false where there is no other.
async fn effect(t: &Table, caster: ElementId) -> bool {
    let row = ask_effect(t, caster).await;
    let foe = t.look(|b| b.seats().without(b.seat_of(caster)).iter().next());
    match row {
        0 => return false,
        1 | 2 => {
            let these = by_hand::some(t, foe, "Who is it cast on?").await;
            if row == 2 {
                these.iter().for_each(|id| t.emit(StressEvent::Attacked(id).into()));
            }
            if !these.is_empty() {
                by_hand::stress(t, these, StressCause::Spell).await;
            }
        }
        3 => ordered(t, foe).await,
        _ => {
            for id in by_hand::some(t, foe, "Who is destroyed?").await.iter() {
                // A leader may have gone with his unit (FR-HR-2).
                if t.look(|b| b.element(id).in_play()) {
                    destroy::gone(t, id, Place::Destroyed).await;
                }
            }
        }
    }
    true
}

#[inline(never)]
fn ask_effect(t: &Table, caster: ElementId) -> impl Future<Output = u8> {
    let heading = ask::of_element(t, "effect", caster, "{}: a spell", "Effects?");
    let rows = [
        Opt::new("none", "Nothing more"),
        Opt::new("stress", "Stress").gist("More or less of it"),
        Opt::new("attack", "Attack, and stress").gist("It was attacked: no reform"),
        Opt::new("order", "New order").gist("For one element"),
        Opt::new("destroyed", "Destroyed").gist("It leaves the table"),
    ];
    choose(t, heading, rows)
}

/// A spell gives an element another order; one that routs shakes its friends (FR-SRC-3).
async fn ordered(t: &Table, foe: Option<Seat>) {
    let Some(seat) = by_hand::whose(t, foe).await else { return };
    let these = t.look(|b| b.in_play(seat));
    let Some(id) = by_hand::one(t, seat, "Who is it cast on?", these).await else { return };
    let Some(order) = by_hand::new_order(t).await else { return };
    let routs = order == Order::Rout && !t.look(|b| b.element(id).routs());
    by_hand::order(t, ElementSet::one(id), order, OrderCause::Spell);
    if routs {
        morale::routed(t, id).await;
    }
}
