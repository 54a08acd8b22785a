//! Wild Charges (section 11 of the checklist, FLOW-WILD).

use super::{Table, ask, attack, end, goal};
use crate::book::{Fantastical, HouseRule, LeaderTrait, Special};
use crate::event::{DamageEvent, PhaseEvent};
use crate::state::{Battle, Flag, UnitId, UnitSet};
use umpire_engine::dice::Faces;
use umpire_engine::table::{Fact, Seat, Tone, Words};

/// Who sees and reaches an enemy must test, until nobody does (DR-WILD-1).
pub(super) async fn wild(t: &Table, seat: Seat) {
    let mut seen = UnitSet::EMPTY;
    loop {
        let all = t.look(|b| candidates(b, seat));
        if all.is_empty() || t.look(|b| b.is_ended()) {
            return;
        }
        let (mut due, hating) = ask_who(t, seat, all, seen.both(all)).await;
        due = due.except(patient(t, seat, due).await);
        seen = due;
        // Who stands leaves the table as it is; who charges changes it, and all are asked again (AMB-22).
        loop {
            let Some(unit) = next(t, seat, due).await else { return };
            due = due.without(unit);
            if charge(t, unit, hating.has(unit)).await {
                break;
            }
        }
    }
}

/// Who may be compelled (DR-WILD-1, DR-HATRED-2): where an enemy that can be seen is on the table.
fn candidates(b: &Battle, seat: Seat) -> UnitSet {
    if !goal::may_fight(b, seat) {
        return UnitSet::EMPTY;
    }
    let steady = b.units_that(|unit| {
        let free = !unit.is_battered() && !unit.is(Flag::Tested) && !unit.is(Flag::NoWildCharge);
        unit.seat == seat && unit.on_table() && free
    });
    let Some(first) = steady.first() else { return UnitSet::EMPTY };
    // All of a side have the same enemies.
    let seen: UnitSet = b.foes(first).iter().filter(|foe| is_visible(b, *foe)).collect();
    let compelled = |unit: &UnitId| match is_wild(b, *unit) {
        true => !seen.is_empty(),
        false => seen.iter().any(|foe| b.hates(*unit, foe)),
    };
    steady.iter().filter(compelled).collect()
}

/// Whether an enemy can compel anybody.
fn is_visible(b: &Battle, foe: UnitId) -> bool {
    !b.unit(foe).has(Fantastical::Invisibility) || b.plays(HouseRule::WildInvisible)
}

/// Whether the sight of this enemy compels a unit.
fn compels(b: &Battle, unit: UnitId, foe: UnitId) -> bool {
    is_visible(b, foe) && (is_wild(b, unit) || b.hates(unit, foe))
}

fn is_wild(b: &Battle, unit: UnitId) -> bool {
    b.profile(unit).specials.has(Special::WildCharge)
}

/// Whom a unit hates of those on the table.
fn hated(b: &Battle, unit: UnitId) -> UnitSet {
    b.foes(unit).iter().filter(|foe| b.hates(unit, *foe)).collect()
}

/// Whether a unit charges without dice where one that it hates is in reach (DR-HATRED-3).
fn is_driven(b: &Battle, unit: UnitId) -> bool {
    is_wild(b, unit) && !hated(b, unit).is_empty() && !b.plays(HouseRule::HateTarget)
}

/// Whether every enemy that compels it is of the race that a unit hates.
fn hates_all(b: &Battle, unit: UnitId) -> bool {
    b.foes(unit).iter().all(|foe| !compels(b, unit, foe) || b.hates(unit, foe))
}

