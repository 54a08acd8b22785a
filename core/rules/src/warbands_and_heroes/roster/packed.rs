//! What a battle starts from: its warbands as bytes. Six of them in full would take more than a small device has.

use heapless::Vec;

use super::{MAX_CUSTOM, Warband, bytes, examples};
use crate::table::{MAX_SEATS, Opening, Roster, sides};

/// Bytes for all warbands of a battle.
pub const OPENING_ROOM: usize = 2_048;
/// Bytes for the classes of all sides together.
pub const CLASS_ROOM_IN_ALL: usize = 640;
/// The most Units of all sides together (section 2.3 of the checklist).
pub const MAX_UNITS_IN_ALL: usize = 40;

/// The warbands of a battle, as [`Sides`](crate::table::Sides) writes them. They may play: 2 to 6 of them, no more Units
/// and classes of their own together than a battle takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackedWarbands(Vec<u8, OPENING_ROOM, u16>);

impl PackedWarbands {
    /// These warbands; none where they are too few or too much for one battle.
    pub fn of<'w>(warbands: impl ExactSizeIterator<Item = &'w Warband>) -> Option<Self> {
        let mut packed = Vec::new();
        packed.push(warbands.len() as u8).ok()?;
        for warband in warbands {
            let mut length: u16 = 1;
            bytes::write(warband, &mut |piece| length += piece.len() as u16);
            packed.extend_from_slice(&length.to_le_bytes()).ok()?;
            packed.push(Warband::VERSION).ok()?;
            let mut fits = true;
            bytes::write(warband, &mut |piece| fits &= packed.extend_from_slice(piece).is_ok());
            fits.then_some(())?;
        }
        PackedWarbands(packed).sound()
    }

    /// How many sides there are.
    pub fn count(&self) -> u8 {
        self.0.first().copied().unwrap_or(0)
    }

    /// Each side's warband, from the first seat on.
    pub fn iter(&self) -> impl Iterator<Item = Warband> {
        self.parts().flatten()
    }

    /// Each side's warband; none for bytes that are no warband that may play.
    fn parts(&self) -> impl Iterator<Item = Option<Warband>> {
        let parts = sides(&self.0).into_iter().flatten();
        parts.map(|part| {
            let (version, bytes) = part?.split_first()?;
            Warband::decode(*version, bytes)
        })
    }

    /// These, where they may play.
    #[inline(never)] // a whole warband is on the stack meanwhile
    fn sound(self) -> Option<Self> {
        let (mut units, mut classes, mut words, mut count) = (0, 0, 0, 0);
        for warband in self.parts() {
            let warband = warband?;
            units += warband.units.len();
            classes += warband.classes.len();
            words += warband.classes.as_bytes().len();
            count += 1;
        }
        let fits = units <= MAX_UNITS_IN_ALL
            && classes <= MAX_CUSTOM
            && words <= CLASS_ROOM_IN_ALL
            && (2..=MAX_SEATS).contains(&count);
        (fits && count == usize::from(self.count())).then_some(self)
    }
}

/// Two sides, with the first examples.
impl Default for PackedWarbands {
    fn default() -> Self {
        let two = [examples::example(0), examples::example(1)];
        PackedWarbands::of(two.iter()).expect("two examples fit a battle")
    }
}

impl Opening for PackedWarbands {
    fn encode(&self, out: &mut dyn FnMut(&[u8])) {
        out(&self.0);
    }

    #[inline(never)] // done with before anybody plays
    fn decode(bytes: &[u8]) -> Option<Self> {
        PackedWarbands(Vec::from_slice(bytes).ok()?).sound()
    }
}
