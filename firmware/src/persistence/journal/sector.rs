//! What every sector in use begins with.

use umpire_engine::table::checksum::Crc32;

/// Bytes of a sector.
pub(super) const SECTOR: u32 = 4096;
/// Bytes at its beginning that say what it is.
pub(super) const HEADER: usize = 32;
/// What they begin with; the last letter counts up when anything in the store's format changes.
pub(super) const MARK: [u8; 4] = *b"PUS2";
/// What they began with in older programs, whose headers had the same fields.
pub(super) const OLD_MARK: [u8; 4] = *b"PUS1";
/// Sectors that news never go to, so that there is always room for copies.
pub(super) const SPARE: u32 = 3;
/// No honest flash lives to see this number.
const MAX_NUMBER: u32 = 1 << 30;

/// The header of a sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sector {
    /// Counts up from one sector to the next, all the way round the ring and on.
    pub(super) number: u32,
    /// The number of the sector in which all that counts begins.
    pub(super) start: u32,
    /// How many records were ever written before that one.
    pub(super) base: u32,
    /// How many records were ever written before this one.
    pub(super) from: u32,
    /// How often any sector was erased until now.
    pub(super) erases: u32,
    /// What it holds.
    pub(super) holds: Holds,
}

/// What a sector is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Holds {
    /// What was stored, in the order in which it was stored.
    News = 0,
    /// The same, and the last record from before the power went comes first, once more: perhaps it was being
    /// written just then, and reads well today only.
    Again = 1,
    /// Copies of what counts. They count from the first sector after them on that says so.
    Copies = 2,
}

impl Sector {
    /// Its bytes.
    pub(super) fn bytes(&self, sectors: u32) -> [u8; HEADER] {
        self.marked(MARK, sectors)
    }

    fn marked(&self, mark: [u8; 4], sectors: u32) -> [u8; HEADER] {
        let mut bytes = [0xff; HEADER];
        let words = [self.number, self.start, self.base, self.from, self.erases, self.holds as u32 | sectors << 8];
        bytes[..4].copy_from_slice(&mark);
        for (into, word) in bytes[4..].chunks_exact_mut(4).zip(words) {
            into.copy_from_slice(&word.to_le_bytes());
        }
        let mut sum = Crc32::new();
        sum.add(&bytes[..HEADER - 4]);
        bytes[HEADER - 4..].copy_from_slice(&sum.done().to_le_bytes());
        bytes
    }

    /// Reads a header in the given place of the ring; none where it is not one that belongs there.
    pub(super) fn read(bytes: &[u8; HEADER], place: u32, sectors: u32) -> Option<Self> {
        Self::read_marked(MARK, bytes, place, sectors)
    }

    /// Whether this is a header that an older program wrote.
    pub(super) fn is_old(bytes: &[u8; HEADER], place: u32, sectors: u32) -> bool {
        Self::read_marked(OLD_MARK, bytes, place, sectors).is_some()
    }

    /// Whether a sector in this place may have this number.
    pub(super) const fn belongs(number: u32, place: u32, sectors: u32) -> bool {
        number < MAX_NUMBER && number % sectors == place
    }

    fn read_marked(mark: [u8; 4], bytes: &[u8; HEADER], place: u32, sectors: u32) -> Option<Self> {
        let word = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        let holds = match bytes[24] {
            0 => Holds::News,
            1 => Holds::Again,
            2 => Holds::Copies,
            _ => return None,
        };
        let sector =
            Sector { number: word(4), start: word(8), base: word(12), from: word(16), erases: word(20), holds };
        let fits = Self::belongs(sector.number, place, sectors)
            && sector.start <= sector.number
            && sector.number - sector.start < sectors.saturating_sub(SPARE)
            && sector.base <= sector.from
            && sector.from < MAX_NUMBER;
        (fits && *bytes == sector.marked(mark, sectors)).then_some(sector)
    }
}
