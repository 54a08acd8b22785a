//! Movement and contact (sections 8 and 9).

use super::turn::beat;
use crate::state::{Battle, Contact, ElementId, Flag};
use umpire_engine::table::{ExpectRoom, Happening, Seat, Words};

/// Movement and contact (sections 8 and 9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveEvent {
    /// So many movers are not asked, and may rotate (FR-MOV-15).
    MayRotate(u8),
    /// A side moves first at an Init, by the lower of these dice (FR-MOV-1, G-8).
    First(Seat, [u8; 2]),
    /// The dice for that are alike: they are thrown again.
    Tied([u8; 2]),
    /// An Init that is not on its card (FR-IN-3).
    MovesAt(ElementId, u8),
    /// A mover is put back to a later Init (FR-MOV-3).
    Delayed(ElementId, u8),
    /// A mover has moved, or was passed over.
    Moved(ElementId),
    /// It uses its other stat line (FR-MOV-9).
    State(ElementId),
    /// It evades, so many centimetres (FR-MOV-10).
    Evades(ElementId, u8),
    /// A leader names the enemy of a mover (FR-MOV-7).
    PointedOut(ElementId, ElementId),
    /// Two enemies touch (FR-MOV-14).
    Contact(Contact),
    /// It touches nobody any more.
    Apart(ElementId),
}

impl MoveEvent {
    pub(super) fn apply(self, b: &mut Battle) -> Option<Happening> {
        let (id, words) = match self {
            MoveEvent::MayRotate(0) => return None,
            MoveEvent::MayRotate(movers) => {
                return Some(Happening::line("rotate", None, None, Words::with("{} more may rotate", movers)));
            }
            MoveEvent::First(seat, [a, b]) => {
                let words = Words::with("Low die: {} moves first", seat);
                let line = Happening::line("first", Some(seat), None, words);
                return Some(beat(line, Words::with2("{} - {}", a, b), words));
            }
            MoveEvent::Tied([a, b]) => {
                let words = Words::of("A tie: throw again");
                return Some(beat(Happening::line("tied", None, None, words), Words::with2("{} - {}", a, b), words));
            }
            MoveEvent::MovesAt(id, init) => {
                b.element_mut(id).moves_at = init;
                return None;
            }
            MoveEvent::Delayed(id, init) => {
                for member in b.members(id).iter() {
                    let element = b.element_mut(member);
                    element.moves_at = init;
                    element.set(Flag::Delayed, true);
                }
                (id, Words::with2("{} waits for Init {}", id, init))
            }
            MoveEvent::Moved(id) => {
                for member in b.members(id).iter() {
                    b.element_mut(member).set(Flag::Moved, true);
                }
                return None;
            }
            MoveEvent::State(id) => {
                let element = b.element_mut(id);
                element.set(Flag::SecondLine, !element.is(Flag::SecondLine));
                (id, Words::with("{} changes state", id))
            }
            MoveEvent::Evades(id, far) => {
                b.element_mut(id).set(Flag::Evaded, true);
                (id, Words::with2("{} evades {} cm", id, far))
            }
            MoveEvent::PointedOut(leader, mover) => (leader, Words::with2("{} points for {}", leader, mover)),
            MoveEvent::Contact(contact) => {
                b.contacts.push(contact).expect_room("a contact is offered where there is room");
                let [by, to] = contact.ends.map(|end| end.id);
                (by, Words::with2("{} meets {}", by, to))
            }
            MoveEvent::Apart(id) => {
                b.contacts.retain(|contact| !contact.has(id));
                (id, Words::with("{} breaks contact", id))
            }
        };
        Some(Happening::line("move", Some(b.seat_of(id)), Some(id), words))
    }
}