/// Q-REACH for all at once: who reaches an enemy, and who of those reaches one that it hates.
#[inline(never)]
fn ask_who(t: &Table, seat: Seat, all: UnitSet, seen: UnitSet) -> impl Future<Output = (UnitSet, UnitSet)> {
    let head = ask::head(("wild", seat), "Wild Charge?", "in reach")
        .why("Who sees an enemy that it could reach must test to attack it.");
    let driven: UnitSet = t.look(|b| all.iter().filter(|unit| is_driven(b, *unit)).collect());
    // Where all that it can reach are of the race, nothing is left to say.
    let sure: UnitSet = t.look(|b| driven.iter().filter(|unit| hates_all(b, *unit)).collect());
    let asked = driven.except(sure);
    let only: UnitSet = t.look(|b| all.iter().filter(|unit| !is_wild(b, *unit)).collect());
    let answer = t.list(head, &mut |tick| {
        tick.noted = !driven.union(only).is_empty();
        for unit in all.iter() {
            let row = tick.facts.len() as u8;
            let _ = tick.facts.push(Fact { preset: seen.has(unit), ..Fact::new(unit, unit) }); // ten units, two rows each
            if asked.has(unit) {
                let hated = Fact::new(("hated", unit), unit);
                let _ = tick.facts.push(Fact { only_if: Some((row, true)), ..hated });
            }
        }
    });
    async move {
        let ticked = answer.await;
        let (mut row, mut due, mut hating) = (0, UnitSet::EMPTY, only);
        for unit in all.iter() {
            let is = |at: u32| ticked >> at & 1 == 1;
            due = due.and_if(is(row), unit);
            row += 1;
            hating = hating.and_if(sure.has(unit), unit);
            if asked.has(unit) {
                hating = hating.and_if(is(row), unit);
                row += 1;
            }
        }
        (due, hating)
    }
}

/// DR-TRAIT-16: one unit within 12" of a Patient Leader need not charge.
async fn patient(t: &Table, seat: Seat, due: UnitSet) -> UnitSet {
    let led = due.first().and_then(|unit| t.look(|b| b.trait_at_hand(unit, LeaderTrait::Patient)));
    let Some(leader) = led else { return UnitSet::EMPTY };
    let head = ask::head(("patient", seat), "Patient: who waits?", "in 12\"");
    let Some(unit) = ask::one_of(t, head, due, Some("Nobody")).await else { return UnitSet::EMPTY };
    t.emit(PhaseEvent::TraitUsed(leader).into());
    t.emit(DamageEvent::Flag(unit, Flag::NoWildCharge, true).into());
    UnitSet::one(unit)
}

/// The next of them, in its owner's order (DR-ACT-6).
async fn next(t: &Table, seat: Seat, due: UnitSet) -> Option<UnitId> {
    let due = due.both(t.look(|b| candidates(b, seat)));
    match due.len() {
        0 | 1 => due.first(),
        _ => ask::one_of(t, ask::head(("wild-next", seat), "Who charges?", Words::NONE), due, None).await,
    }
}

/// One Wild Charge. Whether it was made (DR-WILD-2, DR-WILD-3).
async fn charge(t: &Table, unit: UnitId, hating: bool) -> bool {
    let (driven, need) = t.look(|b| (hating && is_driven(b, unit), b.profile(unit).attack));
    let passed = if driven {
        t.emit(PhaseEvent::Wild(unit, None, true).into());
        true
    } else {
        let head = ask::of_unit(t, "wild-test", unit, "{}: wild", "Wild Charge")
            .why("It must test; a failure only ends its own activation.");
        let roll = ask::two_dice("Wild Charge", 0, need.into());
        fell(t, unit, need, ask::faces(t.roll(head, roll).await))
    };
    if passed {
        t.emit(PhaseEvent::Acts(Some(unit)).into());
        let foes = t.look(|b| targets(b, unit, hating));
        attack::attack(t, unit, foes).await;
        t.emit(PhaseEvent::Acts(None).into());
        end::resolved(t).await;
    }
    passed
}

/// Whom it may charge: one that it hates, where that compels it (DR-HATRED-2, DR-HATRED-3).
fn targets(b: &Battle, unit: UnitId, hating: bool) -> UnitSet {
    let free = b.plays(HouseRule::HateTarget) && is_wild(b, unit);
    if hating && !free { hated(b, unit) } else { b.foes(unit) }
}

#[inline(never)]
fn fell(t: &Table, unit: UnitId, need: u8, faces: Faces) -> bool {
    let score = ask::two_dice_score(0, need.into());
    let passed = score.hits(&faces) > 0;
    let (tone, word) = if passed { (Tone::Good, "Charge!") } else { (Tone::Bad, "Held back") };
    let rolled = ask::rolled(("Wild Charge", score), (faces, passed.into()), (tone, word), Words::NONE);
    t.emit(PhaseEvent::Wild(unit, Some(rolled), passed).into());
    passed
}
