//! A checksum for what people copy: CRC-32, as in zip files.

/// A running checksum.
#[derive(Clone, Copy)]
pub struct Crc32(u32);

impl Crc32 {
    /// Of nothing.
    pub const fn new() -> Self {
        Crc32(u32::MAX)
    }

    /// And these bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 ^= u32::from(byte);
            for _ in 0..8 {
                self.0 = self.0 >> 1 ^ (0xEDB8_8320 & (self.0 & 1).wrapping_neg());
            }
        }
    }

    /// The checksum.
    pub const fn done(self) -> u32 {
        !self.0
    }
}

impl Default for Crc32 {
    fn default() -> Self {
        Crc32::new()
    }
}

/// Text is counted as it is written.
impl core::fmt::Write for Crc32 {
    fn write_str(&mut self, text: &str) -> core::fmt::Result {
        self.add(text.as_bytes());
        Ok(())
    }
}
