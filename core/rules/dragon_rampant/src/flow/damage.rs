//! Strength Points are lost (section 6 and DR-MYST-1 of the checklist).

use super::{Table, ask};
use crate::book::{Fantastical, HouseRule};
use crate::event::{Cause, DamageEvent, ScenarioEvent};
use crate::state::UnitId;
use umpire_engine::dice::Score;
use umpire_engine::table::{Answer, Words};

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
        let saved = match t.roll(head, roll).await {
            Answer::Hits(hits) => hits,
            answer => Score::at_least(6).hits(&ask::faces(answer)),
        };
        lost -= saved.min(points);
        t.emit(ScenarioEvent::Used(unit).into());
    }
    lost.min(t.look(|b| b.unit(unit).strength))
}

/// What Mystical armour saves from: any loss but a Brutal Leader's; or hits and dangerous ground alone (HR-MYST).
fn saves(t: &Table, cause: Cause) -> bool {
    match cause {
        Cause::Brutal => false,
        Cause::Danger => true,
        cause => cause.is_hits() || !t.look(|b| b.plays(HouseRule::Mystical)),
    }
}

/// `Armour 3: 2 lost`.
pub(super) fn told(armour: u8, lost: u8) -> Words {
    Words::with2("Armour {}: {} lost", armour, lost)
}
