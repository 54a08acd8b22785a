//! A flash in memory, as a board has it, whose power can be cut at any moment.
//!
//! Writing only turns ones into zeros. A cut while writing leaves some bytes written, and one of them in part, or the
//! whole page in part; a cut while erasing leaves any of several kinds of ruin. Some bits then are weak: they read
//! differently whenever the power comes back. The kinds of ruin are ours, and not measured on a real flash.

use embedded_storage::nor_flash::{
    ErrorType, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash, check_erase, check_read, check_write,
};

use crate::random::Lcg;

/// Bytes of a sector.
pub const SECTOR: usize = 4096;

/// What a cut while erasing leaves behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Torn {
    /// The beginning is erased, the rest has some bits back.
    Prefix,
    /// The end is erased, the beginning is as it was.
    Suffix,
    /// Every bit has come back, or not, with the same chance.
    Uniform,
    /// Bits were being set to zero first, so that all wear alike.
    Preprogrammed,
    /// All is erased, but for a few bits.
    Late,
    /// All seems erased, but some bits are weak.
    Weak,
    /// Nothing happened yet.
    Unchanged,
    /// Only the first bytes still have something of what they were.
    Marker,
    /// Whenever the power comes back, all is erased, or nothing is.
    Flickers,
}

impl Torn {
    /// Every kind.
    pub const ALL: [Torn; 9] = [
        Torn::Prefix,
        Torn::Suffix,
        Torn::Uniform,
        Torn::Preprogrammed,
        Torn::Late,
        Torn::Weak,
        Torn::Unchanged,
        Torn::Marker,
        Torn::Flickers,
    ];
}

/// When the power goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    /// While this byte is written.
    At(usize),
    /// While the bytes are written, all of them at once.
    Scattered,
    /// While the last of the bytes are written: whenever the power comes back, they are there, or not.
    Flickers,
    /// While a sector is erased.
    Erase(Torn),
    /// Whatever is done then, in one of these ways.
    Any,
}

/// What a flash was asked to do, beside reading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Did {
    /// To write so many bytes.
    Program(usize),
    /// To erase a sector.
    Erase,
}

/// What a flash answers that has no power.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dark;

impl NorFlashError for Dark {
    fn kind(&self) -> NorFlashErrorKind {
        NorFlashErrorKind::Other
    }
}

impl From<NorFlashErrorKind> for Dark {
    fn from(kind: NorFlashErrorKind) -> Self {
        panic!("asked for what no flash can do: {kind:?}");
    }
}

/// A flash that takes words of so many bytes.
#[derive(Clone, Debug)]
pub struct Flash<const WORD: usize = 1> {
    /// All its bytes.
    pub bytes: Vec<u8>,
    /// How often each sector was erased.
    pub erases: Vec<u32>,
    /// What it did since this list was emptied.
    pub did: Vec<Did>,
    /// Bytes that were to get ones in place of zeros, which no flash can do.
    pub raised: u32,
    /// Whether no bit changes while the power is away.
    pub steady: bool,
    /// Bytes read.
    pub read: u64,
    /// So many times it does nothing, and says so.
    pub refuses: u32,
    /// Places that read as they like, and their bits.
    weak: Vec<(usize, u8)>,
    /// Bytes that are now this, now that, all together.
    flickers: Vec<(usize, [Vec<u8>; 2])>,
    /// Places that can never be written, and their bits.
    stuck: Vec<(usize, u8)>,
    /// Deeds until the power goes, and how.
    cut: Option<(usize, Cut)>,
    dark: bool,
    chance: Lcg,
}

impl<const WORD: usize> Flash<WORD> {
    /// An erased flash.
    pub fn new(sectors: usize) -> Self {
        Self::of(vec![0xff; sectors * SECTOR])
    }

