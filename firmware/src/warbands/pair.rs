//! Two sectors of flash that take turns: a cut of power while one is written leaves the other.
//!
//! A sector holds a mark, a number that counts up, a length, a checksum over all of them and the bytes. The
//! sound one with the higher number counts.

use heapless::Vec;
use umpire_rules::rattle_and_rend::Kept;
use umpire_rules::table::Opening;

use super::{KEPT_BYTES, bytes};
use crate::save::crc;

/// What every sector in use begins with; the last letter counts up when what follows changes.
const MARK: [u8; 4] = *b"WBN1";
/// Mark, number, length and checksum.
const HEAD: usize = 14;
/// The most bytes a sector is asked to hold.
pub const RECORD: usize = HEAD + KEPT_BYTES;

/// Two sectors of flash.
pub trait Sectors {
    /// Reads the beginning of one.
    fn read(&mut self, which: usize, into: &mut [u8]) -> bool;
    /// Erases one and writes its beginning.
    fn write(&mut self, which: usize, bytes: &[u8]) -> bool;
}

/// Warbands in two sectors.
pub struct Pair<S> {
    sectors: S,
    /// The sector that counts, and its number.
    last: Option<(usize, u32)>,
}

impl<S: Sectors> Pair<S> {
    /// These sectors, not yet looked into.
    pub const fn new(sectors: S) -> Self {
        Pair { sectors, last: None }
    }

    /// The warbands that lie in these sectors; none where neither is sound.
    pub fn read(&mut self) -> Kept {
        let mut kept = Kept::new();
        self.last = None;
        for which in [0, 1] {
            if let Some((number, there)) = self.sector(which)
                && self.last.is_none_or(|(_, last)| newer(number, last))
            {
                (self.last, kept) = (Some((which, number)), there);
            }
        }
        kept
    }

    #[inline(never)]
    fn sector(&mut self, which: usize) -> Option<(u32, Kept)> {
        let mut record = [0; RECORD];
        if !self.sectors.read(which, &mut record) || record[..4] != MARK {
            return None;
        }
        let number = u32::from_le_bytes(record[4..8].try_into().ok()?);
        let length = u16::from_le_bytes(record[8..10].try_into().ok()?);
        let sum = u32::from_le_bytes(record[10..HEAD].try_into().ok()?);
        let held = record.get(HEAD..HEAD + usize::from(length))?;
        (sum == checksum(&record[4..10], held)).then_some(())?;
        Some((number, Kept::decode(held)?))
    }

    /// Writes them into the sector that does not count; false where they cannot be read back.
    pub fn write(&mut self, kept: &Kept) -> bool {
        let (which, number) = self.last.map_or((0, 1), |(which, number)| (1 - which, number.wrapping_add(1)));
        let held = bytes(kept);
        let mut head = [0; 6];
        head[..4].copy_from_slice(&number.to_le_bytes());
        head[4..].copy_from_slice(&(held.len() as u16).to_le_bytes());
        let sum = checksum(&head, &held).to_le_bytes();
        let mut record: Vec<u8, RECORD> = Vec::new();
        for part in [&MARK[..], &head, &sum, &held] {
            record.extend_from_slice(part).expect("a record is as long as that");
        }
        let sound = self.sectors.write(which, &record) && self.sector(which).is_some_and(|(there, _)| there == number);
        if sound {
            self.last = Some((which, number));
        }
        sound
    }
}

/// Numbers go round; the newer one is less than half the way ahead.
const fn newer(a: u32, b: u32) -> bool {
    (a.wrapping_sub(b) as i32) > 0
}

fn checksum(head: &[u8], held: &[u8]) -> u32 {
    !crc(crc(!0, head), held)
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec::Vec as Bytes;

    use umpire_rules::rattle_and_rend::book::WARBANDS;

    use super::*;

    /// Flash that loses power after so many bytes written or erased.
    #[derive(Clone)]
    struct Flash {
        sectors: [Bytes<u8>; 2],
        power: usize,
    }

    impl Flash {
        fn new() -> Self {
            Flash { sectors: [std::vec![0xff; 4096], std::vec![0xff; 4096]], power: usize::MAX }
        }

        fn spend(&mut self) -> bool {
            self.power = self.power.saturating_sub(1);
            self.power > 0
        }
    }

    impl Sectors for &mut Flash {
        fn read(&mut self, which: usize, into: &mut [u8]) -> bool {
            into.copy_from_slice(&self.sectors[which][..into.len()]);
            true
        }

        fn write(&mut self, which: usize, bytes: &[u8]) -> bool {
            for at in 0..4096 {
                if !self.spend() {
                    return false;
                }
                self.sectors[which][at] = 0xff;
            }
            for (at, byte) in bytes.iter().enumerate() {
                if !self.spend() {
                    return false;
                }
                self.sectors[which][at] &= byte;
            }
            true
        }
    }

    fn keep(flash: &mut Flash, kept: &Kept) -> bool {
        let mut pair = Pair::new(flash);
        pair.read();
        pair.write(kept)
    }

    fn some(count: usize) -> Kept {
        WARBANDS.iter().take(count).map(|warband| warband.roster()).collect()
    }

    #[test]
    fn what_is_written_is_there_after_a_restart() {
        let mut flash = Flash::new();
        assert_eq!(Pair::new(&mut flash).read(), some(0));
        for count in [1, 4, 2, 0, 3] {
            assert!(keep(&mut flash, &some(count)));
            assert_eq!(Pair::new(&mut flash).read(), some(count));
        }
    }

    #[test]
    fn what_is_read_twice_is_the_same() {
        let mut flash = Flash::new();
        assert!(keep(&mut flash, &some(2)));
        let mut pair = Pair::new(&mut flash);
        assert_eq!([pair.read(), pair.read()], [some(2), some(2)]);
    }

    #[test]
    fn a_cut_of_power_leaves_the_old_list_or_the_new_one() {
        let mut flash = Flash::new();
        for count in [1, 2, 3] {
            assert!(keep(&mut flash, &some(count)));
        }
        for power in (1..5000).step_by(7) {
            let mut cut = Flash { power, ..flash.clone() };
            let whole = keep(&mut cut, &some(4));
            cut.power = usize::MAX;
            let there = Pair::new(&mut cut).read();
            assert!(there == some(3) || there == some(4), "after {power} bytes there are {}", there.len());
            assert!(!whole || there == some(4), "what was acknowledged is there");
            assert!(keep(&mut cut, &some(2)), "and the next one can be written");
            assert_eq!(Pair::new(&mut cut).read(), some(2));
        }
    }

    #[test]
    fn an_altered_sector_does_not_count() {
        let mut flash = Flash::new();
        for count in [1, 2] {
            assert!(keep(&mut flash, &some(count)));
        }
        for at in 0..HEAD + 100 {
            let mut altered = flash.clone();
            altered.sectors[1][at] ^= 4;
            assert_eq!(Pair::new(&mut altered).read(), some(1), "altered at {at}");
        }
    }

    #[test]
    fn numbers_go_round() {
        assert!(newer(0, u32::MAX) && newer(1, 0) && !newer(u32::MAX, 0) && !newer(5, 5));
    }
}
