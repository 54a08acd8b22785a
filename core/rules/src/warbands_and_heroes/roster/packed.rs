//! What a battle starts from: its warbands as bytes. Six of them in full would take more than a small device has.

use heapless::Vec;

use super::{MAX_CUSTOM, Warband, bytes, examples};
use umpire_engine::table::{MAX_SEATS, Opening, Roster, sides};

/// Bytes for all warbands of a battle.
pub const OPENING_ROOM: usize = 2_048;
/// Bytes for the classes of all sides together.
pub const CLASS_ROOM_IN_ALL: usize = 640;
/// The most Units of all sides together (section 2.3 of the checklist).
pub const MAX_UNITS_IN_ALL: usize = 40;

/// The warbands of a battle, as [`Sides`](umpire_engine::table::Sides) writes them. They may play: 2 to 6 of them, no more Units
/// and classes of their own together than a battle takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackedWarbands(Vec<u8, OPENING_ROOM, u16>);

impl PackedWarbands {
    /// These warbands; none where they are too few or too much for one battle.
    pub fn of<'w>(warbands: impl ExactSizeIterator<Item = &'w Warband>) -> Option<Self> {
        let mut packed = PackedWarbands(Vec::new());
        packed.0.push(warbands.len() as u8).ok()?;
        for warband in warbands {
            packed.add(warband)?;
        }
        are_sound(&packed.0).then_some(packed)
    }

    /// One more of those that were counted; none where it has no room.
    fn add(&mut self, warband: &Warband) -> Option<()> {
        let mut length: u16 = 1;
        bytes::write(warband, &mut |piece| length += piece.len() as u16);
        self.0.extend_from_slice(&length.to_le_bytes()).ok()?;
        self.0.push(Warband::VERSION).ok()?;
        let mut fits = true;
        bytes::write(warband, &mut |piece| fits &= self.0.extend_from_slice(piece).is_ok());
        fits.then_some(())
    }

    #[inline(never)] // a whole warband is on the stack meanwhile
    fn add_example(&mut self, at: usize) {
        self.add(&examples::example(at)).expect("an example fits a battle");
    }

    /// How many sides there are.
    pub fn count(&self) -> u8 {
        self.0.first().copied().unwrap_or(0)
    }

    /// Shows each side's warband, from the first seat on.
    pub fn each(&self, see: &mut dyn FnMut(&Warband)) {
        each(&self.0, see).expect("they were looked at when they came");
    }
}

/// Shows each side's warband in these bytes, one after the other in the same place; none where one of them may not play.
#[inline(never)] // a whole warband is on the stack meanwhile
fn each(bytes: &[u8], see: &mut dyn FnMut(&Warband)) -> Option<()> {
    let mut warband = Warband::default();
    for part in sides(bytes)? {
        let (_version, bytes) = part?.split_first()?;
        bytes::read_into(bytes, &mut warband)?;
        see(&warband);
    }
    Some(())
}

/// Whether the warbands in these bytes may fight a battle.
fn are_sound(bytes: &[u8]) -> bool {
    let (mut units, mut classes, mut words, mut count) = (0, 0, 0, 0);
    let read = each(bytes, &mut |warband| {
        units += warband.units.len();
        classes += warband.classes.len();
        words += warband.classes.as_bytes().len();
        count += 1;
    });
    read.is_some()
        && units <= MAX_UNITS_IN_ALL
        && classes <= MAX_CUSTOM
        && words <= CLASS_ROOM_IN_ALL
        && (2..=MAX_SEATS).contains(&count)
        && bytes.first().is_some_and(|sides| usize::from(*sides) == count)
}

/// Two sides, with the first examples.
impl Default for PackedWarbands {
    #[inline(never)] // done with before anybody plays
    fn default() -> Self {
        let mut packed = PackedWarbands(Vec::new());
        packed.0.push(2).expect("there is room");
        packed.add_example(0);
        packed.add_example(1);
        packed
    }
}

impl Opening for PackedWarbands {
    fn encode(&self, out: &mut dyn FnMut(&[u8])) {
        out(&self.0);
    }

    fn decode(bytes: &[u8]) -> Option<Self> {
        let mut packed = PackedWarbands(Vec::new());
        packed.decode_in_place(bytes).then_some(packed)
    }

    fn decode_in_place(&mut self, bytes: &[u8]) -> bool {
        if bytes.len() > OPENING_ROOM || !are_sound(bytes) {
            return false;
        }
        self.0.clear();
        self.0.extend_from_slice(bytes).is_ok()
    }
}
