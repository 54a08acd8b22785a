//! Strength Points are lost (section 6 and DR-MYST-1 of the checklist).

use super::{Table, ask, courage};
use crate::book::{Fantastical, HouseRule};
use crate::event::{Cause, DamageEvent, ScenarioEvent};
use crate::state::{Battle, UnitId};
use umpire_engine::dice::{Faces, Score};
use umpire_engine::table::{Answer, Tone, Words};

/// A unit loses Strength Points, those that Mystical armour does not save. How many it really lost; it is not removed.
pub(super) async fn lose(t: &Table, unit: UnitId, points: u8, cause: Cause, by: Option<UnitId>) -> u8 {
    let lost = unsaved(t, unit, points, cause).await;
    t.emit(DamageEvent::Lost(unit, lost, cause, by).into());
    lost
}

/// How many of the Strength Points that a unit is about to lose it loses: the dice of Mystical armour fall for all of them,
/// those beyond its last one too (AMB-110).
pub(super) async fn unsaved(t: &Table, unit: UnitId, points: u8, cause: Cause) -> u8 {
    let mut lost = points;
    if points > 0 && t.look(|b| b.unit(unit).has(Fantastical::MysticalArmour)) && saves(t, cause) {
        let head = ask::of_unit(t, "mystical", unit, "{}", "Mystical armour")
            .why("Each 6 saves a Strength Point that it is about to lose.");
        let mut roll = ask::d6("Mystical", points, Score::at_least(6));
        roll.hits_only = true;
        lost -= saved(t, unit, points, t.roll(head, roll).await);
        t.emit(ScenarioEvent::Used(unit).into());
    }
    lost.min(t.look(|b| b.unit(unit).strength))
}

/// What the dice of Mystical armour save, on a page of their own.
#[inline(never)]
fn saved(t: &Table, unit: UnitId, points: u8, answer: Answer) -> u8 {
    let score = Score::at_least(6);
    let (faces, saved) = match answer {
        Answer::Hits(hits) => (Faces::new(), hits),
        answer => {
            let faces = ask::faces(answer);
            let saved = score.hits(&faces);
            (faces, saved)
        }
    };
    let saved = saved.min(points);
    let (tone, word) = if saved > 0 { (Tone::Good, "Saved") } else { (Tone::Bad, "None saved") };
    let then = Words::with2("{} saved, {} lost", saved, points - saved);
    t.emit(DamageEvent::Saved(unit, ask::rolled(("Mystical", score), (faces, saved), (tone, word), then)).into());
    saved
}

/// What Mystical armour saves from: any loss but a Brutal Leader's; or hits and dangerous ground alone (HR-MYST).
fn saves(t: &Table, cause: Cause) -> bool {
    match cause {
        Cause::Brutal => false,
        Cause::Danger => true,
        cause => cause.is_hits() || !t.look(|b| b.plays(HouseRule::Mystical)),
    }
}

/// What a shot takes of a unit: `Armour 3: 2 lost, 10 left`. Words have room for two numbers.
#[inline(never)]
pub(super) fn told(b: &Battle, unit: UnitId, armour: u8, lost: u8) -> Words {
    const LEFT: [&str; 8] = [
        "{} lost, {} left",
        "Armour 1: {} lost, {} left",
        "Armour 2: {} lost, {} left",
        "Armour 3: {} lost, {} left",
        "Armour 4: {} lost, {} left",
        "Armour 5: {} lost, {} left",
        "Armour 6: {} lost, {} left",
        "Armour 7: {} lost, {} left",
    ];
    let left = b.unit(unit).strength.saturating_sub(lost);
    match lost {
        0 => Words::with("Armour {}: nothing lost", armour),
        _ if b.unit(unit).has(Fantastical::MysticalArmour) => Words::with2("Armour {}: {} to be saved", armour, lost),
        _ if left > 0 && courage::cannot_fail(b, unit, lost, false) => {
            Words::with2("Armour {}: {} lost, cannot fail", armour, lost)
        }
        _ => Words::with2(LEFT[usize::from(armour.min(7))], lost, left),
    }
}
