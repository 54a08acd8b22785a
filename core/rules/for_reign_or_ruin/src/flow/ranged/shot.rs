//! One shot: what is so on the table, the dice, and what they bring (FR-RNG-3, FR-RNG-4, FR-RNG-10 to FR-RNG-13).

use super::super::dice::{self, Fallen};
use super::super::{Table, ask};
use super::cover;
use crate::book::{INDIRECT, Stat};
use crate::event::CombatEvent;
use crate::state::{Battle, ElementId};
use umpire_engine::table::{Amount, Fact, Heading, Modifier, ModifierRule, PreparedRoll, Roll, Ticks};

/// Dice at one target.
#[derive(Clone, Copy)]
struct Volley {
    by: ElementId,
    at: ElementId,
    sht: u8,
    def: u8,
}

/// One shoots at another.
pub(super) async fn shot(t: &Table, by: ElementId, at: ElementId) {
    let sht = ask::known(t, by, Stat::Sht).await;
    let def = ask::known(t, at, Stat::Def).await;
    let volley = Volley { by, at, sht, def };
    // A pool of no dice does nothing (FR-DICE-4).
    if sht == 0 {
        return;
    }
    if Battle::more_than(def).is_none() {
        return t.emit(CombatEvent::CannotHit(by, at).into());
    }
    let ticked = ask_facts(t, volley).await;
    let roll = volley_roll(t, volley, ticked);
    let score = roll.score;
    if Battle::more_than(dice::number(&roll)).is_none() {
        return t.emit(CombatEvent::CannotHit(by, at).into());
    }
    let fallen = Fallen::of(t.roll(head(t, "shot", volley), roll).await, score);
    land(t, volley, ticked, fallen);
}

/// Facts that can change the dice: cover, the rear, and indirect fire of who can.
fn facts(b: &Battle, volley: Volley) -> impl Iterator<Item = Fact> + use<> {
    let element = b.element(volley.by);
    let indirect = element.card.lines[element.line()].indirect;
    let row = |key, label, amount, name| Fact { on: Some(Modifier { amount, name }), ..Fact::new(key, label) };
    let more = Amount::Dice(volley.sht as i8);
    let over = indirect.then(|| row("indirect", "Indirect fire", Amount::Plus(-(INDIRECT as i8)), "indirect"));
    cover::facts(volley.def, cover::ANY).chain([row("rear", "Into its rear", more, "rear x2")]).chain(over)
}

#[inline(never)]
fn prepared(volley: Volley) -> PreparedRoll {
    let why = [
        Modifier { amount: Amount::Dice(volley.sht as i8), name: Stat::Sht.name() },
        Modifier { amount: Amount::Need(dice::above(volley.def)), name: Stat::Def.name() },
    ];
    PreparedRoll { base: dice::reasoned("Shot", why), rule: ModifierRule(dice::count) }
}

#[inline(never)]
fn volley_roll(t: &Table, volley: Volley, ticked: Ticks) -> Roll {
    t.look(|b| prepared(volley).roll(facts(b, volley), ticked))
}

fn head(t: &Table, id: &'static str, volley: Volley) -> Heading {
    let seat = t.look(|b| b.seat_of(volley.by));
    ask::head((id, seat), "Shoot", "").deed(ask::deed(t, volley.by, "{}: shoots", volley.at))
}

#[inline(never)]
fn ask_facts(t: &Table, volley: Volley) -> impl Future<Output = Ticks> {
    let head =
        head(t, "shot-facts", volley).why("Cover raises its Def, the best of it only; its rear doubles the dice.");
    t.list(head, &mut |tick| {
        t.look(|b| tick.facts.extend(facts(b, volley)));
        tick.check = Some(prepared(volley));
    })
}

/// What the hits bring: each is 1 stress when all have shot (FR-SRC-1).
#[inline(never)]
fn land(t: &Table, volley: Volley, ticked: Ticks, fallen: Fallen) {
    let (then, destroys) = t.look(|b| dice::outcome(b, volley.at, fallen.hits));
    let rolled = fallen.rolled("Shot", dice::word(fallen.hits, destroys), then);
    let cover = cover::best(volley.def, cover::ANY, ticked);
    t.emit(CombatEvent::Shot(volley.by, volley.at, cover, rolled).into());
}
