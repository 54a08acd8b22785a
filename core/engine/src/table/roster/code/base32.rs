//! Bytes as letters, five bits each: A to Z and 2 to 7 (RFC 4648, without padding). No letter is taken for a digit.

use core::fmt::{self, Write};

use heapless::Vec;

/// Writes bytes that come one after the other.
pub(super) struct Base32Writer<'w> {
    out: &'w mut dyn Write,
    /// Bits that are not written yet, and how many: fewer than five between two bytes.
    bits: u16,
    count: u8,
}

impl<'w> Base32Writer<'w> {
    pub(super) const fn new(out: &'w mut dyn Write) -> Self {
        Base32Writer { out, bits: 0, count: 0 }
    }

    pub(super) fn add(&mut self, bytes: &[u8]) -> fmt::Result {
        for byte in bytes {
            self.bits = self.bits << 8 | u16::from(*byte);
            self.count += 8;
            while self.count >= 5 {
                self.count -= 5;
                self.out.write_char(letter(self.bits >> self.count))?;
            }
        }
        Ok(())
    }

    /// The last bits, with zeros behind them.
    pub(super) fn end(self) -> fmt::Result {
        if self.count > 0 { self.out.write_char(letter(self.bits << (5 - self.count))) } else { Ok(()) }
    }
}

const fn letter(bits: u16) -> char {
    let value = (bits & 31) as u8;
    (if value < 26 { b'A' + value } else { b'2' + value - 26 }) as char
}

/// Reads capital letters; none where they are not as we write them, or too many.
pub(super) fn read<const N: usize>(letters: impl Iterator<Item = char>) -> Option<Vec<u8, N>> {
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0_u16, 0);
    for letter in letters {
        let value = match letter {
            'A'..='Z' => letter as u16 - 'A' as u16,
            '2'..='7' => letter as u16 - '2' as u16 + 26,
            _ => return None,
        };
        (bits, count) = (bits << 5 | value, count + 5);
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8).ok()?;
            bits &= (1 << count) - 1;
        }
    }
    // Fewer than five bits are left, and they are zeros.
    (count < 5 && bits == 0).then_some(bytes)
}
