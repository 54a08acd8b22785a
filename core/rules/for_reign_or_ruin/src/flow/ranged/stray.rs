//! Step 5: individuals near the targets (FR-RNG-8, FR-HR-8).

use super::super::ask::{self, several};
use super::super::dice::{self, Fallen};
use super::super::{Table, destroy, step};
use super::cover;
use crate::book::{HouseRule, Stat, Step};
use crate::event::{CombatEvent, StressCause, TurnEvent};
use crate::state::{Battle, ElementId, ElementSet, Flag, Within};
use umpire_engine::table::{Asked, Heading, ModifierRule, PreparedRoll, Ticks, Words};

/// FR-TURN-5: each individual that is no target and within 4 cm of one takes a die.
pub(in crate::flow) async fn strays(t: &Table) {
    let (near, targets) = t.look(|b| (may_stray(b).len() as u8, targets(b).len() as u8));
    if near == 0 || targets == 0 || !step::begins(t, Step::STRAYS, waits(targets)).await {
        return;
    }
    if t.look(|b| b.house.setting(HouseRule::Collateral)) == EACH_TARGET {
        for target in t.look(self::targets).iter() {
            strayed(t, ElementSet::one(target)).await;
        }
    } else {
        strayed(t, t.look(self::targets)).await;
    }
    destroy::settle(t, StressCause::Shot).await;
}

fn waits(targets: u8) -> Words {
    if targets == 1 { Words::of("1 target") } else { Words::with("{} targets", targets) }
}

/// The ways of FR-HR-8.
const TARGETS_SIDE: u8 = 1;
const EACH_TARGET: u8 = 2;

/// Whatever was shot at in this turn, gone by now or not.
fn targets(b: &Battle) -> ElementSet {
    b.all().filter(|(_, element)| element.is(Flag::Targeted)).map(|(id, _)| id).collect()
}

/// Individuals that are no targets: of any side, or of the targets' sides only.
fn may_stray(b: &Battle) -> ElementSet {
    let own = b.house.setting(HouseRule::Collateral) == TARGETS_SIDE;
    let targets = targets(b);
    b.elements_where(|_, element| {
        let near = !own || targets.iter().any(|target| b.seat_of(target) == element.seat);
        near && !element.card.kind.is_unit() && !element.is(Flag::Targeted)
    })
}

/// Who is near these targets, and a die for each.
async fn strayed(t: &Table, targets: ElementSet) {
    let near = ask_near(t, targets).await;
    if let Some(first) = targets.first() {
        t.emit(TurnEvent::Near(first, Within::Stray, near).into());
    }
    for id in near.iter() {
        stray(t, id).await;
    }
}

/// One list for all of them; it opens with the last answer, and with whoever is in one of them.
#[inline(never)]
fn ask_near(t: &Table, targets: ElementSet) -> impl Future<Output = ElementSet> {
    let (these, preset) = t.look(|b| {
        let last = |of: ElementId| b.near.last(of, Within::Stray).union(b.attached_to(of));
        let these = may_stray(b);
        (these, targets.iter().map(last).fold(ElementSet::EMPTY, ElementSet::union).both(these))
    });
    let head = Heading::new("strays", Asked::Anyone, "Within 4 cm?", waits(targets.len() as u8))
        .why("Individuals near a target, of any side, may be hit: a die each.");
    let head = match targets.first().filter(|_| targets.len() == 1) {
        Some(target) => head.deed(ask::about(t, target, "{}: shot at", "within 4 cm of it")),
        None => head,
    };
    several(t, head, these, preset, None)
}

/// A die at one: its own Def, behind what a target stood behind if it stands there, too.
async fn stray(t: &Table, id: ElementId) {
    let def = ask::known(t, id, Stat::Def).await;
    if Battle::more_than(def).is_none() {
        return t.emit(CombatEvent::NoDice(id, "cannot be hit").into());
    }
    let covers = t.look(|b| b.covers);
    let ticked = if cover::facts(def, covers).next().is_some() { ask_cover(t, id, def).await } else { 0 };
    let roll = prepared(def).roll(cover::facts(def, covers), ticked);
    let score = roll.score;
    let fallen = Fallen::of(t.roll(head(t, "stray", id), roll).await, score);
    land(t, id, "Stray shot", fallen);
}

/// One die at this Def.
fn prepared(def: u8) -> PreparedRoll {
    PreparedRoll { base: dice::one("Stray shot", def), rule: ModifierRule(dice::count) }
}

fn head(t: &Table, id: &'static str, individual: ElementId) -> Heading {
    ask::of_element(t, id, individual, "{}: near", "Stray shot")
}

#[inline(never)]
fn ask_cover(t: &Table, id: ElementId, def: u8) -> impl Future<Output = Ticks> {
    let covers = t.look(|b| b.covers);
    t.list(head(t, "stray-facts", id).why("A target near it stood in cover: so may this one."), &mut |tick| {
        tick.facts.extend(cover::facts(def, covers));
        tick.check = Some(prepared(def));
    })
}

/// What the die brings, here and in close combat.
#[inline(never)]
pub(in crate::flow) fn land(t: &Table, id: ElementId, name: &'static str, fallen: Fallen) {
    let (then, destroys) = t.look(|b| dice::outcome(b, id, fallen.hits));
    let rolled = fallen.rolled(name, dice::word(fallen.hits, destroys), then);
    t.emit(CombatEvent::Stray(id, rolled).into());
}
