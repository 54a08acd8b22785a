//! One Unit of a warband, and the captain with it.

use heapless::String;

use super::ClassRef;
use crate::book::CaptainTrait;

/// What a Unit or a captain is called.
pub type UnitName = String<12, u8>;

/// A captain: a rider on one Unit (WH-CAP-1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Captain {
    /// What players call him; may be empty.
    pub name: UnitName,
    /// His one trait (WH-SETUP-6).
    pub own: CaptainTrait,
}

/// A Unit of a warband.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitEntry {
    /// What its owner calls it; its class's name where this is empty.
    pub name: UnitName,
    /// Its class.
    pub class: ClassRef,
    /// Its captain, where it has one.
    pub captain: Option<Captain>,
    /// FS it lost in earlier battles, for tables that keep losses (WH-HR-12).
    pub losses: u8,
}

impl UnitEntry {
    /// A fresh Unit of a class.
    pub const fn of(class: ClassRef) -> Self {
        UnitEntry { name: UnitName::new(), class, captain: None, losses: 0 }
    }
}
