//! Warbands as players keep them: Units, captains, classes of their own, coin and World-Turn.

mod after;
mod bytes;
mod class_bytes;
mod custom;
mod describe;
mod examples;
mod faults;
mod packed;
mod read;
mod read_class;
mod text;
mod text_error;
mod unit;

use core::fmt::{self, Display, Write};

use heapless::{String, Vec};

use crate::book::{Class, PrintedClass};
use umpire_engine::table::{CampaignStanding, Remark, Roster};

pub(super) use self::after::after;
pub use self::custom::{CLASS_ROOM, CustomClasses, MAX_CUSTOM};
pub use self::faults::{ClassFault, WarbandFault};
pub use self::packed::{BroughtInAll, CLASS_ROOM_IN_ALL, MAX_UNITS_IN_ALL, OPENING_ROOM, PackedWarbands};
pub use self::text_error::RosterTextError;
pub use self::unit::{Captain, UnitEntry, UnitName};

/// The most Units of a warband (section 2.3 of the checklist).
pub const MAX_UNITS: usize = 12;
/// The most coin a treasury holds.
pub const MAX_COIN: u16 = 9_999;
/// The last World-Turn that is counted.
pub const LAST_WORLD_TURN: u16 = 999;

/// What a warband is called: as long as a name that is entered by buttons.
pub type WarbandName = String<16, u8>;

/// A class, by where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClassRef {
    /// One the book prints.
    Printed(PrintedClass),
    /// One of the warband's own, from 0.
    Custom(u8),
}

/// A warband, whole or in the making.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Warband {
    /// What it is called.
    pub name: WarbandName,
    /// Its Units, in the order they are listed.
    pub units: Vec<UnitEntry, MAX_UNITS, u8>,
    /// Classes of its own.
    pub classes: CustomClasses,
    /// Coin in its treasury (WH-DATA-8).
    pub treasury: u16,
    /// World-Turns that were paid for (WH-DATA-10).
    pub world_turn: u16,
    /// The campaign it is of (WH-DATA-10); empty where it is of none.
    pub campaign: WarbandName,
    /// Battles it fought in its campaign.
    pub battles: u8,
}

const _: () = assert!(size_of::<Warband>() <= 900, "two of them lie on the workbench of a small device");

impl Warband {
    /// The class of a reference; the first printed one where there is none such, which [`Warband::faults`] tells.
    pub fn class(&self, class: ClassRef) -> Class {
        match class {
            ClassRef::Printed(printed) => printed.class(),
            ClassRef::Custom(at) => self.classes.get(at).unwrap_or_else(|| PrintedClass::Warriors.class()),
        }
    }

    /// The class of a Unit.
    pub fn class_of(&self, unit: &UnitEntry) -> Class {
        self.class(unit.class)
    }

    /// Every class that Units can be of: the printed ones, then its own.
    pub fn class_refs(&self) -> impl Iterator<Item = ClassRef> + use<> {
        let printed = PrintedClass::ALL.into_iter().map(ClassRef::Printed);
        printed.chain((0..self.classes.len()).map(ClassRef::Custom))
    }

    /// What all its Units cost in a World-Turn (WH-UPK-1).
    pub fn due(&self) -> u16 {
        self.units.iter().map(|unit| u16::from(self.class_of(unit).cost)).sum()
    }
}

impl Roster for Warband {
    const WORD: &'static str = "warband";
    const WORDS: &'static str = "warbands";
    const SIZE: &'static str = "1-12 Units";
    const VERSION: u8 = 1;
    const EXAMPLES: &'static [(&'static str, &'static str)] = &examples::IDS;

    fn example(at: usize) -> Self {
        examples::example(at)
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn encode(&self, out: &mut dyn FnMut(&[u8])) {
        bytes::write(self, out);
    }

    fn decode(_: u8, bytes: &[u8]) -> Option<Self> {
        bytes::read(bytes)
    }

    fn decode_in_place(&mut self, _: u8, bytes: &[u8]) -> bool {
        bytes::read_into(bytes, self).is_some()
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        text::write(self, out)
    }

    fn read(_: u8, line: &str, say: &mut dyn FnMut(Remark<'_>)) -> Option<Self> {
        read::read(line, say)
    }

    fn describe(&self, say: &mut dyn FnMut(&dyn Display)) {
        describe::describe(self, say);
    }

    fn changes(&self, before: &Self, say: &mut dyn FnMut(&dyn Display)) {
        after::changes(self, before, say);
    }

    fn campaign(&self) -> &str {
        &self.campaign
    }

    /// Battles are counted, and not who won them: that is no number of this book. They stand where drawn games do.
    fn standing(&self) -> CampaignStanding {
        CampaignStanding { games: [0, self.battles, 0], worth: self.treasury, retired: false }
    }

    fn chronicle(&self, say: &mut dyn FnMut(&dyn Display)) {
        if !self.campaign.is_empty() {
            say(&format_args!("{} battles", self.battles));
            say(&format_args!("{} World-Turns paid", self.world_turn));
            say(&format_args!("Treasury {}, due {}", self.treasury, self.due()));
        }
    }

    fn rename(&mut self, name: &str) -> bool {
        WarbandName::try_from(name).map(|name| self.name = name).is_ok()
    }
}
