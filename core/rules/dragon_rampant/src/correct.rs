//! What players may put right by hand (DR-CUSTOM-1): in any turn, at any question.

use crate::book::Scenario;
use crate::event::{DamageEvent, Event};
use crate::state::{Battle, Departure, Flag, Place, Step, UnitId};
use umpire_engine::table::{Correction, CorrectionField, CorrectionTarget, Happening, Seat, Words};

/// Where a unit may be put.
const PLACES: [(Place, &str); 6] = [
    (Place::OnTable, "on the table"),
    (Place::Enters, "to enter"),
    (Place::Summoned, "to summon"),
    (Place::Exited, "got away"),
    (Place::Gone(Departure::Destroyed, 0), "destroyed"),
    (Place::Gone(Departure::Routed, 0), "routed"),
];
const PLACE_NAMES: [&str; 6] = [PLACES[0].1, PLACES[1].1, PLACES[2].1, PLACES[3].1, PLACES[4].1, PLACES[5].1];

/// Flags of a unit: their key, what players call them, and what each means.
const FLAGS: [(Flag, &str, &str, &str); 5] = [
    (Flag::Battered, "battered", "Battered", "It can only test to Rally"),
    (Flag::Wall, "wall", "Wall formed", "Armour +1 against Attacks"),
    (Flag::Tested, "finished", "Finished", "No more orders in this phase"),
    (Flag::BladesActive, "blades", "Magic blades", "It rerolls misses in fights"),
    (Flag::MissilesActive, "missiles", "Magic missiles", "It rerolls misses of shots"),
];

/// Hands out what may be put right of this, and what it is now. The order is the order of [`apply`].
pub(crate) fn fields(b: &Battle, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
    if b.turn == 0 || b.step == Step::Over {
        return;
    }
    match target {
        CorrectionTarget::Game => {
            out(CorrectionField::number("turn", "Turn", b.turn.into(), (1, 99)).gist("Which turn it is"));
            out(CorrectionField::flag("last", "Last turn", b.last_turn).gist("The battle ends after it"));
            if b.scenario == Scenario::PotBoiler {
                let eaten = CorrectionField::number("eaten", "Captives eaten", b.goal.eaten.into(), (0, 10));
                out(eaten.gist("The Defenders' Glory so far"));
            }
        }
        CorrectionTarget::Seat(Seat(seat)) => {
            let Some(side) = b.sides.get(usize::from(seat)) else { return };
            out(CorrectionField::flag("half", "Warband halved", side.half_lost).gist("Courage -1 for all of them"));
            out(CorrectionField::flag("leader", "Leader lost", side.leader_lost).gist("All tested for it already"));
            out(CorrectionField::flag("trait", "Trait used", side.trait_used).gist("No more in this phase"));
            let glory = CorrectionField::number("glory", "Glory beside", side.bonus.into(), (-20, 20));
            out(glory.gist("More than scenario and Quests"));
            if b.scenario == Scenario::CrystalGale {
                let taken = b.goal.crystals[side.team as usize];
                let crystals = CorrectionField::number("crystals", "Crystals", taken.into(), (0, 10));
                out(crystals.gist("What the team has taken"));
            }
        }
        CorrectionTarget::Piece(id) if usize::from(id.0) < b.units.len() => of_unit(b, id, out),
        CorrectionTarget::Piece(_) => {}
    }
}

fn of_unit(b: &Battle, id: UnitId, out: &mut dyn FnMut(CorrectionField)) {
    let unit = b.unit(id);
    let least = i16::from(unit.on_table());
    let strength = CorrectionField::number("strength", "Strength", unit.strength.into(), (least, unit.start.into()));
    out(strength.gist("The number only: no test"));
    let now = PLACES.iter().position(|(place, _)| same(*place, unit.place)).unwrap_or(4);
    let place = CorrectionField::number("place", "Where", now as i16, (0, 5));
    out(CorrectionField { names: &PLACE_NAMES, ..place }.gist("On the table, or why it is not"));
    for (flag, key, label, gist) in FLAGS {
        out(CorrectionField::flag(key, label, unit.is(flag)).gist(gist));
    }
}

/// Whether players see two places as one: how a unit was lost, but not when.
fn same(one: Place, other: Place) -> bool {
    match (one, other) {
        (Place::Gone(one, _), Place::Gone(other, _)) => one == other,
        _ => one == other,
    }
}

/// Puts it right.
pub(crate) fn apply(b: &mut Battle, Correction { target, field, value }: Correction) -> Option<Happening> {
    let line = |seat, piece, words| Some(Happening::line("put-right", seat, piece, words));
    let id = match (target, field) {
        (CorrectionTarget::Game, 0) => {
            b.turn = value as u8;
            return line(None, None, Words::with("Turn is {}", value));
        }
        (CorrectionTarget::Game, 2) => {
            b.goal.eaten = value as u8;
            return line(None, None, Words::with("Captives eaten: {}", value));
        }
        (CorrectionTarget::Game, _) => {
            b.last_turn = value == 1;
            return line(
                None,
                None,
                Words::of(if b.last_turn { "This turn is the last" } else { "Not the last turn" }),
            );
        }
        (CorrectionTarget::Seat(seat), 3) => {
            b.side_mut(seat).bonus = value as i8;
            return line(Some(seat), None, Words::with("Glory beside: {}", value));
        }
        (CorrectionTarget::Seat(seat), 4) => {
            let team = b.side(seat).team;
            b.goal.crystals[team as usize] = value as u8;
            return line(Some(seat), None, Words::with("Crystals: {}", value));
        }
        (CorrectionTarget::Seat(seat), _) => {
            let side = b.side_mut(seat);
            let (flag, words) = match field {
                0 => (&mut side.half_lost, "Warband halved: {}"),
                1 => (&mut side.leader_lost, "Leader lost: {}"),
                _ => (&mut side.trait_used, "Trait used: {}"),
            };
            *flag = value == 1;
            return line(Some(seat), None, Words::with(words, if value == 1 { "yes" } else { "no" }));
        }
        (CorrectionTarget::Piece(id), _) => id,
    };
    let words = match field {
        0 => {
            b.unit_mut(id).strength = value as u8;
            Words::with2("{}: Strength {}", id, value)
        }
        1 => {
            put(b, id, PLACES[value as usize].0);
            Words::with2("{}: {}", id, PLACE_NAMES[value as usize])
        }
        _ => {
            let (flag, _, label, _) = FLAGS[usize::from(field) - 2];
            b.unit_mut(id).set(flag, value == 1);
            Words::with2(if value == 1 { "{}: {}" } else { "{}: not: {}" }, id, label)
        }
    };
    line(Some(b.seat_of(id)), Some(id), words)
}

/// Puts a unit somewhere. Who is lost counts as lost; who comes back has a Strength Point at least.
fn put(b: &mut Battle, id: UnitId, place: Place) {
    if let Place::Gone(how, _) = place {
        let _ = Event::from(DamageEvent::Left(id, how, None)).apply(b); // the line of the correction says it
        return;
    }
    let unit = b.unit_mut(id);
    unit.place = place;
    unit.strength = unit.strength.max(1);
}