    /// A flash that holds this.
    pub fn of(bytes: Vec<u8>) -> Self {
        Flash {
            erases: vec![0; bytes.len() / SECTOR],
            bytes,
            did: Vec::new(),
            raised: 0,
            steady: false,
            read: 0,
            refuses: 0,
            weak: Vec::new(),
            flickers: Vec::new(),
            stuck: Vec::new(),
            cut: None,
            dark: false,
            chance: Lcg::new(0),
        }
    }

    /// Cuts the power after so many deeds.
    pub fn cut_after(&mut self, deeds: usize, cut: Cut, seed: u64) {
        self.cut = Some((deeds, cut));
        self.chance = Lcg::new(seed);
    }

    /// Whether the power is gone.
    pub fn is_dark(&self) -> bool {
        self.dark
    }

    /// The power comes back: weak bits read as they like.
    pub fn wake(&mut self) {
        (self.dark, self.cut) = (false, None);
        self.did.clear();
        if self.steady {
            return;
        }
        for &(at, bits) in &self.weak {
            let now = self.chance.below(256) as u8;
            self.bytes[at] = self.bytes[at] & !bits | now & bits;
        }
        for (at, states) in &self.flickers {
            let now = &states[self.chance.below(2) as usize];
            self.bytes[*at..at + now.len()].copy_from_slice(now);
        }
    }

    /// From now on these bits can neither be written nor erased.
    pub fn stick(&mut self, at: usize, bits: u8) {
        self.stuck.push((at, bits));
    }

    /// Whether the power goes now, and how.
    fn goes(&mut self, did: Did) -> Result<Option<Cut>, Dark> {
        if self.dark {
            return Err(Dark);
        }
        if let Some(refuses) = self.refuses.checked_sub(1) {
            self.refuses = refuses;
            return Err(Dark);
        }
        self.did.push(did);
        match &mut self.cut {
            Some((0, cut)) => {
                self.dark = true;
                let cut = *cut;
                Ok(Some(if cut == Cut::Any { self.any_cut(did) } else { cut }))
            }
            Some((deeds, _)) => {
                *deeds -= 1;
                Ok(None)
            }
            None => Ok(None),
        }
    }

    fn any_cut(&mut self, did: Did) -> Cut {
        match did {
            Did::Program(_) if self.chance.below(4) == 0 => Cut::Scattered,
            Did::Program(_) if self.chance.below(3) == 0 => Cut::Flickers,
            Did::Program(length) => Cut::At(self.chance.below(length as u32) as usize),
            Did::Erase => Cut::Erase(Torn::ALL[self.chance.below(Torn::ALL.len() as u32) as usize]),
        }
    }

    fn set(&mut self, at: usize, byte: u8) {
        let stuck = self.stuck.iter().filter(|stuck| stuck.0 == at).fold(0, |bits, stuck| bits | stuck.1);
        self.bytes[at] = self.bytes[at] & stuck | byte & !stuck;
    }

    fn any(&mut self) -> u8 {
        self.chance.below(256) as u8
    }

    /// A byte each of whose bits is one with this chance in a thousand.
    fn bits(&mut self, chance: u32) -> u8 {
        (0..8).fold(0, |byte, bit| byte | u8::from(self.chance.below(1000) < chance) << bit)
    }

    /// Some of the bits that were to be zeros are, and some are weak.
    fn part(&mut self, at: usize, byte: u8) {
        let (done, weak) = (self.any(), self.any() & self.any());
        let old = self.bytes[at];
        self.set(at, old & (byte | !done));
        let weak = weak & old & !byte;
        if weak != 0 {
            self.weak.push((at, weak));
        }
    }

