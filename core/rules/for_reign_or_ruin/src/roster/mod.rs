//! Armies as players keep them: up to forty elements with their cards.

mod bytes;
mod card;
mod examples;
mod packed;
mod text;

use core::fmt::{self, Write};

use heapless::{String, Vec};

use umpire_engine::table::{Remark, Roster};

pub use self::card::{ElementCard, ElementName};
pub use self::packed::{MAX_ELEMENTS_IN_ALL, OPENING_ROOM, PackedArmies};

/// The most elements of an army.
pub const MAX_ELEMENTS: usize = 40;

/// What an army is called: as long as a name that is entered by buttons.
pub type ArmyName = String<16, u8>;

/// An army, whole or in the making.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Army {
    /// What it is called.
    pub name: ArmyName,
    /// Its elements, in the order they are listed.
    pub elements: Vec<ElementCard, MAX_ELEMENTS, u8>,
}

impl Army {
    /// Whether it may play.
    pub fn is_sound(&self) -> bool {
        !self.name.is_empty() && !self.elements.is_empty() && self.elements.iter().all(|card| !card.name.is_empty())
    }
}

impl Roster for Army {
    const WORD: &'static str = "army";
    const WORDS: &'static str = "armies";
    const SIZE: &'static str = "1-40 elements";
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
        let mut army = Army::default();
        bytes::read_into(bytes, &mut army).map(|()| army)
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        text::write(self, out)
    }

    fn read(_: u8, line: &str, say: &mut dyn FnMut(Remark<'_>)) -> Option<Self> {
        text::read(line, say)
    }

    fn rename(&mut self, name: &str) -> bool {
        ArmyName::try_from(name).map(|name| self.name = name).is_ok()
    }
}
