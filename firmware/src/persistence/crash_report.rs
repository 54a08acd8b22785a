//! What went wrong last: a panic, a hang or a stack that ran over, in words that outlast the restart it causes.
//!
//! The words lie in memory that no start clears. A power-on fills that memory with anything, so a mark and a
//! checksum tell words from noise.

use core::fmt::{self, Write};

use heapless::String;

use umpire_engine::table::checksum::Crc32;

/// Letters of a message that are kept.
pub const LONGEST: usize = 186;

/// So many restarts in a row, and the game is not taken up again by itself: it may be what stops the umpire.
pub const GIVE_UP: u8 = 3;

/// What every sound box begins with; the last letter counts up when what follows changes.
const MARK: u32 = u32::from_le_bytes(*b"MIS2");

/// Words.
pub type Message = String<LONGEST>;

/// A box of memory that a restart leaves alone.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BlackBox {
    mark: u32,
    sum: u32,
    /// Restarts without a sign of health between them.
    restarts: u8,
    /// Bytes of the message; none is no message.
    length: u8,
    bytes: [u8; LONGEST],
}

impl BlackBox {
    /// Nothing to tell.
    pub const fn empty() -> Self {
        BlackBox { mark: 0, sum: 0, restarts: 0, length: 0, bytes: [0; LONGEST] }
    }

    /// Whether this box was closed by us.
    fn is_valid(&self) -> bool {
        self.mark == MARK && self.sum == self.checksum() && usize::from(self.length) <= LONGEST
    }

    fn checksum(&self) -> u32 {
        let mut sum = Crc32::new();
        sum.add(&[self.restarts, self.length]);
        sum.add(&self.bytes);
        sum.done()
    }

    fn close(&mut self) {
        (self.mark, self.sum) = (MARK, self.checksum());
    }

    /// Writes down why the umpire must start again. What does not fit is cut off.
    pub fn record(&mut self, why: fmt::Arguments<'_>) {
        let restarts = if self.is_valid() { self.restarts.saturating_add(1) } else { 1 };
        *self = BlackBox { restarts, ..BlackBox::empty() };
        let _ = Pen(self).write_fmt(why); // what does not fit is cut off
        self.close();
    }

    /// How many restarts there were in a row.
    pub fn restarts(&self) -> u8 {
        if self.is_valid() { self.restarts } else { 0 }
    }

    /// Takes the message out; the restarts stay counted.
    pub fn take(&mut self) -> Option<Message> {
        if !self.is_valid() {
            *self = BlackBox::empty();
        }
        let bytes = &self.bytes[..self.length.into()];
        let message = core::str::from_utf8(bytes).ok().filter(|text| !text.is_empty()).map(Message::try_from);
        self.length = 0;
        self.close();
        message.and_then(Result::ok)
    }

    /// All is well again: the next restart is the first.
    pub fn well(&mut self) {
        if self.restarts() > 0 {
            self.restarts = 0;
            self.close();
        }
    }
}

/// Writes into the box, whole letters only.
struct Pen<'b>(&'b mut BlackBox);

impl Write for Pen<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let used = usize::from(self.0.length);
        let text = &text[..text.floor_char_boundary(LONGEST - used)];
        self.0.bytes[used..used + text.len()].copy_from_slice(text.as_bytes());
        self.0.length += text.len() as u8;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_outlasts_a_restart_and_is_told_once() {
        let mut kept = BlackBox::empty();
        kept.record(format_args!("no {} at {}:{}", "luck", "rules.rs", 7));
        assert_eq!(kept.take().as_deref(), Some("no luck at rules.rs:7"));
        assert_eq!((kept.take(), kept.restarts()), (None, 1));
    }

    #[test]
    fn memory_after_power_on_tells_nothing() {
        for noise in [0x00, 0xff, 0x5a] {
            let mut kept = BlackBox { mark: MARK, sum: 9, restarts: noise, length: noise, bytes: [noise; LONGEST] };
            assert_eq!((kept.restarts(), kept.take(), kept.restarts()), (0, None, 0));
        }
    }

    #[test]
    fn restarts_in_a_row_are_counted_until_all_is_well() {
        let mut kept = BlackBox::empty();
        for count in 1..=GIVE_UP {
            kept.record(format_args!("again"));
            assert_eq!((kept.take().as_deref(), kept.restarts()), (Some("again"), count));
        }
        kept.well();
        assert_eq!(kept.restarts(), 0);
        kept.record(format_args!("later"));
        assert_eq!(kept.restarts(), 1);
    }

    #[test]
    fn a_long_message_is_cut_between_letters() {
        let mut kept = BlackBox::empty();
        kept.record(format_args!("{:a>185}é and more", ""));
        let told = kept.take().expect("a message");
        assert_eq!((told.len(), told.ends_with('a')), (185, true), "half an é would be no letter");
    }
}
