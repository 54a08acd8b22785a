//! Shooting and close combat (sections 10 and 11).

use super::turn::beat;
use crate::book::{Defence, Stat};
use crate::state::{Battle, Contact, ElementId, Flag, Touch};
use umpire_engine::table::{Clash, Happening, Rolled, Show, Words};

/// Shooting and close combat (sections 10 and 11).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CombatEvent {
    /// All shooting begins (FR-TURN-4).
    Shooting,
    /// One shoots at another, which stands behind this (FR-RNG-4).
    Shot(ElementId, ElementId, Defence, Rolled),
    /// A die falls at an individual near a target, or in a unit that fights (FR-RNG-8, FR-CC-12).
    Stray(ElementId, Rolled),
    /// One strikes at another (FR-CC-3).
    Struck(ElementId, ElementId, Rolled),
    /// Both strike at the same time.
    Clash(Clash),
    /// No die of this one's can hit that one (FR-DICE-3).
    CannotHit(ElementId, ElementId),
    /// It throws no dice in this pair, and why.
    NoDice(ElementId, &'static str),
    /// Attacks or Impetus that an element has for one of several opponents (FR-CC-10).
    Share(ElementId, ElementId, Stat, u8),
    /// How the two of a contact touch, put right.
    Touched(u8, Contact),
    /// The two of a contact have fought (FR-CC-11).
    Fought(u8),
    /// All have fought: no contact is new any more (FR-CC-14).
    CombatOver,
}

impl CombatEvent {
    pub(super) fn apply(self, b: &mut Battle) -> Option<Happening> {
        match self {
            CombatEvent::Shooting => b.covers = 0,
            CombatEvent::Shot(by, at, cover, rolled) => {
                shot_at(b, at);
                b.covers |= 1 << cover as u8;
                b.element_mut(at).suffer(rolled.hits);
                return Some(dice(b, ("shot", by), "{} shot at {}", at, rolled));
            }
            CombatEvent::Stray(at, rolled) => {
                let element = b.element_mut(at);
                element.set(Flag::Strayed, true);
                element.suffer(rolled.hits);
                let words = Words::with2("{}: {}", at, rolled.name);
                let line = Happening::line("stray", Some(b.seat_of(at)), Some(at), words);
                return Some(Happening { show: Show::Rolled(rolled), ..line });
            }
            CombatEvent::Struck(by, at, rolled) => {
                b.element_mut(at).suffer(rolled.hits);
                return Some(dice(b, ("struck", by), "{} at {}", at, rolled));
            }
            CombatEvent::Clash(both) => {
                let [by, at] = [0, 1].map(|half| both.halves[half].piece);
                for (struck, half) in [(at, 0), (by, 1)] {
                    b.element_mut(struck).suffer(both.halves[half].hits);
                }
                let line = Happening::line("clash", Some(b.seat_of(by)), Some(at), Words::with2("{} x {}", by, at));
                return Some(Happening { by: Some(by), show: Show::Clash(both), ..line });
            }
            CombatEvent::CannotHit(by, at) => {
                if b.step == crate::book::Step::SHOOTING {
                    shot_at(b, at);
                }
                let line = Happening::line("no-hit", Some(b.seat_of(by)), Some(at), Words::with("{} cannot hit", by));
                return Some(beat(line, "No hit", Words::with("{} cannot be hit", at)));
            }
            CombatEvent::NoDice(id, why) => {
                let words = Words::with2("{}: {}", id, why);
                return Some(Happening::line("no-dice", Some(b.seat_of(id)), Some(id), words));
            }
            CombatEvent::Share(by, at, stat, dice) => share(b, (by, at), stat, dice),
            CombatEvent::Touched(at, contact) => b.contacts[usize::from(at)] = contact,
            CombatEvent::Fought(at) => fought(b, at),
            CombatEvent::CombatOver => {
                for contact in &mut b.contacts {
                    contact.new = false;
                    contact.ends.iter_mut().for_each(Touch::unsplit);
                }
            }
        }
        None
    }
}

/// FR-RNG-7: it counts, hits or not.
fn shot_at(b: &mut Battle, at: ElementId) {
    let element = b.element_mut(at);
    element.set(Flag::Targeted, true);
    element.set(Flag::Attacked, true);
}

fn share(b: &mut Battle, (by, at): (ElementId, ElementId), stat: Stat, dice: u8) {
    let touches = b.contacts.iter_mut().filter(|contact| contact.has(at)).flat_map(|contact| &mut contact.ends);
    for touch in touches.filter(|touch| touch.id == by) {
        *(if stat == Stat::Att { &mut touch.att } else { &mut touch.imp }) = dice;
    }
}

fn fought(b: &mut Battle, at: u8) {
    let contact = &mut b.contacts[usize::from(at)];
    contact.fought = true;
    for id in contact.ends.map(|touch| touch.id) {
        let element = b.element_mut(id);
        element.set(Flag::Fought, true);
        element.set(Flag::Attacked, true);
    }
}

/// Dice of one at another.
fn dice(
    b: &Battle,
    (id, by): (&'static str, ElementId),
    words: &'static str,
    at: ElementId,
    rolled: Rolled,
) -> Happening {
    let line = Happening::line(id, Some(b.seat_of(by)), Some(at), Words::with2(words, by, at));
    Happening { by: Some(by), show: Show::Rolled(rolled), ..line }
}
