//! The engine's checksums: CRC-32 for what people copy, FNV-1a for what the tape links.

use core::fmt;
use core::hash::Hasher;

/// CRC-32, as in zip files. A kilobyte of table: a journal is summed up whole when it is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crc32(u32);

impl Crc32 {
    /// Of no bytes.
    pub const fn new() -> Self {
        Crc32(u32::MAX)
    }

    /// Adds bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |sum, byte| CRC_TABLE[usize::from(sum as u8 ^ byte)] ^ sum >> 8);
    }

    /// The checksum of all bytes so far.
    pub const fn done(self) -> u32 {
        !self.0
    }
}

/// What each byte adds.
static CRC_TABLE: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut sum, mut bit) = (byte as u32, 0);
        while bit < 8 {
            sum = sum >> 1 ^ (0xEDB8_8320 & (sum & 1).wrapping_neg());
            bit += 1;
        }
        table[byte] = sum;
        byte += 1;
    }
    table
};

impl Default for Crc32 {
    fn default() -> Self {
        Crc32::new()
    }
}

/// Adds text as its bytes.
impl fmt::Write for Crc32 {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.add(text.as_bytes());
        Ok(())
    }
}

/// FNV-1a in 32 bits: short, fast, and no protection against anybody who means harm.
#[derive(Clone, Copy)]
pub struct Fnv32(u32);

impl Fnv32 {
    /// Of no bytes.
    pub const fn new() -> Self {
        Fnv32(0x811c_9dc5)
    }

    /// Adds bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    }

    /// The hash of all bytes so far.
    pub const fn done(self) -> u32 {
        self.0
    }

    /// The hash folded into 16 bits.
    pub const fn folded(self) -> u16 {
        (self.0 >> 16 ^ self.0) as u16
    }
}

impl Default for Fnv32 {
    fn default() -> Self {
        Fnv32::new()
    }
}

/// For whatever can be hashed.
impl Hasher for Fnv32 {
    fn finish(&self) -> u64 {
        self.0.into()
    }

    fn write(&mut self, bytes: &[u8]) {
        self.add(bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::{Crc32, Fnv32};

    #[test]
    fn both_are_the_published_ones() {
        let (mut crc, mut fnv) = (Crc32::new(), Fnv32::new());
        crc.add(b"123456789");
        fnv.add(b"foobar");
        assert_eq!((crc.done(), fnv.done()), (0xcbf4_3926, 0xbf9c_f968));
    }
}