    fn tear(&mut self, start: usize, torn: Torn) {
        let (part, chance) = (self.chance.below(SECTOR as u32) as usize, self.chance.below(1000));
        let few = 1 + self.chance.below(20);
        if torn == Torn::Flickers {
            self.flickers.push((start, [self.bytes[start..start + SECTOR].to_vec(), vec![0xff; SECTOR]]));
        }
        for at in start..start + SECTOR {
            let old = self.bytes[at];
            let new = match torn {
                Torn::Prefix if at < start + part => 0xff,
                Torn::Prefix => old | self.any() & self.any(),
                Torn::Suffix if at < start + part => old,
                Torn::Marker if at < start + 64 => old | self.any(),
                Torn::Uniform => old | self.bits(chance),
                Torn::Preprogrammed => old & self.bits(chance),
                Torn::Unchanged => old,
                Torn::Suffix | Torn::Late | Torn::Weak | Torn::Marker | Torn::Flickers => 0xff,
            };
            self.set(at, new);
        }
        for n in 0..few {
            // Every other one lies where a marker would.
            let span = if n % 2 == 0 { SECTOR } else { 40 };
            let (at, bit) = (start + self.chance.below(span as u32) as usize, 1 << self.chance.below(8));
            match torn {
                Torn::Late => self.bytes[at] &= !bit,
                Torn::Weak => self.weak.push((at, bit)),
                _ => {}
            }
        }
    }
}

impl<const WORD: usize> ErrorType for Flash<WORD> {
    type Error = Dark;
}

impl<const WORD: usize> ReadNorFlash for Flash<WORD> {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, into: &mut [u8]) -> Result<(), Dark> {
        check_read(self, offset, into.len())?;
        if self.dark {
            return Err(Dark);
        }
        self.read += into.len() as u64;
        into.copy_from_slice(&self.bytes[offset as usize..][..into.len()]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.bytes.len()
    }
}

impl<const WORD: usize> NorFlash for Flash<WORD> {
    const WRITE_SIZE: usize = WORD;
    const ERASE_SIZE: usize = SECTOR;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Dark> {
        check_erase(self, from, to)?;
        for start in (from as usize..to as usize).step_by(SECTOR) {
            let cut = self.goes(Did::Erase)?;
            self.erases[start / SECTOR] += 1;
            match cut {
                Some(Cut::Erase(torn)) => {
                    self.tear(start, torn);
                    return Err(Dark);
                }
                Some(_) => return Err(Dark),
                None => {}
            }
            (start..start + SECTOR).for_each(|at| self.set(at, 0xff));
            self.weak.retain(|weak| !(start..start + SECTOR).contains(&weak.0));
            self.flickers.retain(|flicker| !(start..start + SECTOR).contains(&flicker.0));
        }
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Dark> {
        check_write(self, offset, bytes.len())?;
        let sectors = offset as usize / SECTOR..=(offset as usize + bytes.len() - 1) / SECTOR;
        assert_eq!(sectors.start(), sectors.end(), "nobody writes across the end of a sector by intention");
        let cut = self.goes(Did::Program(bytes.len()))?;
        if cut == Some(Cut::Flickers) {
            let old = self.bytes[offset as usize..][..bytes.len()].to_vec();
            let new = old.iter().zip(bytes).map(|(old, new)| old & new).collect();
            self.flickers.push((offset as usize, [old, new]));
        }
        for (start, states) in &mut self.flickers {
            for (at, byte) in (offset as usize..).zip(bytes).filter(|_| cut.is_none()) {
                let within = at.wrapping_sub(*start);
                states.iter_mut().filter_map(|state| state.get_mut(within)).for_each(|state| *state &= byte);
            }
        }
        for (n, (at, &byte)) in (offset as usize..).zip(bytes).enumerate() {
            self.raised += u32::from(byte != 0xff && self.bytes[at] & byte != byte);
            match cut {
                Some(Cut::At(end)) if n > end => {}
                Some(Cut::At(end)) if n == end => self.part(at, byte),
                Some(Cut::Scattered) => self.part(at, byte),
                Some(Cut::Erase(_) | Cut::Any | Cut::Flickers) => {}
                Some(Cut::At(_)) | None => {
                    self.set(at, self.bytes[at] & byte);
                    self.weak.iter_mut().filter(|weak| weak.0 == at).for_each(|weak| weak.1 &= byte);
                }
            }
        }
        if cut.is_some() { Err(Dark) } else { Ok(()) }
    }
}
