//! Bytes on their way into the flash.

use embedded_storage::nor_flash::NorFlash;

/// Bytes that are written at a time: a page of the flash.
pub(super) const PAGE: usize = 256;

/// Bytes on their way into the flash, a page at a time.
pub(super) struct Writer {
    page: [u8; PAGE],
    filled: usize,
    at: u32,
}

impl Writer {
    pub(super) const fn new(at: u32) -> Self {
        Writer { page: [0xff; PAGE], filled: 0, at }
    }

    pub(super) fn push<F: NorFlash>(&mut self, flash: &mut F, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            let room = PAGE - self.at as usize % PAGE - self.filled;
            let (now, later) = bytes.split_at(bytes.len().min(room));
            self.page[self.filled..self.filled + now.len()].copy_from_slice(now);
            self.filled += now.len();
            if now.len() == room {
                self.flush(flash, self.filled);
            }
            bytes = later;
        }
    }

    pub(super) fn finish<F: NorFlash>(&mut self, flash: &mut F) {
        self.flush(flash, self.filled.next_multiple_of(F::WRITE_SIZE));
    }

    fn flush<F: NorFlash>(&mut self, flash: &mut F, length: usize) {
        // Whether it went well is seen when it is read back.
        let _ = length == 0 || flash.write(self.at, &self.page[..length]).is_ok();
        self.at += length as u32;
        self.page.fill(0xff);
        self.filled = 0;
    }
}
