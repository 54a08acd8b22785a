//! The checksum of the store: CRC-32, a byte at a time. Everything that counts is summed up when the store is opened,
//! so its table is worth a kilobyte of flash.

/// A CRC-32 as in Ethernet and PNG, over whatever is added to it.
#[derive(Clone, Copy)]
pub(super) struct Sum(u32);

static TABLE: [u32; 256] = table();

const fn table() -> [u32; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut sum = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            sum = if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 };
            bit += 1;
        }
        table[byte] = sum;
        byte += 1;
    }
    table
}

impl Sum {
    /// The sum of nothing.
    pub(super) const fn new() -> Self {
        Sum(!0)
    }

    /// Adds these bytes.
    pub(super) fn add(&mut self, bytes: &[u8]) {
        let mut sum = self.0;
        for &byte in bytes {
            sum = TABLE[usize::from(sum as u8 ^ byte)] ^ sum >> 8;
        }
        self.0 = sum;
    }

    /// What it all sums up to.
    pub(super) const fn done(self) -> u32 {
        !self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_crc_32_everybody_knows() {
        let mut sum = Sum::new();
        sum.add(b"12345");
        sum.add(b"6789");
        assert_eq!(sum.done(), 0xcbf4_3926);
    }
}
