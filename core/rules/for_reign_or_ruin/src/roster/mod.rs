//! Armies as players keep them: up to forty elements with their cards.

mod after;
mod bytes;
mod card;
mod describe;
mod examples;
mod fault_words;
mod faults;
mod numbering;
mod packed;
mod parts;
mod read;
mod read_card;
mod text;
mod text_error;

use core::fmt::{self, Display, Write};

use heapless::{String, Vec};

use umpire_engine::table::{Remark, Roster};

pub(crate) use self::after::after;
pub use self::card::{ElementCard, ElementName};
pub(crate) use self::describe::blanks;
pub use self::faults::{ArmyFault, MAX_COMMANDS};
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

const _: () = assert!(size_of::<Army>() <= 2_200, "two of them lie on the workbench of a small device");

impl Roster for Army {
    const WORD: &'static str = "army";
    const WORDS: &'static str = "armies";
    const SIZE: &'static str = "1-40 elements";
    const VERSION: u8 = 1;
    const IN_PIECES: bool = true;
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

    fn decode(version: u8, bytes: &[u8]) -> Option<Self> {
        Self::decode_draft(version, bytes).filter(Army::is_sound)
    }

    fn decode_draft(_: u8, bytes: &[u8]) -> Option<Self> {
        let mut army = Army::default();
        bytes::read_into(bytes, &mut army).map(|()| army)
    }

    fn decode_in_place(&mut self, _: u8, bytes: &[u8]) -> bool {
        bytes::read_into(bytes, self).is_some() && self.is_sound()
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        text::write(self, out)
    }

    fn read(version: u8, text: &str, say: &mut dyn FnMut(Remark<'_>)) -> Option<Self> {
        let mut army = Army::default();
        (army.read_more(version, text, say) && army.may_play(say)).then_some(army)
    }

    fn read_more(&mut self, _: u8, text: &str, say: &mut dyn FnMut(Remark<'_>)) -> bool {
        read::read_more(self, text, say)
    }

    fn may_play(&self, say: &mut dyn FnMut(Remark<'_>)) -> bool {
        fault_words::report_all(self, say)
    }

    fn describe(&self, say: &mut dyn FnMut(&dyn Display)) {
        describe::describe(self, say);
    }

    fn mind(&self, say: &mut dyn FnMut(&dyn Display)) {
        describe::mind(self, say);
    }

    fn changes(&self, before: &Self, say: &mut dyn FnMut(&dyn Display)) {
        describe::changes(self, before, say);
    }

    fn rename(&mut self, name: &str) -> bool {
        ArmyName::try_from(name).map(|name| self.name = name).is_ok()
    }
}
