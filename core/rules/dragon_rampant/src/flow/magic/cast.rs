//! A spell: which, on whom, the dice, what it does (FLOW-SPELL).

use super::{lasting, menu};
use crate::book::{HouseRule, Spell};
use crate::event::MagicEvent;
use crate::flow::shoot::{self, Shot, Volley};
use crate::flow::{Table, ask, order};
use crate::state::{Order, UnitId};
use umpire_engine::dice::{Need, Op};
use umpire_engine::table::{Amount, Offer, Opt, rows};

/// A unit casts; false where the dice failed, which ends the phase (DR-SPELL-1).
pub(in crate::flow) async fn cast(t: &Table, caster: UnitId) -> bool {
    let (spell, target) = loop {
        let spell = ask_spell(t, caster).await;
        let Some(target) = ask_target(t, caster, spell).await else { continue };
        if !is_wasted(t, spell, target) || ask_wasted(t, caster, target).await {
            break (spell, target);
        }
    };
    t.emit(MagicEvent::Declared(caster, spell, target).into());
    if !order::test(t, caster, Order::Cast(spell)).await {
        return false;
    }
    match spell {
        Spell::HealThee => t.emit(MagicEvent::Healed(target).into()),
        Spell::SodOff => sod_off(t, caster, target),
        Spell::PowerBolt => shoot::fire(t, Volley { by: caster, target, kind: Shot::Bolt }).await,
        _ => {
            t.emit(MagicEvent::Cast(caster, spell, target).into());
            lasting::drop_spells(t, target).await;
        }
    }
    true
}

/// What each does, in 30 letters, in the book's order.
const GISTS: [&str; 10] = [
    "Friend: reroll its next order",
    "Friend: reroll failed Courage",
    "Friend: 1 Strength Point back",
    "Foe: Battered until it rallies",
    "Foe: as if in rough ground",
    "No shots from it or at it",
    "Foe: shot, each die hits on 4+",
    "Reroll all misses in Attacks",
    "Armour +1 against everything",
    "Ends the spells on one unit",
];

/// What a spell does, in a line.
pub(in crate::flow) const fn gist(spell: Spell) -> &'static str {
    GISTS[spell as usize]
}

/// DR-SPELLC-1: all ten, or the three of a Wizardling.
#[inline(never)]
fn ask_spell(t: &Table, caster: UnitId) -> impl Future<Output = Spell> {
    let spells = t.look(|b| b.spells_of(caster));
    let head = ask::of_unit(t, "spell", caster, "{}: Cast", "Which spell?");
    let head = head.why("One spell lasts at a time: a new one ends the old, even if it fails");
    let picked = t.look(|b| {
        let row = |spell: Spell| {
            let need = Need { op: Op::AtLeast, value: spell.difficulty().into() };
            Opt::new(spell.id(), spell.name())
                .amount(Amount::Need(need))
                .gist(gist(spell))
                .off(menu::spell_off(b, caster, spell))
        };
        t.offer(head, Offer::ROWS, &mut rows(spells.iter(), row))
    });
    async move { spells.iter().nth(picked.await.into()).expect("a row for each") }
}

/// DR-SPELL-3: in sight, and within 18 inches; none where it was the wrong spell.
#[inline(never)]
fn ask_target(t: &Table, caster: UnitId, spell: Spell) -> impl Future<Output = Option<UnitId>> {
    let (seat, these) = t.look(|b| (b.seat_of(caster), b.spell_targets(caster, spell)));
    let head = ask::head(("cast-on", seat), spell.name(), "in 18\"");
    let head = head.why(match spell {
        Spell::PowerBolt => "Scouts must be within 12\"",
        Spell::SodOff => "It is under a spell that Sod-off ends",
        _ => "Whom do you see within 18\"?",
    });
    ask::one_of(t, head, these, Some("Other spell"))
}

/// A Bog on a Flyer, which does not mind (AMB-34).
fn is_wasted(t: &Table, spell: Spell, target: UnitId) -> bool {
    t.look(|b| spell == Spell::BogThee && b.unit(target).flies() && !b.plays(HouseRule::BogFlyers))
}

fn ask_wasted(t: &Table, caster: UnitId, target: UnitId) -> impl Future<Output = bool> {
    let seat = t.look(|b| b.seat_of(caster));
    let head = ask::head(("bog-flyer", seat), "It flies", "no effect").deed(ask::deed(t, caster, "{}: Cast", target));
    ask::yes(t, head.why("Flyers do not mind the ground"), "Cast it for nothing", "Something else")
}

/// DR-SPELL-SODOFF: every spell on the unit that it ends, whoever cast it.
fn sod_off(t: &Table, caster: UnitId, target: UnitId) {
    t.emit(MagicEvent::Cast(caster, Spell::SodOff, target).into());
    let over = t.look(|b| {
        let ends = |by: &UnitId| b.unit(*by).spell.is_some_and(|cast| b.sods_off(cast.spell));
        b.casters_on(target).iter().filter(ends).collect()
    });
    lasting::end_all(t, over);
}
