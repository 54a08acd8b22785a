//! Movement and contact (sections 8 and 9).

use crate::state::{Battle, Contact};
use umpire_engine::table::{Happening, Words};

/// Movement and contact (sections 8 and 9).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveEvent {
    /// Two enemies touch (FR-MOV-14).
    Contact(Contact),
}

impl MoveEvent {
    pub(super) fn apply(self, b: &mut Battle) -> Option<Happening> {
        match self {
            MoveEvent::Contact(contact) => {
                let [by, at] = contact.ends.map(|touch| touch.id);
                let _ = b.contacts.push(contact); // who asks for one has looked whether there is room
                let words = Words::with2("{} meets {}", by, at);
                Some(Happening { by: Some(by), ..Happening::line("contact", Some(b.seat_of(by)), Some(at), words) })
            }
        }
    }
}
